import { makePercent } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, DECK } from '../cards/deck.ts'
import { valueOf } from '../cards/handValue.ts'
import { bestHold } from './bestHold.ts'
import { eightFive, nineSix, paysOf, POKER_PRIZES, prizeOf } from './pays.ts'
import { bestReturn, dealsByValue, holdSums, sumsBySet } from './testing/everyDeal.ts'
import { pokerRules } from './videoPoker.ts'

const rules = pokerRules(nineSix)
const stream = (nonce: number) => openStream({ serverSeed: 'poker', clientSeed: 'any', nonce })

describe('video poker', () => {
  test.each([
    // cards, 9/6, 8/5
    ['Th Jh Qh Kh Ah', 800, 800],
    ['9h Th Jh Qh Kh', 50, 50],
    ['9h 9d 9c 9s Kh', 25, 25],
    ['9h 9d 9c Ks Kh', 9, 8],
    ['2h 9h Jh Qh Kh', 6, 5],
    ['9h Td Jh Qc Kh', 4, 4],
    ['9h 9d 9c Qs Kh', 3, 3],
    ['9h 9d Qc Qs Kh', 2, 2],
    ['Jh Jd 2c 5s Kh', 1, 1],
    ['Th Td 2c 5s Kh', 0, 0],
    ['2h 4d 6c 8s Ah', 0, 0],
  ])('%s pays %d and %d', (cards, full, short) => {
    expect(paysOf(nineSix, valueOf(cardsOf(cards)))).toBe(full)
    expect(paysOf(eightFive, valueOf(cardsOf(cards)))).toBe(short)
  })

  test('deals each prize as often as published tables say', () => {
    expect(dealsByValue(prizeOf, POKER_PRIZES.length)).toEqual([
      2_598_960 - 536_100,
      337_920,
      123_552,
      54_912,
      10_200,
      5_108,
      3_744,
      624,
      36,
      4,
    ])
  })

  const sums = sumsBySet(nineSix)

  test.each([
    [nineSix, sums, '99.543904'],
    [eightFive, sumsBySet(eightFive), '97.298433'],
  ])('$id returns $best.numerator of $best.denominator to the best play, by every deal', (table, sums, percent) => {
    expect(bestReturn(sums)).toEqual(table.best)
    expect(makePercent(table.best, 6)).toBe(percent)
  })

  test('finds the same value of holds by dealing every draw as by inclusion and exclusion', () => {
    for (const [cards, hold] of [
      ['As Ks Qs Js 2d', 'As Ks Qs Js'],
      ['2s 5d 7h 9c Jd', 'Jd'],
      ['Kc Kd Qd Jd Td', 'Kd Qd Jd Td'],
      ['Jc Jd 4s 4h 9c', 'Jc Jd 4s 4h'],
      ['4c 5d 6h 7s Kc', '4c 5d 6h 7s'],
    ] as const) {
      const hand = cardsOf(cards).toSorted((a, b) => a - b)
      const best = bestHold(nineSix, hand)
      expect(hand.filter((_, at) => best.hold[at])).toEqual(cardsOf(hold).toSorted((a, b) => a - b))
      const mask = best.hold.reduce((bits, held, at) => bits | (held ? 1 << at : 0), 0)
      expect(best.stakes).toBe(holdSums(sums, hand)[mask])
    }
  })

  test('keeps what is held, and replaces the rest by the next cards of the same deck', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (nonce, hold) => {
        const before = rules.play({}, [], stream(nonce))
        const after = rules.play({}, [{ hold }], stream(nonce))
        expect(before).toMatchObject({ isOver: false, staked: 10_000, paid: 0 })
        expect(after?.view.dealt).toEqual(before?.view.cards)
        const seen = new Set([...(after?.view.dealt ?? []), ...(after?.view.cards ?? [])])
        expect(seen.size).toBe(5 + hold.filter((held) => !held).length)
        expect([...seen].every((card) => card >= 0 && card < DECK)).toBe(true)
        hold.forEach((held, at) => {
          if (held) expect(after?.view.cards[at]).toBe(before?.view.cards[at])
        })
        expect(after?.paid).toBe(paysOf(nineSix, valueOf(after?.view.cards ?? [])) * 10_000)
      }),
    )
  })

  test('draws once, and holds all cards for a player who left', () => {
    const view = rules.play({}, [], stream(1))?.view
    const all = { hold: [true, true, true, true, true] }
    expect(view && rules.finish(view)).toEqual(all)
    expect(rules.play({}, [all], stream(1))?.view.cards).toEqual(view?.cards)
    expect(rules.play({}, [all, all], stream(1))).toBeUndefined()
  })

  test('parses moves and refuses anything else', () => {
    expect(rules.readMove({ hold: [true, false, true, false, true], more: 1 })).toEqual({
      hold: [true, false, true, false, true],
    })
    for (const hold of [
      undefined,
      [],
      [true, true, true, true],
      [1, 0, 1, 0, 1],
      'true',
      [true, true, true, true, null],
    ])
      expect(rules.readMove({ hold })).toBeUndefined()
  })
})
