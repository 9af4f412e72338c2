import { expect, test } from 'vitest'
import { leaveBy, placeOf, takeWayBack } from './wayBack.ts'

const tile = { place: 'a1', gameCode: 'FERIA_DE_LUZ', mode: 'real' } as const

test('the link that was left by is found once, in its own place only', () => {
  leaveBy({ ...tile, top: 320 })
  expect(takeWayBack({ ...tile, place: 'b2' })).toBeUndefined()
  expect(takeWayBack({ ...tile, mode: 'free' })).toBeUndefined()
  expect(takeWayBack({ ...tile, gameCode: 'OTHER' })).toBeUndefined()
  expect(takeWayBack(tile)).toEqual({ ...tile, top: 320 })
  expect(takeWayBack(tile)).toBeUndefined()
})

test('a place is an entry of the history, or its address where the browser has named none', () => {
  expect(placeOf({ href: '/rng', state: { __TSR_key: 'a1' } })).toBe('a1')
  expect(placeOf({ href: '/rng', state: {} })).toBe('/rng')
})
