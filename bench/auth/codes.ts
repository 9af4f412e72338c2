import { randomBytes } from 'node:crypto'
import { assert, present } from '@ronda/core'
import type { Verification } from '../../server/src/people/verification/index.ts'
import { openVerificationFixture } from '../../server/src/people/verification/testing/verificationFixture.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import type { Sandbox } from '../../server/src/platform/messages/index.ts'
import type { Db } from '../../server/src/platform/postgres/db.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import type { Report } from '../report.ts'

const GUESSES = 10_000
const REQUESTS = 10_000
const SENT_MAX = 20
/** As many at once as a busy server has open. */
const AT_ONCE = 200

type CodesFixture = { readonly db: Db; readonly verification: Verification; readonly sandbox: Sandbox }

/** Runs every job, a bounded number of them at once, in order of their start. */
async function runAll<T>(jobs: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = []
  const waiting = jobs.values()
  const lane = async (): Promise<void> => {
    for (const job of waiting) results.push(await job())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return results
}

const digits = (number: number, length: number): string => String(number).padStart(length, '0')

/** An attacker tries ten thousand codes at once, the right one among them; all but the first five are too many. */
async function guess({ db, verification: { codes }, sandbox }: CodesFixture, report: Report): Promise<void> {
  const to = '+525510000001'
  const sent = await codes.send({ flow: 'login', channel: 'sms', to, ip: '10.0.0.1', language: 'es' })
  assert(sent.ok, 'the first code is sent')
  const { messages } = await sandbox.list(to)
  const right = present(/\d{6}/.exec(messages[0]?.text ?? '')?.[0], 'the code in the message')
  const others = Array.from({ length: GUESSES }, (_, at) => digits((Number(right) + 1 + at) % 1_000_000, 6))
  const guesses = others.map((code, at) => (at >= 5 + AT_ONCE && at % 2 === 1 ? right : code))
  const answers = await runAll(
    guesses.map((code) => () => db.transact((tx) => codes.check(tx, { flow: 'login', to, code }))),
  )
  const accepted = answers.filter((answer) => answer.ok).length
  const tried = answers.filter((answer) => !answer.ok && answer.error === 'verification.code_wrong').length + 1
  report.note(`${answers.length} guesses, ${tried} checked, ${accepted} accepted`)
  report.figure({ name: 'auth.codes_accepted_by_guessing', value: accepted, unit: 'codes', goal: 0, better: 'lower' })
}

/** An SMS pumping attack requests messages to one number after the other, each time from another address. */
async function pump({ verification, sandbox }: CodesFixture, report: Report): Promise<void> {
  const began = performance.now()
  const answers = await runAll(
    Array.from({ length: REQUESTS }, (_, at) => () => {
      const ip = `10.${1 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`
      const to = `+5255200${digits(at, 5)}`
      return verification.codes.send({ flow: 'register', channel: 'sms', to, ip, language: 'es' })
    }),
  )
  const perSecond = REQUESTS / ((performance.now() - began) / 1_000)
  const promised = answers.filter((answer) => answer.ok).length
  const delivered = (await sandbox.list('+5255200')).messages.length
  report.note(`${REQUESTS} requests at ${Math.round(perSecond)} a second: ${promised} promised, ${delivered} delivered`)
  const value = Math.max(promised, delivered)
  report.figure({ name: 'auth.sms_sent_to_number_range', value, unit: 'messages', goal: SENT_MAX, better: 'lower' })
}

/** The results of guessing and pumping, against a real database and the sandbox. */
export async function measureCodes(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  const url = await postgres.createMigrated('bench')
  const key = { bytes: randomBytes(32) }
  const verifying = openVerificationFixture({ url, nowMs: systemClock.nowMs, key, log: openLog('warn') })
  const { db, verification, messages } = verifying
  try {
    const fixture = { db, verification, sandbox: present(messages.sandbox, 'the sandbox') }
    await guess(fixture, report)
    await pump(fixture, report)
  } finally {
    await verifying.close()
    await postgres.close()
  }
}
