import { expect, test } from 'vitest'
import type { GameFacts } from '@ronda/contract'
import { shortFacts } from './shortFacts.ts'

const facts: GameFacts = {
  returnPerMyriad: 9602,
  volatility: 'medium',
  lines: 1024,
  minBet: 20_000n,
  features: ['wild'],
}

test.each([
  ['es-419', { exactReturn: '96.02%', volatility: 'medium', lines: '1,024', minBet: '$0.20' }],
  ['de', { exactReturn: '96,02\u00a0%', volatility: 'medium', lines: '1.024', minBet: '0,20\u00a0$' }],
])('short facts in the locale %s', (locale, short) => {
  expect(shortFacts(facts, locale, 'USD')).toEqual(short)
})
