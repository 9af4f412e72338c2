import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHost, isMailbox, isPhone, safeUrl } from './settingsAddress.ts'

test.each([
  ['https://chat.example/room?a=1#b', 'https://chat.example/room?a=1#b'],
  ['HTTPS://Chat.Example', 'https://chat.example/'],
  ['https://ejemplo.es:8443/x', 'https://ejemplo.es:8443/x'],
  ['/', '/'],
  ['/down#ios', '/down#ios'],
  ['/help?lang=es', '/help?lang=es'],
  ['/a/../b', '/b'],
])('%s is accepted as %s', (text, address) => {
  expect(safeUrl(text)).toBe(address)
})

test.each([
  '',
  'help',
  'http://chat.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://chat.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://user@evil.example',
  'https://chat.example@evil.example',
  'https://localhost/',
  'https://',
  'https://exa mple.example',
  'https://chat.example/a b',
  `https://chat.example/${'a'.repeat(300)}`,
])('%j is refused', (text) => {
  expect(safeUrl(text)).toBeUndefined()
})

const pieces = fc.constantFrom(
  'https:',
  'http:',
  'javascript:',
  'data:',
  'HTTPS:',
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  ' ',
  '\u0000',
  '@',
  ':',
  '#',
  '?',
  '.',
  '..',
  '%2f',
  '%5c',
  'evil.example',
  'chat.example',
  '[::1]',
  '127.1',
  'a',
  'ı',
  '。',
  '\u202E',
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
)

test('every accepted address is https or on the same origin, on whichever page it is resolved', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const address = safeUrl(text)
      if (address === undefined) return
      for (const page of ['https://ronda.example/help', 'http://127.0.0.1:8080/']) {
        const url = new URL(address, page)
        const isHome = url.origin === new URL(page).origin
        expect(isHome ? address.startsWith('/') : url.protocol === 'https:').toBe(true)
        expect([url.username, url.password]).toEqual(['', ''])
      }
      expect(safeUrl(address)).toBe(address)
    }),
    { numRuns: 20_000 },
  )
})

test.each([
  ['ronda.example', true],
  ['uno.localhost', true],
  ['ronda.example:8443', true],
  ['127.0.0.1', true],
  ['[::1]:80', true],
  ['', false],
  ['Ronda.example', false],
  ['https://ronda.example', false],
  ['ronda.example/', false],
  ['ronda.example:443', false],
  ['a@ronda.example', false],
  ['ronda.example?x', false],
  ['ronda.example#x', false],
  ['ronda .example', false],
  ['127.1', false],
])('%j is a host: %s', (text, expected) => {
  expect(isHost(text)).toBe(expected)
})

test.each([
  ['ayuda@ronda.example', true],
  ['a.b+c@mail.ronda.example', true],
  ['ayuda', false],
  ['ayuda@ronda', false],
  ['ayuda@ronda.example?cc=x@evil.example', false],
  ['a b@ronda.example', false],
  ['', false],
])('%j is a mailbox: %s', (text, expected) => {
  expect(isMailbox(text)).toBe(expected)
})

test.each([
  ['+12025550142', true],
  ['12025550142', false],
  ['+0202', false],
  ['+1202;ext=1', false],
])('%j is a phone: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})
