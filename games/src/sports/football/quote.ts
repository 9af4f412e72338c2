import { BILLION } from '../model/billionths.ts'
import { priceMarket } from '../model/margin.ts'
import type { Price } from '../price.ts'
import type { Chances } from '../slip/cashOut.ts'
import { winnerOf } from './facts.ts'
import { gradeOfCount } from './grade.ts'
import { choicesOf, type Choice, type CountMarket, type Market, type ScoreMarket } from './market.ts'
import { chanceOf, countsIn, type Counted, type Outlook } from './outlook.ts'
import { raceChances, type Match } from './race.ts'

/** A choice with its fair chances and its price. An impossible choice has none. */
export type Quoted = { readonly choice: Choice; readonly chances: Chances; readonly price: Price | null }
export type Quote = { readonly market: Market; readonly choices: readonly Quoted[] }

/** What the chances of each market add up to in its prices, in millionths. */
export const OVERROUNDS: Readonly<Record<Market['kind'], number>> = {
  result: 1_050_000,
  doubleChance: 1_050_000,
  drawNoBet: 1_045_000,
  asianHandicap: 1_045_000,
  total: 1_045_000,
  handicap: 1_060_000,
  bothScore: 1_050_000,
  oddEven: 1_050_000,
  correctScore: 1_120_000,
  halfTimeFullTime: 1_100_000,
  race: 1_080_000,
  goal: 1_060_000,
}

/** Where the billionth of a count goes when the grade is lose. */
const NONE: Chances = { win: 0, halfWin: 0, push: 0, halfLose: 0 }

/** The chances of each grade of a choice. */
function chancesIn(counts: readonly Counted[], market: CountMarket, choice: Choice): Chances {
  const chances = { ...NONE }
  for (const { count, parts } of counts) {
    const grade = gradeOfCount(market, choice, count)
    if (typeof grade === 'string' && grade !== 'lose') chances[grade] += parts
  }
  return chances
}

const won = (parts: number): Chances => ({ ...NONE, win: parts })

/** The fair chances of every choice of a market that scores decide, whatever the order of goals. */
export function scoreChances(outlook: Outlook, market: ScoreMarket): readonly Chances[] {
  if (market.kind === 'halfTimeFullTime')
    return choicesOf(market).map((choice) =>
      won(chanceOf(outlook, ({ half, full }) => choice === `${winnerOf(half)}/${winnerOf(full)}`)),
    )
  const counts = countsIn(outlook, market.period)
  return choicesOf(market).map((choice) => chancesIn(counts, market, choice))
}

/** The fair chances of every choice of a market. */
export function fairChances(match: Match, outlook: Outlook, market: Market): readonly Chances[] {
  switch (market.kind) {
    case 'race':
      return raceChances(match, outlook, { home: market.to, away: market.to }).map(won)
    case 'goal': {
      const { home, away } = match.state.score
      return raceChances(match, outlook, { home: home + 1, away: away + 1 }).map(won)
    }
    default:
      return scoreChances(outlook, market)
  }
}

/**
 * What a price must be fair to, in billionths: the chance to win where there is no push. With pushes and halves, of the
 * stakes that are won or lost the part that is won.
 */
export function effectiveChance({ win, halfWin, push, halfLose }: Chances): number {
  const won = 2 * win + halfWin
  const lost = 2 * (BILLION - win - halfWin - push - halfLose) + halfLose
  return won + lost === 0 ? 0 : (won / (won + lost)) * BILLION
}

/** A market with its prices; nothing where it is not offered. */
export function quoteMarket(match: Match, outlook: Outlook, market: Market): Quote | undefined {
  const chances = fairChances(match, outlook, market)
  const covered = market.kind === 'doubleChance' ? 2 : 1
  const prices = priceMarket(chances.map(effectiveChance), OVERROUNDS[market.kind], covered)
  if (prices === undefined) return undefined
  const choices = choicesOf(market).map((choice, at) => ({
    choice,
    chances: chances[at] ?? NONE,
    price: prices[at] ?? null,
  }))
  return { market, choices }
}
