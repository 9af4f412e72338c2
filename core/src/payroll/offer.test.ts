import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endedBy, refusalOfOffer, type StandingContract } from './offer.ts'
import { highestRate, type Terms } from './terms.ts'
import { dividend, salary, tier } from './testing/runs.ts'

const at = (percent: number): Terms => dividend([tier(percent / 2), tier(percent)])
const contract = (agent: string, line: readonly string[], terms: Terms): StandingContract => ({ agent, line, terms })

const STANDING = [
  contract('A', [], at(30)),
  contract('B', ['A'], at(20)),
  contract('C', ['B', 'A'], at(15)),
  contract('D', ['C', 'B', 'A'], at(8)),
  contract('E', ['B', 'A'], at(10)),
  contract('F', ['A'], at(25)),
  contract('C', ['B', 'A'], salary([tier(15)])),
]

const namesOf = (found: readonly StandingContract[]): readonly string[] => found.map(({ agent }) => agent)

test.each([
  [20, []],
  [15, []],
  [14, ['C']],
  [9, ['C', 'E']],
  [1, ['C', 'D', 'E']],
])('[PAY19] an offer of %i %% to B ends the contracts below that pay more: %o', (percent, ended) => {
  expect(namesOf(endedBy(contract('B', ['A'], at(percent)), STANDING))).toEqual(ended)
})

test.each([
  ['at the rate of the upline', at(30), undefined],
  ['above it', at(31), 'above_upline'],
  ['for another period', dividend([tier(1)], { period: 'weekly' }), 'other_period'],
  ['of another kind', salary([tier(90)]), undefined],
  ['in another currency', dividend([tier(90)], { currency: 'EUR' }), undefined],
] as const)('[PAY19] an offer %s', (_, terms, refusal) => {
  expect(refusalOfOffer(contract('B', ['A'], terms), STANDING)).toBe(refusal)
})

test('[PAY19] the upline is the nearest with such a contract; with none above, the brand may offer anything', () => {
  expect(refusalOfOffer(contract('G', ['X', 'B', 'A'], at(21)), STANDING)).toBe('above_upline')
  expect(refusalOfOffer(contract('A', [], at(90)), STANDING)).toBeUndefined()
})

test('[PAY19] another period ends every contract below', () => {
  const weekly = dividend([tier(20)], { period: 'weekly' })
  expect(namesOf(endedBy(contract('B', ['A'], weekly), STANDING))).toEqual(['C', 'D', 'E'])
})

test('[PAY19] after any series of accepted offers no contract pays more than the one above it', () => {
  const uplines = fc.tuple(...Array.from({ length: 7 }, (_, place) => fc.integer({ min: -1, max: place - 1 })))
  const offers = fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 30 }), fc.boolean()), { maxLength: 25 })
  fc.assert(
    fc.property(uplines, offers, (above, given) => {
      const lineOf = (place: number): readonly string[] => {
        const found: string[] = []
        for (let from = above[place] ?? -1; from >= 0; from = above[from] ?? -1) found.push(`${from}`)
        return found
      }
      let standing: readonly StandingContract[] = []
      for (const [place, percent, isWeekly] of given) {
        const terms = dividend([tier(percent)], { period: isWeekly ? 'weekly' : 'monthly' })
        const offer = contract(`${place}`, lineOf(place), terms)
        const others = standing.filter(({ agent }) => agent !== offer.agent)
        if (refusalOfOffer(offer, others) !== undefined) continue
        const ended = new Set(namesOf(endedBy(offer, others)))
        standing = [...others.filter(({ agent }) => !ended.has(agent)), offer]
        for (const each of standing) {
          const name = each.line.find((agent) => standing.some((other) => other.agent === agent))
          const upline = standing.find(({ agent }) => agent === name)
          if (upline === undefined) continue
          expect(highestRate(each.terms)).toBeLessThanOrEqual(highestRate(upline.terms))
          expect(each.terms.period).toBe(upline.terms.period)
        }
      }
    }),
  )
})
