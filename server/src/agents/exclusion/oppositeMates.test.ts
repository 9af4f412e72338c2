import { present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOppositeSides, type SharedLook, type Tie } from './oppositeSides.ts'

const game = 'RONDA_LIVE_ROULETTE'
const { rules } = present(sharedOf(game), game)

const ticket = (place: string, account: string, tie: Tie) => ({
  account,
  tie,
  staked: 10_000n,
  bet: { chips: { [place]: 10 } },
})

/** A round in which the account bets on red, and others on black. */
const roundWith = (mates: readonly string[], at: number, tie: Tie = 'line'): SharedLook => ({
  rules,
  game,
  number: at + 1,
  bet: {
    wallet: 1,
    operation: `round-${at}`,
    game,
    currency: 'USD',
    atMs: Date.UTC(2027, 0, 6, 12),
    validBet: 10_000n,
    line: ['low'],
  },
  tickets: [ticket('red', 'me', 'own'), ...mates.map((account) => ticket('black', account, tie))],
})

const roundsOf = (looks: readonly SharedLook[]) =>
  findOppositeSides(looks).flatMap(({ facts }) => facts.map(({ round, accounts }) => [round, accounts]))

test('[EX2] one other below the same agent in each of three rounds is chance', () => {
  expect(roundsOf([['ana'], ['ben'], ['eva']].map((mates, at) => roundWith(mates, at)))).toEqual([])
})

test('[EX2] the one who was there three times is named, others of these rounds are not', () => {
  const looks = [['ana', 'ben'], ['eva', 'ana'], ['ana'], ['ben']].map((mates, at) => roundWith(mates, at))
  expect(roundsOf(looks)).toEqual([
    [1, ['ana']],
    [2, ['ana']],
    [3, ['ana']],
  ])
})

test('[EX2] everybody in the same browser is named, in a single round too', () => {
  expect(roundsOf([roundWith(['ana', 'ben'], 0, 'device')])).toEqual([[1, ['ana', 'ben']]])
})

test('[EX2] whoever is named was opposite in three different rounds, and everybody who was is named', () => {
  const everybody: readonly string[] = ['ana', 'ben', 'eva', 'leo']
  const names = fc.uniqueArray(fc.constantFrom(...everybody))
  fc.assert(
    fc.property(fc.array(names, { maxLength: 6 }), (rounds) => {
      const often = new Set(everybody.filter((name) => rounds.filter((mates) => mates.includes(name)).length >= 3))
      const expected = rounds.flatMap((mates, at) => {
        const named = mates.filter((name) => often.has(name))
        return named.length === 0 ? [] : [[at + 1, named]]
      })
      expect(roundsOf(rounds.map((mates, at) => roundWith(mates, at)))).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

test('[EX2] a round is drawn once, however many are compared, and these are limited', () => {
  let draws = 0
  const counted: typeof rules = {
    ...rules,
    draw(rng, number) {
      draws += 1
      return rules.draw(rng, number)
    },
  }
  const crowd = Array.from({ length: 80 }, (_, at) => `mate-${at}`)
  const look = { ...roundWith(crowd, 0, 'device'), rules: counted }
  const [fact] = findOppositeSides([look]).flatMap(({ facts }) => facts)
  expect(draws).toBe(100)
  // The account itself and fifty others.
  expect(fact?.amount).toBe(51n * 10_000n)
})
