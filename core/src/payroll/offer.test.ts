import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endedBy, refusalOfOffer, type StandingContract } from './offer.ts'
import { makePayslips } from './payslip.ts'
import { periodAt } from './period.ts'
import type { Carried } from './run.ts'
import { CARRY_KINDS, highestRate, MEASURES, TIER_KINDS, type Terms } from './terms.ts'
import { amounts, atoms, dividend, event, NOON_MS, runOf, salary, tier, ZONE } from './testing/runs.ts'

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

const OWN = dividend(
  [tier(10, { validBet: 100, loss: 10, active: 2 }), tier(30, { validBet: 1_000, loss: 1_000_000, active: 5 })],
  { carry: 'unlimited', platformMillionths: 50_000, activeFrom: atoms(1) },
)
const own = (tiers: Terms['tiers'], changes: Partial<Terms> = {}): Terms => ({ ...OWN, ...changes, tiers })

test.each([
  ['of the same terms', OWN, undefined],
  ['of one tier with its minimums', own(OWN.tiers.slice(0, 1)), undefined],
  [
    'of a low rate with the minimums of the high one',
    own(OWN.tiers.slice(1).map((each) => ({ ...each, rateMillionths: 1 }))),
    undefined,
  ],
  ['of the highest rate without minimums', own([tier(30)]), 'above_upline'],
  ['of the highest rate with a lower loss', own([tier(30, { validBet: 1_000, loss: 10, active: 5 })]), 'above_upline'],
  ['of lower valid bets', own([tier(10, { validBet: 99, loss: 10, active: 2 })]), 'above_upline'],
  ['of fewer active members', own([tier(10, { validBet: 100, loss: 10, active: 1 })]), 'above_upline'],
  ['between two tiers', own([tier(11, { validBet: 500, loss: 999_999, active: 5 })]), 'above_upline'],
  ['with a lower share of the platform', own(OWN.tiers, { platformMillionths: 49_999 }), 'above_upline'],
  ['with a higher share of the platform', own(OWN.tiers, { platformMillionths: 50_001 }), undefined],
  ['with members active from less', own(OWN.tiers, { activeFrom: 0n }), 'above_upline'],
  ['that forgets losses', own(OWN.tiers, { carry: 'none' }), 'other_rules'],
  ['of floating tiers', own(OWN.tiers, { tierKind: 'floating' }), 'other_rules'],
  ['of the average day', own(OWN.tiers, { measure: 'averageDay' }), 'other_rules'],
] as const)(
  '[PAY19] an offer %s from a contract with minimums; what stands below is judged alike',
  (_, terms, refusal) => {
    expect(refusalOfOffer(contract('B', ['A'], terms), [contract('A', [], OWN)])).toBe(refusal)
    const ended = endedBy(contract('A', [], OWN), [contract('B', ['A'], terms)])
    expect(namesOf(ended)).toEqual(refusal === undefined ? [] : ['B'])
  },
)

const anyTiers = fc
  .array(
    fc.record({ percent: fc.integer({ min: 1, max: 10 }), bet: fc.nat(40), loss: fc.nat(40), active: fc.nat(1) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((rows) => {
    const sum = { percent: 0, validBet: 0, loss: 0, active: 0 }
    return rows.map(({ percent, bet, loss, active }) => {
      sum.percent += percent
      sum.validBet += bet
      sum.loss += loss
      sum.active += active
      return tier(sum.percent, sum)
    })
  })
const anyRules = fc.record({
  tierKind: fc.constantFrom(...TIER_KINDS),
  measure: fc.constantFrom(...MEASURES),
  carry: fc.constantFrom(...CARRY_KINDS.filter((carry) => carry !== 'secondHalf')),
})
const anyShares = fc.record({
  platformMillionths: fc.constantFrom(0, 100_000, 300_000),
  activeFrom: fc.constantFrom(0n, atoms(10), atoms(30)),
})
/** How much less than the own tiers is granted: a part of the rates, and higher minimums. */
const anyLess = fc.record({ part: fc.double({ min: 0.1, max: 1, noNaN: true }), bet: fc.nat(30), loss: fc.nat(30) })

const lessOf = (own: Terms, { part, bet, loss }: { part: number; bet: number; loss: number }): Terms => ({
  ...own,
  tiers: own.tiers.map((each) => ({
    ...each,
    rateMillionths: Math.ceil(each.rateMillionths * part),
    validBetMin: each.validBetMin + atoms(bet),
    lossMin: each.lossMin + atoms(loss),
  })),
})

/** What the players of one agent stake and win in each of some months. */
const anyMonths = fc.array(fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
})

test('[PAY19] whoever grants what may be granted owes nothing, where nobody else plays in the team', () => {
  fc.assert(
    fc.property(anyTiers, anyRules, anyShares, anyLess, anyMonths, (tiers, rules, shares, less, months) => {
      const above = dividend(tiers, { ...rules, ...shares })
      const below = { ...lessOf(above, less), platformMillionths: shares.platformMillionths + less.bet }
      expect(refusalOfOffer(contract('B', ['A'], below), [contract('A', [], above)])).toBeUndefined()
      let carried: ReadonlyMap<string, Carried> = new Map()
      let atMs = NOON_MS
      for (const played of months) {
        const happened = played.map(([stakes, prizes]) =>
          event(['B', 'A'], amounts({ validBet: stakes, stakes, prizes }), { atMs }),
        )
        const period = periodAt(atMs, 'monthly', ZONE)
        const slips = makePayslips(runOf({ A: above, B: below }, happened, { period, carried }))
        expect(slips.map(({ debt }) => debt)).toEqual([0n, 0n])
        carried = new Map(slips.map((slip) => [slip.agent, slip.carried]))
        atMs = period.toMs
      }
    }),
  )
})

test('[PAY19] the upline is the nearest with such a contract; with none above, the brand may offer anything', () => {
  expect(refusalOfOffer(contract('G', ['X', 'B', 'A'], at(21)), STANDING)).toBe('above_upline')
  expect(refusalOfOffer(contract('A', [], at(90)), STANDING)).toBeUndefined()
})

test('[PAY19] another period ends every contract below', () => {
  const weekly = dividend([tier(20)], { period: 'weekly' })
  expect(namesOf(endedBy(contract('B', ['A'], weekly), STANDING))).toEqual(['C', 'D', 'E'])
})

test('[PAY19] after any series of accepted offers every contract is covered by the one above it', () => {
  const uplines = fc.tuple(...Array.from({ length: 7 }, (_, place) => fc.integer({ min: -1, max: place - 1 })))
  const offers = fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 30 }), fc.nat(2), fc.boolean()), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(uplines, offers, (above, given) => {
      const lineOf = (place: number): readonly string[] => {
        const found: string[] = []
        for (let from = above[place] ?? -1; from >= 0; from = above[from] ?? -1) found.push(`${from}`)
        return found
      }
      let standing: readonly StandingContract[] = []
      for (const [place, percent, loss, isWeekly] of given) {
        const terms = dividend([tier(percent, { loss })], { period: isWeekly ? 'weekly' : 'monthly' })
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
          expect(each.terms.tiers[0]?.lossMin).toBeGreaterThanOrEqual(Number(upline.terms.tiers[0]?.lossMin))
          expect(each.terms.period).toBe(upline.terms.period)
        }
      }
    }),
  )
})
