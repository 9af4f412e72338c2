import { matchesPattern } from '@ronda/contract'
import { chanceFrom } from '@ronda/art'
import type { Rng } from '@ronda/core'
import { expect, test } from 'vitest'
import { isUsername, isWeakPassword } from '../identity/identity.ts'
import { inventName, inventPassword } from './name.ts'

function seeded(seed: number): Rng {
  const random = chanceFrom(seed)
  return (below) => Math.floor(random() * below)
}

test('invented names are valid usernames, and invented passwords are strong', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const name = inventName(seeded(seed), seed % 2 === 0 ? 'MX' : '')
    expect(name).toMatch(/^(mx)?([b-z][aeiou]){4}[2-9]{3}$/)
    expect([matchesPattern('letterFirst', name), isUsername(name), name.length <= 20]).toEqual([true, true, true])
    expect(isWeakPassword(inventPassword(seeded(seed)), name)).toBe(false)
  }
})

test('different seeds give different names and passwords, the same seed the same', () => {
  const of = (seed: number) => [inventName(seeded(seed)), inventPassword(seeded(seed))].join()
  expect(new Set(Array.from({ length: 200 }, (_, seed) => of(seed))).size).toBe(200)
  expect(of(7)).toBe(of(7))
})
