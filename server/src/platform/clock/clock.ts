/** The source of time: the machine's clock in production, one set by hand in tests. */
export type Clock = { nowMs(): number }

export const systemClock: Clock = { nowMs: () => Date.now() }
