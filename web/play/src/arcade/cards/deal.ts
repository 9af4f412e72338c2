/** Time between two dealt cards; the style sheet has the same times. */
const CARD_MS = 160
const LAST_MS = 640

/** How long it takes to deal this many cards. */
export const dealMs = (cards: number): number => (cards === 0 ? 0 : (cards - 1) * CARD_MS + LAST_MS)
