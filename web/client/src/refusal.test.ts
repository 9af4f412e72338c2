import { expect, test } from 'vitest'
import { withSubject, type Refusal } from './refusal.ts'

const open: Refusal = { code: 'fairness.round_open', subject: { es: 'Minas', en: 'Mines' } }

test.each([
  [open, 'es', 'Minas: Termínala.'],
  [open, 'en', 'Mines: Termínala.'],
  // A language without the name, and a refusal without a subject.
  [open, 'pt', 'Termínala.'],
  [{ code: 'fairness.round_open' } as const, 'es', 'Termínala.'],
])('the text of %o in %s', (refusal, language, text) => {
  expect(withSubject('Termínala.', refusal, language)).toBe(text)
})
