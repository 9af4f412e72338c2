import { makePercent } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, type Card } from '../cards/deck.ts'
import { callWorth, ENDS } from './callWorth.ts'
import { casinoHoldemFacts } from './casinoHoldem.facts.ts'
import { casinoHoldem, type HoldemMove } from './casinoHoldem.ts'
import { everySet } from '../cards/sets.ts'
import { cardsLeft, netsOnBoard, pairAt, PAIRS } from './board.ts'

const stream = (nonce: number) => openStream({ serverSeed: 'holdem', clientSeed: 'any', nonce })

/** Deals these cards in turn: the draws that a shuffle would need for them. */
function dealing(names: string): (below: number) => number {
  const cards = cardsOf(names)
  const deck = Array.from({ length: 52 }, (_, card) => card)
  let dealt = 0
  return () => {
    const at = deck.indexOf(cards[dealt] ?? -1, dealt)
    ;[deck[dealt], deck[at]] = [deck[at] ?? -1, deck[dealt] ?? -1]
    dealt += 1
    return at - dealt + 1
  }
}

/** The result of calling by counting: board after board, with all hands of the dealer sorted once for each. */
function countedWorth(player: readonly Card[], flop: readonly Card[]): number {
  const nets = new Int32Array(PAIRS)
  const rest = cardsLeft([...player, ...flop])
  let worth = 0
  for (const [turn = 0, river = 0] of everySet(2, rest.length)) {
    const board = [...flop, rest[turn] ?? 0, rest[river] ?? 0]
    const left = cardsLeft(board)
    netsOnBoard(board, left, nets)
    const [low = 0, high = 0] = player.map((card) => left.indexOf(card)).toSorted((a, b) => a - b)
    worth += nets[pairAt(low, high)] ?? 0
  }
  return worth
}

describe("casino hold'em", () => {
  test.each([
    // player and dealer in turn, then the board; act, outcome, staked, paid in antes
    ['As 9d Ad 8c 2h 7s Tc 4d 3h', 'call', 'unqualified', 3, 1 + 1 + 2],
    ['As 9d Ad 9c 2h 7s Tc 4d 3h', 'call', 'win', 3, 1 + 1 + 2 * 2],
    ['As Kd Qd Kc 2h 7s Tc 4d 3h', 'call', 'lose', 3, 0],
    ['As Ac Qd Qc Kh Ks Kc Kd Jh', 'call', 'tie', 3, 1 + 2],
    ['As 9d Ks 9c 2s 7s Ts 4d 3h', 'call', 'win', 3, 1 + 2 + 2 * 2],
    ['As 9d Ad 9c Ah Ts Tc 4d 3h', 'call', 'win', 3, 1 + 3 + 2 * 2],
    ['As 9d Ad 9c Ah Ac Tc 4d 3h', 'call', 'win', 3, 1 + 10 + 2 * 2],
    ['8s 9d 7s 9c 6s 5s 4s 4d 3h', 'call', 'win', 3, 1 + 20 + 2 * 2],
    ['As 9d Ks 9c Qs Js Ts 4d 3h', 'call', 'win', 3, 1 + 100 + 2 * 2],
    ['2s 9d 3s 8c Kh 7s Tc 4d Ah', 'call', 'unqualified', 3, 1 + 1 + 2],
    ['As 9d Ad 9c 2h 7s Tc 4d 3h', 'fold', 'fold', 1, 0],
  ] as const)('%s with a %s is %s: stakes %d, pays %d', (cards, act, outcome, staked, paid) => {
    const state = casinoHoldem.play({}, [{ act }], dealing(cards))
    expect(state).toMatchObject({ isOver: true, staked: staked * 10_000, paid: paid * 10_000, view: { outcome } })
  })

  test('hides the dealer’s cards, turn and river before the decision, and shows the same cards after it', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const open = casinoHoldem.play({}, [], stream(nonce))
        const [call, fold] = (['call', 'fold'] as const).map((act) => casinoHoldem.play({}, [{ act }], stream(nonce)))
        expect(open).toMatchObject({ isOver: false, staked: 10_000, paid: 0, view: { dealer: [], outcome: null } })
        expect(open?.view.board.length).toBe(3)
        expect(call?.view.board.slice(0, 3)).toEqual(open?.view.board)
        expect(call?.view.dealer).toEqual(fold?.view.dealer)
        expect(
          new Set([...(call?.view.player ?? []), ...(call?.view.dealer ?? []), ...(call?.view.board ?? [])]).size,
        ).toBe(9)
      }),
    )
  })

  test('is decided once, and folded for a player who left', () => {
    const call: HoldemMove = { act: 'call' }
    const view = casinoHoldem.play({}, [], stream(1))?.view
    expect(casinoHoldem.play({}, [call, call], stream(1))).toBeUndefined()
    expect(view && casinoHoldem.finish(view)).toEqual({ act: 'fold' })
  })

  test.each([
    ['As Kd', '2c 7h 9s', 'call'],
    ['2c 3d', 'Kh 9s 7c', 'fold'],
    ['5c 5d', '5h 9s 7c', 'call'],
  ] as const)('%s on %s is worth the same dealt one by one as counted: %s', (player, flop, act) => {
    const dealt = callWorth(cardsOf(player), cardsOf(flop))
    expect(dealt).toBe(countedWorth(cardsOf(player), cardsOf(flop)))
    expect(dealt > -ENDS ? 'call' : 'fold').toBe(act)
  })

  test('has an edge of 2.1576 per cent of the ante against the best play', () => {
    expect(makePercent(casinoHoldemFacts.returnMin, 4)).toBe('97.8423')
  })

  test('parses moves and refuses anything else', () => {
    expect(casinoHoldem.readMove({ act: 'call', more: 1 })).toEqual({ act: 'call' })
    for (const value of [null, {}, 'call', { act: 'raise' }]) expect(casinoHoldem.readMove(value)).toBeUndefined()
  })
})
