import type { GameType, PlayMode } from '@ronda/contract'
import { days, hours, present, type Currency } from '@ronda/core'

/** How far back the board looks. */
export const BOARD_DAYS = 7
/** What a board shows. */
export const BOARD_MAX = 20
/** Of each day and type: more than a board shows, since a game may be out of sight when it is drawn up. */
export const DAY_MAX = 50

/** A win is worth telling from this many stakes on: smaller ones are the ordinary run of a game. */
const TOLD_STAKES_MIN = 5n

/** A round as the ledger tells it. */
export type ToldRound = {
  readonly game: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
  readonly atMs: number
  readonly wallet: number
  readonly seq: number
}

export type Win = {
  readonly wallet: number
  readonly seq: number
  readonly game: string
  readonly gameType: GameType
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
  readonly atMs: number
  readonly day: string
}

/** The wins worth telling. Days are those of UTC. */
export function winsOf(rounds: readonly ToldRound[], typeOf: (game: string) => GameType | undefined): readonly Win[] {
  return rounds.flatMap(({ mode, wallet, seq, game, currency, stake, win, atMs }) => {
    const gameType = typeOf(game)
    if (mode !== 'real' || gameType === undefined) return []
    if (win < stake * TOLD_STAKES_MIN) return []
    const day = new Date(atMs).toISOString().slice(0, 10)
    return [{ wallet, seq, game, gameType, currency, stake, win, atMs, day }]
  })
}

export type Place = Pick<Win, 'currency' | 'gameType' | 'day'>

/** Wins that compete with each other. Only the largest of a day can be among the largest of many days. */
export function byPlace(wins: readonly Win[]): readonly (Place & { readonly wins: readonly Win[] })[] {
  const groups = Map.groupBy(wins, ({ currency, gameType, day }) => `${currency}/${gameType}/${day}`)
  return Array.from(groups.values(), (group) => {
    const { currency, gameType, day } = present(group[0], 'a win of its group')
    return { currency, gameType, day, wins: group }
  })
}

export type PaidHour = {
  readonly currency: Currency
  readonly hourMs: number
  readonly rounds: bigint
  readonly won: bigint
}

/** What rounds of real money paid, by currency and hour. */
export function paidByHour(rounds: readonly ToldRound[]): readonly PaidHour[] {
  const sums = new Map<string, PaidHour>()
  for (const { mode, currency, win, atMs } of rounds) {
    if (mode !== 'real') continue
    const hourMs = atMs - (atMs % hours(1))
    const key = `${currency}/${hourMs}`
    const sum = sums.get(key) ?? { currency, hourMs, rounds: 0n, won: 0n }
    sums.set(key, { ...sum, rounds: sum.rounds + 1n, won: sum.won + win })
  }
  return [...sums.values()]
}

export function boardSinceMs(nowMs: number): number {
  return nowMs - days(BOARD_DAYS)
}

const HIDDEN = '•••'

/** A name that its owner knows again and nobody else does. The dots are always three: not even its length is told. */
export function shorten(name: string): string {
  const letters = Array.from(name)
  if (letters.length < 4) return HIDDEN
  if (letters.length < 6) return `${letters[0]}${HIDDEN}`
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.at(-1)}`
}
