import { err, hours, minutes, ok } from '@ronda/core'
import { afterAll, expect, test } from 'vitest'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openVerification, type SendRefusal } from './index.ts'
import { openVerificationFixture } from './testing/verificationFixture.ts'

let nowMs = Date.parse('2026-11-15T12:00:00Z')
const key = parseSecretKey('5e'.repeat(32))
const fixture = openVerificationFixture({ url: await testDatabase(), nowMs: () => nowMs, key })
const { db, messages, verification } = fixture
const { codes } = verification

afterAll(() => fixture.close())

const codeOf = (refusal: SendRefusal): string => (typeof refusal === 'string' ? refusal : refusal.code)
const SENT = { expiredMinutes: 1, validMinutes: 5 }
const tooMany = (retryAfterMs: number) => err({ code: 'verification.too_many', retryAfterMs })

let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const send = (to: string, ip = newAddress(), isKnown?: boolean) =>
  codes.send({ flow: 'register', channel: 'sms', to, ip, language: 'es', isKnown })

async function codesIn(text: string): Promise<readonly { to: string; code: string }[]> {
  const { messages: sent } = (await messages.sandbox?.list(text)) ?? { messages: [] }
  return sent.map((message) => ({ to: message.to, code: /\d{6}/.exec(message.text)?.[0] ?? 'none' }))
}

test('of many concurrent requests to numbers with one prefix, twenty are sent', async () => {
  const numbers = Array.from({ length: 150 }, (_, at) => `+5255123${String(at).padStart(5, '0')}`)
  const answers = await Promise.all(numbers.map((to) => send(to)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(20)
  expect(await codesIn('5255123')).toHaveLength(20)
  expect(await send('+525512499999')).toEqual(ok(SENT))
  nowMs += hours(1)
  expect(await send('+525512399999')).toEqual(ok(SENT))
})

test('numbers without an account are counted the same way', async () => {
  const unknown = Array.from({ length: 20 }, (_, at) => `+5255131${String(at).padStart(5, '0')}`)
  for (const to of unknown) expect(await send(to, newAddress(), false)).toEqual(ok(SENT))
  expect(await send('+525513199999', newAddress(), true)).toEqual(tooMany(hours(1)))
})

test('one number gets five messages in a day, however often the countdown ends', async () => {
  const answers = []
  for (let at = 0; at < 7; at += 1) {
    answers.push((await send('+525514100000')).ok)
    nowMs += minutes(61)
  }
  expect(answers).toEqual([true, true, true, true, true, false, false])
  // Seven requests were 61 minutes apart, and a day after the first of them the number has room again.
  expect(await send('+525514100000')).toEqual(tooMany(hours(24) - 7 * minutes(61)))
  nowMs += hours(24)
  expect(await send('+525514100000')).toEqual(ok(SENT))
})

test('one network may request thirty messages in an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => send(`+5255${15_000_000 + at * 10_007}`, '2001:db8:1:2::1')),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(30)
  expect(await send('+525516100000', '2001:db8:1:2:ffff::9')).toEqual(tooMany(hours(1)))
})

test('a prefix whose codes are never used is closed for an hour, and then opened again', async () => {
  nowMs += hours(30)
  await verification.cleanUp()
  let sent = 0
  for (let hour = 0; hour < 3; hour += 1) {
    for (let at = 0; at < 20 && sent < 50; at += 1, sent += 1) {
      expect(await send(`+5255171${String(sent).padStart(5, '0')}`)).toEqual(ok(SENT))
    }
    nowMs += hours(1)
  }
  expect(await send('+525517190001')).toEqual(tooMany(hours(1)))
  nowMs += minutes(59)
  expect(await send('+525517190002')).toEqual(tooMany(minutes(1)))
  nowMs += minutes(1)
  expect(await send('+525517190003')).toEqual(ok(SENT))
})

test('a prefix whose codes are used stays open', async () => {
  nowMs += hours(30)
  await verification.cleanUp()
  for (let sent = 0; sent < 50; sent += 1) {
    if (sent % 20 === 0) nowMs += hours(1)
    const to = `+5255181${String(sent).padStart(5, '0')}`
    await send(to)
    const [last] = await codesIn(to)
    if (sent % 3 === 0) await db.write((tx) => codes.check(tx, { flow: 'register', to, code: last?.code ?? '' }))
  }
  nowMs += hours(1)
  expect(await send('+525518190001')).toEqual(ok(SENT))
})

test('the brand sends no more messages than its daily limit', async () => {
  const limited = openVerification({ ...fixture.options, limits: { brandDayMax: { sms: 3, mail: 3 } } })
  nowMs += hours(30)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      limited.codes.send({
        flow: 'login',
        channel: 'sms',
        to: `+54911${20_000_000 + at * 10_007}`,
        ip: newAddress(),
        language: 'es',
      }),
    ),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
  expect(answers.filter((answer) => !answer.ok && codeOf(answer.error) === 'verification.quota')).toHaveLength(9)
})

test('expired rows are deleted', async () => {
  nowMs += hours(48)
  await verification.cleanUp()
  const left = await db.read(async (tx) => ({
    codes: await tx.selectFrom('verification_code').selectAll().execute(),
    sends: await tx.selectFrom('verification_send').selectAll().execute(),
    closed: await tx.selectFrom('verification_breaker').selectAll().execute(),
  }))
  expect(left).toEqual({ codes: [], sends: [], closed: [] })
})
