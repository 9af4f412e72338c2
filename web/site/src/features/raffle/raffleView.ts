import type { Raffle, RaffleState } from '@ronda/contract'

type Timed = Pick<Raffle, 'state' | 'plan'>

/** The state at a moment: what was coming opens, and what was open closes, without asking the server. */
export function stateAt({ state, plan: { startsAtMs, endsAtMs } }: Timed, nowMs: number): RaffleState {
  if (state === 'closed' || state === 'drawn' || state === 'cancelled') return state
  if (nowMs >= endsAtMs) return 'closed'
  return nowMs >= startsAtMs ? 'open' : 'coming'
}

type Counted = Pick<Raffle, 'plan' | 'tickets' | 'prizes'>

const stockOf = ({ prizes }: Raffle['plan']): number => prizes.reduce((sum, { count }) => sum + count, 0)

/** How many prizes can be drawn at most. */
export const mostPrizes = (plan: Raffle['plan']): number => Math.min(plan.prizesMax, stockOf(plan))

/** How many tickets are missing for one more prize; undefined when there are enough for all. */
export function ticketsToPrize({ plan, tickets, prizes }: Counted): number | undefined {
  return prizes >= mostPrizes(plan) ? undefined : (prizes + 1) * plan.perPrize - tickets
}

type Own = Pick<Raffle, 'plan' | 'own'>

/** Valid bets that are missing for the next ticket; undefined where bets give none, or no more. */
export function betsToTicket({ plan: { betPerTicket, ticketsMax }, own }: Own): bigint | undefined {
  if (betPerTicket === null || own === null || own.tickets >= ticketsMax) return undefined
  return betPerTicket - (own.valid % betPerTicket)
}

/** What the reader has won; 0 for nothing. */
export const wonBy = ({ own, winners }: Pick<Raffle, 'own' | 'winners'>): bigint =>
  winners.filter(({ entrant }) => entrant === own?.entrant).reduce((sum, { amount }) => sum + amount, 0n)

/** What can be claimed: to take part, with a free ticket or without, or the free ticket of a further day. */
export function claimOf({ plan, own }: Own): 'take' | 'takeFree' | undefined {
  if (plan.hasFree) return own?.isFreeClaimed === true ? undefined : 'takeFree'
  return own === null ? 'take' : undefined
}

/** A code in groups of four, which can be compared by eye. */
export const writeCode = (entrant: string): string => entrant.match(/.{1,4}/g)?.join(' ') ?? entrant
