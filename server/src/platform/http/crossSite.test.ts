import { expect, test } from 'vitest'
import { isCrossSite } from './crossSite.ts'

const origins = ['https://ronda.example']
const own = { 'x-ronda': '1' }

test.each([
  // method  headers                                                       cross-site
  ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['POST', {}, true],
  ['POST', { origin: 'https://ronda.example', 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { ...own, origin: 'https://evil.example' }, true],
  ['POST', { ...own, origin: 'null' }, true],
  ['POST', { ...own, origin: 'https://ronda.example.evil.example' }, true],
  ['POST', { ...own, 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { ...own, 'sec-fetch-site': 'same-site', origin: 'https://ronda.example' }, true],
  ['PUT', { ...own, 'sec-fetch-site': 'none' }, true],
  ['POST', { ...own, origin: 'https://ronda.example', 'sec-fetch-site': 'same-origin' }, false],
  ['PUT', own, false],
] as const)('%s with %j is cross-site: %s', (method, headers, expected) => {
  expect(isCrossSite(method, headers, origins)).toBe(expected)
})
