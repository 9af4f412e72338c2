import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HALF_TIME, MINUTES } from '../football/clock.ts'
import { SIDES } from '../football/facts.ts'
import { keptOf } from '../testing/means.ts'
import { FOOTBALL_BOOK } from './book.ts'
import { chancesOfParts } from '../football/builder.ts'
import { packOutlook, unpackOutlook } from '../football/packed.ts'
import { stateAt } from './follow.ts'
import { attacksOf, drawAttacks, isIncident, momentIndex, momentsOf, pricedState, quoteStates } from './live.ts'
import type { MatchEvent } from './match.ts'
import { matchMsOf, minuteAt, PACE } from './season.ts'

const seed = (nonce: number) => ({ serverSeed: 'a', clientSeed: 'b', nonce })

const anyEvents = fc
  .array(
    fc.record<MatchEvent>({
      minute: fc.integer({ min: 1, max: MINUTES }),
      kind: fc.constantFrom('goal', 'corner', 'yellow'),
      side: fc.constantFrom(...SIDES),
      shirt: fc.constant(null),
    }),
    { maxLength: 12 },
  )
  .map((events) => events.toSorted((left, right) => left.minute - right.minute))

const anyScript = fc.tuple(anyEvents, fc.nat(1_000)).map(([events, nonce]) => ({
  events,
  attacks: attacksOf(events, seed(nonce)),
}))

describe('attacks', () => {
  test('[LV1] every incident comes of one, and the same seed gives the same', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(1_000), (events, nonce) => {
        const attacks = attacksOf(events, seed(nonce))
        expect(attacksOf(events, seed(nonce))).toEqual(attacks)
        const minutes = attacks.map(({ minute }) => minute)
        expect(new Set(minutes).size).toBe(minutes.length)
        for (const { minute } of events.filter(isIncident)) expect(minutes).toContain(minute)
      }),
      { numRuns: 50 },
    )
  })

  test('[LV1] one that comes to nothing is in 12 of 100 minutes, for both sides alike', () => {
    const rng = openStream(seed(1))
    const found = Array.from({ length: 200 }, () => drawAttacks([], rng)).flat()
    expect(found.length / (200 * MINUTES)).toBeCloseTo(0.12, 1)
    expect(found.filter(({ side }) => side === 'home').length / found.length).toBeCloseTo(0.5, 1)
  })

  test('[LV1] a red card stops an attack of the other side', () => {
    const events: readonly MatchEvent[] = [{ minute: 7, kind: 'red', side: 'home', shirt: 4 }]
    expect(drawAttacks(events, () => 99)).toEqual([{ minute: 7, side: 'away' }])
  })
})

describe('the moments of a match', () => {
  test('[LV2] no incident comes while prices are offered', () => {
    fc.assert(
      fc.property(anyScript, (script) => {
        const moments = momentsOf(script, PACE)
        for (const { pricedAt, minute, attack, isBreak } of moments) {
          if (pricedAt === null) continue
          expect(attack).toBeNull()
          expect(script.events.filter((each) => isIncident(each) && each.minute === minute + 1 && !isBreak)).toEqual([])
          if (!isBreak) expect(script.events.some((each) => isIncident(each) && each.minute === minute)).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('[LV2] prices know nothing that is not shown', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(200), (script, at) => {
        const moments = momentsOf(script, PACE)
        const moment = moments[at % moments.length]
        if (moment?.pricedAt === undefined || moment.pricedAt === null) return
        const shown = script.events.filter(({ minute }) => minute <= moment.minute)
        expect(pricedState(script, moment)).toEqual(stateAt(shown, 'goal', moment.pricedAt))
      }),
      { numRuns: 200 },
    )
  })

  test('[LV3] follow the clock, with half time between the halves', () => {
    const moments = momentsOf({ events: [], attacks: [] }, PACE)
    expect(moments).toHaveLength(MINUTES + 2)
    for (const { atMs, minute } of moments) expect(minuteAt(atMs, PACE)).toBe(minute)
    expect(moments.filter(({ isBreak }) => isBreak)).toMatchObject([{ minute: HALF_TIME, pricedAt: HALF_TIME }])
    expect(moments.at(-1)).toMatchObject({ atMs: matchMsOf(PACE), stop: 'end', pricedAt: null })
    expect(moments.at(-2)).toMatchObject({ minute: 89, stop: 'end' })
    expect(momentIndex(moments, -1)).toBe(-1)
    moments.forEach(({ atMs }, at) => expect(momentIndex(moments, atMs)).toBe(at))
  })
})

test('[LV4] prices in play keep the stated part of every valid bet, and follow from one outlook, at any score', () => {
  const fixture = { home: { attack: 1_200, defence: 850 }, away: { attack: 800, defence: 1_150 } }
  const goal = (minute: number, side: 'home' | 'away'): MatchEvent => ({ minute, kind: 'goal', side, shirt: 9 })
  const events: readonly MatchEvent[] = [
    goal(12, 'home'),
    { minute: 30, kind: 'red', side: 'away', shirt: 4 },
    goal(50, 'away'),
    goal(70, 'home'),
  ]
  const states = [5, 20, 45, 60, 80, 88].map((minute) => stateAt(events, 'goal', minute))
  const quotes = quoteStates({ ...fixture, states })
  for (const { quotes: priced, cells } of quotes) {
    const outlook = unpackOutlook(cells)
    expect(packOutlook(outlook)).toEqual(cells)
    const ofScores = priced.filter(({ market }) => market.kind !== 'race' && market.kind !== 'goal')
    for (const { market, choices } of ofScores)
      for (const { choice, chances } of choices) expect(chancesOfParts(outlook, [{ market, choice }])).toEqual(chances)
  }
  const kept = quotes
    .flatMap((each) => each.quotes)
    .flatMap(({ choices }) => choices)
    .filter(({ price }) => price !== null)
    .map(keptOf)
  const most = FOOTBALL_BOOK.returnedMost
  expect(kept.length).toBeGreaterThan(300)
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(1 - Number(most.numerator) / Number(most.denominator))
})
