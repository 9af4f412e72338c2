import { createHash, randomBytes } from 'node:crypto'
import type { RafflePlan } from '@ronda/contract'
import { err, ok, present, type Currency, type Id, type Result } from '@ronda/core'
import { commitmentOf, roundAfter, saltOf } from '@ronda/fair'
import type { WalletId } from '../../money/ledger/index.ts'
import type { Beacon } from '../../platform/beacon/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, type SecretKey } from '../../platform/secrets/index.ts'
import { expireProposals, writeDecision, type Decision, type DecisionRefusal } from '../decision/index.ts'
import { canonicalOf } from '../promotion/index.ts'
import type { Rewards } from '../reward/index.ts'
import { DRAW_AFTER_MS, expiryOf, isWithinLimits, potOf } from './raffle.ts'
import {
  findRaffle,
  insertRaffle,
  lockRaffle,
  type Commitment,
  type NewRaffle,
  type StoredRaffle,
} from './raffle.sql.ts'
import { findPots, lockPots, recordCancelled, recordDecision } from './step.sql.ts'

export type RafflePlanOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  /** Seals the seeds of raffles. */
  readonly key: SecretKey
  readonly currency: Currency
  /** Decides raffles, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether only raffles are published that a beacon decides. */
  readonly needsBeacon: boolean
  readonly rewards: Rewards
  /** The wallet of the fund that pays raffles, and nothing else. */
  readonly fundWallet: () => Promise<WalletId>
}

const subjectOf = (id: string): string => `raffle:${id}`

/** Where the seed of a raffle is stored. */
export const placeOfSeed = (raffle: string): string => `raffle:${raffle}`

/** The rule as the text that is hashed. */
export const ruleOf = (plan: RafflePlan): string => canonicalOf(plan)

const hashOf = (plan: RafflePlan): string => createHash('sha256').update(ruleOf(plan)).digest('hex')

/** A plan as the audit log has it: amounts as digits, moments as dates. */
const detailOf = ({ names, startsAtMs, endsAtMs, betPerTicket, prizes, ...rest }: RafflePlan) => ({
  names: { es: names.es, en: names.en },
  starts: new Date(startsAtMs).toISOString(),
  ends: new Date(endsAtMs).toISOString(),
  betPerTicket: betPerTicket?.toString() ?? null,
  prizes: prizes.map(({ amount, count }) => `${count} × ${amount}`),
  hasFree: rest.hasFree,
  ticketsMax: rest.ticketsMax,
  perPrize: rest.perPrize,
  prizesMax: rest.prizesMax,
})

export type Proposal = {
  readonly key: string
  readonly plan: RafflePlan
  readonly reason: string
  readonly by: Id<'account'>
}

const isSame = (stored: StoredRaffle | undefined, { reason, hash }: NewRaffle): boolean =>
  stored?.reason === reason && stored.hash === hash

type ProposeRefusal = 'raffle.plan' | 'wallet.key_reused'

/** A proposal that the same person repeats with the same key is the same proposal. */
export async function proposeRaffle(
  { db, clock, ids, currency }: RafflePlanOptions,
  { key, plan, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const [id, nowMs] = [ids.named('raffle', by, key), clock.nowMs()]
    const times = { proposedAtMs: nowMs, expiresAtMs: expiryOf(plan, nowMs) }
    const raffle = { ...times, id, plan, hash: hashOf(plan), currency, pot: potOf(plan), reason, proposedBy: by }
    const stored = await findRaffle(tx, id)
    if (stored !== undefined) return isSame(stored, raffle) ? ok(id) : err('wallet.key_reused')
    if (!isWithinLimits(plan, currency, nowMs)) return err('raffle.plan')
    if (!(await insertRaffle(tx, raffle))) {
      return isSame(await findRaffle(tx, id), raffle) ? ok(id) : err('wallet.key_reused')
    }
    const entry = { actor: by, action: 'raffle.propose' as const, subject: subjectOf(id) }
    await writeAuditEntry(tx, { ...entry, detail: { ...detailOf(plan), reason } }, nowMs)
    return ok(id)
  })
}

const SALT_BYTES = 8

/** What is fixed before anybody has a ticket: a seed that nobody has seen, and the beacon round that decides. */
function commitmentFor({ key, beacon }: RafflePlanOptions, { id, endsAtMs }: StoredRaffle): Commitment {
  const seed = randomBytes(32).toString('hex')
  const drawsAtMs = endsAtMs + DRAW_AFTER_MS
  return {
    commitment: commitmentOf(seed),
    sealed: seal(key, seed, placeOfSeed(id)),
    salt: saltOf(randomBytes(SALT_BYTES).toString('hex'), beacon?.chain),
    beaconChain: beacon?.chain.hash ?? null,
    beaconRound: beacon === undefined ? null : roundAfter(beacon.chain, drawsAtMs),
    drawsAtMs,
  }
}

type Escrow = { readonly balance: bigint; readonly reserved: bigint }

/** What the fund has, and what is reserved of it: prizes that can be drawn, and prizes that winners have not collected. */
async function findEscrow({ rewards, currency }: RafflePlanOptions, tx: Tx, fund: WalletId): Promise<Escrow> {
  // Read first: a prize that is paid in between is reserved a moment too long, and never too short.
  const owed = await rewards.owed(tx, 'RAFFLE', currency)
  const { balance, pots } = await findPots(tx, fund)
  return { balance, reserved: pots + owed }
}

export async function readEscrow(options: RafflePlanOptions): Promise<Escrow> {
  const fund = await options.fundWallet()
  return options.db.read((tx) => findEscrow(options, tx, fund))
}

type DecideRefusal = DecisionRefusal | 'raffle.unknown'

/** Records a decision; a publication fixes what the draw depends on. */
async function record(options: RafflePlanOptions, tx: Tx, decision: Decision<'published'>, nowMs: number) {
  const raffle = present(await findRaffle(tx, decision.id), 'a raffle that is being decided')
  const commitment = decision.state === 'published' ? commitmentFor(options, raffle) : undefined
  await recordDecision(tx, decision, commitment, nowMs)
}

/** Decides a proposal; `carryOut` says why it cannot be published. */
async function decide<Refusal extends string>(
  options: RafflePlanOptions,
  decision: Decision<'published'>,
  carryOut?: (tx: Tx, raffle: StoredRaffle) => Promise<Refusal | undefined>,
): Promise<Result<StoredRaffle, DecideRefusal | Refusal>> {
  const decided = await writeDecision<StoredRaffle, 'published', Refusal | 'raffle.unknown'>(options, decision, {
    unknown: 'raffle.unknown',
    lock: lockRaffle,
    ...(carryOut && { carryOut }),
    record: (tx, made, nowMs) => record(options, tx, made, nowMs),
    entryOf: (raffle) => ({
      action: decision.state === 'published' ? 'raffle.publish' : 'raffle.refuse',
      subject: subjectOf(raffle.id),
      detail: detailOf(raffle.plan),
    }),
  })
  if (!decided.ok) return decided
  return ok(present(await options.db.read((tx) => findRaffle(tx, decision.id)), 'a raffle that was just decided'))
}

export type Deciding = { readonly id: string; readonly by: Id<'account'> }

/** Publishes a raffle. Its prizes are reserved in the fund in the same transaction, or nothing is published. */
export async function publishRaffle(options: RafflePlanOptions, { id, by }: Deciding) {
  const fund = await options.fundWallet()
  type Refusal = 'reward.fund_empty' | 'raffle.beacon'
  return decide<Refusal>(options, { id, by, state: 'published', note: null }, async (tx, raffle) => {
    if (options.needsBeacon && options.beacon === undefined) return 'raffle.beacon'
    await lockPots(tx)
    const { balance, reserved } = await findEscrow(options, tx, fund)
    return balance - reserved < raffle.pot ? 'reward.fund_empty' : undefined
  })
}

export const refuseRaffle = (options: RafflePlanOptions, { id, by, note }: Deciding & { readonly note: string }) =>
  decide<never>(options, { id, by, state: 'refused', note })

/**
 * Cancels a raffle, and its prizes are no longer reserved. Not once the list of tickets is final: from then on the
 * operator could know who wins.
 */
export async function cancelRaffle(
  { db, clock }: RafflePlanOptions,
  { id, by, note }: Deciding & { readonly note: string },
): Promise<Result<StoredRaffle, 'raffle.unknown' | 'raffle.not_cancellable'>> {
  return db.transact<StoredRaffle, 'raffle.unknown' | 'raffle.not_cancellable'>(async (tx) => {
    const stored = await lockRaffle(tx, id)
    if (stored === undefined) return err('raffle.unknown')
    if (stored.state === 'cancelled') return ok(stored)
    if (stored.state !== 'published') return err('raffle.not_cancellable')
    await recordCancelled(tx, id, by, note)
    const { entrants, tickets, pot } = stored
    const detail = { entrants, tickets, pot: pot.toString(), note }
    await writeAuditEntry(tx, { actor: by, action: 'raffle.cancel', subject: subjectOf(id), detail }, clock.nowMs())
    return ok(present(await findRaffle(tx, id), 'a raffle that was just cancelled'))
  })
}

/** Ends proposals that were not decided in time. */
export const expireRaffles = (options: RafflePlanOptions): Promise<void> =>
  expireProposals(options, {
    table: 'raffle',
    job: 'raffle.expire',
    action: 'raffle.expire',
    subjectOf,
  })
