import { expect, test } from 'vitest'
import { leaveBy, placeOf, takeReturnLink } from './returnLink.ts'

const tile = { place: 'a1', gameCode: 'FERIA_DE_LUZ', mode: 'real' } as const

test('the link that was left by is found once, on its own page only', () => {
  leaveBy({ ...tile, top: 320 })
  expect(takeReturnLink({ ...tile, place: 'b2' })).toBeUndefined()
  expect(takeReturnLink({ ...tile, mode: 'free' })).toBeUndefined()
  expect(takeReturnLink({ ...tile, gameCode: 'OTHER' })).toBeUndefined()
  expect(takeReturnLink(tile)).toEqual({ ...tile, top: 320 })
  expect(takeReturnLink(tile)).toBeUndefined()
})

test('a place is a history entry, or its address where the browser has given no key', () => {
  expect(placeOf({ href: '/rng', state: { __TSR_key: 'a1' } })).toBe('a1')
  expect(placeOf({ href: '/rng', state: {} })).toBe('/rng')
})
