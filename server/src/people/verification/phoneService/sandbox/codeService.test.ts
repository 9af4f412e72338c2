import { minutes, seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { sendErrorOf, signInErrorOf, type SendFacts, type SentSession } from './codeService.ts'

const NOW_MS = Date.UTC(2026, 10, 15, 12)
const facts: SendFacts = {
  phoneNumber: '+525512345678',
  isPossible: true,
  recaptchaToken: 'sandbox-1',
  isCaptchaUsed: false,
  sentAtMs: [],
}
const five = Array.from({ length: 5 }, (_, at) => NOW_MS - seconds(at))

test.each<[what: string, changed: Partial<SendFacts>, error: string | undefined]>([
  ['a possible number with a solved check', {}, undefined],
  ['no number', { phoneNumber: '' }, 'MISSING_PHONE_NUMBER'],
  ['an impossible number', { isPossible: false }, 'INVALID_PHONE_NUMBER'],
  ['no check', { recaptchaToken: '' }, 'MISSING_RECAPTCHA_TOKEN'],
  ['an invented check', { recaptchaToken: 'mine' }, 'CAPTCHA_CHECK_FAILED'],
  ['a check that was used', { isCaptchaUsed: true }, 'CAPTCHA_CHECK_FAILED'],
  ['a sixth code within five minutes', { sentAtMs: five }, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  ['five codes some time ago', { sentAtMs: five.map((atMs) => atMs - minutes(5)) }, undefined],
])('of %s the service says %o: %s', (_, changed, error) => {
  expect(sendErrorOf({ ...facts, ...changed }, NOW_MS)).toBe(error)
})

const session: SentSession = { mobile: '+525512345678', code: '123456', sentAtMs: NOW_MS, tries: 0 }
const typed = { sessionInfo: 'a', code: '123456' }

test.each<[what: string, known: SentSession | undefined, given: typeof typed, error: string | undefined]>([
  ['the right code', session, typed, undefined],
  ['another code', session, { ...typed, code: '000000' }, 'INVALID_CODE'],
  ['no code', session, { ...typed, code: '' }, 'MISSING_CODE'],
  ['no session', session, { ...typed, sessionInfo: '' }, 'MISSING_SESSION_INFO'],
  ['an unknown session', undefined, typed, 'INVALID_SESSION_INFO'],
  ['an old code', { ...session, sentAtMs: NOW_MS - minutes(5) }, typed, 'SESSION_EXPIRED'],
  ['the right code after five wrong ones', { ...session, tries: 5 }, typed, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
])('to %s the service says what the real one says', (_, known, given, error) => {
  expect(signInErrorOf(known, given, NOW_MS)).toBe(error)
})
