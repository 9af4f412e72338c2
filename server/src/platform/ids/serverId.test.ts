import { calls } from '@ronda/contract'
import { isServerId } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { parseSecretKey } from '../secrets/index.ts'
import { openServerIds, randomServerId } from './serverId.ts'

const ids = openServerIds(parseSecretKey('11'.repeat(32)))
const others = openServerIds(parseSecretKey('22'.repeat(32)))

test('the same kind and parts give the same id, which differs by key', () => {
  expect(ids.named('withdrawal', 'ann', 1)).toBe(ids.named('withdrawal', 'ann', 1))
  expect(ids.named('withdrawal', 'ann', 1)).not.toBe(others.named('withdrawal', 'ann', 1))
})

const part = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('a', 'a:b', '1', ':', '","'))

test('another kind or other parts give another id', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.array(part, { minLength: 1 }), (left, right) => {
      const [one, other] = [left, right].map(([kind, ...parts]) => ids.named(String(kind), ...parts))
      const isSame =
        JSON.stringify([String(left[0]), ...left.slice(1)]) === JSON.stringify([String(right[0]), ...right.slice(1)])
      expect(one === other).toBe(isSame)
    }),
  )
})

const mayChoose = (round: string): boolean => z.safeParse(calls.slot.spin.request, { round, stake: '100000' }).success

test('a caller cannot choose an id that the server makes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const id of [ids.named('kind', text), randomServerId()]) {
        expect(isServerId(id)).toBe(true)
        expect(mayChoose(id)).toBe(false)
      }
    }),
  )
  expect([crypto.randomUUID()].map((id) => [isServerId(id), mayChoose(id)])).toEqual([[false, true]])
})
