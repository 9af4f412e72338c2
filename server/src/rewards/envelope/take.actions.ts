import type { NotOffered } from '@ronda/contract'
import { assert, days, err, ok, present, seconds, type Result } from '@ronda/core'
import { isBoundSeed, shareOf } from '@ronda/fair'
import type { WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { unseal } from '../../platform/secrets/index.ts'
import type { Ranks } from '../rank/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import {
  addTaken,
  closeEnvelope,
  findEnvelope,
  listEnvelopes,
  listUnclosed,
  lockEnvelope,
  type StoredEnvelope,
} from './envelope.sql.ts'
import { takeRefusal, type TakeRefusal } from './envelope.ts'
import { placeOfSeed, type RainOptions } from './rain.actions.ts'
import {
  findShare,
  insertShare,
  isDeviceUsed,
  listOwn,
  listTaken,
  listUnpaid,
  recordPaid,
  type StoredShare,
  type TakenShare,
} from './share.sql.ts'

export type EnvelopeOptions = RainOptions & {
  readonly walletStore: WalletStore
  readonly rewardFunds: RewardFunds
  readonly rewards: Rewards
  readonly ranks: Ranks
  /** Called after the money of an account has changed. */
  readonly onChanged: (account: string) => void
}

const FUND = 'ENVELOPE'

export type Taker = Pick<Account, 'id' | 'kind' | 'currency'>

/** Why somebody is offered nothing: envelopes are for members, and nobody restricted is courted. */
async function findNotOffered(
  { rewards, currency }: Pick<EnvelopeOptions, 'rewards' | 'currency'>,
  { id, kind, currency: own }: Taker,
): Promise<NotOffered | undefined> {
  if (kind !== 'member' || own !== currency) return 'kind'
  return (await rewards.mayOffer(id)) ? undefined : 'restricted'
}

/** So many that are open or coming are listed, and so many that ended in the last days. */
const LISTED_MAX = 12
const LISTED_DAYS = 7

/** An envelope as one member sees it. */
export type OwnView = {
  readonly envelope: StoredEnvelope
  readonly own: StoredShare | undefined
  readonly level: number
}

export async function readEnvelopes(options: EnvelopeOptions, who: Taker) {
  const { db, clock, ranks } = options
  const notOffered = await findNotOffered(options, who)
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const level = await ranks.levelOf(tx, who.id)
    const listing = { nowMs, sinceMs: nowMs - days(LISTED_DAYS), atMost: LISTED_MAX }
    const found = await listEnvelopes(tx, listing)
    const own = await listOwn(
      tx,
      who.id,
      found.map(({ id }) => id),
    )
    const views: OwnView[] = found.map((envelope) => ({ envelope, own: own.get(envelope.id), level }))
    const shown = notOffered === undefined ? views : views.filter((view) => view.own !== undefined)
    return { notOffered: notOffered ?? null, views: shown }
  })
}

export type Taking = {
  readonly id: string
  readonly who: Taker
  readonly device: Buffer | null
  readonly clientSeed: string
}

type Refusal = TakeRefusal | 'envelope.unknown' | 'envelope.not_offered' | 'envelope.seed'

const seedOf = ({ key }: Pick<EnvelopeOptions, 'key'>, { id, sealed }: StoredEnvelope): string =>
  unseal(key, sealed, placeOfSeed(id))

/** What the next taker gets. */
function amountOf(options: EnvelopeOptions, envelope: StoredEnvelope, clientSeed: string): bigint {
  const { amount, taken, least, shares, takers } = envelope
  const seed = { serverSeed: seedOf(options, envelope), clientSeed, position: takers }
  const units = (amount - taken) / least
  return BigInt(shareOf(seed, Number(units), shares - takers)) * least
}

type Source = { readonly wallet: WalletId }

/** Takes a share in its transaction. A second request of the same account finds the first one. */
async function takeIn(
  options: EnvelopeOptions,
  tx: Tx,
  { id, who, device, clientSeed }: Taking,
  { wallet }: Source,
): Promise<Result<StoredShare, Refusal>> {
  const { clock, ids, ranks } = options
  const envelope = await lockEnvelope(tx, id)
  if (envelope === undefined) return err('envelope.unknown')
  const stored = await findShare(tx, id, who.id)
  if (stored !== undefined) return ok(stored)
  if (!isBoundSeed(clientSeed, envelope.commitment)) return err('envelope.seed')
  const asked = {
    rankMin: envelope.rankMin,
    level: await ranks.levelOf(tx, who.id),
    isDeviceUsed: device !== null && (await isDeviceUsed(tx, id, device)),
  }
  const nowMs = clock.nowMs()
  const refusal = takeRefusal(envelope, asked, nowMs)
  if (refusal !== undefined) return err(refusal)
  const amount = amountOf(options, envelope, clientSeed)
  const share = {
    id: ids.named('envelope.share', id, who.id),
    envelope: id,
    position: envelope.takers,
    account: who.id,
    wallet,
    clientSeed,
    amount,
    takenAtMs: nowMs,
  }
  await insertShare(tx, { ...share, device })
  await addTaken(tx, id, amount)
  if (envelope.takers + 1 === envelope.shares) await closeEnvelope(tx, id, seedOf(options, envelope), nowMs)
  return ok({ ...share, isPaid: false })
}

/** Pays a share. A retry pays nothing twice: the operation has the id of the share, and its pot is reserved. */
async function pay(options: EnvelopeOptions, share: StoredShare): Promise<StoredShare> {
  const { db, clock, rewardFunds, currency, onChanged } = options
  if (share.isPaid) return share
  const { id, wallet: to, amount, account } = share
  const paid = await rewardFunds.pay({ id, fund: FUND, to, currency, amount })
  assert(paid.ok, 'the pot of a published envelope is in its fund')
  await db.write((tx) => recordPaid(tx, id, clock.nowMs()))
  onChanged(account)
  return { ...share, isPaid: true }
}

/** Whether nothing can be taken any more: then nobody waits for the lock. */
async function findEarlyRefusal(
  { db, clock }: EnvelopeOptions,
  id: string,
  account: string,
): Promise<'envelope.over' | 'envelope.empty' | undefined> {
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const envelope = await findEnvelope(tx, id)
    if (envelope === undefined || (await findShare(tx, id, account)) !== undefined) return undefined
    const refusal = takeRefusal(envelope, { rankMin: 0, level: 0, isDeviceUsed: false }, nowMs)
    return refusal === 'envelope.over' || refusal === 'envelope.empty' ? refusal : undefined
  })
}

/** Takes a share for a member; it is paid when this resolves, or by the job within a minute. */
export async function take(options: EnvelopeOptions, taking: Taking): Promise<Result<OwnView, Refusal>> {
  const { db, walletStore, ranks } = options
  const { id, who } = taking
  const early = await findEarlyRefusal(options, id, who.id)
  if (early !== undefined) return err(early)
  const isKnown = (await db.read((tx) => findShare(tx, id, who.id))) !== undefined
  if (!isKnown && (await findNotOffered(options, who)) !== undefined) return err('envelope.not_offered')
  const { cash: wallet } = await walletStore.of(who.id)
  const taken = await db.transact<StoredShare, Refusal>((tx) => takeIn(options, tx, taking, { wallet }))
  if (!taken.ok) return taken
  const own = await pay(options, taken.value)
  return db.read(async (tx) => {
    const envelope = present(await findEnvelope(tx, id), 'an envelope that was just taken from')
    return ok({ envelope, own, level: await ranks.levelOf(tx, who.id) })
  })
}

export type PublicView = { readonly envelope: StoredEnvelope; readonly taken: readonly TakenShare[] }

/**
 * An envelope for everybody. What was taken is shown once it is closed: before, somebody could wait until those before
 * them have got little.
 */
export async function readProof(
  { db }: Pick<EnvelopeOptions, 'db'>,
  id: string,
): Promise<Result<PublicView, 'envelope.unknown'>> {
  return db.read(async (tx) => {
    const envelope = await findEnvelope(tx, id)
    if (envelope === undefined) return err('envelope.unknown')
    return ok({ envelope, taken: envelope.isClosed ? await listTaken(tx, id, envelope.shares) : [] })
  })
}

/** Rows that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 200
/** In this time the request that took it is still paying it. */
const GRACE_MS = seconds(30)

/** Pays shares whose payment was interrupted. */
export async function payUnpaid(options: EnvelopeOptions, graceMs: number = GRACE_MS): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const unpaid = await db.read((tx) => listUnpaid(tx, { beforeMs: nowMs - graceMs, nowMs, atMost: BATCH_MAX }))
  await failures.each(
    'envelope.pay',
    unpaid,
    ({ id }) => id,
    (share) => pay(options, share),
  )
}

/** Closes envelopes whose time is over: the seed is published, and what is left is free in the fund again. */
export async function closeEnded(options: EnvelopeOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const ended = await db.read((tx) => listUnclosed(tx, nowMs, BATCH_MAX))
  await failures.each('envelope.close', ended, String, (id) =>
    db.write(async (tx) => {
      const envelope = await lockEnvelope(tx, id)
      if (envelope !== undefined && !envelope.isClosed) {
        await closeEnvelope(tx, id, seedOf(options, envelope), nowMs)
      }
    }),
  )
}
