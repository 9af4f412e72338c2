import { expect, test } from 'vitest'
import { newPiece, NO_PROMOTION, stateOf, withPromotion, withType, withTexts } from './piece.ts'

const piece = newPiece(1_000)

test.each([
  ['not published', { isPublished: false }, 'draft'],
  ['before its start', { startDate: 2_001 }, 'coming'],
  ['from its start', { startDate: 2_000 }, 'shown'],
  ['at its end', { endDate: 2_000 }, 'over'],
  ['before its end', { endDate: 2_001 }, 'shown'],
])('an announcement that is %s', (_, part, state) => {
  expect(stateOf({ ...piece, isPublished: true, ...part }, 2_000)).toBe(state)
})

test('a language is present as soon as it has text, and absent once it has none', () => {
  const written = withTexts(piece, 'en', { title: 'Hello' })
  expect(written.value.texts).toEqual({ en: { title: 'Hello', content: '' } })
  expect(withTexts(written, 'en', { title: ' ' }).value.texts).toEqual({})
})

test('a kind is listed once or not at all', () => {
  expect(withType(withType(piece, 'B', true), 'H', true).value.types).toEqual(['B', 'H'])
  expect(withType(piece, 'B', false).value.types).toEqual([])
})

test('it leads to promotions of one kind, or to none', () => {
  const birthday = withPromotion(piece, 'birthday')
  expect(birthday.value.promotionType).toBe('birthday')
  expect(withPromotion(birthday, NO_PROMOTION).value).toEqual(piece.value)
})
