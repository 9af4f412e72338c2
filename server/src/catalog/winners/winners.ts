import { isOwnMoneyPlay, type GameType, type PlayMode } from '@ronda/contract'
import { days, hours, present, type Currency } from '@ronda/core'

/** The period of the board. */
export const BOARD_DAYS = 7
/** The most wins that a board shows. */
export const BOARD_MAX = 20
/** Wins stored for each day and type: more than a board shows, since games may be hidden when it is read. */
export const DAY_MAX = 50

/** A win is listed from this many times its stake: smaller wins are ordinary. */
const LISTED_STAKES_MIN = 5n

/** A round as the ledger publishes it. */
export type PublishedRound = {
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

/** The wins large enough to be listed. Days are UTC. */
export function winsOf(
  rounds: readonly PublishedRound[],
  typeOf: (game: string) => GameType | undefined,
): readonly Win[] {
  return rounds.flatMap(({ mode, wallet, seq, game, currency, stake, win, atMs }) => {
    const gameType = typeOf(game)
    if (!isOwnMoneyPlay(mode) || gameType === undefined) return []
    if (win < stake * LISTED_STAKES_MIN) return []
    const day = new Date(atMs).toISOString().slice(0, 10)
    return [{ wallet, seq, game, gameType, currency, stake, win, atMs, day }]
  })
}

export type WinGroup = Pick<Win, 'currency' | 'gameType' | 'day'>

/** Groups wins by currency, type and day. Only the largest of a day can be among the largest of many days. */
export function groupWins(wins: readonly Win[]): readonly (WinGroup & { readonly wins: readonly Win[] })[] {
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

/** The sums paid by rounds of real money, by currency and hour. */
export function paidByHour(rounds: readonly PublishedRound[]): readonly PaidHour[] {
  const sums = new Map<string, PaidHour>()
  for (const { mode, currency, win, atMs } of rounds) {
    if (!isOwnMoneyPlay(mode)) continue
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

/** A name that only its owner recognises. There are always three dots, so that the length is not revealed. */
export function shorten(name: string): string {
  const letters = Array.from(name)
  if (letters.length < 4) return HIDDEN
  if (letters.length < 6) return `${letters[0]}${HIDDEN}`
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.at(-1)}`
}
