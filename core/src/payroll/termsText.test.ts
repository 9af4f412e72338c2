import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividend, salary, tier } from './testing/runs.ts'
import { canonicalTerms, CARRY_KINDS, MEASURES, TIER_KINDS } from './terms.ts'
import { termsOfText } from './termsText.ts'

const anyTiers = fc
  .array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 6 })
  .map((steps) => steps.map((step, at) => tier(at + 1, { validBet: step, loss: step, active: step })))

test('[PAY20] terms are read from their canonical text', () => {
  const anyTerms = fc.record({
    tiers: anyTiers,
    tierKind: fc.constantFrom(...TIER_KINDS),
    measure: fc.constantFrom(...MEASURES),
    carry: fc.constantFrom(...CARRY_KINDS),
    activeFrom: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    platformMillionths: fc.nat({ max: 1_000_000 }),
  })
  fc.assert(
    fc.property(anyTerms, ({ tiers, ...rest }) => {
      const terms = dividend(tiers, rest)
      expect(termsOfText(canonicalTerms(terms))).toEqual(terms)
    }),
    { numRuns: 30 },
  )
  expect(termsOfText(canonicalTerms(salary([tier(1)])))).toEqual(salary([tier(1)]))
})

test('[PAY20] a text that is not canonical has no terms', () => {
  const text = canonicalTerms(salary([tier(1)]))
  expect(() => termsOfText(text.replace('"1"', '"2"'))).toThrow('canonical text')
  expect(() => termsOfText(text.replace('dailySalary', 'gift'))).toThrow('word')
  expect(() => termsOfText(`${text} `)).toThrow('canonical text')
})
