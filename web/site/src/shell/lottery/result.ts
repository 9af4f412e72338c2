import type { OpenedNumero } from '@ronda/contract'

const RANKS = ['special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
export type PrizeName = (typeof RANKS)[number] | 'starters' | 'consolations' | 'drawn' | 'digits'

export type Prize = { readonly name: PrizeName; readonly numbers: readonly string[] }

/** The drawn numbers, prize by prize; numbers of one digit or of a ball are round, longer ones are not. */
export type DrawResult = {
  readonly isRound: boolean
  readonly prizes: readonly Prize[]
  /** How many of them make the short result. */ readonly brief: number
}

/** How many numbers each prize has, for draws of many numbers. */
const SIZES: Readonly<Record<number, readonly number[]>> = {
  27: [1, 1, 2, 6, 4, 6, 3, 4],
  18: [1, 1, 1, 2, 7, 1, 3, 1, 1],
}

function textsOf(value: unknown): readonly string[] | undefined {
  const isList = Array.isArray(value) && value.length > 0
  if (!isList) return undefined
  const texts = value.map((one: unknown) => (typeof one === 'number' || typeof one === 'string' ? String(one) : ''))
  return texts.every((one) => /^\d{1,6}$/.test(one)) ? texts : undefined
}

function byRank(numbers: readonly string[], sizes: readonly number[]): readonly Prize[] {
  let from = 0
  return sizes.map((size, at) => {
    const prize = { name: RANKS[at] ?? 'eighth', numbers: numbers.slice(from, from + size) }
    from += size
    return prize
  })
}

const ball = (number: string): string => number.padStart(2, '0')

/** Parses an outcome of any lottery; undefined for one that was voided, or that is of no lottery. */
export function resultOf(outcome: OpenedNumero['outcome']): DrawResult | undefined {
  if (outcome === null) return undefined
  const [numbers, top] = [textsOf(outcome['numbers']), textsOf(outcome['top'])]
  const [drawn, digits] = [textsOf(outcome['drawn']), textsOf(outcome['digits'])]
  const sizes = SIZES[numbers?.length ?? 0]
  if (numbers !== undefined && sizes !== undefined) return { isRound: false, prizes: byRank(numbers, sizes), brief: 1 }
  if (top !== undefined) {
    const rest = (['starters', 'consolations'] as const).map((name) => ({
      name,
      numbers: textsOf(outcome[name]) ?? [],
    }))
    const first = top.map((number, at): Prize => ({ name: RANKS[at + 1] ?? 'third', numbers: [number] }))
    return { isRound: false, prizes: [...first, ...rest], brief: first.length }
  }
  if (drawn !== undefined) {
    const inOrder = drawn.toSorted((left, right) => Number(left) - Number(right)).map(ball)
    return { isRound: true, prizes: [{ name: 'drawn', numbers: inOrder }], brief: 1 }
  }
  return digits && { isRound: true, prizes: [{ name: 'digits', numbers: digits }], brief: 1 }
}

/** The short result in one line: digits of one number without spaces, several numbers with them. */
export function briefOf(outcome: OpenedNumero['outcome']): string {
  const result = resultOf(outcome)
  const numbers = result?.prizes.slice(0, result.brief).flatMap((prize) => prize.numbers) ?? []
  return numbers.join(numbers.every((number) => number.length === 1) ? '' : ' ')
}
