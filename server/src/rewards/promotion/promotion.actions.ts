import type { PromotionReason } from '@ronda/contract'
import { calendarDay, err, ok, type Currency, type Id, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { listCredited } from '../../money/deposit/index.ts'
import type { WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { findOpenedAt, type Account } from '../../people/identity/index.ts'
import { readProfile } from '../../people/profile/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { RewardGame } from '../bet/index.ts'
import { confirmedBirthOf, isBirthday } from '../rank/index.ts'
import type { Bonuses } from '../bonus/index.ts'
import type { Rewards } from '../reward/index.ts'
import { reasonOf, type Candidate } from './eligibility.ts'
import { countLinked, insertMember, insertStep, listOwn, type StoredMember } from './member.sql.ts'
import type { Prizes } from './prize.actions.ts'
import { periodKey, windowOf } from './promotion.ts'
import { findPublished, listPublished, reserve, type Published } from './promotion.sql.ts'
import { isFinal } from './state.ts'

export type PromotionOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly key: SecretKey
  readonly failures: Failures
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly settings: Pick<Settings, 'current'>
  readonly walletStore: WalletStore
  readonly rewards: Rewards
  readonly prizes: Prizes
  readonly bonuses: Bonuses
  readonly games: ReadonlyMap<string, RewardGame>
  readonly rankOf: (account: Account) => Promise<{ readonly level: number }>
  /** Other accounts that share a device, a payout account or a contact with this one. */
  readonly neighboursOf: (tx: Tx, account: Id<'account'>) => Promise<readonly Id<'account'>[]>
  /** What is in the fund from which prizes are paid. */
  readonly fundBalance: () => Promise<bigint>
  readonly onChanged: (account: string) => void
}

/** More than a brand runs at once; and of what a member has joined, the newest. */
const PROMOTIONS_MAX = 60
export const OWN_MAX = 100

/** Whether the brand serves the network: the settings list it among the social channels. */
async function isChannelOpen({ settings }: PromotionOptions): Promise<boolean> {
  const { resources } = await settings.current()
  return resources.some(({ resourceType, labelNameEn }) => resourceType === 'social' && /zalo/i.test(labelNameEn))
}

/** The published promotions that the brand can keep: one for a network that it does not serve is not shown. */
export async function listOffers(options: PromotionOptions): Promise<readonly Published[]> {
  const { db, clock, currency } = options
  const isOpen = await isChannelOpen(options)
  const published = await db.read((tx) => listPublished(tx, clock.nowMs(), PROMOTIONS_MAX))
  return published.filter((each) => each.currency === currency && (each.draft.rule.kind !== 'social' || isOpen))
}

/** What is known of somebody, whatever the promotion. */
type About = Pick<Candidate, 'mayOffer' | 'rank' | 'registeredAtMs' | 'hasDeposited'> & {
  readonly birth: string | undefined
  readonly hasContact: boolean
  readonly neighbours: readonly string[]
}

export async function isOfferedTo({ currency, rewards }: PromotionOptions, who: Account): Promise<boolean> {
  return who.kind === 'member' && who.currency === currency && (await rewards.mayOffer(who.id))
}

async function aboutOf(options: PromotionOptions, who: Account): Promise<About> {
  const { db, clock, key, rankOf, neighboursOf } = options
  const [mayOffer, { level: rank }] = [await isOfferedTo(options, who), await rankOf(who)]
  const birth = await confirmedBirthOf(options, who.id)
  const isServed = await isChannelOpen(options)
  return db.read(async (tx) => ({
    mayOffer,
    rank,
    birth,
    registeredAtMs: await findOpenedAt(tx, who.id),
    hasDeposited: (await listCredited(tx, { owner: who.id, fromMs: 0, toMs: clock.nowMs() + 1, atMost: 1 })).length > 0,
    hasContact: isServed && (await readProfile(tx, key, who.id)).fields.get('zalo') !== undefined,
    neighbours: await neighboursOf(tx, who.id),
  }))
}

type Joined = { readonly own: readonly StoredMember[]; readonly linked: number; readonly nowMs: number }

function candidateFor({ id: promotion, draft, reserved }: Published, about: About, joined: Joined): Candidate {
  const { birth, neighbours: _neighbours, ...known } = about
  const mine = joined.own.filter((each) => each.promotion === promotion)
  const joining = { atMs: joined.nowMs, registeredAtMs: about.registeredAtMs, before: mine.length }
  const period = periodKey(draft, joining)
  return {
    ...known,
    before: mine.length,
    isTaken: mine.some((each) => each.period === period),
    linked: joined.linked,
    isBirthday: birth === undefined ? undefined : isBirthday(birth, calendarDay(joined.nowMs, draft.zone)),
    left: draft.budget - reserved,
  }
}

export type OfferRead = { readonly offer: Published; readonly reason: PromotionReason | undefined }

/** What is offered to a member beside what they have joined; nothing to somebody who is restricted. */
export async function readOffers(
  options: PromotionOptions,
  who: Account,
  own: readonly StoredMember[],
): Promise<readonly OfferRead[]> {
  const { db, clock } = options
  const about = await aboutOf(options, who)
  if (!about.mayOffer) return []
  const offers = await listOffers(options)
  const linked = await db.read((tx) =>
    countLinked(
      tx,
      offers.map((offer) => offer.id),
      about.neighbours,
    ),
  )
  const nowMs = clock.nowMs()
  return offers.flatMap((offer) => {
    const mine = own.filter((each) => each.promotion === offer.id)
    if (mine.some(({ state }) => !isFinal(state) && state !== 'claimed')) return []
    const candidate = candidateFor(offer, about, { own, linked: linked.get(offer.id) ?? 0, nowMs })
    const reason = reasonOf(offer, candidate, nowMs)
    // What they have had as often as possible is among their own.
    return reason === 'limit' && mine.length > 0 ? [] : [{ offer, reason }]
  })
}

export type Joining = {
  readonly id: string
  readonly version: number
  readonly code?: string | undefined
  readonly who: Account
}

export type JoinRefusal =
  | 'promotion.unknown'
  | 'promotion.changed'
  | 'promotion.code_wrong'
  | `promotion.${PromotionReason}`

const isCodeRight = ({ draft: { rule } }: Published, code: string | undefined): boolean =>
  rule.kind !== 'code' || code?.trim().toUpperCase() === rule.code

/** What this member has joined of a promotion and is not over. */
const findOpen = (own: readonly StoredMember[], promotion: string): StoredMember | undefined =>
  own.find((each) => each.promotion === promotion && !isFinal(each.state) && each.state !== 'claimed')

type Seat = { readonly who: Account; readonly wallet: WalletId; readonly about: About; readonly nowMs: number }

/**
 * Takes part, with the promotion's budget locked: what a member can get at most is reserved now, so that nobody plays
 * for a prize that is gone, and of accounts that belong together no two are counted at once.
 */
async function takePart(
  options: PromotionOptions,
  tx: Tx,
  offer: Published,
  { who, wallet, about, nowMs }: Seat,
): Promise<Result<string, JoinRefusal>> {
  const { draft, id: promotion, version } = offer
  const hasRoom = await reserve(tx, promotion, draft.prize, draft.budget)
  const own = await listOwn(tx, who.id, OWN_MAX)
  // A second request at the same time has waited, and finds what the first has joined.
  const known = findOpen(own, promotion)
  if (known !== undefined) return ok(known.id)
  const linked = (await countLinked(tx, [promotion], about.neighbours)).get(promotion) ?? 0
  const left = { ...offer, reserved: hasRoom ? 0n : draft.budget }
  const candidate = candidateFor(left, about, { own, linked, nowMs })
  const reason = reasonOf(offer, candidate, nowMs)
  if (reason !== undefined) return err(`promotion.${reason}` as const)
  const joining = { atMs: nowMs, registeredAtMs: about.registeredAtMs, before: candidate.before }
  const [period, window] = [periodKey(draft, joining), windowOf(draft, joining)]
  const state = draft.isReviewed ? ('applying' as const) : ('joined' as const)
  const seat = { id: options.ids.named('promotion', who.id, promotion, period), account: who.id, wallet }
  const fresh = { ...seat, promotion, version, period, state, joinedAtMs: nowMs, ...window, reserved: draft.prize }
  if (!(await insertMember(tx, fresh))) return err('promotion.limit')
  await insertStep(tx, { member: fresh.id, state, by: 'member', actor: who.id }, nowMs)
  return ok(fresh.id)
}

/** Joins a promotion, or applies where staff review it. Returns the id of what was joined. */
export async function join(options: PromotionOptions, joining: Joining): Promise<Result<string, JoinRefusal>> {
  const { db, clock, walletStore } = options
  const { id: promotion, version, code, who } = joining
  const offer = await db.read((tx) => findPublished(tx, promotion))
  if (offer === undefined || offer.currency !== options.currency) return err('promotion.unknown')
  const known = findOpen(await db.read((tx) => listOwn(tx, who.id, OWN_MAX)), promotion)
  if (known !== undefined) return ok(known.id)
  // Nobody joins other terms than those they have read.
  if (offer.version !== version) return err('promotion.changed')
  const about = await aboutOf(options, who)
  if (!about.mayOffer) return err('promotion.not_offered')
  if (!isCodeRight(offer, code)) return err('promotion.code_wrong')
  const { cash: wallet } = await walletStore.of(who.id)
  return db.transact<string, JoinRefusal>(async (tx) => {
    // Read again: staff may have closed it meanwhile.
    const now = await findPublished(tx, promotion)
    if (now === undefined || now.version !== version) return err('promotion.changed')
    return takePart(options, tx, now, { who, wallet, about, nowMs: clock.nowMs() })
  })
}
