import { feriaDeLuz, slotOf, type SlotModel } from '@ronda/games'
import { present } from '@ronda/core'
import { expect, test } from 'vitest'
import { proveSlot } from './proveSlot.ts'

const slot = present(slotOf('FERIA_DE_LUZ'), 'the slot')
const wrongWith = (model: SlotModel): readonly string[] => proveSlot({ ...slot, model }).wrong

test('a title is proven as it is', () => {
  expect(wrongWith(slot.model)).toEqual([])
})

test('a model without a cap fails the proof', () => {
  const { winMax: _, ...before } = feriaDeLuz
  expect(wrongWith(before)).toEqual([expect.stringMatching(/^a round can win .* may win no more than 5000$/)])
})

test('a cap that takes away more than stated fails the proof', () => {
  expect(wrongWith({ ...feriaDeLuz, winMax: 100 })).toEqual([
    expect.stringMatching(/^its cap may take away more than one in 1000000000 of the stakes$/),
  ])
})

test('a return that is not the stated one fails the proof', () => {
  expect(wrongWith({ ...feriaDeLuz, freeMultiplier: 3 })).not.toEqual([])
})
