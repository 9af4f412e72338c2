import { expect, test } from 'vitest'
import { TITLES } from '../titles/titles.ts'
import { slotModels } from './models.ts'
import { slotOf, slotTitles } from './titles.ts'

test('every slot is found by its code, and no two share a code or a number', () => {
  const all = slotTitles()
  expect(all.length).toBe(TITLES + 1)
  for (const slot of all) expect(slotOf(slot.gameCode)).toBe(slot)
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
  expect(slotOf('NO_SUCH_GAME')).toBeUndefined()
})

test('every slot plays a model that is in force, and every model is played', () => {
  const models = new Set(slotTitles().map(({ model }) => model))
  expect(models).toEqual(new Set(slotModels.map(({ model }) => model)))
})
