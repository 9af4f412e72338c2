import { BILLION } from '../model/billionths.ts'
import { priceOf } from '../model/margin.ts'
import { power } from '../model/ordered.ts'
import { PRICE_MIN, type Price } from '../price.ts'
import type { Chances } from '../slip/cashOut.ts'
import { winnerOf } from './facts.ts'
import { gradeOfCount } from './grade.ts'
import { choicesOf, type Choice, type Market } from './market.ts'
import { countIn, type Cell, type Outlook } from './outlook.ts'
import { scoreChances } from './quote.ts'

/** A part of a bet builder. */
export type Part = { readonly market: Market; readonly choice: Choice }

/** Every chance of a set of parts is raised to this power: 4 % more at an even chance, 15 % more at one in ten. */
const BUILDER_POWER = 0.94

/** Only what wins or loses by the score can be a part: no line with a push, and nothing that the order decides. */
function mayBePart({ market }: Part): boolean {
  switch (market.kind) {
    case 'race':
    case 'goal':
    case 'drawNoBet':
      return false
    case 'asianHandicap':
    case 'total':
      return market.measure === 'goals' && Math.abs(market.quarters % 4) === 2
    case 'halfTimeFullTime':
    case 'bothScore':
    case 'correctScore':
      return true
    default:
      return market.measure === 'goals'
  }
}

function isWon({ market, choice }: Part, cell: Cell): boolean {
  if (market.kind === 'halfTimeFullTime') return choice === `${winnerOf(cell.half)}/${winnerOf(cell.full)}`
  if (market.kind === 'race' || market.kind === 'goal') return false
  return gradeOfCount(market, choice, countIn(cell, market.period)) === 'win'
}

/** The chance that all parts of each set win, by the bits of its number, in billionths: exact sums of one outlook. */
export function jointChances(outlook: Outlook, parts: readonly Part[]): readonly number[] {
  const sets = 1 << parts.length
  const exact = Array.from({ length: sets }, () => 0)
  for (const cell of outlook) {
    const won = parts.reduce((set, part, at) => (isWon(part, cell) ? set | (1 << at) : set), 0)
    exact[won] = (exact[won] ?? 0) + cell.parts
  }
  return exact.map((_, set) => exact.reduce((sum, chance, won) => ((won & set) === set ? sum + chance : sum), 0))
}

/** Prices for every set of parts; nothing where a part may not be one, or a set is impossible or too certain. */
export function builderPrices(outlook: Outlook, parts: readonly Part[]): readonly Price[] | undefined {
  if (!parts.every(mayBePart)) return undefined
  const chances = jointChances(outlook, parts)
  if (chances.some((chance, set) => set > 0 && (chance === 0 || chance === BILLION))) return undefined
  const prices = chances.map((chance, set) =>
    set === 0 ? 1_000 : priceOf(power(chance / BILLION, BUILDER_POWER), chance),
  )
  return prices.every((price, set) => set === 0 || price >= PRICE_MIN) ? prices : undefined
}

/**
 * The fair chances of a selection at the moment of an outlook: of one part by its grades, of several that all of them
 * win. Nothing where the order of goals decides, which an outlook does not know.
 */
export function chancesOfParts(outlook: Outlook, parts: readonly Part[]): Chances | undefined {
  if (parts.length > 1) return { win: jointChances(outlook, parts).at(-1) ?? 0, halfWin: 0, push: 0, halfLose: 0 }
  const [part] = parts
  if (part === undefined || part.market.kind === 'race' || part.market.kind === 'goal') return undefined
  return scoreChances(outlook, part.market)[choicesOf(part.market).indexOf(part.choice)]
}
