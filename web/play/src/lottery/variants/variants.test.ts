import { chanceFrom } from '@ronda/art'
import { LINES_MAX, sharedTitles, type Line } from '@ronda/games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../shared/wager/json.ts'
import { picksOf, quickPick, type Below } from './picks.ts'
import { revealsOf } from './reveal.ts'
import { costOf, mostOf } from './worth.ts'
import { variantOf } from './variants.ts'

function belowFrom(seed: number): Below {
  const chance = chanceFrom(seed)
  return (below) => Math.floor(chance() * below)
}

/** Every number of hits with every number of misses that fit on a line of keno. */
const HITS = Array.from({ length: 11 }, (_, hits) => hits).flatMap((hits) =>
  Array.from({ length: 11 - hits }, (_, misses) => [hits, misses] as const).filter(([, misses]) => hits + misses > 0),
)

describe.each(sharedTitles.filter(({ pace }) => 'calendar' in pace))('$gameCode', ({ rules }) => {
  const variant = variantOf(rules)
  const names = variant.kinds.map(({ id }) => id)

  /** Random lines, as the pads of this lottery write them. */
  function linesFrom(seed: number, count: number): readonly Line[] {
    const below = belowFrom(seed)
    const lines = Array.from({ length: count }, () => {
      const kind = variant.kinds[below(variant.kinds.length)] ?? variant.kinds[0]
      const pick = kind ? quickPick(kind.pad, 1 + below(10), below) : ''
      return { kind: kind?.id ?? '', pick, units: 1 + below(5) }
    })
    return lines.filter(
      ({ kind, pick }, at) =>
        variant.kinds.find(({ id }) => id === kind)?.isPick(pick) === true &&
        lines.findIndex((other) => other.kind === kind && other.pick === pick) === at,
    )
  }

  test('writes only lines that its rules accept, at the cost that they state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const lines = linesFrom(seed, count)
        fc.pre(lines.length > 0)
        const bet = rules.readBet({ lines })
        expect(bet).toEqual({ lines })
        expect(rules.costOf(bet)).toBe(costOf(variant.kinds, lines) * 10_000)
      }),
      { numRuns: 60 },
    )
  })

  test('never pays more than its stated maximum', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const lines = linesFrom(seed, count)
        fc.pre(lines.length > 0)
        const most = mostOf(variant.kinds, lines)
        if (most === undefined) return
        const outcome = rules.draw(belowFrom(seed + 1), 1)
        expect(rules.paid({ lines }, outcome)).toBeLessThanOrEqual(most)
      }),
      { numRuns: 60 },
    )
  })

  test('pays the stated amount for each number of hits', () => {
    const outcome = rules.draw(belowFrom(5), 1) as Json
    const came = new Set(variant.countedOf(outcome))
    const [hits, misses] = [
      variant.counted.filter((ball) => came.has(ball)),
      variant.counted.filter((ball) => !came.has(ball)),
    ]
    for (const { id, paysByHits } of variant.kinds)
      for (const [many, few] of paysByHits ? HITS : []) {
        const pick = [...hits.slice(0, many), ...misses.slice(0, few)].toSorted().join('-')
        expect(paysByHits?.(pick)[many]).toBe(rules.paid({ lines: [{ kind: id, pick, units: 1 }] }, outcome))
      }
  })

  test('shows every drawn number once, the greatest prize last', () => {
    const outcome = rules.draw(belowFrom(3), 1) as Json
    const prizes = variant.prizesOf(outcome)
    const reveals = revealsOf(prizes.toReversed())
    expect(reveals.at(-1)?.prize).toBe(prizes[0]?.[0])
    const shown = reveals.map(({ text }) => text).toSorted()
    expect(shown).toEqual(
      Object.values(outcome)
        .flat()
        .map((value) =>
          typeof value === 'number' && variant.face === 'balls' ? `${value}`.padStart(2, '0') : String(value),
        )
        .toSorted(),
    )
  })

  test('counts only numbers that it has', () => {
    const outcome = rules.draw(belowFrom(8), 1) as Json
    expect(variant.countedOf(outcome).every((name) => variant.counted.includes(name))).toBe(true)
  })

  test.each(names)('%s has a return below what is staked, and space on a slip for all that is chosen', (name) => {
    const kind = variant.kinds.find(({ id }) => id === name)
    const { numerator, denominator } = kind?.returned(kind.sample) ?? { numerator: 1n, denominator: 0n }
    expect(numerator > 0n && numerator < denominator).toBe(true)
    if (kind?.pad.type !== 'board') return
    const { pad } = kind
    const chosen = Array.from({ length: pad.chosenMax }, (_, at) => pad.first + at)
    expect(picksOf(pad, chosen).length).toBeLessThanOrEqual(LINES_MAX)
  })
})
