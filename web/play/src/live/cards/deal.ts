/** The time until a card is in its place and face up, on a slow device too: no total is shown before. */
const CARD_MS = 900

/** After the last card there is time to read the result. */
const READ_MS = 1_500
const GAP_MS_MAX = 1_250

export type Deal = {
  /** From one card to the next. */
  readonly gapMs: number
  /** When each card is face up, in the order of dealing, counted from the beginning of the show. */
  readonly openMs: readonly number[]
}

/** Spreads the cards evenly over the show. */
export function dealOver(cards: number, showMs: number): Deal {
  const gapMs = Math.max(CARD_MS / 2, Math.min(GAP_MS_MAX, Math.floor((showMs - READ_MS) / Math.max(1, cards))))
  return { gapMs, openMs: Array.from({ length: cards }, (_, turn) => turn * gapMs + CARD_MS) }
}
