import type { PlayedGame } from '@ronda/contract'
import { addDays } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { NOTHING, outcomeOf, plus, sumBy, type KnownGame, type RecordGame, type Sums } from './record.ts'

type GameOf = (code: string) => RecordGame | undefined

/** Games that a chart by game lists; the rest are too small to see. */
const GAMES_MAX = 50

/** The values for a game that no longer exists. */
const REMOVED_GAME: KnownGame = { gameType: 'RNG', vendor: 'RONDA' }

/** Games sorted by their names. */
export function showGames(gameOf: GameOf, codes: readonly string[], language: Language): PlayedGame[] {
  const shown = [...new Set(codes)].map((gameCode) => {
    const game = gameOf(gameCode)
    const { gameType, vendor } = game ?? REMOVED_GAME
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
  /** The first day of each span; `to` is the last day of the last one. */
  readonly starts: readonly string[]
  readonly to: string
  readonly spans: readonly (Sums & { readonly span: number })[]
  readonly games: readonly (Sums & { readonly game: string })[]
}

export function showProfit(gameOf: GameOf, { starts, to, spans, games }: ProfitToShow, language: Language) {
  const bySpan = new Map(spans.map(({ span, ...sums }) => [span, sums]))
  const byType = sumBy(games, ({ game }) => (gameOf(game) ?? REMOVED_GAME).gameType)
  return {
    spans: starts.map((from, index) => {
      const next = starts[index + 1]
      return { from, to: next === undefined ? to : addDays(next, -1), ...(bySpan.get(index + 1) ?? NOTHING) }
    }),
    categories: Array.from(byType, ([gameType, sum]) => ({ gameType, ...sum })),
    games: games
      .toSorted((left, right) => right.rounds - left.rounds)
      .slice(0, GAMES_MAX)
      .map(({ game, ...sum }) => ({ gameCode: game, gameName: gameOf(game)?.names[language] ?? game, ...sum })),
    ...games.reduce(plus, NOTHING),
  }
}
