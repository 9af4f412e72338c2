import { hours } from '@ronda/core'
import type { PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'

export type PlayedRound = {
  readonly game: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
  readonly atMs: number
}

export type GameHour = {
  readonly game: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly hourMs: number
  readonly rounds: bigint
  readonly staked: bigint
  readonly won: bigint
}

/** Adds rounds up by game, mode, currency and hour. */
export function addUp(rounds: readonly PlayedRound[]): readonly GameHour[] {
  const sums = new Map<string, GameHour>()
  for (const { game, mode, currency, stake, win, atMs } of rounds) {
    const hourMs = atMs - (atMs % hours(1))
    const key = `${game}/${mode}/${currency}/${hourMs}`
    const sum = sums.get(key) ?? { game, mode, currency, hourMs, rounds: 0n, staked: 0n, won: 0n }
    sums.set(key, { ...sum, rounds: sum.rounds + 1n, staked: sum.staked + stake, won: sum.won + win })
  }
  return [...sums.values()]
}
