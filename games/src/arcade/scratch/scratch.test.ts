import { rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { volatilityOf } from '../testing/volatility.ts'
import { cosmosCard, frutalCard, marinaCard, TICKETS, type ScratchCard } from './cards.ts'
import { drawPicture, symbolThatWins } from './picture.ts'
import { cosmosFacts, frutalFacts, marinaFacts } from './scratch.facts.ts'
import { prizeOfTicket, scratchRules } from './scratch.ts'

const cards = [
  { card: frutalCard, facts: frutalFacts },
  { card: marinaCard, facts: marinaFacts },
  { card: cosmosCard, facts: cosmosFacts },
]

/** Tickets by what they win, the whole million of them. */
function ticketsByStakes(card: ScratchCard): ReadonlyMap<number, number> {
  const counted = new Map<number, number>()
  for (let ticket = 0; ticket < TICKETS; ticket++) {
    const prize = prizeOfTicket(card, ticket)
    const stakes = prize === undefined ? 0 : (card.prizes[prize]?.stakes ?? 0)
    counted.set(stakes, (counted.get(stakes) ?? 0) + 1)
  }
  return counted
}

const stream = (nonce: number) => openStream({ serverSeed: 'scratch', clientSeed: 'any', nonce })

describe.each(cards)('the scratch card $card.id', ({ card, facts }) => {
  test('returns the same by the weights of its prizes and by every ticket', () => {
    const weighed = card.prizes.reduce((sum, { stakes, tickets }) => sum + stakes * tickets, 0)
    const byTicket = ticketsByStakes(card)
    const brought = [...byTicket].reduce((sum, [stakes, tickets]) => sum + stakes * tickets, 0)
    expect(rational(BigInt(weighed), BigInt(TICKETS))).toEqual(facts.returnMin)
    expect(rational(BigInt(brought), BigInt(TICKETS))).toEqual(facts.returnMax)
    expect(volatilityOf([...byTicket].map(([stakes, tickets]) => [stakes, tickets / TICKETS]))).toBe(facts.volatility)
    expect(Math.max(...byTicket.keys()) * 10_000).toBe(facts.largestWin)
  })

  test('has prizes that rise, and for each a symbol that can be drawn', () => {
    const stakes = card.prizes.map((prize) => prize.stakes)
    expect(stakes).toEqual([...new Set(stakes)].toSorted((a, b) => a - b))
    expect(card.prizes.reduce((sum, { tickets }) => sum + tickets, 0)).toBeLessThan(TICKETS)
  })

  test('shows the prize it pays, and none when it pays none', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const state = scratchRules(card).play({}, [], stream(nonce))
        const shown = symbolThatWins(state?.view.picture ?? [])
        expect(shown ?? null).toBe(state?.view.prize)
        expect(state?.paid).toBe(shown === undefined ? 0 : (card.prizes[shown]?.stakes ?? 0) * 10_000)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a picture', () => {
  test('of a prize shows its symbol three times and no other more than twice', () => {
    for (let nonce = 0; nonce < 400; nonce++) {
      const picture = drawPicture(nonce % 8, 8, stream(nonce))
      const counts = Array.from({ length: 8 }, (_, symbol) => picture.filter((each) => each === symbol).length)
      expect(counts[nonce % 8]).toBe(3)
      expect(counts.filter((count) => count > 2).length).toBe(1)
    }
  })

  test('of a prize shows its symbol in any three cells alike', () => {
    const seen = new Map<string, number>()
    for (let nonce = 0; nonce < 84 * 100; nonce++) {
      const cells = drawPicture(3, 8, stream(nonce)).flatMap((symbol, cell) => (symbol === 3 ? [cell] : []))
      seen.set(cells.join(' '), (seen.get(cells.join(' ')) ?? 0) + 1)
    }
    expect(seen.size).toBe(84)
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // 83 degrees of freedom: one fair draw in a thousand exceeds this, and this draw is always the same.
    expect(chi).toBeLessThan(129)
  })

  test('that wins nothing shows pairs of the dearest symbol as often as pairs of any other', () => {
    const pairs = Array.from({ length: 8 }, () => 0)
    const drawn = 4_000
    for (let nonce = 0; nonce < drawn; nonce++) {
      const picture = drawPicture(undefined, 8, stream(nonce))
      for (let symbol = 0; symbol < 8; symbol++) {
        if (picture.filter((each) => each === symbol).length === 2) pairs[symbol] = (pairs[symbol] ?? 0) + 1
      }
    }
    const mean = pairs.reduce((sum, count) => sum + count, 0) / 8
    const spread = Math.sqrt(mean * (1 - mean / drawn))
    for (const count of pairs) expect(Math.abs(count - mean) / spread).toBeLessThan(3.5)
  })
})
