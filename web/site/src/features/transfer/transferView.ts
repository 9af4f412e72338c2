import type { Currency } from '@ronda/core'
import { parseTyped, type TypedProblem } from '@ronda/ui'
import type { Line } from './transfer.queries.ts'

type Bounds = Pick<Line, 'free' | 'min' | 'max' | 'leftToday'>

/** The maximum that can be sent now: the balance, the limit per transfer, and what is left of the day's limit. */
export function mostOf({ free, max, leftToday }: Bounds): bigint {
  return [free, max, leftToday].reduce((least, one) => (one < least ? one : least))
}

export type Reading =
  | { readonly amount: bigint }
  | { readonly problem: TypedProblem | 'tooLittle' | 'tooMuch'; readonly bound: bigint }

/** The typed amount, or what is wrong with it. */
export function readAmount(text: string, line: Bounds & { readonly currency: Currency }, locale: string): Reading {
  const typed = parseTyped(text, line.currency, locale)
  if (!typed.ok) return { problem: typed.error, bound: 0n }
  if (typed.value < line.min || typed.value === 0n) return { problem: 'tooLittle', bound: line.min }
  const most = mostOf(line)
  return typed.value > most ? { problem: 'tooMuch', bound: most } : { amount: typed.value }
}

/** Where the transfer that a link names is: in this list, perhaps on a page that is not loaded, or nowhere. */
export function placeOf(
  asked: string | undefined,
  shown: readonly { readonly id: string }[],
  hasMore: boolean,
): 'here' | 'further' | 'nowhere' {
  if (asked === undefined) return 'nowhere'
  if (shown.some(({ id }) => id === asked)) return 'here'
  return hasMore ? 'further' : 'nowhere'
}
