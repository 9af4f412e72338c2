import { makePercent, over, plus, rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cards/deck.ts'
import { blackjack, BLACKJACK_ACTS, type BlackjackAct } from './blackjack.ts'
import { blackjackFacts } from './blackjack.facts.ts'
import { pointsOfHand } from './hand.ts'
import { bestAct } from './strategy.ts'
import { followStrategy } from './testing/following.ts'
import { isLess, optimalNet, worthOfActs } from './testing/optimal.ts'

/** Plays with these cards: two of the player and the dealer in turn, then as they are drawn. */
function play(names: string, acts: readonly BlackjackAct[]) {
  const cards = cardsOf(names).values()
  return blackjack.play(
    {},
    acts.map((act) => ({ act })),
    () => cards.next().value ?? -1,
  )
}

const stream = (nonce: number) => openStream({ serverSeed: 'blackjack', clientSeed: 'any', nonce })

describe('blackjack', () => {
  test.each([
    ['As Kd', 21, true],
    ['As Ad', 12, true],
    ['As Ad 9h', 21, true],
    ['As Ad Kh', 12, false],
    ['Ks Qd 2h', 22, false],
    ['As 6d 5h', 12, false],
    ['As As As As', 14, true],
  ])('%s counts %d, soft %s', (cards, total, isSoft) => {
    expect(pointsOfHand(cardsOf(cards))).toEqual({ total, isSoft })
  })

  test.each([
    // cards, acts, staked, paid in base stakes
    ['As 9d Kh 8c', [], 1, 2.5],
    ['As Ad Kh Kc', [], 1, 1],
    ['9s Ad 9h Kc', [], 1, 0],
    ['9s Kd 9h Ac', [], 1, 0],
    ['Ts 9d 9h 8c', ['stand'], 1, 2],
    ['Ts 9d 8h 9c', ['stand'], 1, 1],
    ['Ts 9d 7h 8c', ['stand'], 1, 1],
    ['Ts 9d 6h 8c Kd', ['hit'], 1, 0],
    ['5s 6d 6h Tc Kd Ks', ['double'], 2, 2 * 2],
    ['5s 6d 6h Tc 2d 5s', ['double'], 2, 0],
    ['5s 6d 6h Tc 2d Ks', ['double'], 2, 2 * 2],
    ['8s 6d 8h Tc Kd 9s Ks', ['split', 'stand', 'stand'], 1 + 1, 2 + 2],
    ['8s 6d 8h Tc 3d 9s Ts Ks', ['split', 'double', 'stand'], 2 + 1, 2 * 2 + 2],
    ['As 6d Ah Tc Kd Ks 5d', ['split'], 1 + 1, 1 + 1],
    ['As 6d Ah Tc 2d 3s Kd', ['split'], 1 + 1, 2 + 2],
    ['Ts 6d 2h Ac', ['stand'], 1, 0],
    ['Ts 6d 2h 5c As 6d 4s', ['stand'], 1, 0],
  ] as const)('%s with %j stakes %d and pays %d', (cards, acts, staked, paid) => {
    expect(play(cards, acts)).toMatchObject({ isOver: true, staked: staked * 10_000, paid: paid * 10_000 })
  })

  test.each([
    ['Ts 9d 7h 8c', [], ['hit', 'stand', 'double']],
    ['Ts 9d Kh 8c', [], ['hit', 'stand', 'double', 'split']],
    ['2s 9d 3h 8c 4d', ['hit'], ['hit', 'stand']],
    ['8s 6d 8h Tc 8d 9s', ['split'], ['hit', 'stand', 'double']],
  ] as const)('%s after %j allows %j', (cards, acts, allowed) => {
    expect(play(cards, acts)?.view.acts).toEqual(allowed)
  })

  test('hides the hole card, and is open until the last hand is done', () => {
    const view = play('8s 6d 8h Tc 3d 9s Ts', ['split', 'double'])?.view
    expect(view).toMatchObject({ active: 1, dealer: { cards: cardsOf('6d'), total: 6 } })
    expect(view?.hands.map(({ outcome }) => outcome)).toEqual([null, null])
  })

  test('ends for any acts, refuses acts that it does not offer, and stakes at most four', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.constantFrom(...BLACKJACK_ACTS), { maxLength: 30 }), (nonce, wishes) => {
        const acts: BlackjackAct[] = []
        const now = () =>
          blackjack.play(
            {},
            acts.map((act) => ({ act })),
            stream(nonce),
          )
        for (let state = now(); state && !state.isOver; state = now()) {
          const wished = wishes[acts.length] ?? 'stand'
          const offered = state.view.acts
          const tried = blackjack.play(
            {},
            [...acts, wished].map((act) => ({ act })),
            stream(nonce),
          )
          expect(tried !== undefined).toBe(offered.includes(wished))
          acts.push(offered.includes(wished) ? wished : 'stand')
        }
        expect(now()?.staked).toBeLessThanOrEqual(4 * 10_000)
        expect(
          blackjack.play(
            {},
            [...acts, 'stand' as const].map((act) => ({ act })),
            stream(nonce),
          ),
        ).toBeUndefined()
      }),
    )
  })

  test('has the published strategy as the best act for every deal', () => {
    const ranks = Array.from('23456789TA')
    const pairs = ranks.flatMap((first) => ranks.map((second) => [first, second]))
    for (const up of ranks) {
      const worthOf = worthOfActs(pointsOfUp(up))
      for (const [first = '', second = ''] of pairs) {
        const cards = cardsOf(`${first}s ${second}d`)
        if (pointsOfHand(cards).total === 21) continue
        const worth = worthOf([pointsOfUp(first), pointsOfUp(second)])
        const chosen = worth.get(bestAct(cards, cardsOf(`${up}h`)[0] ?? 0, [...worth.keys()])) ?? rational(-9n)
        expect([...worth.values()].some((other) => isLess(chosen, other))).toBe(false)
      }
    }
  })

  test('returns the same by the best play computed backwards and by the strategy followed forwards', () => {
    const { net, staked } = followStrategy()
    expect(net).toEqual(optimalNet())
    expect(plus(rational(1n), net)).toEqual(blackjackFacts.returnMin)
    expect(makePercent(blackjackFacts.returnMin, 4)).toBe('99.4296')
    // Of everything that is staked, doubles and splits included, a little more is returned.
    expect(makePercent(plus(rational(1n), over(net, staked)), 4)).toBe('99.4938')
  })

  test('returns in a long simulation what was computed', () => {
    const rounds = 20_000
    let [net, squares] = [0, 0]
    for (let nonce = 0; nonce < rounds; nonce++) {
      const won = netOf(nonce)
      net += won
      squares += won * won
    }
    const expected = Number(makePercent(blackjackFacts.returnMin, 6)) / 100 - 1
    expect(Math.abs(net / rounds - expected)).toBeLessThan((3 * Math.sqrt(squares / rounds)) / Math.sqrt(rounds))
  })

  test('parses moves and refuses anything else', () => {
    expect(blackjack.readMove({ act: 'hit', more: 1 })).toEqual({ act: 'hit' })
    for (const value of [null, {}, 'hit', { act: 'surrender' }]) expect(blackjack.readMove(value)).toBeUndefined()
  })
})

/** What a round played by the strategy wins or loses, in stakes. */
function netOf(nonce: number): number {
  const acts: { act: BlackjackAct }[] = []
  for (;;) {
    const state = blackjack.play({}, acts, stream(nonce))
    if (!state) throw new Error('the strategy chose an act that is not allowed')
    if (state.isOver) return (state.paid - state.staked) / 10_000
    const { hands, active, dealer, acts: offered } = state.view
    acts.push({ act: bestAct(hands[active ?? 0]?.cards ?? [], dealer.cards[0] ?? 0, offered) })
  }
}

const pointsOfUp = (rank: string): number => (rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank))
