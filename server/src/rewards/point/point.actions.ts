import type { MoneyPolicy } from '@ronda/contract'
import { hours, present } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { book, pointsOf, type Change, type Earned } from './point.ts'
import {
  addEarned,
  findDepositPoints,
  findStanding,
  listEntries,
  listUnbooked,
  lockStanding,
  recordDepositPoints,
  writeBooked,
  type UnbookedPage,
} from './point.sql.ts'

export type PointOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly settings: Settings
  /** Called after the points of an account have changed. */
  readonly onChanged: (account: string) => void
}

/** What other features use to take and give points. */
export type Points = {
  /** Changes the points of an account in the caller's transaction; false when there are not enough. */
  change(tx: Tx, account: string, change: Change, nowMs: number): Promise<boolean>
  /** The points of an account, in parts, locked until the caller's transaction ends. */
  lock(tx: Tx, account: string): Promise<bigint>
}

type Booking = Pick<PointOptions, 'clock'>

/** Writes a change of the points; false when there are not enough. */
export async function changePoints(
  { clock }: Booking,
  tx: Tx,
  account: string,
  change: Change | undefined,
): Promise<boolean> {
  const before = await lockStanding(tx, account)
  const isSpent = change !== undefined && change.kind !== 'takenBack'
  if (isSpent && before.balance + change.amount < 0n) return false
  await writeBooked(tx, account, book(before, change), clock.nowMs())
  return true
}

export const openPoints = (): Points => ({
  change: (tx, account, change, nowMs) => changePoints({ clock: { nowMs: () => nowMs } }, tx, account, change),
  lock: async (tx, account) => (await lockStanding(tx, account)).balance,
})

/** Adds what bets have earned. What an account owes is taken of it at once. */
export async function earn(options: Booking, tx: Tx, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) return
  const owing = await addEarned(tx, earned, options.clock.nowMs())
  for (const account of owing.toSorted()) await changePoints(options, tx, account, undefined)
}

/** A deposit as it stands now: what of it was credited and not taken back. */
export type DepositStanding = { readonly deposit: string; readonly account: string; readonly kept: bigint }

/**
 * Brings the points of a deposit to what it has earned by now. So it does not matter in which order its events come, or
 * how often.
 */
export async function followDeposit(
  options: Booking,
  tx: Tx,
  { deposit, account, kept }: DepositStanding,
  rates: MoneyPolicy['points']['rates'],
): Promise<void> {
  // Locked first: of two deliveries at once the second sees what the first has given.
  await lockStanding(tx, account)
  const known = await findDepositPoints(tx, deposit)
  if (known === undefined && kept === 0n) return
  const { rate, given } = known ?? { rate: rates.DEPOSIT, given: 0n }
  const due = pointsOf(kept, rate)
  await recordDepositPoints(tx, deposit, { rate, given: due })
  const amount = due - given
  if (amount === 0n) return
  const kind = amount > 0n ? 'deposit' : 'takenBack'
  await changePoints(options, tx, account, { kind, amount, subject: deposit, ratio: rate })
}

const PAGE_MAX = 20

/** The points of an account, with a page of their changes. */
export async function readPoints({ db }: Pick<PointOptions, 'db'>, account: string, before: number | undefined) {
  return db.read(async (tx) => {
    const standing = await findStanding(tx, account)
    // One more than is shown, to know whether there are more.
    const found = await listEntries(tx, account, before, PAGE_MAX + 1)
    const entries = found.slice(0, PAGE_MAX)
    const next = found.length > PAGE_MAX ? (entries.at(-1)?.seq ?? null) : null
    return { standing, entries, next }
  })
}

/** Bets become an entry after this time. */
const BOOKED_AFTER_MS = hours(1)
/** Accounts of one page of the job. */
const ACCOUNTS_PAGE = 500

/** Makes entries of bets of more than an hour ago. */
export async function bookBets(options: PointOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const beforeMs = nowMs - BOOKED_AFTER_MS
  for (let after: string | null = null; ;) {
    const page: UnbookedPage = { beforeMs, nowMs, after, atMost: ACCOUNTS_PAGE }
    const accounts: readonly string[] = await db.read((tx) => listUnbooked(tx, page))
    await failures.each('point.book', accounts, String, (account) =>
      db.write((tx) => changePoints(options, tx, account, undefined)),
    )
    if (accounts.length < ACCOUNTS_PAGE) return
    after = present(accounts.at(-1), 'the last account of a page')
  }
}
