import { expect, test } from 'vitest'
import { domainsToTest, gradeOf } from './speed.ts'

test.each([
  [0, 'fast'],
  [80, 'fast'],
  [81, 'normal'],
  [149, 'normal'],
  [150, 'slow'],
  [9_998, 'slow'],
  [9_999, 'failed'],
  [20_000, 'failed'],
])('%i ms is %s', (ms, grade) => {
  expect(gradeOf(ms)).toBe(grade)
})

const here = { host: 'ronda.example', origin: 'https://ronda.example', port: '', protocol: 'https:' }
const machine = { host: 'localhost:3000', origin: 'http://localhost:3000', port: '3000', protocol: 'http:' }
const named = (...names: readonly string[]) => names.map((domainName) => ({ domainName }))

test('the current address comes first, none twice, and at most five', () => {
  const domains = domainsToTest(named('a.example', 'ronda.example', 'b.example', 'c.example', 'd.example', 'e'), here)
  expect(domains.map(({ name }) => name)).toEqual(['ronda.example', 'a.example', 'b.example', 'c.example', 'd.example'])
  expect(domainsToTest([], here)).toEqual([{ name: 'ronda.example', origin: 'https://ronda.example' }])
})

test('local names are reached with the scheme of the page, all others by TLS', () => {
  expect(domainsToTest(named('localhost', 'uno.localhost', 'notlocalhost.example'), machine)).toEqual([
    { name: 'localhost:3000', origin: 'http://localhost:3000' },
    { name: 'uno.localhost', origin: 'http://uno.localhost:3000' },
    { name: 'notlocalhost.example', origin: 'https://notlocalhost.example' },
  ])
})
