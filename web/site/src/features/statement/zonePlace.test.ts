import { expect, test } from 'vitest'
import { zonePlace } from './zonePlace.ts'

test.each([
  ['America/Mexico_City', 'es', 'Ciudad de México'],
  ['America/Mexico_City', 'en', 'Mexico City'],
  ['America/New_York', 'es', 'Nueva York'],
  ['America/Bogota', 'en', 'Bogotá'],
  ['America/Argentina/Buenos_Aires', 'es', 'Buenos Aires'],
  ['America/Lima', 'es', 'Lima'],
  ['UTC', 'es', 'UTC'],
] as const)('%s is, in %s, %s', (zone, language, place) => {
  expect(zonePlace(zone, language)).toBe(place)
})
