/** When the draws of a lottery take place: each has a number, and the number determines the time. */
export type Calendar = {
  /** The number of the first draw after a moment. Numbers start at 1 and have no gaps. */
  nextAfter(ms: number): number
  /** When a draw takes place. */
  drawsAtMs(number: number): number
  /** How long before it the last bets are taken. */
  readonly cutOffMs: number
}
