// Without schemas, so that a first page can use these without loading the schema library.

/** `coming`: not open yet. `open`: shares are left. `taken`: none is left. `over`: its time ended before. */
export const ENVELOPE_STATES = ['coming', 'open', 'taken', 'over'] as const
export type EnvelopeState = (typeof ENVELOPE_STATES)[number]

/** `published`: its envelopes are shown, and their pots are reserved. */
export const RAIN_STATES = ['proposed', 'published', 'refused', 'expired'] as const
export type RainState = (typeof RAIN_STATES)[number]

/** The limits of an envelope rain. */
export const RAIN_LIMITS = {
  name: 60,
  /** Shares of one envelope, and smallest shares that its pot can have; what `fair` can split. */
  shares: 1_000,
  units: 2_000_000,
  /** Envelopes in one rain. */
  count: 50,
  /** Whole units of the currency in one envelope. */
  amount: 100_000,
  /** How long one envelope is open. */
  windowMinutes: 24 * 60,
  /** From the start of one envelope to that of the next. */
  everyMinutes: 7 * 24 * 60,
  /** How far ahead a rain may begin. */
  aheadDays: 60,
} as const
