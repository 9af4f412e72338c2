import { PARTS_PER_POINT, POINT_RATE_UNITS, type MoneyPolicy, type PointKind } from '@ronda/contract'
import { assert, ATOMS_PER_UNIT, smallestOf, type Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { ValidBet } from '../bet/bet.ts'

/** What an account has, in parts of a point. `unbooked` is the part of the balance that is in no entry yet. */
export type Standing = {
  readonly balance: bigint
  readonly unbooked: bigint
  readonly owed: bigint
  readonly entries: number
}

export const NO_POINTS: Standing = { balance: 0n, unbooked: 0n, owed: 0n, entries: 0 }

/** What changes a balance, other than bets, which are added up first. */
export type Change = {
  readonly kind: Exclude<PointKind, 'bet'>
  /** Negative when points leave. */
  readonly amount: bigint
  readonly subject: string
  readonly ratio?: number
  readonly names?: Readonly<Record<Language, string>>
  readonly quantity?: number
}

type Entry = Omit<Change, 'kind' | 'subject'> & {
  readonly kind: PointKind
  readonly subject: string | null
  readonly seq: number
  readonly balance: bigint
}

export type Booked = { readonly standing: Standing; readonly entries: readonly Entry[] }

/**
 * Makes the entries of a change: first of the bets that are in none yet, then of the change. What is to be taken back is
 * taken as far as there is any; the rest is owed, and comes off before anything that is earned later can be spent.
 */
export function book(before: Standing, change?: Change): Booked {
  const entries: Entry[] = []
  let { balance, owed } = before
  const add = (entry: Omit<Entry, 'seq' | 'balance'>): void => {
    entries.push({ ...entry, seq: before.entries + entries.length + 1, balance })
  }
  if (before.unbooked > 0n) add({ kind: 'bet', amount: before.unbooked, subject: null })
  if (change?.kind === 'takenBack') owed -= change.amount
  else if (change !== undefined) {
    balance += change.amount
    add(change)
  }
  assert(balance >= 0n, 'only points that are there are taken')
  const taken = owed < balance ? owed : balance
  if (taken > 0n) {
    balance -= taken
    owed -= taken
    add({ kind: 'takenBack', amount: -taken, subject: change?.kind === 'takenBack' ? change.subject : null })
  }
  return { entries, standing: { balance, owed, unbooked: 0n, entries: before.entries + entries.length } }
}

/** The points of an amount of money at a rate per 100 units, in parts: nothing is rounded. */
export function pointsOf(atoms: bigint, rate: number): bigint {
  return (atoms * BigInt(rate) * PARTS_PER_POINT) / (ATOMS_PER_UNIT * BigInt(POINT_RATE_UNITS))
}

export type Earned = { readonly account: string; readonly amount: bigint }

/** What bets earn, added up by account, in the order of the accounts. */
export function earnedBy(
  bets: readonly ValidBet[],
  rates: MoneyPolicy['points']['rates'],
  ownerOf: ReadonlyMap<number, string>,
): readonly Earned[] {
  const sums = new Map<string, bigint>()
  for (const { wallet, gameType, valid } of bets) {
    const account = ownerOf.get(wallet)
    const amount = pointsOf(valid, rates[gameType])
    if (account !== undefined && amount > 0n) sums.set(account, (sums.get(account) ?? 0n) + amount)
  }
  return [...sums].map(([account, amount]) => ({ account, amount })).toSorted(byAccount)
}

type OfAccount = { readonly account: string }
/** The order in which balances are locked, everywhere: so no two transactions wait for each other. */
export const byAccount = (one: OfAccount, other: OfAccount): number =>
  one.account < other.account ? -1 : one.account > other.account ? 1 : 0

export type Ratio = { readonly pointsPerUnit: number; readonly currency: Currency }

/** What whole points are worth, rounded down to what can be paid, and the points that this amount needs, in parts. */
export function conversionOf(
  asked: number,
  { pointsPerUnit, currency }: Ratio,
): { readonly amount: bigint; readonly points: bigint } {
  const worth = (BigInt(asked) * ATOMS_PER_UNIT) / BigInt(pointsPerUnit)
  const amount = worth - (worth % smallestOf(currency))
  return { amount, points: (amount * BigInt(pointsPerUnit) * PARTS_PER_POINT) / ATOMS_PER_UNIT }
}

export type ConvertRefusal = 'point.ratio_changed' | 'point.too_few' | 'point.not_enough'

type Asking = { readonly asked: number; readonly pointsPerUnit: number }

/** The first reason why points cannot be converted. */
export function convertRefusal(
  { asked, pointsPerUnit }: Asking,
  ratio: Ratio,
  { balance }: Pick<Standing, 'balance'>,
): ConvertRefusal | undefined {
  if (pointsPerUnit !== ratio.pointsPerUnit) return 'point.ratio_changed'
  if (conversionOf(asked, ratio).amount === 0n) return 'point.too_few'
  return BigInt(asked) * PARTS_PER_POINT > balance ? 'point.not_enough' : undefined
}
