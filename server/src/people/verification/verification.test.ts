import { hours, seconds } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCaptcha, drawCaptchaText, normaliseCaptcha } from './captcha.ts'
import { GLYPHS } from './glyphs.ts'
import { makeCodeMail, makeLinkMail, makeSms } from './letters.ts'
import { decideSend, isServed, parseCode, prefixOf, type Flow, type SendFacts } from './verification.ts'

const nowMs = Date.parse('2026-11-15T12:00:00Z')
const nothing: SendFacts = {
  lastAtMs: undefined,
  recipientFullUntilMs: undefined,
  prefixFullUntilMs: undefined,
  networkFullUntilMs: undefined,
  accountFullUntilMs: undefined,
  brandFullUntilMs: undefined,
  closedUntilMs: undefined,
  settled: 0,
  answered: 0,
}

const refused = (code: string, retryAfterMs: number) => ({ may: 'refuse', because: { code, retryAfterMs } })
const inAnHour = nowMs + hours(1)

// Each row is at the limit of one rule or just within it.
test.each<[string, Partial<SendFacts>, object]>([
  ['nothing sent yet', {}, { may: 'send' }],
  ['during the countdown', { lastAtMs: nowMs - seconds(59) }, refused('verification.wait', seconds(1))],
  ['after the countdown', { lastAtMs: nowMs - seconds(60) }, { may: 'send' }],
  ['too many to this number', { recipientFullUntilMs: inAnHour }, refused('verification.too_many', hours(1))],
  ['the number has room again', { recipientFullUntilMs: nowMs }, { may: 'send' }],
  ['too many to its prefix', { prefixFullUntilMs: nowMs + 1 }, refused('verification.too_many', 1)],
  ['too many from one network', { networkFullUntilMs: inAnHour }, refused('verification.too_many', hours(1))],
  ['too many by one account', { accountFullUntilMs: inAnHour }, refused('verification.too_many', hours(1))],
  ['the prefix is closed', { closedUntilMs: nowMs + 1 }, refused('verification.too_many', 1)],
  ['the prefix is open again', { closedUntilMs: nowMs }, { may: 'send' }],
  ['14 of 50 were answered', { settled: 50, answered: 14 }, { may: 'close' }],
  ['15 of 50 were answered', { settled: 50, answered: 15 }, { may: 'send' }],
  ['none of 49 was answered', { settled: 49, answered: 0 }, { may: 'send' }],
  ['the daily limit of the brand is reached', { brandFullUntilMs: inAnHour }, refused('verification.quota', hours(1))],
  [
    'of several limits the one that ends last is told',
    { lastAtMs: nowMs, networkFullUntilMs: inAnHour, accountFullUntilMs: nowMs + hours(20), closedUntilMs: nowMs + 1 },
    refused('verification.too_many', hours(20)),
  ],
])('%s', (_, facts, expected) => {
  expect(decideSend('sms', { ...nothing, ...facts }, nowMs)).toEqual(expected)
})

test('after the wait that was told, the same facts refuse no longer', () => {
  const time = fc.option(fc.integer({ min: nowMs - hours(1), max: nowMs + hours(24) }), { nil: undefined })
  const times = fc.record({
    lastAtMs: fc.option(fc.integer({ min: nowMs - hours(1), max: nowMs }), { nil: undefined }),
    recipientFullUntilMs: time,
    prefixFullUntilMs: time,
    networkFullUntilMs: time,
    accountFullUntilMs: time,
    brandFullUntilMs: time,
    closedUntilMs: time,
  })
  fc.assert(
    fc.property(times, fc.constantFrom('sms' as const, 'mail' as const), (some, channel) => {
      const facts = { ...nothing, ...some }
      const decision = decideSend(channel, facts, nowMs)
      if (decision.may !== 'refuse') return
      const { retryAfterMs } = decision.because
      expect(decideSend(channel, facts, nowMs + retryAfterMs - 1).may).toBe('refuse')
      expect(decideSend(channel, facts, nowMs + retryAfterMs)).toEqual({ may: 'send' })
    }),
  )
})

test('mail has no prefix limits', () => {
  const facts = { ...nothing, prefixFullUntilMs: inAnHour, closedUntilMs: inAnHour, settled: 50 }
  expect(decideSend('mail', facts, nowMs)).toEqual({ may: 'send' })
  expect(prefixOf('mail', 'ana@example.com')).toBe('')
  expect(prefixOf('sms', '+525512345678')).toBe('5255123')
})

test('a country is served when its dialing code is listed, or none is', () => {
  expect(isServed('+525512345678', [])).toBe(true)
  expect(isServed('+525512345678', ['51', '52'])).toBe(true)
  expect(isServed('+5491123456789', ['51', '52'])).toBe(false)
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
])('%s is read as %s', (text, code) => expect(parseCode(text)).toBe(code))

const FLOWS: readonly Flow[] = ['login', 'register', 'password', 'step', 'setMobile', 'setEmail']
/** The GSM alphabet, of which 160 characters fit into one text message. */
const ONE_SMS = /^[\w @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#¤%&'()*+,\-./:;<=>?¡\n]{1,160}$/

test.each(FLOWS.flatMap((flow) => (['es', 'en'] as const).map((language) => [flow, language] as const)))(
  'the messages of %s in %s have the brand, the code and a warning, and fit into one SMS',
  (flow, language) => {
    const letter = { brandName: 'Ronda', code: '012345', flow, language }
    const sms = makeSms(letter)
    expect(sms).toMatch(ONE_SMS)
    expect(sms).toContain('Ronda: 012345')
    expect(sms).toMatch(language === 'es' ? /No la compartas/ : /Never share/)
    const mail = makeCodeMail(letter)
    expect(mail.subject).toContain('012345')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('012345')
      expect(part).toMatch(language === 'es' ? /No compartas este código/ : /Never share this code/)
      expect(part).not.toMatch(/\{\w+\}/)
    }
  },
)

test('values in a mail are escaped', () => {
  const link = 'https://ronda.example/?a=1&b="><script>'
  const mail = makeLinkMail({ brandName: '<b>Ronda</b>', link, lifeMinutes: 30, language: 'es' })
  expect(mail.html).not.toContain('<script')
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain(link)
})

test('a captcha is five characters that cannot be confused, drawn differently each time', () => {
  let drawn = 0
  const rng = (below: number): number => (drawn = (drawn * 7_919 + 104_729) % 1_000_003) % below
  const text = drawCaptchaText(rng)
  expect(text).toHaveLength(5)
  expect([...text].every((character) => GLYPHS.includes(character))).toBe(true)
  expect(GLYPHS.join('')).not.toMatch(/[O0I1LZ25S8B6G]/)
  expect(drawCaptcha(text, rng)).not.toBe(drawCaptcha(text, rng))
  expect(drawCaptcha(text, rng)).not.toContain('NaN')
  expect(normaliseCaptcha(' a c7 ')).toBe('AC7')
})
