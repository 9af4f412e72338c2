import type { PlayedGame } from '@ronda/contract'
import { addDays } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { NOTHING, outcomeOf, plus, sumBy, type KnownGame, type RecordGame, type Sums } from './record.ts'

type GameOf = (code: string) => RecordGame | undefined

/** Games that a chart by game lists; the rest of a long tail says nothing. */
const GAMES_MAX = 50

/** A game that the house has no more. */
const GONE: KnownGame = { gameType: 'RNG', vendor: 'RONDA' }

/** Games by their names. */
export function showGames(gameOf: GameOf, codes: readonly string[], language: Language): PlayedGame[] {
  const shown = [...new Set(codes)].map((gameCode) => {
    const game = gameOf(gameCode)
    const { gameType, vendor } = game ?? GONE
    return { gameCode, gameName: game?.names[language] ?? gameCode, gameType, vendor }
  })
  return shown.toSorted((left, right) => left.gameName.localeCompare(right.gameName, language))
}

export type Row = {
  readonly seq: number
  readonly id: string
  readonly game: string
  readonly stake: bigint
  readonly win: bigint
  readonly played_at: Date
}

export const showRow = ({ seq, id, game, stake, win, played_at }: Row) => ({
  seq,
  id,
  gameCode: game,
  stake,
  win,
  outcome: outcomeOf(stake, win),
  playedAtMs: played_at.getTime(),
})

export type ProfitToShow = {
  /** The first day of each span, and the last of the last. */
  readonly starts: readonly string[]
  readonly to: string
  readonly sums: readonly (Sums & { readonly game: string; readonly span: number })[]
}

export function showProfit(gameOf: GameOf, { starts, to, sums }: ProfitToShow, language: Language) {
  const bySpan = sumBy(sums, ({ span }) => span)
  const byGame = [...sumBy(sums, ({ game }) => game)]
  const byType = sumBy(sums, ({ game }) => (gameOf(game) ?? GONE).gameType)
  return {
    spans: starts.map((from, index) => {
      const next = starts[index + 1]
      return { from, to: next === undefined ? to : addDays(next, -1), ...(bySpan.get(index + 1) ?? NOTHING) }
    }),
    categories: Array.from(byType, ([gameType, sum]) => ({ gameType, ...sum })),
    games: byGame
      .toSorted(([, left], [, right]) => right.rounds - left.rounds)
      .slice(0, GAMES_MAX)
      .map(([gameCode, sum]) => ({ gameCode, gameName: gameOf(gameCode)?.names[language] ?? gameCode, ...sum })),
    ...sums.reduce(plus, NOTHING),
  }
}
