import { expect, test } from 'vitest'
import { TITLES } from '../titles/titles.ts'
import { nearestModel, slotModels } from './models.ts'
import { slotOf, slotTitles } from './titles.ts'

test('every slot is found by its code, and no two share a code or a number', () => {
  const all = slotTitles()
  expect(all.length).toBe(TITLES + 1)
  for (const slot of all) expect(slotOf(slot.gameCode)).toBe(slot)
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
  expect(slotOf('NO_SUCH_GAME')).toBeUndefined()
})

test('[SL16] every slot plays a model that is in force, and every model is played', () => {
  const models = new Set(slotTitles().map(({ model }) => model))
  expect(models).toEqual(new Set(slotModels.map(({ model }) => model)))
})

test.each([
  ['low', 5, 'FAMILY_LOW_5'],
  ['low', 9, 'FAMILY_LOW_10'],
  ['medium', 25, 'FAMILY_MEDIUM_20'],
  ['high', 60, 'FAMILY_HIGH_20'],
  ['extreme', 10, 'FAMILY_HIGH_10'],
] as const)('[SL16] %s on %i lines plays %s', (volatility, lines, id) => {
  expect(nearestModel(volatility, lines).model.id).toBe(id)
})
