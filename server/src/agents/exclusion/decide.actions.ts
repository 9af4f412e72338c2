import { err, ok, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { excludeBets } from '../payslip/index.ts'
import { lockDecider, recordDecided, recordProposed, sumDecided } from './decide.sql.ts'
import type { DeskOptions } from './desk.actions.ts'
import { listBetsOf, lockExclusion, type StoredExclusion } from './exclusion.sql.ts'
import { mayNeedSecond, proposalOf, stepOf, type Decision, type Step } from './exclusion.ts'
import { isConcerned, sumAsked, writeStep, type Outcome, type StepRefusal } from './step.actions.ts'

export type Deciding = {
  readonly id: string
  readonly decision: Decision
  readonly reason: string
  /** How many bets of the case were read: what has joined since was not. */
  readonly bets: number
  readonly by: Id<'account'>
}

const ACTIONS = {
  excluded: { propose: 'exclusion.propose', decide: 'exclusion.exclude' },
  dismissed: { propose: 'exclusion.propose_dismiss', decide: 'exclusion.dismiss' },
} as const

/** Whether this repeats the same person's same step: a second click changes nothing. */
function repeated(stored: StoredExclusion, { decision, reason, by }: Deciding, nowMs: number): Outcome | undefined {
  if (stored.state === decision && stored.decidedBy === by && stored.note === reason) return 'decided'
  const proposal = proposalOf(stored, decision, nowMs)
  return proposal?.by === by && proposal.note === reason ? 'proposed' : undefined
}

/** What this step is, if nothing refuses it. */
async function decideStep(
  tx: Tx,
  stored: StoredExclusion,
  { decision, by }: Deciding,
  { secondFrom, nowMs }: { readonly secondFrom: bigint; readonly nowMs: number },
): Promise<Step> {
  if (!mayNeedSecond(decision, stored)) return 'decide'
  const amount = stored.validBet + (await sumDecided(tx, sumAsked(stored, by, nowMs), decision))
  return stepOf({ amount, secondFrom, proposal: proposalOf(stored, decision, nowMs) }, by, nowMs)
}

async function exclude(tx: Tx, { id, reason }: StoredExclusion): Promise<void> {
  const bets = await listBetsOf(tx, id)
  await excludeBets(
    tx,
    bets.map(({ wallet, operation }) => ({ wallet, operation, excluded: reason })),
  )
}

type Refusal = StepRefusal | 'exclusion.changed'

/** Excludes the bets of an open case, or dismisses it. */
export async function decideCase(options: DeskOptions, deciding: Deciding): Promise<Result<Outcome, Refusal>> {
  const { db, clock } = options
  const secondFrom = await options.secondFrom()
  return db.transact<Outcome, Refusal>(async (tx) => {
    const { id, decision, reason: note, by } = deciding
    await lockDecider(tx, by)
    const nowMs = clock.nowMs()
    const stored = await lockExclusion(tx, id)
    if (stored === undefined) return err('exclusion.unknown')
    const before = repeated(stored, deciding, nowMs)
    if (before !== undefined) return ok(before)
    if (stored.state !== 'open') return err('exclusion.decided')
    if (await isConcerned(options, tx, stored, by)) return err('exclusion.own')
    if (stored.bets !== deciding.bets) return err('exclusion.changed')
    const step = await decideStep(tx, stored, deciding, { secondFrom, nowMs })
    if (step === 'propose') {
      await recordProposed(tx, id, { by, atMs: nowMs, note, decision })
      await writeStep(tx, stored, { action: ACTIONS[decision].propose, by, detail: { note } }, nowMs)
      return ok('proposed')
    }
    if (step !== 'decide') return err(step)
    if (decision === 'excluded') await exclude(tx, stored)
    const proposedBy = proposalOf(stored, decision, nowMs)?.by ?? null
    await recordDecided(tx, { id, state: decision, by, note, atMs: nowMs, isAgreed: proposedBy !== null })
    const detail = { note, proposedBy }
    await writeStep(tx, stored, { action: ACTIONS[decision].decide, by, detail }, nowMs)
    return ok('decided')
  })
}
