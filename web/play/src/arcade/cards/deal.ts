/** One card comes after the other; the style sheet has the same spans. */
const CARD_MS = 160
const LAST_MS = 640

/** How long it takes to deal so many cards, one after the other. */
export const dealMs = (cards: number): number => (cards === 0 ? 0 : (cards - 1) * CARD_MS + LAST_MS)
