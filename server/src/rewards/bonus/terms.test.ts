import type { BonusDraft, BonusTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, rational } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RewardGame } from '../bet/bet.ts'
import { allowedGames, areTermsValid, isAllowed, isStakeFixed, targetOf, termsHashOf, termsOf } from './terms.ts'
import { termsText } from './termsText.ts'

const unit = ATOMS_PER_UNIT
const game = (gameType: RewardGame['gameType'], name: string): RewardGame => ({
  gameType,
  names: { es: `${name} es`, en: name },
  returned: rational(96n, 100n),
})
const games = new Map([
  ['A', game('RNG', 'Alpha')],
  ['B', game('RNG', 'Beta')],
  ['L', game('LIVE', 'Roulette')],
])
const limits = { currency: 'USD', stakeMin: unit / 5n } as const
const draft: BonusDraft = {
  names: { es: 'Bono', en: 'Bonus' },
  amount: 50n * unit,
  multiple: 5,
  stakeMax: 5n * unit,
  gameTypes: ['RNG'],
  games: [],
  days: 7,
}
const terms = termsOf(draft, limits)
/** Twenty free spins of 20 cents. */
const spins: BonusTerms = { ...terms, kind: 'spins', amount: 4n * unit, multiple: 1, stakeMax: unit / 5n, games: ['A'] }
/** Twenty free spins of 50 cents, which have no other stake. */
const fixed: BonusTerms = { ...spins, amount: 10n * unit, stakeMin: unit / 2n, stakeMax: unit / 2n }
/** As they were given earlier: up to 50 cents. */
const upTo: BonusTerms = { ...fixed, stakeMin: unit / 5n }
const withDeposit: BonusTerms = { ...terms, base: 'bonusAndDeposit', deposit: 100n * unit }

test.each<[string, BonusTerms, bigint]>([
  ['five times 50', terms, 250n * unit],
  ['five times 50 and a deposit of 100', withDeposit, 750n * unit],
  ['a deposit does not matter where only the bonus counts', { ...withDeposit, base: 'bonus' }, 250n * unit],
])('%s must be staked', (_name, given, target) => {
  expect(targetOf(given)).toBe(target)
})

test.each<[string, Partial<BonusTerms>, boolean]>([
  ['the draft', {}, true],
  ['no amount', { amount: 0n }, false],
  ['a fraction of a cent', { amount: 50n * unit + 1n }, false],
  ['more than a bonus can be', { amount: 10_001n * unit }, false],
  ['eleven times', { multiple: 11 }, false],
  ['not once', { multiple: 0 }, false],
  ['no day', { days: 0 }, false],
  ['91 days', { days: 91 }, false],
  ['a largest stake that no game offers', { stakeMax: unit / 10n }, false],
  ['a stake of everything', { stakeMax: 51n * unit }, false],
  ['with a deposit that there was not', { base: 'bonusAndDeposit' }, false],
  ['a game that is not of its types', { games: ['L'] }, false],
  ['a game that does not exist', { games: ['X'] }, false],
  ['one of its games', { games: ['B'] }, true],
  ['without a type of game', { gameTypes: [] }, false],
  ['free spins', spins, true],
  ['free spins in any game', { ...spins, games: [] }, false],
  ['free spins in two games', { ...spins, games: ['A', 'B'] }, false],
  ['half a free spin more', { ...spins, amount: spins.amount + unit / 10n }, false],
  ['free spins that ask for bets', { ...spins, multiple: 2 }, false],
  ['more free spins than can be given', { ...spins, amount: 201n * spins.stakeMax }, false],
])('%s: valid is %s', (_name, over, isValid) => {
  expect(areTermsValid({ ...terms, ...over }, games)).toBe(isValid)
})

test('a game is allowed by its type, or by its name where games are named', () => {
  expect(allowedGames(terms, games)).toEqual(['A', 'B'])
  expect(allowedGames({ ...terms, games: ['B'] }, games)).toEqual(['B'])
  expect(isAllowed({ ...terms, games: ['L'] }, 'L', games.get('L'))).toBe(false)
  expect(isAllowed(terms, 'X', undefined)).toBe(false)
})

test('equal terms have one hash, whatever the order of their fields; any other number is another hash', () => {
  const reordered = Object.fromEntries(Object.entries(terms).toReversed()) as BonusTerms
  expect(termsHashOf(reordered)).toBe(termsHashOf(terms))
  expect(termsHashOf(terms)).toMatch(/^[0-9a-f]{64}$/)
  for (const over of [{ amount: terms.amount + 1n }, { multiple: 6 }, { days: 8 }, { games: ['A'] }]) {
    expect(termsHashOf({ ...terms, ...over })).not.toBe(termsHashOf(terms))
  }
  expect(termsHashOf(termsOf({ ...draft, games: ['B', 'A', 'B'] }, limits))).toBe(
    termsHashOf(termsOf({ ...draft, games: ['A', 'B'] }, limits)),
  )
})

test('the text says every number of the terms, in both languages', () => {
  const english = termsText(terms, games, 'en')
  expect(english).toContain('To turn it into cash you must stake $250 in valid bets (5 × the bonus of $50).')
  expect(english.join('\n')).toContain('The largest stake is $5.')
  expect(english.join('\n')).toContain('You have 7 days from the start')
  expect(english.join('\n')).toContain('Less than $0.20 cannot be played')
  expect(termsText({ ...terms, days: 1 }, games, 'en').join('\n')).toContain('You have one day')
  expect(termsText({ ...terms, games: ['A', 'B'] }, games, 'es').join('\n')).toContain('Alpha es y Beta es')
  expect(termsText(withDeposit, games, 'en').join('\n')).toContain('and the deposit of $100')
})

test('free spins name their number, their game and their stake', () => {
  expect(termsText(spins, games, 'en')[0]).toBe(
    'You get 20 free spins in Alpha: $4 of bonus money from us, $0.20 for each.',
  )
  const spanish = termsText(spins, games, 'es')
  expect(spanish[0]).toContain('20 giros gratis en Alpha es')
  expect(spanish.join('\n')).not.toMatch(/[{}]|undefined|NaN/)
  expect(targetOf(spins)).toBe(spins.amount)
})

test.each<[string, BonusTerms, boolean]>([
  ['free spins', fixed, true],
  ['free spins of the smallest stake', spins, true],
  ['free spins that were given with smaller stakes', upTo, false],
  ['bonus money, even if one stake is left', { ...terms, stakeMax: terms.stakeMin }, false],
])('%s: the stake is fixed is %s', (_name, given, isFixed) => {
  expect(isStakeFixed(given)).toBe(isFixed)
})

test('the text of free spins says the stake that is taken, and what earlier ones allowed stays in theirs', () => {
  expect(areTermsValid(fixed, games)).toBe(true)
  expect(termsText(fixed, games, 'en')[1]).toContain('Each is played at $0.50; another stake is refused')
  expect(termsText(upTo, games, 'en')[1]).toContain('with smaller stakes the same money makes more rounds')
  expect(termsText(fixed, games, 'es')[1]).toContain('cualquier otra apuesta se rechaza')
})

test('no text of any terms has an open place, and other numbers make another text', () => {
  const some = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10_000n }).map((units) => units * unit),
    multiple: fc.integer({ min: 1, max: 10 }),
    days: fc.integer({ min: 1, max: 90 }),
    language: fc.constantFrom('es', 'en'),
  })
  fc.assert(
    fc.property(some, ({ language, ...over }) => {
      const text = termsText({ ...terms, ...over }, games, language)
      expect(text).toHaveLength(12)
      for (const paragraph of text) expect(paragraph).not.toMatch(/[{}]|undefined|NaN/)
      const other = termsText({ ...terms, ...over, amount: over.amount + unit }, games, language)
      expect(other.join('\n')).not.toBe(text.join('\n'))
    }),
  )
})
