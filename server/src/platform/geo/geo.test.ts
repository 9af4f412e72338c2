import { beforeAll, expect, test } from 'vitest'
import { openGeo, type Geo } from './geo.ts'

let geo: Geo
beforeAll(async () => void (geo = await openGeo()))

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['200.55.1.1', 'AR'],
  ['2a00:1450::1', 'IE'],
])('%s is in %s', (ip, country) => {
  expect(geo.countryOf(ip)).toBe(country)
})

test.each([
  '127.0.0.1',
  '127.255.0.9',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.3.4',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1%eth0',
  'ff02::1',
  '',
  'nowhere',
  '8.8.8.8, 1.1.1.1',
  '999.1.1.1',
])('%s is in no country', (ip) => {
  expect(geo.countryOf(ip)).toBeNull()
})

test('the database is loaded once', () => {
  expect(openGeo()).toBe(openGeo())
})
