import { expect, test } from 'vitest'
import { domainOrigin } from './settingsDomain.ts'

test.each([
  ['ronda.example', { protocol: 'http:', port: '8080' }, 'https://ronda.example'],
  ['ronda.example:8443', { protocol: 'https:', port: '' }, 'https://ronda.example:8443'],
  ['localhost', { protocol: 'http:', port: '8080' }, 'http://localhost:8080'],
  ['uno.localhost', { protocol: 'http:', port: '' }, 'http://uno.localhost'],
  ['localhost.example', { protocol: 'http:', port: '8080' }, 'https://localhost.example'],
])('%s, seen from %j, is at %s', (domainName, page, origin) => {
  expect(domainOrigin(domainName, page)).toBe(origin)
})
