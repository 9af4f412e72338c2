import { addDays as laterBy, present } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { RewardGame, ValidBet } from '../bet/index.ts'
import type { NewReward, Rewards } from '../reward/index.ts'
import { changeOf, dayOf, daysOf, firstDayOf, nextLevel, ruleOf, sumFrom, type RankRules } from './rank.ts'
import {
  addDays,
  changeRanks,
  deleteDays,
  findLevel,
  findLevels,
  listChanges,
  listDays,
  listStandings,
  listStandingsAfter,
  lockRanks,
  openRanks,
  type NewChange,
  type Standing,
} from './rank.sql.ts'
import { giftOf } from './rankGift.ts'

export type RankOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly ids: ServerIds
  readonly failures: Failures
  readonly settings: Pick<Settings, 'current'>
  readonly walletStore: WalletStore
  readonly rewards: Rewards
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  /** Called after the rank of an account has changed. */
  readonly onChanged: (account: string) => void
}

/** What other features use of ranks. */
export type Ranks = {
  /** What each of these wallets adds to its rebate by its rank, in thousandths; wallets without a rank are left out. */
  rebateExtraOf(tx: Tx, wallets: readonly WalletId[]): Promise<ReadonlyMap<WalletId, number>>
  /** The VIP level of an account, 0 without one. */
  levelOf(tx: Tx, account: string): Promise<number>
}

export const rulesOf = async ({ settings }: RankOptions): Promise<RankRules> => (await settings.current()).money.ranks

export function openRanksApi(options: RankOptions): Ranks {
  return {
    async rebateExtraOf(tx, wallets) {
      const levels = await findLevels(tx, wallets)
      const rules = levels.size === 0 ? [] : await rulesOf(options)
      return new Map([...levels].map(([wallet, level]) => [wallet, ruleOf(level, rules).rebateExtra]))
    },
    levelOf: findLevel,
  }
}

const PAST_CHANGES = 10

/** The rank of a member with everything that it follows from. */
export async function readRank(options: RankOptions, account: string) {
  const { db, clock, walletStore } = options
  const { cash, currency } = await walletStore.of(account)
  const rules = await rulesOf(options)
  const today = dayOf(clock.nowMs())
  const first = firstDayOf(today)
  return db.read(async (tx) => {
    const [held] = await listStandings(tx, [cash], first)
    const days = await listDays(tx, cash, first)
    const changes = await listChanges(tx, account, PAST_CHANGES)
    const { level = 0, since = today } = held ?? {}
    const valid = sumFrom(days, first)
    return { currency, rules, today, held: { level, since }, valid, days, changes }
  })
}

/** The change that is due for a rank, if any. */
function dueChange(standing: Standing, rules: RankRules, nowMs: number): NewChange | undefined {
  const { wallet, account, level, valid } = standing
  const today = dayOf(nowMs)
  const to = nextLevel(standing, valid, rules, today)
  return to === level ? undefined : { ...changeOf(level, to, rules), wallet, account, valid, today, atMs: nowMs }
}

/** The gifts of the ranks that were reached; a rank that was reached before has given its gift, by the same id. */
async function giftsOf(
  { ids, walletStore }: RankOptions,
  rules: RankRules,
  { account, from, to, atMs: nowMs }: NewChange,
): Promise<readonly NewReward[]> {
  if (to < from) return []
  const { currency } = await walletStore.of(account)
  const levels = Array.from({ length: to - from }, (_, at) => from + at + 1)
  return levels.flatMap((level) => {
    const name = { id: ids.named('rank.levelUp', account, level), account, kind: 'levelUp', level } as const
    return giftOf({ ...name, units: ruleOf(level, rules).levelUp, currency, nowMs })
  })
}

/** Changes the ranks of these wallets that are due. Returns the accounts with another rank. */
async function settleRanks(
  options: RankOptions,
  tx: Tx,
  wallets: readonly WalletId[],
  nowMs: number,
): Promise<readonly string[]> {
  const rules = await rulesOf(options)
  const changesOf = async (among: readonly WalletId[]): Promise<readonly NewChange[]> => {
    const standings = await listStandings(tx, among, firstDayOf(dayOf(nowMs)))
    return standings.flatMap((standing) => dueChange(standing, rules, nowMs) ?? [])
  }
  const due = (await changesOf(wallets)).map(({ wallet }) => wallet)
  if (due.length === 0) return []
  // Decided again after the lock: another process may have changed them meanwhile.
  await lockRanks(tx, due)
  const changes = await changesOf(due)
  if (changes.length === 0) return []
  await changeRanks(tx, changes)
  const gifts: NewReward[] = []
  for (const change of changes) gifts.push(...(await giftsOf(options, rules, change)))
  await options.rewards.give(tx, gifts)
  return changes.map(({ account }) => account)
}

/** Adds valid bets to the days of their wallets, and raises the ranks that they are enough for. */
export async function countBets(
  options: RankOptions,
  tx: Tx,
  bets: readonly Pick<ValidBet, 'wallet' | 'valid' | 'atMs'>[],
  nowMs: number,
): Promise<readonly string[]> {
  if (bets.length === 0) return []
  const days = daysOf(bets)
  const wallets = [...new Set(days.map(({ wallet }) => wallet))]
  await addDays(tx, days)
  await openRanks(tx, wallets, dayOf(nowMs))
  return settleRanks(options, tx, wallets, nowMs)
}

/** Makes the open pages of these accounts show their new rank, and the gifts that came with it. */
export function tellChanged({ rewards, onChanged }: RankOptions, accounts: readonly string[]): void {
  rewards.tell(accounts)
  accounts.forEach(onChanged)
}

/** Ranks of one page of the daily job. */
const RANKS_PAGE = 500
/** Days that are kept although no rank follows them any more, so that a complaint can still be answered. */
const DAYS_KEPT = 60
const DELETED_MAX = 5_000

/** Lowers, or after a change of the rules raises, every rank that is due. One that fails stops no other. */
export async function settleAll(options: RankOptions): Promise<void> {
  const { db, clock, failures } = options
  const rules = await rulesOf(options)
  const nowMs = clock.nowMs()
  const today = dayOf(nowMs)
  for (let after = 0; ;) {
    const page = { after, atMost: RANKS_PAGE }
    const standings = await db.read((tx) => listStandingsAfter(tx, firstDayOf(today), page))
    const due = standings.filter((standing) => dueChange(standing, rules, nowMs) !== undefined)
    await failures.each(
      'rank.settle',
      due,
      ({ account }) => account,
      async ({ wallet }) => tellChanged(options, await db.write((tx) => settleRanks(options, tx, [wallet], nowMs))),
    )
    if (standings.length < RANKS_PAGE) break
    after = present(standings.at(-1), 'the last rank of a page').wallet
  }
  const before = laterBy(today, -DAYS_KEPT)
  while ((await db.write((tx) => deleteDays(tx, before, DELETED_MAX))) === DELETED_MAX);
}
