import { randomBytes } from 'node:crypto'
import type { RainPlan } from '@ronda/contract'
import { err, ok, present, type Currency, type Id, type Result } from '@ronda/core'
import { commitmentOf } from '@ronda/fair'
import type { WalletId } from '../../money/ledger/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, type SecretKey } from '../../platform/secrets/index.ts'
import {
  expireProposals,
  recordDecisionIn,
  writeDecision,
  type Decision,
  type DecisionRefusal,
} from '../decision/index.ts'
import { costOf, expiryOf, isWithinLimits, timesOf } from './envelope.ts'
import { findEscrow, insertEnvelopes, lockEscrow, type Escrow } from './envelope.sql.ts'
import { findRain, insertRain, lockRain, type NewRain, type StoredRain } from './rain.sql.ts'

export type RainOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  /** Seals the seeds of envelopes. */
  readonly key: SecretKey
  readonly currency: Currency
  /** The wallet of the fund that pays envelopes, and nothing else. */
  readonly fundWallet: () => Promise<WalletId>
}

const subjectOf = (id: string): string => `envelopeRain:${id}`

/** Where the seed of an envelope is stored. */
export const placeOfSeed = (envelope: string): string => `envelope:${envelope}`

/** A plan as the audit log has it: amounts as digits, moments as dates. */
const detailOf = (plan: RainPlan) => ({
  // The database returns the names in an order of its own.
  names: { es: plan.names.es, en: plan.names.en },
  amount: plan.amount.toString(),
  least: plan.least.toString(),
  shares: plan.shares,
  rankMin: plan.rankMin,
  first: new Date(plan.firstAtMs).toISOString(),
  windowMinutes: plan.windowMinutes,
  count: plan.count,
  everyMinutes: plan.everyMinutes,
})

const planOf = ({ names, amount, least, shares, rankMin, firstAtMs, ...rest }: RainPlan): RainPlan => {
  const { windowMinutes, count, everyMinutes } = rest
  return { names, amount, least, shares, rankMin, firstAtMs, windowMinutes, count, everyMinutes }
}

export type Proposal = {
  readonly key: string
  readonly plan: RainPlan
  readonly reason: string
  readonly by: Id<'account'>
}

const isSame = (stored: StoredRain | undefined, { reason, ...plan }: NewRain): boolean =>
  stored?.reason === reason && JSON.stringify(detailOf(planOf(stored))) === JSON.stringify(detailOf(planOf(plan)))

type ProposeRefusal = 'envelope.plan' | 'wallet.key_reused'

/** A proposal that the same person repeats with the same key is the same proposal. */
export async function proposeRain(
  { db, clock, ids, currency }: RainOptions,
  { key, plan, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const [id, nowMs] = [ids.named('envelope.rain', by, key), clock.nowMs()]
    const times = { proposedAtMs: nowMs, expiresAtMs: expiryOf(plan, nowMs) }
    const rain: NewRain = { ...plan, ...times, id, currency, reason, proposedBy: by }
    const stored = await findRain(tx, id)
    if (stored !== undefined) return isSame(stored, rain) ? ok(id) : err('wallet.key_reused')
    if (!isWithinLimits(plan, currency, nowMs)) return err('envelope.plan')
    if (!(await insertRain(tx, rain))) return isSame(await findRain(tx, id), rain) ? ok(id) : err('wallet.key_reused')
    const entry = { actor: by, action: 'envelope.propose' as const, subject: subjectOf(id) }
    await writeAuditEntry(tx, { ...entry, detail: { ...detailOf(plan), reason } }, nowMs)
    return ok(id)
  })
}

/** Makes the envelopes of a rain, each with a seed of its own that nobody has seen. */
async function makeEnvelopes({ ids, key, currency }: RainOptions, tx: Tx, rain: StoredRain): Promise<void> {
  const { amount, shares, least } = rain
  const made = timesOf(rain).map((times) => {
    const id = ids.named('envelope', rain.id, times.number)
    const seed = randomBytes(32).toString('hex')
    const sealed = seal(key, seed, placeOfSeed(id))
    return { ...times, id, rain: rain.id, currency, amount, shares, least, commitment: commitmentOf(seed), sealed }
  })
  await insertEnvelopes(tx, made)
}

type DecideRefusal = DecisionRefusal | 'envelope.rain_unknown'

/** Decides a proposal; `carryOut` does what the decision means in the same transaction, or refuses it. */
async function decide<Refusal extends string>(
  options: RainOptions,
  decision: Decision<'published'>,
  carryOut?: (tx: Tx, rain: StoredRain) => Promise<Refusal | undefined>,
): Promise<Result<StoredRain, DecideRefusal | Refusal>> {
  const decided = await writeDecision<StoredRain, 'published', Refusal | 'envelope.rain_unknown'>(options, decision, {
    unknown: 'envelope.rain_unknown',
    lock: lockRain,
    ...(carryOut && { carryOut }),
    record: recordDecisionIn('envelope_rain'),
    entryOf: (rain) => ({
      action: decision.state === 'published' ? 'envelope.publish' : 'envelope.refuse',
      subject: subjectOf(rain.id),
      detail: detailOf(rain),
    }),
  })
  if (!decided.ok) return decided
  return ok(present(await options.db.read((tx) => findRain(tx, decision.id)), 'a rain that was just decided'))
}

export type Deciding = { readonly id: string; readonly by: Id<'account'> }

/** Publishes a rain. Its pots are reserved in the fund in the same transaction, or nothing is published. */
export async function publishRain(options: RainOptions, { id, by }: Deciding) {
  const fund = await options.fundWallet()
  return decide(options, { id, by, state: 'published', note: null }, async (tx, rain) => {
    await lockEscrow(tx)
    const { balance, reserved } = await findEscrow(tx, fund)
    if (balance - reserved < costOf(rain)) return 'reward.fund_empty' as const
    await makeEnvelopes(options, tx, rain)
    return undefined
  })
}

export const refuseRain = (options: RainOptions, { id, by, note }: Deciding & { readonly note: string }) =>
  decide<never>(options, { id, by, state: 'refused', note })

/** What the fund has, and what published envelopes have reserved of it. */
export async function readEscrow({ db, fundWallet }: RainOptions): Promise<Escrow> {
  const fund = await fundWallet()
  return db.read((tx) => findEscrow(tx, fund))
}

/** Ends proposals that were not decided in time. */
export const expireRains = (options: RainOptions): Promise<void> =>
  expireProposals(options, {
    table: 'envelope_rain',
    job: 'envelope.expire',
    action: 'envelope.expire',
    subjectOf,
  })
