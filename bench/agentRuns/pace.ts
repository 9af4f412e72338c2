/** The clock of a fault run goes faster, so that five minutes of a contract are over in a few seconds. */
const FASTER = 60

/** The same in every process: from a moment on, time goes faster. */
export const fastClock = (startMs: number) => ({ nowMs: (): number => startMs + (Date.now() - startMs) * FASTER })

export const GAME = 'FAULTS'

export type Plan = { readonly databaseUrl: string; readonly startMs: number }
