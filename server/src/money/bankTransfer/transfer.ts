import { BANK_RECORD_UNITS_MAX } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, isWholeIn, type Currency } from '@ronda/core'
import type { ChargeState } from '../provider/provider.ts'

/** What two people have confirmed of a transfer, and what must go back because it is not the member's. */
export type TransferSums = {
  readonly arrived: bigint
  readonly returned: bigint
  readonly toReturn: bigint
}

/** What we no longer hold for the member: what went back, or is to. */
export const goneOf = ({ returned, toReturn }: TransferSums): bigint => (returned > toReturn ? returned : toReturn)

/** What is still to be sent back. */
export const outstandingOf = ({ returned, toReturn }: TransferSums): bigint =>
  toReturn > returned ? toReturn - returned : 0n

export function chargeStateOf(sums: TransferSums, currency: Currency): ChargeState {
  const { arrived } = sums
  if (arrived === 0n) return { state: 'waiting', paid: 0n, currency }
  const figures = { paid: arrived, refunding: outstandingOf(sums), currency }
  const left = arrived - goneOf(sums)
  return left === 0n ? { state: 'reversed', ...figures } : { state: 'paid', left, ...figures }
}

export type Movement = { readonly kind: 'arrived' | 'returned'; readonly amount: bigint }

/** What is recorded must be payable, and no more can go back than has arrived. */
export function isMovementValid(
  { arrived, returned }: TransferSums,
  { kind, amount }: Movement,
  currency: Currency,
): boolean {
  if (amount <= 0n || !isWholeIn(currency, amount)) return false
  if (kind === 'returned') return amount <= arrived - returned
  return amount <= BigInt(BANK_RECORD_UNITS_MAX) * ATOMS_PER_UNIT
}

export function afterMovement(sums: TransferSums, { kind, amount }: Movement): TransferSums {
  return { ...sums, [kind]: sums[kind] + amount }
}

/** Statements are not older than this when somebody works through them. */
const DAY_MS_MAX = days(366)

/** A day of a bank's statement: somewhere it may be tomorrow already, but not later. */
export function isDayValid(day: string, nowMs: number): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return at <= nowMs + days(1) && at >= nowMs - DAY_MS_MAX
}
