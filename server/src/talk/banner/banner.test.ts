import { expect, test } from 'vitest'
import { leadsSomewhere } from './banner.ts'

test.each([
  ['NONE', '', true],
  ['NONE', '/help', false],
  ['GAME', 'FERIA_DE_LUZ', true],
  ['GAME', '/rng', false],
  ['GAME', '', false],
  ['ROUTE', '/fairness', true],
  ['ROUTE', '/rng?vassalage=MAREA', true],
  ['ROUTE', 'https://elsewhere.example/', false],
  ['ROUTE', '//elsewhere.example', false],
  ['ROUTE', 'javascript:alert(1)', false],
  ['LINK', 'https://elsewhere.example/', true],
  ['LINK', 'http://elsewhere.example/', false],
  ['LINK', '/help', false],
  ['LINK', 'javascript:alert(1)', false],
] as const)('a banner of kind %s with %j leads somewhere: %s', (linkageType, url, leads) => {
  expect(leadsSomewhere({ linkageType, url })).toBe(leads)
})
