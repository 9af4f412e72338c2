import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LINE_TERMS_VERSION } from '@ronda/contract'
import { days } from '@ronda/core'
import { session as english } from '@ronda/i18n/en/people/session'
import { session as spanish } from '@ronda/i18n/es/people/session'
import { endOf, isLinkCode, isLinkOpen, LINE_TEXTS, makeLinkCode, termsText } from './agentLink.ts'
import { termsHashOf } from './termsHash.lib.ts'

test('a code is recognised, and is neither an account number nor a name', () => {
  let drawn = 0
  const code = makeLinkCode((below) => (drawn += 7) % below)
  expect(isLinkCode(code)).toBe(true)
  for (const other of ['10000001', 'agente', '0', `${code}x`, code.toUpperCase()]) expect(isLinkCode(other)).toBe(false)
})

test.each<[string, number | null, boolean, boolean]>([
  ['without an end', null, false, true],
  ['before its end', 11, false, true],
  ['at its end', 10, false, false],
  ['that was stopped', null, true, false],
])('a link %s', (_, validUntilMs, isStopped, isOpen) => {
  expect(isLinkOpen({ validUntilMs, isStopped }, 10)).toBe(isOpen)
})

test('the end of a link', () => {
  expect(endOf(5, null)).toBeNull()
  expect(endOf(5, 30)).toBe(5 + days(30))
})

const TERMS = { version: 1, agent: '10000001', account: 'member', note: 'Soporte a diario' } as const

const textsOf = (version: keyof typeof LINE_TEXTS): string =>
  JSON.stringify([english, spanish].map(({ register }) => register.link.versions[`v${version}` as const]))

test.each([1, 2] as const)(
  'the text of version %i is the one that was signed: another one is another version',
  (version) => {
    expect(createHash('sha256').update(textsOf(version)).digest('hex')).toBe(LINE_TEXTS[version])
  },
)

test('the text that is signed now is part of what is hashed', () => {
  expect(termsText({ ...TERMS, version: LINE_TERMS_VERSION })).toBe(
    `[2,"10000001","member","Soporte a diario","${LINE_TEXTS[2]}"]`,
  )
})

test('what is signed has the agent, the type of account and the note, and its hash changes with each', () => {
  expect(termsText(TERMS)).toBe('[1,"10000001","member","Soporte a diario"]')
  const hashes = [
    TERMS,
    { ...TERMS, agent: '10000002' },
    { ...TERMS, account: 'agent' as const },
    { ...TERMS, note: '' },
    { ...TERMS, version: 2 as const },
  ]
  expect(new Set(hashes.map(termsHashOf)).size).toBe(5)
  expect(termsHashOf(TERMS)).toMatch(/^[0-9a-f]{64}$/)
})
