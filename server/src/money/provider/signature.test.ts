import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned, signNotice } from './signature.lib.ts'

const SECRET = 'whsec_test'
const NOW = 1_700_000_000_000
const BODY = Buffer.from('{"event":"e","about":"charge","id":"i"}')
const SIGNED = signNotice(SECRET, BODY, NOW)
const time = SIGNED.split(',')[0] ?? ''
const mac = (SIGNED.split(',')[1] ?? '').slice(3)

test('the signature is the HMAC-SHA256 of the time, a dot and the body, as documented', () => {
  // Computed independently, by another program.
  expect(signNotice('whsec_test_secret', Buffer.from('{"id":"evt_1"}'), 1_614_556_800_000)).toBe(
    't=1614556800,v1=4b84b790795620969b08a42ba000110ae8bf58a5784f16c215b248752ce65404',
  )
})

test.each([
  ['as it was signed', SIGNED, BODY, NOW, true],
  ['five minutes later', SIGNED, BODY, NOW + 300_000, true],
  ['five minutes and a second later', SIGNED, BODY, NOW + 301_000, false],
  ['from too far in the future', SIGNED, BODY, NOW - 301_000, false],
  ['with one of two signatures right', `${time},v1=${'0'.repeat(64)},v1=${mac}`, BODY, NOW, true],
  ['with a scheme that we do not know beside it', `${SIGNED},v0=${'0'.repeat(64)}`, BODY, NOW, true],
  ['with spaces after the commas', `${time}, v1=${mac}`, BODY, NOW, true],
  ['with a body that has a space more', SIGNED, Buffer.concat([BODY, Buffer.from(' ')]), NOW, false],
  ['with an empty body', SIGNED, Buffer.alloc(0), NOW, false],
  ['without a header', undefined, BODY, NOW, false],
  ['with two headers', [SIGNED, SIGNED], BODY, NOW, false],
  ['with an empty header', '', BODY, NOW, false],
  ['without a time', `v1=${mac}`, BODY, NOW, false],
  ['with two times', `${time},${SIGNED}`, BODY, NOW, false],
  ['with another time than was signed', `t=1700000001,v1=${mac}`, BODY, NOW, false],
  ['with a time that is no number', `t=now,v1=${mac}`, BODY, NOW, false],
  ['without a signature', time, BODY, NOW, false],
  ['with a truncated signature', `${time},v1=${mac.slice(0, 62)}`, BODY, NOW, false],
  ['with a signature in capitals', `${time},v1=${mac.toUpperCase()}`, BODY, NOW, false],
  ['signed with another secret', signNotice('another', BODY, NOW), BODY, NOW, false],
  ['with too many signatures', `${time}${`,v1=${mac}`.repeat(6)}`, BODY, NOW, false],
] as const)('a notice is checked: %s', (_what, header, body, nowMs, expected) => {
  expect(isSigned(SECRET, header, body, nowMs)).toBe(expected)
})

test('no changed or truncated body is accepted', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 0, max: 7 }), (content, place, bit) => {
      const body = Buffer.from(content)
      const header = signNotice(SECRET, body, NOW)
      expect(isSigned(SECRET, header, body, NOW)).toBe(true)
      const changed = Buffer.from(body)
      const at = place % changed.length
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      expect(isSigned(SECRET, header, changed, NOW)).toBe(false)
      expect(isSigned(SECRET, header, body.subarray(1), NOW)).toBe(false)
    }),
  )
})

test('no header text makes the check throw or accept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      expect(isSigned(SECRET, header, BODY, NOW)).toBe(false)
    }),
  )
})
