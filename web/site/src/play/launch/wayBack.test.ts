import { expect, test } from 'vitest'
import { leaveBy, placeOf, takeWayBack } from './wayBack.ts'

const tile = { place: 'a1', gameCode: 'FERIA_DE_LUZ', mode: 'real' } as const

test('the link that was left by is found once, on its own page only', () => {
  leaveBy({ ...tile, top: 320 })
  expect(takeWayBack({ ...tile, place: 'b2' })).toBeUndefined()
  expect(takeWayBack({ ...tile, mode: 'free' })).toBeUndefined()
  expect(takeWayBack({ ...tile, gameCode: 'OTHER' })).toBeUndefined()
  expect(takeWayBack(tile)).toEqual({ ...tile, top: 320 })
  expect(takeWayBack(tile)).toBeUndefined()
})

test('a place is a history entry, or its address where the browser has given no key', () => {
  expect(placeOf({ href: '/rng', state: { __TSR_key: 'a1' } })).toBe('a1')
  expect(placeOf({ href: '/rng', state: {} })).toBe('/rng')
})
