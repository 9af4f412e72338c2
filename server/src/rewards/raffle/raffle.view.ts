import type { PlannedRaffle, Raffle, RaffleProof } from '@ronda/contract'
import { present } from '@ronda/core'
import { rafflePrizes } from '@ronda/fair'
import type { Language } from '@ronda/i18n'
import { dayOf, type OwnView, type PublicView } from './claim.actions.ts'
import type { StoredEntry, StoredPrize } from './entry.sql.ts'
import { ruleOf } from './plan.actions.ts'
import { FREEZE_AFTER_MS, scaleOf, stateOf } from './raffle.ts'
import type { StoredRaffle } from './raffle.sql.ts'
import { raffleTerms } from './terms.ts'

export type Showing = { readonly language: Language; readonly nowMs: number }

/** Moments are stored in parts of a millisecond. */
const whole = (ms: number | null): number | null => (ms === null ? null : Math.trunc(ms))

const shownWinners = (winners: readonly StoredPrize[]) =>
  winners.map(({ ticket, entrant, amount }) => ({ ticket, entrant, amount }))

function publicPart({ raffle, winners }: PublicView, { language, nowMs }: Showing) {
  const { plan, published, tickets, endsAtMs, state, note } = raffle
  const { commitment, salt, beaconChain, beaconRound, drawsAtMs } = present(published, 'a published raffle')
  return {
    id: raffle.id,
    name: plan.names[language],
    state: stateOf(raffle, nowMs),
    currency: raffle.currency,
    plan,
    terms: raffleTerms(plan, { language, currency: raffle.currency }),
    hash: raffle.hash,
    entrants: raffle.entrants,
    tickets,
    prizes: rafflePrizes(tickets, scaleOf(plan)),
    freezesAtMs: Math.trunc(endsAtMs) + FREEZE_AFTER_MS,
    drawsAtMs: Math.trunc(drawsAtMs),
    commitment,
    salt,
    beaconChain,
    beaconRound,
    root: raffle.root,
    frozenAtMs: whole(raffle.frozenAtMs),
    isPostponed: raffle.isPostponed,
    winners: shownWinners(winners),
    note: state === 'cancelled' ? note : null,
  }
}

function ownPart({ entrant, tickets, free, valid, first, freeDay }: StoredEntry, nowMs: number) {
  return { entrant, tickets, free, valid, first, isFreeClaimed: freeDay === dayOf(nowMs) }
}

export const shownRaffle = ({ own, ...view }: OwnView, showing: Showing): Raffle => ({
  ...publicPart(view, showing),
  own: own === undefined ? null : ownPart(own, showing.nowMs),
})

export const shownProof = (view: PublicView, showing: Showing): RaffleProof => ({
  ...publicPart(view, showing),
  rule: ruleOf(view.raffle.plan),
  serverSeed: view.raffle.serverSeed,
  signature: view.raffle.signature,
})

/** A raffle as one of the staff sees it. */
export function shownPlan(stored: StoredRaffle, winners: readonly StoredPrize[], mayDecide: boolean): PlannedRaffle {
  const { id, plan, currency, reason, state, pot, note, entrants, tickets } = stored
  return {
    id,
    plan,
    currency,
    reason,
    state,
    pot,
    proposedBy: stored.proposedByName,
    proposedAt: Math.trunc(stored.proposedAtMs),
    expiresAt: Math.trunc(stored.expiresAtMs),
    decidedBy: stored.decidedByName,
    decidedAt: whole(stored.decidedAtMs),
    note,
    cancelledBy: stored.cancelledByName,
    entrants,
    tickets,
    prizes: rafflePrizes(tickets, scaleOf(plan)),
    winners: shownWinners(winners),
    mayDecide,
    mayCancel: state === 'published',
  }
}
