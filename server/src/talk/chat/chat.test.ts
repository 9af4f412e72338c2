import { seconds } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, sayRefusal, SPAN_MESSAGES_MAX, type Speaker } from './chat.ts'
import { isRude } from './rude.ts'

const NOW = 1_000_000
const member: Speaker = { isMember: true, isResting: false, mutedUntilMs: undefined, postedAtMs: [] }
const justPosted = [NOW - seconds(1)]
const atRateLimit = Array.from({ length: SPAN_MESSAGES_MAX }, (_, at) => NOW - seconds(3 + at * 4))

// The first refusal that applies is returned, so each row also breaks every rule below it.
// oxfmt-ignore
test.each<[string, Partial<Speaker>, string, string | undefined]>([
  ['a guest',                    { isMember: false, mutedUntilMs: NOW + 1, postedAtMs: justPosted }, 'www.x.com puta', 'chat.read_only'],
  ['a member on a break',        { isResting: true, mutedUntilMs: NOW + 1, postedAtMs: justPosted }, 'www.x.com puta', 'chat.read_only'],
  ['a muted member',             { mutedUntilMs: NOW + 1, postedAtMs: justPosted },                  'www.x.com puta', 'chat.muted'],
  ['a member muted until now',   { mutedUntilMs: NOW, postedAtMs: justPosted },                      'www.x.com puta', 'chat.too_fast'],
  ['a member at the rate limit', { postedAtMs: atRateLimit },                                        'www.x.com puta', 'chat.too_fast'],
  ['a message with a link',      { postedAtMs: atRateLimit.slice(1) },                               'www.x.com puta', 'chat.links'],
  ['a rude message',             {},                                                             'qué puta suerte', 'chat.words'],
  ['a member',                   {},                                                             '¡Qué suerte! 8 + 1',  undefined],
])('%s: refusal or undefined', (_, speaker, text, refusal) => {
  const answer = sayRefusal({ ...member, ...speaker }, text, NOW)
  expect(typeof answer === 'object' ? answer.code : answer).toBe(refusal)
})

test('a message that comes too soon is allowed after the wait that was told, and not sooner', () => {
  const posted = fc.array(fc.integer({ min: NOW - seconds(90), max: NOW }), { maxLength: SPAN_MESSAGES_MAX })
  fc.assert(
    fc.property(posted, (times) => {
      const speaker = { ...member, postedAtMs: times.toSorted((left, right) => right - left) }
      const answer = sayRefusal(speaker, 'hola', NOW)
      if (answer === undefined || typeof answer === 'string') return
      expect(sayRefusal(speaker, 'hola', NOW + answer.retryAfterMs - 1)).toMatchObject({ code: 'chat.too_fast' })
      expect(sayRefusal(speaker, 'hola', NOW + answer.retryAfterMs)).toBeUndefined()
    }),
  )
})

test.each([
  ['https://x.y', true],
  ['hxxp but www.ronda', true],
  ['ven a apuestas.com ya', true],
  ['escribe a ana@correo.mx', true],
  ['<b>hola</b>', true],
  ['[url]hola[/url]', true],
  ['llámame 55 1234 5678', true],
  ['55-12-34-56-78', true],
  ['gané 1.250,50 con el 17', false],
  ['red 32, then 15, 19 and 4', false],
  ['Sr. Lobo... vamos', false],
])('%j counts as a link or contact: %s', (text, isLink) => {
  expect(sayRefusal(member, text, NOW)).toBe(isLink ? 'chat.links' : undefined)
})

describe('rude words', () => {
  test.each([
    'puta',
    'PUTA madre',
    'pútá',
    'p u t a',
    'p.u.t.a',
    'puuuuta',
    'p3nd3jo',
    'what the fuck',
    'fuuuck!',
    'sh1t',
    'b!tch',
    'you are an a$$hole',
    'kiss my assss',
    'perrrra',
  ])('%j is rude', (text) => expect(isRude(text)).toBe(true))

  test.each([
    'Scunthorpe United',
    'disputa reputación',
    'computadora',
    'class and glass',
    'cocktail',
    'analizar',
    'assassin',
    'una a una, y a la una',
    'a b c d',
    'I 8 it',
    'as the dealer says',
    'salió un as',
    'una pera',
  ])('%j is not rude', (text) => expect(isRude(text)).toBe(false))
})

test('cleaned text is one line without invisible characters, and cleaning it again adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const clean = cleanText(text)
      expect(clean.length).toBeLessThanOrEqual(200)
      expect(/\p{Cc}|\p{Cf}/u.test(clean)).toBe(false)
      expect(cleanText(clean).length).toBeLessThanOrEqual(clean.length)
    }),
  )
  expect(cleanText('  ho\u200Bla \n\u202Emundo  ')).toBe('ho la mundo')
})
