import { days, err, hours, ok } from '@ronda/core'
import { afterAll, expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openDb } from '../postgres/db.ts'
import { testDatabase } from '../testing/database.ts'
import { openMessages } from './index.ts'
import { openSandbox } from './sandbox.ts'

const db = openDb(await testDatabase())
afterAll(() => db.close())
let nowMs = Date.parse('2026-11-15T12:00:00Z')
const clock = { nowMs: () => nowMs }
const log = openLog('silent')
const sandbox = openSandbox(db, clock)

test('messages can be listed by recipient, newest first', async () => {
  await sandbox.sms.send({ to: '+525512345678', text: 'first' })
  await sandbox.mail.send({ to: 'ana_b@example.com', subject: 'second', text: 'plain', html: '<p>plain' })
  const { messages, failing } = await sandbox.list(undefined)
  expect(failing).toBe('none')
  expect(messages).toMatchObject([
    {
      channel: 'mail',
      to: 'ana_b@example.com',
      subject: 'second',
      text: 'plain',
      sentAtMs: nowMs,
      outcome: 'delivered',
    },
    { channel: 'sms', to: '+525512345678', subject: '', text: 'first' },
  ])
  expect((await sandbox.list('ANA_B')).messages).toHaveLength(1)
  // The search text is taken literally, without wildcards.
  expect((await sandbox.list('%')).messages).toHaveLength(0)
  expect((await sandbox.list('anaxb')).messages).toHaveLength(0)
})

test('it fails in the way that is set, and lists the messages that failed', async () => {
  await sandbox.fail('rejected')
  expect(await sandbox.sms.send({ to: '+525500000001', text: 'lost' })).toEqual(err('rejected'))
  await sandbox.fail('timeout')
  expect(await sandbox.sms.send({ to: '+525500000001', text: 'lost' })).toEqual(err('unreachable'))
  expect((await sandbox.list('5500000001')).messages.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
  await sandbox.fail('none')
  expect(await sandbox.sms.send({ to: '+525500000001', text: 'found' })).toEqual(ok(undefined))
})

test('it stores a bounded number of messages, and none for longer than a day', async () => {
  for (let at = 0; at < 510; at += 1) await sandbox.sms.send({ to: '+525500000002', text: String(at) })
  const count = async (): Promise<number> =>
    (await db.read((tx) => tx.selectFrom('sandbox_message').select('id').execute())).length
  expect(await count()).toBe(500)
  expect((await sandbox.list(undefined)).messages[0]?.text).toBe('509')
  nowMs += days(1) + hours(1)
  await sandbox.cleanUp()
  expect(await count()).toBe(0)
})

const smtp = { url: 'smtp://127.0.0.1:1', from: 'a@b.example' }
const sms = { url: 'http://127.0.0.1:1', account: 'a', token: 'b', from: '+1' }

test.each([
  ['a demo without settings', { mayUseSandbox: true }, { sms: true, mail: true }, true],
  ['a demo with real mail', { mayUseSandbox: true, smtp }, { sms: true, mail: true }, true],
  ['a demo with real carriers', { mayUseSandbox: true, smtp, sms }, { sms: true, mail: true }, false],
  ['a server without settings', { mayUseSandbox: false }, { sms: false, mail: false }, false],
  ['a server with real mail', { mayUseSandbox: false, smtp }, { sms: false, mail: true }, false],
])('%s', async (_, settings, can, isSandbox) => {
  const post = openMessages(db, clock, log, settings)
  expect(post.can).toEqual(can)
  expect(post.isSandbox).toBe(isSandbox)
  expect(post.sandbox !== undefined).toBe(isSandbox)
  if (!can.sms) expect(await post.sendSms({ to: '+1', text: '' })).toEqual(err('unreachable'))
  post.close()
})
