import { CURRENCIES, days, hours } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupWins, paidByHour, shorten, winsOf, type PublishedRound } from './winners.ts'

test.each([
  ['', '•••'],
  ['a', '•••'],
  ['ana', '•••'],
  ['juan', 'j•••'],
  ['julia', 'j•••'],
  ['andrea', 'an•••a'],
  ['maximiliano', 'ma•••o'],
  ['👩🏽‍🚀🎲🎲🎲🎲🎲', '👩🏽•••🎲'],
])('%s is shown as %s', (name, shown) => {
  expect(shorten(name)).toBe(shown)
})

test('a shortened name shows three letters at most, and does not reveal its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const shown = Array.from(shorten(name))
      expect(shown.filter((letter) => letter !== '•').length).toBeLessThanOrEqual(3)
      expect(shown.length).toBeLessThanOrEqual(6)
    }),
  )
})

const typeOf = (game: string) => (game === 'GONE' ? undefined : 'RNG')
const roundWith = (over: Partial<PublishedRound>): PublishedRound => ({
  game: 'GAME',
  mode: 'real',
  currency: 'USD',
  stake: 10n,
  win: 50n,
  atMs: days(1) - 1,
  wallet: 1,
  seq: 2,
  ...over,
})

test.each([
  ['five stakes', {}, true],
  ['a little less', { win: 49n }, false],
  ['a great deal more', { win: 10n ** 15n }, true],
  ['trial money', { mode: 'free' }, false],
  ['a game that is not ours', { game: 'GONE' }, false],
] as const)('whether a win of %s is listed', (_, over, isListed) => {
  expect(winsOf([roundWith(over)], typeOf)).toHaveLength(isListed ? 1 : 0)
})

test('a win belongs to the day of UTC on which it was played', () => {
  const wins = winsOf([roundWith({}), roundWith({ atMs: days(1) })], typeOf)
  expect(wins.map(({ day }) => day)).toEqual(['1970-01-01', '1970-01-02'])
})

const round = fc.record({
  game: fc.constantFrom('GAME', 'OTHER', 'GONE'),
  mode: fc.constantFrom('real' as const, 'free' as const),
  currency: fc.constantFrom(...CURRENCIES),
  stake: fc.bigInt(1n, 10n ** 12n),
  win: fc.bigInt(0n, 10n ** 15n),
  atMs: fc.integer({ min: 0, max: days(3) }),
  wallet: fc.nat(),
  seq: fc.nat(),
})

test('grouping keeps every win, and a group has one currency and one day', () => {
  fc.assert(
    fc.property(fc.array(round), (rounds) => {
      const wins = winsOf(rounds, typeOf)
      const groups = groupWins(wins)
      expect(groups.flatMap((winGroup) => winGroup.wins)).toHaveLength(wins.length)
      for (const { wins: group, currency, day } of groups) {
        expect(group.every((win) => win.currency === currency && win.day === day)).toBe(true)
      }
      expect(new Set(groups.map(({ currency, gameType, day }) => `${currency}${gameType}${day}`)).size).toBe(
        groups.length,
      )
    }),
  )
})

test('the paid sums are the wins of all real rounds, without trial money', () => {
  fc.assert(
    fc.property(fc.array(round), (rounds) => {
      const real = rounds.filter(({ mode }) => mode === 'real')
      const sums = paidByHour(rounds)
      expect(sums.reduce((total, { won }) => total + won, 0n)).toBe(real.reduce((total, { win }) => total + win, 0n))
      expect(sums.reduce((total, sum) => total + sum.rounds, 0n)).toBe(BigInt(real.length))
      expect(sums.every(({ hourMs }) => hourMs % hours(1) === 0)).toBe(true)
    }),
  )
})
