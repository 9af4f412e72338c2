// Without schemas, so that a first page can use these without loading the schema library.

/** `closed`: no more tickets, and not drawn yet. `cancelled`: staff cancelled it before the tickets were final. */
export const RAFFLE_STATES = ['coming', 'open', 'closed', 'drawn', 'cancelled'] as const
export type RaffleState = (typeof RAFFLE_STATES)[number]

/** What staff see. `frozen`: the list of tickets is final and published. */
export const RAFFLE_PLAN_STATES = [
  'proposed',
  'published',
  'refused',
  'expired',
  'cancelled',
  'frozen',
  'drawn',
] as const
export type RafflePlanState = (typeof RAFFLE_PLAN_STATES)[number]

/** The limits of a raffle. */
export const RAFFLE_LIMITS = {
  name: 60,
  /** Kinds of prizes, and prizes of all kinds together. */
  kinds: 5,
  stock: 100,
  /** Whole units of the currency in one prize. */
  prize: 100_000,
  /** Tickets for which one prize is drawn. */
  perPrize: 1_000_000,
  /** Whole units of valid bets for one ticket. */
  betPerTicket: 100_000,
  /** Tickets of one member. */
  ticketsMax: 1_000,
  /** Members with tickets. */
  entrants: 50_000,
  /** How long tickets are given. */
  minutesMin: 10,
  daysMax: 60,
  /** How far ahead it may begin. */
  aheadDays: 60,
} as const

/** Entries on one page of the published list. */
export const RAFFLE_ENTRIES_PAGE = 2_000
