import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { leavesOf, samplesOf, withValue, type Leaf } from '../kit/requestNumbers.ts'
import { everyCall, type NamedCall } from '../kit/samples.ts'
import { rewardSamples } from '../kit/rewardSamples.ts'

const NOUNS = new Set([
  ...Object.keys(rewardSamples),
  ...['rewardFunds', 'bonusDesk', 'missionDesk', 'mallDesk', 'promotionDesk'],
  ...['tournamentDesk', 'raffleDesk', 'envelopeDesk'],
])

type Quantity = { readonly name: string; readonly field: string; readonly named: NamedCall; readonly leaf: Leaf }

/** Every number that a request of rewards may contain. Money is a text; `moneyWholeAmounts` has its cases. */
const quantities: readonly Quantity[] = everyCall
  .filter(({ name }) => NOUNS.has(name.split('.')[0] ?? ''))
  .flatMap((named) =>
    leavesOf(named.call)
      .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
      .map((leaf) => ({ name: named.name, field: leaf.path.join('.'), named, leaf })),
  )

/** What no quantity may be. */
const NEVER: readonly unknown[] = [-1, -0.5, 0.5, 1.5, 2 ** 53, 1e308, '1', '１', null, [], {}]

test('every feature of rewards has its calls here', () => {
  const found = new Set(everyCall.map(({ name }) => name.split('.')[0]))
  expect([...NOUNS].filter((noun) => !found.has(noun))).toEqual([])
  expect(quantities.length).toBeGreaterThan(20)
})

test.each(quantities)('$name: $field has bounds, and is whole', ({ named: { call, sample }, leaf }) => {
  const { minimum = -1, maximum = Infinity } = leaf.schema
  expect(minimum).toBeGreaterThanOrEqual(0)
  expect(maximum).toBeLessThan(2 ** 53 - 1)
  for (const fields of samplesOf(call, sample)) {
    const refused = [
      ...NEVER.filter((value) => value !== null || !isNullable(call, fields, leaf)),
      minimum - 1,
      maximum + 1,
    ]
    for (const value of refused) {
      const changed = withValue(fields, leaf.path, value)
      expect(z.safeParse(call.request, changed).success, JSON.stringify(value)).toBe(false)
    }
  }
})

const isNullable = (call: NamedCall['call'], fields: Readonly<Record<string, unknown>>, { path }: Leaf): boolean =>
  z.safeParse(call.request, withValue(fields, path, null)).success
