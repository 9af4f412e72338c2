import type { Envelope, EnvelopeState } from '@ronda/contract'

/** The state at a moment: what was coming opens, and what was open ends, without asking the server. */
export function stateAt({ state, startsAtMs, endsAtMs }: Envelope, nowMs: number): EnvelopeState {
  if (state === 'taken' || state === 'over') return state
  if (nowMs >= endsAtMs) return 'over'
  return nowMs >= startsAtMs ? 'open' : 'coming'
}

/** What the chat of a table shows: the envelope that is open to the member, first one they have not taken from. */
export function openToTake(envelopes: readonly Envelope[], nowMs: number): Envelope | undefined {
  const open = envelopes.filter((each) => stateAt(each, nowMs) === 'open' && !each.isBelowRank)
  return open.find(({ own }) => own === null) ?? open[0]
}

/** What home shows: the envelopes that the member can take from or has taken from while they are open; without any, the next one. */
export function shownOnHome(envelopes: readonly Envelope[], nowMs: number): readonly Envelope[] {
  const open = envelopes.filter((each) => stateAt(each, nowMs) === 'open' && !each.isBelowRank)
  if (open.length > 0) return open
  const coming = envelopes.filter((each) => stateAt(each, nowMs) === 'coming' && !each.isBelowRank)
  return coming.toSorted((one, other) => one.startsAtMs - other.startsAtMs).slice(0, 1)
}

/** What the list shows: cards, of which at most one is still to open, and the later ones as lines. */
export function listed(
  envelopes: readonly Envelope[],
  nowMs: number,
): { readonly cards: readonly Envelope[]; readonly later: readonly Envelope[] } {
  const later = envelopes
    .filter((each) => stateAt(each, nowMs) === 'coming')
    .toSorted((one, other) => one.startsAtMs - other.startsAtMs)
    .slice(1)
  return { cards: envelopes.filter((each) => !later.includes(each)), later }
}
