import { expect, test } from 'vitest'
import { added } from '../titles/added.ts'
import { TITLES } from '../titles/titles.ts'
import { families } from './families/families.ts'
import { reelFamilies } from './families/reels.ts'
import { modelHash } from './modelHash.ts'
import { slotOf, slotTitles } from './titles.ts'

const all = slotTitles()

test('every slot is found by its code, and codes and numbers are unique', () => {
  expect(all.length).toBe(TITLES + 1 + added.length)
  for (const slot of all) expect(slotOf(slot.gameCode)).toBe(slot)
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
  expect(slotOf('NO_SUCH_GAME')).toBeUndefined()
})

test('[SL16] every family has more than two hundred titles, and every profile of it some', () => {
  for (const family of families) {
    const titles = all.filter((slot) => slot.family === family)
    expect(titles.length, family.id).toBeGreaterThan(200)
    expect(new Set(titles.map(({ profile }) => profile)).size, family.id).toBe(3)
  }
})

test('[SL16] a title has the facts of its family and profile, and a model of its own', () => {
  const sample = all.filter(({ family }, at) => at % 500 === 1 && reelFamilies.includes(family))
  for (const { family, profile, facts } of sample) expect(facts).toBe(family.facts[profile])
  expect(new Set(sample.map(({ model }) => modelHash(model))).size).toBe(sample.length)
})
