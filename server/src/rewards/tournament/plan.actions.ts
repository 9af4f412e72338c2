import type { TournamentTerms } from '@ronda/contract'
import { err, ok, present, type Currency, type Id, type Result } from '@ronda/core'
import { potOf, termsHash } from '@ronda/fair'
import type { WalletId } from '../../money/ledger/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import {
  expireProposals,
  recordDecisionIn,
  writeDecision,
  type Decision,
  type DecisionRefusal,
} from '../decision/index.ts'
import type { Rewards } from '../reward/index.ts'
import { expiryOf, isWithinLimits } from './tournament.ts'
import {
  findBalance,
  findNamed,
  findTournament,
  insertTournament,
  lockPots,
  lockTournament,
  recordEnd,
  recordStopAsked,
  sumPots,
  type NamedTournament,
  type StoredTournament,
} from './tournament.sql.ts'

export type PlanOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly rewards: Rewards
  /** The wallet of the fund that pays prizes of tournaments, and nothing else. */
  readonly fundWallet: () => Promise<WalletId>
}

export const FUND = 'TOURNAMENT'

const subjectOf = (id: string): string => `tournament:${id}`

/** Terms as the audit log has them: their hash names the rest. */
const detailOf = ({ terms, hash, pot }: Pick<StoredTournament, 'terms' | 'hash' | 'pot'>) => ({
  names: { es: terms.names.es, en: terms.names.en },
  starts: new Date(terms.startsAtMs).toISOString(),
  ends: new Date(terms.endsAtMs).toISOString(),
  formula: terms.formula.kind,
  pot: pot.toString(),
  hash,
})

export type Proposal = {
  readonly key: string
  readonly terms: TournamentTerms
  readonly reason: string
  readonly by: Id<'account'>
}

type ProposeRefusal = 'tournament.plan' | 'wallet.key_reused'

/** A proposal that the same person repeats with the same key is the same proposal. */
export async function proposeTournament(
  { db, clock, ids, currency, unit }: PlanOptions,
  { key, terms, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const [id, nowMs] = [ids.named('tournament', by, key), clock.nowMs()]
    const hash = termsHash(terms)
    const again = (stored: StoredTournament | undefined): Result<string, ProposeRefusal> =>
      stored?.hash === hash && stored.reason === reason ? ok(id) : err('wallet.key_reused')
    const stored = await findTournament(tx, id)
    if (stored !== undefined) return again(stored)
    if (!isWithinLimits(terms, { currency, unit, nowMs })) return err('tournament.plan')
    const times = { proposedAtMs: nowMs, expiresAtMs: expiryOf(terms, nowMs) }
    const plan = { ...times, id, terms, hash, currency, pot: potOf(terms), reason, proposedBy: by }
    if (!(await insertTournament(tx, plan))) return again(await findTournament(tx, id))
    const entry = { actor: by, action: 'tournament.propose' as const, subject: subjectOf(id) }
    await writeAuditEntry(tx, { ...entry, detail: { ...detailOf(plan), reason } }, nowMs)
    return ok(id)
  })
}

const readNamed = async ({ db }: PlanOptions, id: string): Promise<NamedTournament> =>
  present(await db.read((tx) => findNamed(tx, id)), 'a tournament that was just decided')

async function decide<Refusal extends string>(
  options: PlanOptions,
  decision: Decision<'published'>,
  carryOut?: (tx: Tx, plan: StoredTournament) => Promise<Refusal | undefined>,
): Promise<Result<NamedTournament, DecisionRefusal | Refusal | 'tournament.plan_unknown'>> {
  const decided = await writeDecision<StoredTournament, 'published', Refusal | 'tournament.plan_unknown'>(
    options,
    decision,
    {
      unknown: 'tournament.plan_unknown',
      lock: lockTournament,
      ...(carryOut && { carryOut }),
      record: recordDecisionIn('tournament'),
      entryOf: (plan) => ({
        action: decision.state === 'published' ? 'tournament.publish' : 'tournament.refuse',
        subject: subjectOf(plan.id),
        detail: detailOf(plan),
      }),
    },
  )
  return decided.ok ? ok(await readNamed(options, decision.id)) : decided
}

type Pots = { readonly balance: bigint; readonly reserved: bigint }

/**
 * What the fund has; and what is reserved of it: the pots of published tournaments, and prizes that are not collected.
 * The balance is read last: a prize that is paid meanwhile has left it, and is still counted as reserved.
 */
async function findPots({ rewards, currency }: PlanOptions, tx: Tx, fund: WalletId): Promise<Pots> {
  const reserved = (await sumPots(tx)) + (await rewards.owed(tx, FUND, currency))
  return { reserved, balance: await findBalance(tx, fund) }
}

export type Deciding = { readonly id: string; readonly by: Id<'account'> }

/** Publishes a tournament. Its pot is reserved in the fund in the same transaction, or nothing is published. */
export async function publishTournament(options: PlanOptions, { id, by }: Deciding) {
  const fund = await options.fundWallet()
  return decide(options, { id, by, state: 'published', note: null }, async (tx, plan) => {
    await lockPots(tx)
    const { balance, reserved } = await findPots(options, tx, fund)
    return balance - reserved < plan.pot ? ('reward.fund_empty' as const) : undefined
  })
}

export const refuseTournament = (options: PlanOptions, { id, by, note }: Deciding & { readonly note: string }) =>
  decide<never>(options, { id, by, state: 'refused', note })

/** What the fund has, and what is reserved of it. */
export async function readPots(options: PlanOptions): Promise<Pots> {
  const fund = await options.fundWallet()
  return options.db.read((tx) => findPots(options, tx, fund))
}

/** Ends proposals that were not decided in time. */
export const expireTournaments = (options: PlanOptions): Promise<void> =>
  expireProposals(options, {
    table: 'tournament',
    job: 'tournament.expire',
    action: 'tournament.expire',
    subjectOf,
  })

const cancel = (tx: Tx, id: string, stoppedBy: string, nowMs: number): Promise<void> =>
  recordEnd(tx, { id, state: 'cancelled', players: null, given: 0n, root: null, stoppedBy }, nowMs)

type StopRefusal = 'tournament.plan_unknown' | 'tournament.not_running'

/**
 * Stops a published tournament. One person can before it begins. Later a second one must agree: otherwise one alone
 * could take a prize from those who are ahead.
 */
export async function stopTournament(
  options: PlanOptions,
  { id, by, reason }: Deciding & { readonly reason: string },
): Promise<Result<NamedTournament, StopRefusal | 'tournament.stop_asked'>> {
  const { db, clock } = options
  const stopped = await db.transact<string, StopRefusal | 'tournament.stop_asked'>(async (tx) => {
    const stored = await lockTournament(tx, id)
    if (stored === undefined) return err('tournament.plan_unknown')
    // A second click finds it done.
    if (stored.stopAskedBy === by && stored.stopReason === reason) return ok(id)
    if (stored.state !== 'published') return err('tournament.not_running')
    if (stored.stopAskedBy !== null) return err('tournament.stop_asked')
    const nowMs = clock.nowMs()
    const isDone = nowMs < stored.terms.startsAtMs
    await recordStopAsked(tx, id, reason, by)
    if (isDone) await cancel(tx, id, by, nowMs)
    const action = isDone ? ('tournament.stop' as const) : ('tournament.ask_stop' as const)
    await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(id), detail: { reason } }, nowMs)
    return ok(id)
  })
  return stopped.ok ? ok(await readNamed(options, id)) : stopped
}

type ConfirmRefusal = StopRefusal | 'tournament.stop_not_asked' | 'reward.same_person'

/** Confirms the stop that another person asked for. */
export async function confirmStop(
  options: PlanOptions,
  { id, by }: Deciding,
): Promise<Result<NamedTournament, ConfirmRefusal>> {
  const { db, clock } = options
  const confirmed = await db.transact<string, ConfirmRefusal>(async (tx) => {
    const stored = await lockTournament(tx, id)
    if (stored === undefined) return err('tournament.plan_unknown')
    if (stored.stoppedBy === by) return ok(id)
    if (stored.state !== 'published') return err('tournament.not_running')
    if (stored.stopAskedBy === null) return err('tournament.stop_not_asked')
    if (stored.stopAskedBy === by) return err('reward.same_person')
    const nowMs = clock.nowMs()
    await cancel(tx, id, by, nowMs)
    const detail = { reason: stored.stopReason, askedBy: stored.stopAskedBy }
    await writeAuditEntry(tx, { actor: by, action: 'tournament.stop', subject: subjectOf(id), detail }, nowMs)
    return ok(id)
  })
  return confirmed.ok ? ok(await readNamed(options, id)) : confirmed
}
