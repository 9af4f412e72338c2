import type { Envelope, EnvelopeProof, Rain } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { StoredEnvelope } from './envelope.sql.ts'
import { stateOf } from './envelope.ts'
import type { StoredRain } from './rain.sql.ts'
import type { OwnView, PublicView } from './take.actions.ts'

export type Showing = { readonly language: Language; readonly nowMs: number }

function published(envelope: StoredEnvelope, { language, nowMs }: Showing) {
  const { id, names, currency, amount, shares, least, startsAtMs, endsAtMs, commitment, serverSeed } = envelope
  return {
    id,
    name: names[language],
    state: stateOf(envelope, nowMs),
    currency,
    amount,
    shares,
    least,
    startsAtMs: Math.trunc(startsAtMs),
    endsAtMs: Math.trunc(endsAtMs),
    commitment,
    serverSeed,
  }
}

export function shownEnvelope({ envelope, own, level }: OwnView, showing: Showing): Envelope {
  const { shares, takers, rankMin } = envelope
  const share = own && {
    amount: own.amount,
    position: own.position,
    clientSeed: own.clientSeed,
    takenAtMs: Math.trunc(own.takenAtMs),
    isPaid: own.isPaid,
  }
  return {
    ...published(envelope, showing),
    left: shares - takers,
    rankMin,
    isBelowRank: level < rankMin,
    own: share ?? null,
  }
}

export const shownProof = ({ envelope, taken }: PublicView, showing: Showing): EnvelopeProof => ({
  ...published(envelope, showing),
  taken: [...taken],
})

/** A rain as one of the staff sees it. */
export function shownRain(stored: StoredRain, mayDecide: boolean): Rain {
  const { id, currency, reason, state, note, ended, takers, taken, names, amount, shares, least, count } = stored
  const { rankMin, windowMinutes, everyMinutes, decidedAtMs } = stored
  const firstAtMs = Math.trunc(stored.firstAtMs)
  return {
    id,
    plan: { names, amount, shares, least, rankMin, firstAtMs, windowMinutes, count, everyMinutes },
    currency,
    reason,
    state,
    proposedBy: stored.proposedByName,
    proposedAt: Math.trunc(stored.proposedAtMs),
    expiresAt: Math.trunc(stored.expiresAtMs),
    decidedBy: stored.decidedByName,
    decidedAt: decidedAtMs === null ? null : Math.trunc(decidedAtMs),
    note,
    ended,
    takers,
    taken,
    mayDecide,
  }
}
