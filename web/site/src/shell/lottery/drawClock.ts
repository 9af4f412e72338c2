import type { LotteryItem } from '@ronda/contract'
import { days, seconds } from '@ronda/core'

/** The state of a lottery at a moment, and how long until it changes. */
export type DrawState =
  | { readonly is: 'open' | 'closed'; readonly leftMs: number }
  | { readonly is: 'drawing' | 'waiting' | 'maintained' }

export type Drawn = Pick<LotteryItem, 'next' | 'last' | 'isMaintained'>

/**
 * Between two draws the previous one is being drawn and paid; without a previous one the lottery has not opened yet.
 */
export function drawStateOf({ next, last, isMaintained }: Drawn, nowMs: number): DrawState {
  if (isMaintained) return { is: 'maintained' }
  if (next === null) return { is: last === null ? 'waiting' : 'drawing' }
  if (next.isOpen && nowMs < next.cutOffAtMs) return { is: 'open', leftMs: next.cutOffAtMs - nowMs }
  return nowMs < next.drawsAtMs ? { is: 'closed', leftMs: next.drawsAtMs - nowMs } : { is: 'drawing' }
}

/** The server has published the next draw by then. */
const SOON_MS = seconds(3)
/** A lottery may have been closed or opened by staff. */
const LATEST_MS = seconds(60)

/** The delay until the lotteries are refetched: when the first of them changes. */
export function refetchDelayMs(lotteries: readonly Drawn[], nowMs: number): number {
  const left = lotteries.map((lottery) => {
    const state = drawStateOf(lottery, nowMs)
    if (state.is === 'maintained') return LATEST_MS
    return 'leftMs' in state ? state.leftMs + seconds(1) : SOON_MS
  })
  return Math.max(SOON_MS, Math.min(LATEST_MS, ...left))
}

export type Left = { readonly days: number; readonly restMs: number }

export function leftOf(leftMs: number): Left {
  return { days: Math.floor(leftMs / days(1)), restMs: leftMs % days(1) }
}
