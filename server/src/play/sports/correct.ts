import { isVoid, settleBet, type MatchOf, type Settled } from './grade.ts'
import type { Correction, Payment, PlacedBet } from './slip.ts'

/** How a payment stands after its corrections. */
export type Standing = Pick<Payment, 'paid' | 'validBet' | 'grades'> & {
  /** So many corrections came before. */
  readonly version: number
  /** The id under which it counts as a bet; null while it is void and counts as none. */
  readonly round: string | null
}

const isAllVoid = (grades: Payment['grades']): boolean => grades?.flat().every(isVoid) === true

function roundAfter(round: string | null, { grades, operation }: Correction): string | null {
  if (isAllVoid(grades)) return null
  return round ?? operation
}

/** What counts of a payment now: its last correction, or else itself. */
export function standingOf(payment: Payment): Standing {
  const { operation, grades, corrections } = payment
  const { paid, validBet, grades: last } = corrections.at(-1) ?? payment
  const first = isAllVoid(grades) ? null : operation
  return { paid, validBet, grades: last, version: corrections.length, round: corrections.reduce(roundAfter, first) }
}

/**
 * What a settlement should have been, where that is another amount. A cash-out is no settlement: it stands. Of a bet
 * whose matches are not all over nothing is known yet.
 */
export function correctionOf(bet: PlacedBet, payment: Payment, matchOf: MatchOf): Settled | undefined {
  if (payment.kind !== 'settlement') return undefined
  const settled = settleBet(bet, payment.stake, matchOf)
  if (settled === undefined) return undefined
  const { paid, validBet, grades } = standingOf(payment)
  const isSame =
    settled.amounts.paid === paid &&
    settled.amounts.validBet === validBet &&
    isAllVoid(grades) === settled.grades.flat().every(isVoid)
  return isSame ? undefined : settled
}

export type Entry = { readonly moved: bigint; readonly writtenOff: bigint }

/** The entry of the difference: never more is taken than there is, and the rest is written off. */
export function entryOf(was: bigint, paid: bigint, balance: bigint): Entry {
  const difference = paid - was
  if (difference >= -balance) return { moved: difference, writtenOff: 0n }
  return { moved: -balance, writtenOff: -difference - balance }
}
