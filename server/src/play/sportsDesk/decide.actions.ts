import { err, ok, present, type Id, type Result } from '@ronda/core'
import { sportOfMatch } from '@ronda/games/sports'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  examine,
  findMatch,
  lockMatch,
  setVoids,
  voidsAfter,
  type Decided,
  type Effect,
  type LeaguePace,
  type StoredMatch,
  type VoidChange,
} from '../sports/index.ts'
import { changeRefusal, decisionRefusal, OPEN_MS, type ChangeRefusal, type DecisionRefusal } from './decision.ts'
import {
  expireDecisions,
  findApproved,
  findDecision,
  insertDecision,
  lockDecision,
  recordDecision,
  recordDone,
  type Deciding,
  type StoredDecision,
  type StoredEffect,
} from './decision.sql.ts'
import { hasMarket, subjectOf, suspendIn, type SuspendOptions } from './suspend.actions.ts'

export type DecideOptions = SuspendOptions & {
  readonly ids: ServerIds
  readonly failures: Failures
  readonly pace: LeaguePace
  /** Settles and corrects the bets on a match; done again, it changes nothing. */
  readonly carryOut: (decided: Decided) => Promise<void>
}

export type Change = VoidChange & { readonly match: number }

type ExamineRefusal = ChangeRefusal | 'sports.match_unknown' | 'sports.selection_unknown'

const storedEffects = (effects: readonly Effect[]): readonly StoredEffect[] =>
  effects.map((effect) => ({
    ...effect,
    stakes: effect.stakes.toString(),
    paid: effect.paid.toString(),
    gained: effect.gained.toString(),
    taken: effect.taken.toString(),
  }))

/** When a match was over; of one that is not, when it will be at the earliest. */
function endOf({ number, startsAtMs, events }: StoredMatch, pace: LeaguePace): number {
  const script = { events: events ?? [], attacks: [] }
  return startsAtMs + sportOfMatch(number).matchMs(pace, () => script)
}

function refusalFor(
  { pace }: Pick<DecideOptions, 'pace'>,
  found: StoredMatch | undefined,
  change: Change,
  nowMs: number,
): ExamineRefusal | undefined {
  if (found === undefined) return 'sports.match_unknown'
  const { market } = change
  if (market !== null && !hasMarket(found, market) && found.voids[market] === undefined)
    return 'sports.selection_unknown'
  return changeRefusal({ ...found, endsAtMs: endOf(found, pace) }, change, nowMs)
}

/** What a decision would do now; nothing is written. */
export async function dryRun(
  options: DecideOptions,
  change: Change,
): Promise<Result<readonly StoredEffect[], ExamineRefusal>> {
  const { db, clock } = options
  const found = await db.read((tx) => findMatch(tx, change.match))
  const refusal = refusalFor(options, found, change, clock.nowMs())
  if (refusal !== undefined || found === undefined) return err(refusal ?? 'sports.match_unknown')
  return ok(storedEffects(await examine({ db }, change.match, voidsAfter(found.voids, change))))
}

export type Proposal = { readonly key: string; readonly change: Change; readonly reason: string } & {
  readonly by: Id<'account'>
}

type ProposeRefusal = ExamineRefusal | 'sports.decision_open' | 'wallet.key_reused'

const detailOf = ({ cause, market, voidReason, reason, effects }: StoredDecision | Fresh) => ({
  cause,
  market,
  voidReason,
  reason,
  effects: effects.map((effect) => ({ ...effect })),
})
type Fresh = Parameters<typeof insertDecision>[1]

function isSame(stored: StoredDecision, { change, reason }: Proposal): boolean {
  return (
    stored.match === change.match &&
    stored.market === change.market &&
    stored.cause === change.cause &&
    stored.reason === reason
  )
}

/**
 * Proposes a decision, with what it would do. Bets that are to be void are stopped at once, so that none is added to
 * what the other person is shown.
 */
export async function propose(options: DecideOptions, proposal: Proposal): Promise<Result<string, ProposeRefusal>> {
  const { db, clock, ids } = options
  const { change, reason, by } = proposal
  const id = ids.named('sports decision', by, proposal.key)
  const known = await db.read((tx) => findDecision(tx, id))
  if (known !== undefined) return isSame(known, proposal) ? ok(id) : err('wallet.key_reused')
  const { match, market, cause } = change
  const first = await dryRun(options, change)
  if (!first.ok) return first
  const nowMs = clock.nowMs()
  const isOpen = (await db.read((tx) => findMatch(tx, match)))?.phase !== 'settled'
  if (cause === 'void' && isOpen) await db.write((tx) => suspendIn(tx, { match, market, reason, by }, nowMs))
  const effects = await dryRun(options, change)
  if (!effects.ok) return effects
  const voidReason = change.cause === 'void' ? change.reason : null
  const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
  const fresh = { id, match, market, cause, voidReason, reason, effects: effects.value, ...times }
  return db.transact<string, ProposeRefusal>(async (tx) => {
    if (!(await insertDecision(tx, fresh))) {
      const again = await findDecision(tx, id)
      return again !== undefined && isSame(again, proposal) ? ok(id) : err('sports.decision_open')
    }
    const entry = { actor: by, action: 'sports.propose' as const, subject: subjectOf(match), detail: detailOf(fresh) }
    await writeAuditEntry(tx, entry, nowMs)
    return ok(id)
  })
}

const changeOf = ({ match, market, cause, voidReason }: StoredDecision): Change =>
  cause === 'void'
    ? { match, market, cause, reason: present(voidReason, 'the reason of a void') }
    : { match, market, cause }

type Decision = { readonly id: string; readonly by: Id<'account'> }
export type ApproveRefusal = DecisionRefusal | ExamineRefusal | 'sports.decision_unknown' | 'sports.figures_changed'

async function writeStep(tx: Tx, stored: StoredDecision, { state, by, note }: Deciding, nowMs: number): Promise<void> {
  const action = state === 'approved' ? 'sports.approve' : 'sports.refuse'
  const detail = { ...detailOf(stored), proposedBy: stored.proposedBy, note }
  await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(stored.match), detail }, nowMs)
}

/** Approves what was shown; where it would do something else by now, nothing is decided. */
async function writeApproval(options: DecideOptions, { id, by }: Decision): Promise<Result<string, ApproveRefusal>> {
  const { db, clock } = options
  const seen = await db.read((tx) => findDecision(tx, id))
  if (seen === undefined) return err('sports.decision_unknown')
  if (seen.decidedBy === by && seen.state !== 'refused') return ok(id)
  const before = decisionRefusal(seen, by, clock.nowMs())
  if (before !== undefined) return err(before)
  const change = changeOf(seen)
  const effects = await dryRun(options, change)
  if (!effects.ok) return effects
  if (JSON.stringify(effects.value) !== JSON.stringify(seen.effects)) return err('sports.figures_changed')
  return db.transact<string, ApproveRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const stored = present(await lockDecision(tx, id), 'a decision that was there')
    if (stored.decidedBy === by && stored.state !== 'refused') return ok(id)
    const refusal = decisionRefusal(stored, by, nowMs)
    if (refusal !== undefined) return err(refusal)
    await lockMatch(tx, change.match)
    const match = present(await findMatch(tx, change.match), 'the match of a decision')
    await setVoids(tx, change.match, voidsAfter(match.voids, change))
    // Somebody may have taken bets again meanwhile.
    if (change.cause === 'void' && match.phase !== 'settled')
      await suspendIn(tx, { match: change.match, market: change.market, reason: stored.reason, by }, nowMs)
    const deciding = { id, state: 'approved', by, note: null } as const
    await recordDecision(tx, deciding, nowMs)
    await writeStep(tx, stored, deciding, nowMs)
    return ok(id)
  })
}

/** Carries out a decision that is approved; begun again, it goes on where it was. */
export async function finish({ db, clock, carryOut }: DecideOptions, id: string): Promise<void> {
  const approved = await db.read((tx) => findDecision(tx, id))
  if (approved?.state !== 'approved') return
  await carryOut({ id, match: approved.match, cause: approved.cause })
  await db.write(async (tx) => {
    const nowMs = clock.nowMs()
    if (!(await recordDone(tx, id, nowMs))) return
    const entry = { actor: 'house', action: 'sports.finish' as const, subject: subjectOf(approved.match) }
    await writeAuditEntry(tx, { ...entry, detail: { decision: id, cause: approved.cause } }, nowMs)
  })
}

export async function approve(options: DecideOptions, decision: Decision): Promise<Result<string, ApproveRefusal>> {
  const approved = await writeApproval(options, decision)
  if (approved.ok) await finish(options, decision.id)
  return approved
}

export function refuse(
  { db, clock }: DecideOptions,
  { id, by, note }: Decision & { readonly note: string },
): Promise<Result<string, DecisionRefusal | 'sports.decision_unknown'>> {
  return db.transact<string, DecisionRefusal | 'sports.decision_unknown'>(async (tx) => {
    const nowMs = clock.nowMs()
    const stored = await lockDecision(tx, id)
    if (stored === undefined) return err('sports.decision_unknown')
    if (stored.decidedBy === by && stored.state === 'refused') return ok(id)
    const refusal = decisionRefusal(stored, by, nowMs)
    if (refusal !== undefined) return err(refusal)
    const deciding = { id, state: 'refused', by, note } as const
    await recordDecision(tx, deciding, nowMs)
    await writeStep(tx, stored, deciding, nowMs)
    return ok(id)
  })
}

const JOB = 'sports.decision'
/** Decisions that one run of the job finishes; the rest wait a minute. */
const BATCH_MAX = 10

/** Finishes what a crash interrupted, and ends what nobody has decided in time. */
export async function finishApproved(options: DecideOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  await db.write((tx) => expireDecisions(tx, nowMs))
  const approved = await db.read((tx) => findApproved(tx, JOB, nowMs, BATCH_MAX))
  await failures.each(JOB, approved, String, (id) => finish(options, id))
}
