import { REFERRAL_REWARD_DAYS, type ReferralTerms } from '@ronda/contract'
import { days, type Id } from '@ronda/core'
import { referral as english } from '@ronda/i18n/en/rewards/referral'
import { referral as spanish } from '@ronda/i18n/es/rewards/referral'
import { findNames, type AccountKind } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { RewardGame, ValidBet } from '../bet/index.ts'
import type { NewReward, Rewards } from '../reward/index.ts'
import type { Invitations } from './invitation.actions.ts'
import { afterBets, decide, monthOf, type Counts } from './referral.ts'
import {
  countQualified,
  findReferral,
  listGuests,
  listReached,
  lockHost,
  lockPlaying,
  lockReferral,
  postponeCheck,
  recordPlayed,
  recordQualified,
  recordRefused,
  sumGuests,
  type StoredReferral,
} from './referral.sql.ts'

export type ReferralOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly rewards: Rewards
  readonly invitations: Invitations
  readonly games: ReadonlyMap<string, RewardGame>
  /** Whether two accounts may belong to one person. */
  readonly areLinked: (tx: Tx, one: Id<'account'>, other: Id<'account'>) => Promise<boolean>
}

const FUND = 'REFERRAL'

/** Adds bets to the progress of guests. */
export async function addBets(tx: Tx, bets: readonly ValidBet[], nowMs: number): Promise<void> {
  if (bets.length === 0) return
  const wallets = [...new Set(bets.map(({ wallet }) => wallet))]
  const playing = await lockPlaying(tx, wallets)
  const played = playing.map((pair) => ({
    guest: pair.guest,
    valid: afterBets(
      pair,
      bets.filter(({ wallet }) => wallet === pair.wallet),
    ),
  }))
  await recordPlayed(tx, played, nowMs)
}

/** The rewards of a guest who has qualified: one for each side, unless it is nothing. */
function rewardsOf({ ids }: ReferralOptions, pair: StoredReferral, hostReward: bigint, nowMs: number): NewReward[] {
  const { guest, host, currency, guestReward } = pair
  const shared = { fund: FUND, currency, givenAtMs: nowMs, expiresAtMs: nowMs + days(REFERRAL_REWARD_DAYS) } as const
  const forHost = { es: spanish.rewardNames.host, en: english.rewardNames.host }
  const forGuest = { es: spanish.rewardNames.guest, en: english.rewardNames.guest }
  return [
    { ...shared, id: ids.named('referral.host', guest), account: host, names: forHost, amount: hostReward },
    { ...shared, id: ids.named('referral.guest', guest), account: guest, names: forGuest, amount: guestReward },
  ].filter(({ amount }) => amount > 0n)
}

/** Decides a guest who has reached the goal, in one transaction with the rewards. Returns whose pages change. */
async function check(options: ReferralOptions, tx: Tx, guest: string): Promise<readonly string[]> {
  const { clock, rewards, areLinked } = options
  const pair = await lockReferral(tx, guest)
  if (pair?.state !== 'reached') return []
  const { host } = pair
  await lockHost(tx, host)
  const nowMs = clock.nowMs()
  const { startMs, endMs } = monthOf(nowMs)
  const counts = await countQualified(tx, host, startMs)
  const decision = decide(await areLinked(tx, host, pair.guest), pair.levels, counts)
  switch (decision.outcome) {
    case 'refused':
      await recordRefused(tx, guest, nowMs)
      break
    case 'later':
      await postponeCheck(tx, guest, endMs)
      break
    case 'qualified':
      await recordQualified(tx, guest, decision.hostReward, nowMs)
      await rewards.give(tx, rewardsOf(options, pair, decision.hostReward, nowMs))
  }
  return [host, guest]
}

/** Rows that one run of the job handles; the rest wait a minute. */
const BATCH_MAX = 200

/** Checks the guests who have reached the goal. One that fails stops no other. */
export async function checkReached(options: ReferralOptions): Promise<void> {
  const { db, clock, failures, rewards } = options
  const reached = await db.read((tx) => listReached(tx, clock.nowMs(), BATCH_MAX))
  await failures.each('referral.check', reached, String, async (guest) => {
    rewards.tell(await db.write((tx) => check(options, tx, guest)))
  })
}

/** Guests listed one by one; a page has no use for more. */
const GUESTS_MAX = 100

export type ReferralInfo = {
  readonly isOffered: boolean
  readonly terms: ReferralTerms
  readonly counts: Counts
  readonly earned: bigint
  readonly guests: readonly StoredReferral[]
  readonly guestCount: number
  /** The pair in which the reader is the guest, with what the host has brought so far. */
  readonly invitation: (StoredReferral & { readonly hostCounts: Counts }) | undefined
  readonly nameOf: (account: string) => string
}

type Reader = { readonly id: Id<'account'>; readonly kind: AccountKind }

/** What a member sees of invitations: their own guests, and whose guest they are. */
export async function readReferral(options: ReferralOptions, reader: Reader): Promise<ReferralInfo> {
  const { db, clock, invitations } = options
  const [isOffered, terms] = [await invitations.isOffered(reader), await invitations.terms()]
  const { startMs } = monthOf(clock.nowMs())
  return db.read(async (tx) => {
    const guests = await listGuests(tx, reader.id, GUESTS_MAX)
    const { guests: guestCount, earned } = await sumGuests(tx, reader.id)
    const own = await findReferral(tx, reader.id)
    const invitation = own && { ...own, hostCounts: await countQualified(tx, own.host, startMs) }
    const counts = await countQualified(tx, reader.id, startMs)
    const names = await findNames(tx, [...guests.map(({ guest }) => guest), ...(own === undefined ? [] : [own.host])])
    const nameOf = (account: string): string => names.get(account)?.username ?? ''
    return { isOffered, terms, counts, earned, guests, guestCount, invitation, nameOf }
  })
}
