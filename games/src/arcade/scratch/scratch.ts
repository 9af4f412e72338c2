import { WHOLE, instant, type ArcadeRules } from '../arcade.ts'
import { TICKETS, type ScratchCard } from './cards.ts'
import { drawPicture, type Picture } from './picture.ts'

export type ScratchBet = Readonly<Record<string, never>>
export type ScratchView = { readonly picture: Picture; readonly prize: number | null }

/** The prize of a ticket by its place in the list: the first tickets win the first prize, and so on. */
export function prizeOfTicket({ prizes }: ScratchCard, ticket: number): number | undefined {
  let below = 0
  for (const [at, { tickets }] of prizes.entries()) {
    below += tickets
    if (ticket < below) return at
  }
  return undefined
}

export function scratchRules(card: ScratchCard): ArcadeRules<ScratchBet, never, ScratchView> {
  return instant({
    id: card.id,
    model: { ...card, tickets: TICKETS },
    readBet: () => ({}),
    draw(_, rng) {
      const prize = prizeOfTicket(card, rng(TICKETS))
      const picture = drawPicture(prize, card.prizes.length, rng)
      const stakes = prize === undefined ? 0 : (card.prizes[prize]?.stakes ?? 0)
      return { view: { picture, prize: prize ?? null }, paid: stakes * WHOLE }
    },
  })
}
