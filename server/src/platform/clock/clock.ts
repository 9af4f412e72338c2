/** Where time comes from: the machine in service, a hand-turned clock in tests. */
export type Clock = { nowMs(): number }

export const systemClock: Clock = { nowMs: () => Date.now() }
