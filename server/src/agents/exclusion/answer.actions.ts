import { err, ok, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DecisionRefusal } from '../../rewards/decision/index.ts'
import { excludeBets } from '../payslip/index.ts'
import {
  findAppeal,
  listAppeals,
  recordAnswer,
  recordLiftProposed,
  sumLifted,
  type StoredAppeal,
} from './appeal.sql.ts'
import { lockDecider, recordLifted } from './decide.sql.ts'
import type { DeskOptions } from './desk.actions.ts'
import { listBetsOf, lockExclusion, type StoredExclusion } from './exclusion.sql.ts'
import { liveProposal, stepOf, type Proposal } from './exclusion.ts'
import { isConcerned, sumAsked, writeStep, type Outcome, type StepRefusal } from './step.actions.ts'

export type Answering = {
  /** The appeal. */
  readonly id: string
  readonly answer: 'upheld' | 'lifted'
  readonly reason: string
  readonly by: Id<'account'>
}

function answeredSo(appeal: StoredAppeal, { answer, reason, by }: Answering, nowMs: number): Outcome | undefined {
  if (appeal.answer === answer && appeal.answeredBy === by && appeal.note === reason) return 'decided'
  const proposal = liveProposal(appeal.proposal, nowMs)
  return answer === 'lifted' && proposal?.by === by && proposal.note === reason ? 'proposed' : undefined
}

type Lifting = { readonly secondFrom: bigint; readonly nowMs: number; readonly proposal: Proposal | null }

/** Puts the bets back that nothing else excludes, and answers every appeal against the exclusion. */
async function lift(tx: Tx, stored: StoredExclusion, { by, reason: note }: Answering, nowMs: number): Promise<void> {
  const bets = await listBetsOf(tx, stored.id)
  await excludeBets(
    tx,
    bets.map(({ wallet, operation, other }) => ({ wallet, operation, excluded: other })),
  )
  await recordLifted(tx, stored.id, nowMs)
  const ids = (await listAppeals(tx, [stored.id])).map(({ id }) => id)
  await recordAnswer(tx, { ids, answer: 'lifted', by, note, atMs: nowMs })
  await writeStep(tx, stored, { action: 'exclusion.lift', by, detail: { note } }, nowMs)
}

async function liftStep(
  tx: Tx,
  stored: StoredExclusion,
  { by, id, reason: note }: Answering,
  { secondFrom, nowMs, proposal }: Lifting,
): Promise<'decide' | 'proposed' | DecisionRefusal> {
  const amount = stored.validBet + (await sumLifted(tx, sumAsked(stored, by, nowMs)))
  const step = stepOf({ amount, secondFrom, proposal }, by, nowMs)
  if (step !== 'propose') return step
  await recordLiftProposed(tx, id, { by, atMs: nowMs, note })
  await writeStep(tx, stored, { action: 'exclusion.propose_lift', by, detail: { note } }, nowMs)
  return 'proposed'
}

/** Answers an appeal. Neither of those who excluded does. */
export async function answerAppeal(options: DeskOptions, answering: Answering): Promise<Result<Outcome, StepRefusal>> {
  const { db, clock } = options
  const secondFrom = await options.secondFrom()
  return db.transact<Outcome, StepRefusal>(async (tx) => {
    const { id, answer, reason: note, by } = answering
    await lockDecider(tx, by)
    const nowMs = clock.nowMs()
    const known = await findAppeal(tx, id)
    if (known === undefined) return err('exclusion.unknown')
    const stored = await lockExclusion(tx, known.exclusion)
    // Read again: another answer may have come first.
    const appeal = await findAppeal(tx, id)
    if (stored === undefined || appeal === undefined) return err('exclusion.unknown')
    const before = answeredSo(appeal, answering, nowMs)
    if (before !== undefined) return ok(before)
    if (appeal.answer !== null || stored.state !== 'excluded') return err('exclusion.decided')
    if (stored.decidedBy === by || stored.proposal?.by === by) return err('reward.same_person')
    if (await isConcerned(options, tx, stored, by)) return err('exclusion.own')
    if (answer === 'upheld') {
      await recordAnswer(tx, { ids: [id], answer, by, note, atMs: nowMs })
      await writeStep(tx, stored, { action: 'exclusion.uphold', by, detail: { note, appeal: id } }, nowMs)
      return ok('decided')
    }
    const step = await liftStep(tx, stored, answering, { secondFrom, nowMs, proposal: appeal.proposal })
    if (step === 'proposed') return ok('proposed')
    if (step !== 'decide') return err(step)
    await lift(tx, stored, answering, nowMs)
    return ok('decided')
  })
}
