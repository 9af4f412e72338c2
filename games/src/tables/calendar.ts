/** When the draws of a lottery fall: each has its number, and its number says when it falls. */
export type Calendar = {
  /** The number of the first draw that falls after a moment. Numbers start at 1 and have no gaps. */
  nextAfter(ms: number): number
  /** When a draw falls. */
  drawsAtMs(number: number): number
  /** How long before it the last bets are taken. */
  readonly cutOffMs: number
}
