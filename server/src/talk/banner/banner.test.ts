import { expect, test } from 'vitest'
import { hasValidLink, isOffer } from './banner.ts'

test.each([
  ['NONE', '', true],
  ['NONE', '/help', false],
  ['GAME', 'FERIA_DE_LUZ', true],
  ['GAME', '/rng', false],
  ['GAME', '', false],
  ['ROUTE', '/fairness', true],
  ['ROUTE', '/rng?vassalage=MAREA', true],
  ['ROUTE', 'https://other.example/', false],
  ['ROUTE', '//other.example', false],
  ['ROUTE', 'javascript:alert(1)', false],
  ['LINK', 'https://other.example/', true],
  ['LINK', 'http://other.example/', false],
  ['LINK', '/help', false],
  ['LINK', 'javascript:alert(1)', false],
] as const)('a banner of kind %s with %j has a valid link: %s', (linkageType, url, leads) => {
  expect(hasValidLink({ linkageType, url })).toBe(leads)
})

test.each([
  ['ROUTE', '/promotions', true],
  ['ROUTE', '/promotions?promotion=birthday', true],
  ['ROUTE', '/promotions/', true],
  ['ROUTE', '/promotions-rules', false],
  ['ROUTE', '/help', false],
  ['NONE', '', false],
  ['LINK', 'https://other.example/promotions', false],
] as const)('a banner of kind %s with %j invites to promotions: %s', (linkageType, url, is) => {
  expect(isOffer({ linkageType, url })).toBe(is)
})
