import { makePercent, plus, rational, times, type Rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../arcade/testing/exact.ts'
import { script } from '../../testing/script.ts'
import { WHOLE } from '../../tables/rules.ts'
import { lotteryFacts } from '../facts.ts'
import { hostOf } from './hosts.ts'
import { lengthsOf, ranksOf } from './prizes.ts'
import { vnCentral, vnKinds, vnModels, vnNorth, vnSouth, type VnOutcome } from './vn.ts'

const REGIONS = ['vnNorth', 'vnCentral', 'vnSouth'] as const
const RULES = { vnNorth, vnCentral, vnSouth } as const
const SAMPLES = {
  lo2: '07',
  de: '07',
  cang3: '107',
  xien2: '07-34',
  xien3: '07-34-99',
  xien4: '00-07-34-99',
} as const
type VnKind = keyof typeof SAMPLES
const KINDS = Object.keys(SAMPLES) as VnKind[]

/** A draw in which every number is all 1s, except for those given by their place. */
function drawnWith(region: (typeof REGIONS)[number], numbers: Readonly<Record<number, string>>): VnOutcome {
  return { numbers: lengthsOf(ranksOf(region)).map((digits, at) => numbers[at] ?? '1'.repeat(digits)) }
}

/** Number by number: the chance that so many of the picked endings have come. */
function byNumbers(picked: number, numbers: number): Rational {
  let chances: readonly Rational[] = [rational(1n)]
  for (let drawn = 0; drawn < numbers; drawn += 1) {
    chances = Array.from({ length: picked + 1 }, (_, came) => {
      const stays = times(chances[came] ?? rational(0n), rational(BigInt(100 - (picked - came)), 100n))
      const comes = times(chances[came - 1] ?? rational(0n), rational(BigInt(picked - came + 1), 100n))
      return plus(stays, comes)
    })
  }
  return chances[picked] ?? rational(0n)
}

/** What a line pays on average over all endings of the special prize: four digits, more than any line has. */
function byEverySpecial(region: (typeof REGIONS)[number], kind: VnKind): Rational {
  const found = vnKinds(vnModels[region])[kind]
  const digits = lengthsOf(ranksOf(region))[0] ?? 0
  const { numbers } = drawnWith(region, {})
  let paid = 0
  for (let special = 0; special < 10_000; special += 1) {
    paid += found?.paid(SAMPLES[kind], { numbers: [String(special).padStart(digits, '0'), ...numbers.slice(1)] }) ?? 0
  }
  return rational(BigInt(paid), BigInt(10_000 * WHOLE))
}

/** A `lo2` is paid number by number, so every ending of every number counts once. */
function byEveryEnding(region: (typeof REGIONS)[number]): Rational {
  const { lo2 } = vnKinds(vnModels[region])
  const lengths = lengthsOf(ranksOf(region))
  const paid = lengths
    .flatMap((digits, at) =>
      Array.from({ length: 100 }, (_, tail) => drawnWith(region, { [at]: String(tail).padStart(digits, '0') })),
    )
    .reduce((sum, outcome) => sum + (lo2?.paid(SAMPLES.lo2, outcome) ?? 0), 0)
  return rational(BigInt(paid), BigInt(100 * (lo2?.factor ?? 0) * WHOLE))
}

describe('the draws of three regions', () => {
  test.each([
    ['vnNorth', 27, 5, '555555555544444444443332222'],
    ['vnCentral', 18, 6, '655555555555444432'],
    ['vnSouth', 18, 6, '655555555555444432'],
  ] as const)('%s has %d numbers, the special one of %d digits, in all of %s', (region, many, special, digits) => {
    const { numbers } = RULES[region].draw(openStream({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }), 1)
    expect(numbers).toHaveLength(many)
    expect(numbers[0]).toHaveLength(special)
    expect(numbers.map(({ length }) => length).join('')).toBe(digits)
  })

  test('[LO4] draw each number from all that have its digits, zeros in front', () => {
    const least = lengthsOf(ranksOf('vnSouth')).map(() => 0)
    expect(vnSouth.draw(script(...least), 1).numbers.slice(0, 2)).toEqual(['000000', '00000'])
    const most = lengthsOf(ranksOf('vnSouth')).map((digits) => 10 ** digits - 1)
    expect(vnSouth.draw(script(...most), 1).numbers.at(-1)).toBe('99')
  })

  test.each([
    // region, numbers by place, kind, pick, what a unit brings
    ['vnNorth', { 0: '12307' }, 'de', '07', 96],
    ['vnNorth', { 1: '12307' }, 'de', '07', 0],
    ['vnNorth', { 0: '12107' }, 'cang3', '107', 960],
    ['vnSouth', { 0: '912107' }, 'cang3', '107', 960],
    ['vnSouth', { 0: '912107' }, 'cang3', '207', 0],
    ['vnNorth', { 0: '12307', 26: '07', 12: '3407' }, 'lo2', '07', 3 * 96],
    ['vnNorth', { 0: '07123' }, 'lo2', '07', 0],
    ['vnNorth', {}, 'lo2', '11', 27 * 96],
    ['vnCentral', {}, 'lo2', '11', 18 * 96],
    ['vnNorth', { 3: '00007', 9: '0034' }, 'xien2', '07-34', 17],
    ['vnNorth', { 3: '00007', 9: '3400' }, 'xien2', '07-34', 0],
    ['vnNorth', { 3: '00007', 9: '0034', 26: '99' }, 'xien3', '07-34-99', 76],
    ['vnNorth', { 3: '00007', 9: '0034', 26: '99', 25: '00' }, 'xien4', '00-07-34-99', 350],
    ['vnSouth', { 3: '00007', 17: '34' }, 'xien2', '07-34', 36],
    ['vnCentral', { 3: '00007', 17: '34', 0: '123499' }, 'xien3', '07-34-99', 240],
    ['vnSouth', { 3: '00007', 17: '34', 0: '123499', 16: '100' }, 'xien4', '00-07-34-99', 1_690],
    ['vnSouth', { 3: '00007', 17: '34', 0: '123499' }, 'xien4', '00-07-34-99', 0],
  ] as const)('[LO2] %s with %j pays on %s %s %d', (region, numbers, kind, pick, paid) => {
    const outcome = drawnWith(region, numbers)
    const lines = [{ kind, pick, units: 3 }]
    expect(RULES[region].paid({ lines }, outcome)).toBe(3 * paid * WHOLE)
    const twice = [...lines, { kind: 'lo2', pick: '98', units: 1 }]
    expect(RULES[region].paid({ lines: twice }, outcome)).toBe(3 * paid * WHOLE)
  })
})

describe('[LO3] what comes back', () => {
  test.each([
    // kind, per cent in the north, and in the centre and the south, cut
    ['lo2', '96.0000', '96.0000'],
    ['de', '96.0000', '96.0000'],
    ['cang3', '96.0000', '96.0000'],
    ['xien2', '93.2995', '93.9881'],
    ['xien3', '93.4643', '93.9226'],
    ['xien4', '93.4470', '93.8329'],
  ] as const)('of %s is %s %% in the north and %s %% in the other regions', (kind, north, south) => {
    const returns = REGIONS.map((region) => vnKinds(vnModels[region])[kind]?.returned(SAMPLES[kind]) ?? rational(0n))
    expect(returns.map((returned) => makePercent(returned, 4))).toEqual([north, south, south])
  })

  test.each(REGIONS)('of %s is the same by formula, and by what can be drawn', (region) => {
    const { pays, ranks } = vnModels[region]
    const numbers = lengthsOf(ranks).length
    const returns = KINDS.map((kind) => vnKinds(vnModels[region])[kind]?.returned(SAMPLES[kind]))
    expect(returns).toEqual([
      byEveryEnding(region),
      byEverySpecial(region, 'de'),
      byEverySpecial(region, 'cang3'),
      ...([2, 3, 4] as const).map((picked) =>
        times(byNumbers(picked, numbers), rational(BigInt(pays[`xien${picked}`]))),
      ),
    ])
  })

  test.each([
    [2, 27, '5.4882'],
    [3, 27, '1.2297'],
    [4, 27, '0.2669'],
    [2, 18, '2.6107'],
    [3, 18, '0.3913'],
    [4, 18, '0.0555'],
  ])('%d endings come together among %d numbers in %s %% of all draws', (picked, numbers, chance) => {
    expect(makePercent(byNumbers(picked, numbers), 4)).toBe(chance)
  })

  test.each([
    ['vnNorth', lotteryFacts.north],
    ['vnCentral', lotteryFacts.south],
    ['vnSouth', lotteryFacts.south],
  ] as const)('of %s is what the facts say', (region, { returnMin, returnMax, largestWin }) => {
    const kinds = vnKinds(vnModels[region])
    expect(rangeOf(KINDS.map((kind) => kinds[kind]?.returned(SAMPLES[kind]) ?? rational(0n)))).toEqual([
      returnMin,
      returnMax,
    ])
    expect(Math.max(...Object.values(vnModels[region].pays)) * WHOLE).toBe(largestWin)
  })
})

test('[LO9] a town hosts the same day every week, independent of the outcome', () => {
  expect([1, 2, 7, 8, 5_000].map((number) => hostOf('vnNorth', number))).toEqual([
    'Hà Nội',
    'Quảng Ninh',
    'Thái Bình',
    'Hà Nội',
    'Quảng Ninh',
  ])
  expect(vnSouth.prelude?.(3)).toEqual({ host: 'Đồng Nai' })
  expect(vnCentral.prelude?.(10)).toEqual(vnCentral.prelude?.(3))
})
