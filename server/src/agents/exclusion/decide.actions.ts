import { err, ok, type Id, type Result } from '@ronda/core'
import { excludeBets } from '../payslip/index.ts'
import type { DeskOptions } from './desk.actions.ts'
import {
  listBetsOf,
  lockDecider,
  lockExclusion,
  recordDecided,
  recordProposed,
  sumExcludedBy,
  type StoredExclusion,
} from './exclusion.sql.ts'
import { liveProposal, stepOf } from './exclusion.ts'
import { isConcerned, sumAsked, writeStep, type Outcome, type StepRefusal } from './step.actions.ts'

export type Deciding = {
  readonly id: string
  readonly decision: 'excluded' | 'dismissed'
  readonly reason: string
  readonly by: Id<'account'>
}

/** Whether this repeats the same person's same step: a second click changes nothing. */
function repeated(stored: StoredExclusion, { decision, reason, by }: Deciding, nowMs: number): Outcome | undefined {
  if (stored.state === decision && stored.decidedBy === by && stored.note === reason) return 'decided'
  const proposal = stored.state === 'open' ? liveProposal(stored.proposal, nowMs) : null
  return decision === 'excluded' && proposal?.by === by && proposal.note === reason ? 'proposed' : undefined
}

/** Excludes the bets of an open case, or dismisses it. */
export async function decideCase(options: DeskOptions, deciding: Deciding): Promise<Result<Outcome, StepRefusal>> {
  const { db, clock } = options
  const secondFrom = await options.secondFrom()
  return db.transact<Outcome, StepRefusal>(async (tx) => {
    const { id, decision, reason: note, by } = deciding
    await lockDecider(tx, by)
    const nowMs = clock.nowMs()
    const stored = await lockExclusion(tx, id)
    if (stored === undefined) return err('exclusion.unknown')
    const before = repeated(stored, deciding, nowMs)
    if (before !== undefined) return ok(before)
    if (stored.state !== 'open') return err('exclusion.decided')
    if (await isConcerned(options, tx, stored, by)) return err('exclusion.own')
    if (decision === 'excluded') {
      const amount = stored.validBet + (await sumExcludedBy(tx, sumAsked(stored, by, nowMs)))
      const step = stepOf({ amount, secondFrom, proposal: stored.proposal }, by, nowMs)
      if (step === 'propose') {
        await recordProposed(tx, id, { by, atMs: nowMs, note })
        await writeStep(tx, stored, { action: 'exclusion.propose', by, detail: { note } }, nowMs)
        return ok('proposed')
      }
      if (step !== 'decide') return err(step)
      const bets = await listBetsOf(tx, id)
      const { reason } = stored
      await excludeBets(
        tx,
        bets.map(({ wallet, operation }) => ({ wallet, operation, excluded: reason })),
      )
    }
    const agreed = decision === 'excluded' ? liveProposal(stored.proposal, nowMs) : null
    await recordDecided(tx, { id, state: decision, by, note, atMs: nowMs, isAgreed: agreed !== null })
    const action = decision === 'excluded' ? 'exclusion.exclude' : 'exclusion.dismiss'
    await writeStep(tx, stored, { action, by, detail: { note, proposedBy: agreed?.by ?? null } }, nowMs)
    return ok('decided')
  })
}
