import { present } from '@ronda/core'
import { modelHash, slotOf } from '@ronda/games'
import { beforeAll, expect, test } from 'vitest'
import { sheetJson, sheetOf, sheetPage, type Sheet } from './parSheet.ts'

let sheet: Sheet
beforeAll(() => {
  sheet = sheetOf(present(slotOf('FERIA_DE_LUZ'), 'the slot'))
})

test('a sheet read back has the same model and the same fraction', () => {
  const read = JSON.parse(sheetJson(sheet)) as { model: Sheet['model']; facts: { exactReturn: { numerator: string } } }
  expect(modelHash(read.model)).toBe(sheet.facts.modelHash)
  expect(read.facts.exactReturn.numerator).toBe(String(sheet.facts.exactReturn.numerator))
})

test('the page has the return, the hash and every strip', () => {
  const page = sheetPage(sheet)
  expect(page).toContain(`${sheet.facts.exactReturn.numerator} / ${sheet.facts.exactReturn.denominator}`)
  expect(page).toContain(sheet.facts.modelHash)
  if (sheet.model.mechanic !== 'lines') throw new Error('the first slot has lines')
  for (const strip of sheet.model.baseStrips) expect(page).toContain(`<li>${strip.join(' ')}</li>`)
})
