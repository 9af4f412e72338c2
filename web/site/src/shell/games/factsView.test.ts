import { expect, test } from 'vitest'
import { rational } from '@ronda/core'
import type { SlotFacts } from '@ronda/contract'
import { factsView } from './factsView.ts'

const facts: SlotFacts = {
  gameCode: 'FERIA_DE_LUZ',
  modelHash: '0'.repeat(64),
  exactReturn: rational(96_029n, 100_000n),
  baseReturn: rational(60n, 100n),
  hitRate: rational(30n, 100n),
  triggerRate: rational(1n, 152n),
  volatility: 7.1,
  volatilityClass: 'medium',
  largestSpinWin: rational(2_500n),
  largestRoundWin: rational(5_000n),
  largestRoundRate: rational(1n, 10n ** 15n),
  cap: { stakes: 5_000, lossMax: rational(1n, 10n ** 15n) },
  measured: { rounds: 3, staked: 300_000n, won: 299_990n, currency: 'USD' },
}

test('facts are formatted in the locale, and never claim more than is true', () => {
  expect(factsView(facts, 'es-419')).toEqual({
    exactReturn: '96.02%',
    exactFraction: { above: '96029', below: '100000' },
    measuredReturn: '99.99%',
    measuredRounds: 3,
  })
  expect(factsView(facts, 'de').exactReturn).toBe('96,02\u00a0%')
})

test('a fraction with too many digits to be read is not shown', () => {
  const long = { ...facts, exactReturn: rational(96n * 10n ** 60n + 1n, 10n ** 62n) }
  expect(factsView(long, 'en')).toMatchObject({ exactReturn: '96.00%', exactFraction: undefined })
})

test('a game without rounds has no measured return', () => {
  const unplayed = { ...facts, measured: { rounds: 0, staked: 0n, won: 0n, currency: 'USD' } as const }
  expect(factsView(unplayed, 'en').measuredReturn).toBeUndefined()
})
