import type { SportCode, SportsListed, SportsMarket, SportsQuote } from '@ronda/contract'
import { withMinus } from '@ronda/base/sports/lineText.ts'
import { showOdds, type OddsFormat } from '@ronda/games/sports'

const BILLION = 1e9

/** The odds of a price, with a true minus sign. */
export const oddsText = (format: OddsFormat, price: number): string => withMinus(showOdds(format, price))

/** A chance in billionths as a percentage. */
export const chanceText = (billionths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(billionths / BILLION)

/** The margin of an overround in millionths. */
export const marginText = (overround: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(1 - 1_000_000 / overround)

const PARTS = ['map1', 'map2', 'map3', 'set1', 'set2', 'set3'] as const
const MARKET_GROUPS = ['main', 'goals', 'handicap', 'half', 'score', ...PARTS] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

const GROUP_OF: Readonly<Record<SportsMarket['kind'], MarketGroup>> = {
  result: 'main',
  doubleChance: 'main',
  drawNoBet: 'main',
  bothScore: 'main',
  asianHandicap: 'handicap',
  handicap: 'handicap',
  total: 'goals',
  oddEven: 'goals',
  race: 'goals',
  goal: 'goals',
  correctScore: 'score',
  halfTimeFullTime: 'half',
  winner: 'main',
  score: 'main',
  lead: 'main',
  count: 'main',
  first: 'main',
}

/** A map or a set is a group of its own. */
const groupOf = ({ kind, period }: SportsMarket): MarketGroup =>
  PARTS.find((part) => part === period) ?? (period === 'match' ? GROUP_OF[kind] : 'half')

/** The markets of a match by group; groups without any are left out. */
export function groupsOf(quotes: readonly SportsQuote[]): readonly (readonly [MarketGroup, readonly SportsQuote[]])[] {
  return MARKET_GROUPS.map(
    (group) => [group, quotes.filter(({ market }) => groupOf(market) === group)] as const,
  ).filter(([, list]) => list.length > 0)
}

/** Choices side by side: three where there are three, else two. */
export const columnsOf = ({ choices }: SportsQuote): 2 | 3 => (choices.length % 3 === 0 || choices.length > 6 ? 3 : 2)

/** Digits of a keypad after one more key, as whole units of the currency. */
export function typeDigit(text: string, digit: string): string {
  const next = text === '0' || text === '' ? digit : text + digit
  return next.length > 9 ? text : next
}

export const eraseDigit = (text: string): string => text.slice(0, -1)

/** Minutes and seconds until a moment, never below zero. */
export const leftMs = (atMs: number, nowMs: number, aheadMs: number): number => Math.max(0, atMs - nowMs - aheadMs)

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Matches whose teams or league have every word of a text, without regard to accents. */
export function namedLike(
  list: readonly SportsListed[],
  text: string,
  leagueName: (match: SportsListed) => string,
): readonly SportsListed[] {
  const words = plain(text).split(/\s+/u)
  return list.filter((match) => {
    const names = plain(`${match.home} ${match.away} ${leagueName(match)}`)
    return words.every((word) => names.includes(word))
  })
}

/** Matches of some sports. */
export const inSports = (list: readonly SportsListed[], sports: readonly SportCode[]): readonly SportsListed[] =>
  list.filter(({ sport }) => sports.includes(sport))

/** Matches of one league, or of all. */
export const inLeague = (list: readonly SportsListed[], league: string | undefined): readonly SportsListed[] =>
  league === undefined ? list : list.filter((match) => match.league === league)
