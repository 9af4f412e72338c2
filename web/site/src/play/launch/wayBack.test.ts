import { expect, test } from 'vitest'
import { isWayBack, leaveBy, placeOf } from './wayBack.ts'

const tile = { place: 'a1', gameCode: 'FERIA_DE_LUZ', mode: 'real' } as const

test('the link that was left by is found once, in its own place only', () => {
  leaveBy(tile)
  expect(isWayBack({ ...tile, place: 'b2' })).toBe(false)
  expect(isWayBack({ ...tile, mode: 'free' })).toBe(false)
  expect(isWayBack({ ...tile, gameCode: 'OTHER' })).toBe(false)
  expect(isWayBack(tile)).toBe(true)
  expect(isWayBack(tile)).toBe(false)
})

test('a place is an entry of the history, or its address where the browser has named none', () => {
  expect(placeOf({ href: '/rng', state: { __TSR_key: 'a1' } })).toBe('a1')
  expect(placeOf({ href: '/rng', state: {} })).toBe('/rng')
})
