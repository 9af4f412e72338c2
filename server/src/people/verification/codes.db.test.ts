import { err, minutes, ok, seconds } from '@ronda/core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { openMessages } from '../../platform/messages/index.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openVerification, type CodeRequest } from './index.ts'
import { openVerificationFixture } from './testing/verificationFixture.ts'

let nowMs = Date.parse('2026-11-15T12:00:00Z')
let dialingCodes: readonly string[] = []
const fixture = openVerificationFixture({
  url: await testDatabase(),
  nowMs: () => nowMs,
  key: parseSecretKey('5e'.repeat(32)),
  dialingCodes: () => dialingCodes,
})
const { db, clock, background, options, messages: messageService } = fixture
const { codes, links } = fixture.verification

afterAll(() => fixture.close())

const mustWait = (retryAfterMs: number) => err({ code: 'verification.wait', retryAfterMs })

let numbers = 0
/** Numbers with different prefixes, so that no test uses another's budget. */
const newNumber = (): string => `+52${5_500_000_000 + (numbers += 1) * 1_000_003}`

beforeEach(async () => {
  nowMs += minutes(120)
  dialingCodes = []
  await messageService.sandbox?.fail('none')
})

const request = (to: string, more: Partial<CodeRequest> = {}): CodeRequest => ({
  flow: 'login',
  channel: 'sms',
  to,
  ip: `10.0.${numbers >> 8}.${numbers & 255}`,
  language: 'es',
  ...more,
})

async function inbox(to: string): Promise<readonly string[]> {
  await background.settle()
  const { messages } = (await messageService.sandbox?.list(to)) ?? { messages: [] }
  return messages.map(({ text }) => text)
}

async function codeSentTo(to: string): Promise<string> {
  const [text = ''] = await inbox(to)
  return /\d{6}/.exec(text)?.[0] ?? 'none'
}

const check = (to: string, code: string, more: Partial<CodeRequest> = {}) =>
  db.transact((tx) => codes.check(tx, { flow: 'login', to, code, ...more }))

const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code that was sent is accepted once', async () => {
  const to = newNumber()
  expect(await codes.send(request(to))).toEqual(ok({ expiredMinutes: 1, validMinutes: 5 }))
  const code = await codeSentTo(to)
  expect(await check(to, wrongCode(code))).toEqual(err('verification.code_wrong'))
  expect(await check(to, 'abc')).toEqual(err('verification.code_wrong'))
  expect(await check(to, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual(ok(undefined))
  expect(await check(to, code)).toEqual(err('verification.code_expired'))
})

test('a code works for its flow, its number and its binding only', async () => {
  const [to, other] = [newNumber(), newNumber()]
  await codes.send(request(to, { binding: 'challenge-1' }))
  await codes.send(request(other, { binding: 'challenge-1' }))
  const code = await codeSentTo(to)
  expect(await check(to, code, { flow: 'password', binding: 'challenge-1' })).toEqual(err('verification.code_expired'))
  expect(await check(to, code, { binding: 'challenge-2' })).toEqual(err('verification.code_expired'))
  expect(await check(to, code)).toEqual(err('verification.code_expired'))
  expect(await check(other, code, { binding: 'challenge-1' })).toEqual(err('verification.code_wrong'))
  expect(await check(to, code, { binding: 'challenge-1' })).toEqual(ok(undefined))
})

test('a code expires after five minutes', async () => {
  const to = newNumber()
  await codes.send(request(to))
  const code = await codeSentTo(to)
  nowMs += minutes(5)
  expect(await check(to, code)).toEqual(err('verification.code_expired'))
})

test('a new code replaces the old one, after the countdown', async () => {
  const to = newNumber()
  await codes.send(request(to))
  const first = await codeSentTo(to)
  nowMs += seconds(59)
  expect(await codes.send(request(to))).toEqual(mustWait(seconds(1)))
  nowMs += seconds(1)
  expect(await codes.send(request(to))).toEqual(ok({ expiredMinutes: 1, validMinutes: 5 }))
  const second = await codeSentTo(to)
  if (first !== second) expect(await check(to, first)).toEqual(err('verification.code_wrong'))
  expect(await check(to, second)).toEqual(ok(undefined))
})

test('a rolled back transaction leaves the code valid, but the try counted', async () => {
  const to = newNumber()
  await codes.send(request(to))
  const code = await codeSentTo(to)
  for (let tries = 0; tries < 4; tries += 1) {
    const undone = await db.transact(async (tx) => {
      expect(await codes.check(tx, { flow: 'login', to, code })).toEqual(ok(undefined))
      return err('taken' as const)
    })
    expect(undone).toEqual(err('taken'))
  }
  expect(await check(to, code)).toEqual(ok(undefined))
})

test('concurrent guesses share five tries', async () => {
  const to = newNumber()
  await codes.send(request(to))
  const code = await codeSentTo(to)
  const guesses = await Promise.all(Array.from({ length: 60 }, () => check(to, wrongCode(code))))
  expect(guesses.filter((guess) => !guess.ok && guess.error === 'verification.code_wrong')).toHaveLength(4)
  expect(await check(to, code)).toEqual(err('verification.code_used_up'))
})

test('a right code used concurrently is accepted once', async () => {
  const to = newNumber()
  await codes.send(request(to))
  const code = await codeSentTo(to)
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(to, code)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
})

test('a number without an account gets the same reply, and no message', async () => {
  const [known, unknown] = [newNumber(), newNumber()]
  const answers = [
    await codes.send(request(known, { isKnown: true })),
    await codes.send(request(unknown, { isKnown: false })),
  ]
  expect(answers[0]).toEqual(answers[1])
  expect(await inbox(known)).toHaveLength(1)
  expect(await inbox(unknown)).toHaveLength(0)
  const wrong = wrongCode(await codeSentTo(known))
  const guessed = [await check(known, wrong), await check(unknown, wrong)]
  expect(guessed[0]).toEqual(guessed[1])
  expect(await codes.send(request(unknown, { isKnown: false }))).toEqual(mustWait(minutes(1)))
})

test('a message that could not be delivered is reported, and another can be requested at once', async () => {
  const to = newNumber()
  await messageService.sandbox?.fail('rejected')
  expect(await codes.send(request(to))).toEqual(err('verification.not_delivered'))
  await messageService.sandbox?.fail('timeout')
  expect(await codes.send(request(to))).toEqual(err('verification.not_delivered'))
  await messageService.sandbox?.fail('none')
  expect(await codes.send(request(to))).toEqual(ok({ expiredMinutes: 1, validMinutes: 5 }))
})

test('codes are sent only to the countries that are served', async () => {
  dialingCodes = ['52', '1809']
  expect(await codes.send(request(newNumber()))).toEqual(ok({ expiredMinutes: 1, validMinutes: 5 }))
  expect(await codes.send(request('+18095550123'))).toEqual(ok({ expiredMinutes: 1, validMinutes: 5 }))
  expect(await codes.send(request('+12125550123'))).toEqual(err('verification.country_not_served'))
})

test('codes are sent by mail too, and the address is compared without case', async () => {
  const to = `Ana.${numbers}@Example.com`
  await codes.send(request(to, { channel: 'mail', flow: 'setEmail', language: 'en' }))
  const [text = ''] = await inbox(to)
  expect(text).toContain('Never share this code')
  const code = /\d{6}/.exec(text)?.[0] ?? 'none'
  expect(await check(to.toLowerCase(), code, { flow: 'setEmail' })).toEqual(ok(undefined))
})

test('a link is mailed after the reply, and only to a known address', async () => {
  const link = {
    ip: '10.9.9.9',
    language: 'es',
    lifeMinutes: 30,
    makeLink: async () => 'https://ronda.example/x',
  } as const
  expect(await links.send({ ...link, to: 'known@example.com', isKnown: true })).toEqual(ok(undefined))
  expect(await links.send({ ...link, to: 'unknown@example.com', isKnown: false })).toEqual(ok(undefined))
  expect(await inbox('known@example.com')).toEqual([expect.stringContaining('https://ronda.example/x')])
  expect(await inbox('unknown@example.com')).toEqual([])
  expect(await links.send({ ...link, to: 'known@example.com', isKnown: true })).toEqual(mustWait(minutes(1)))
})

test('without a message service sending is refused', async () => {
  const messages = openMessages(db, clock, openLog('silent'), { mayUseSandbox: false })
  const closed = openVerification({ ...options, messages })
  expect(await closed.codes.send(request(newNumber()))).toEqual(err('verification.not_enabled'))
  expect(messages.isSandbox).toBe(false)
})
