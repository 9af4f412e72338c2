import { expect, test } from 'vitest'
import { readConfig, SANDBOXES, startRefusal, type SandboxPart } from './config.ts'

test('an empty environment makes a server on this machine', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { port: 8080, host: '127.0.0.1', isLoadTest: false } })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['PUBLIC_ORIGIN', 'https://ronda.example/path'],
  ['PUBLIC_ORIGIN', 'ronda.example'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['LOAD_TEST', 'yes'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['SMS_URL', 'api.example'],
  ['SMS_ACCOUNT', 'a/../b'],
  ['SMS_FROM', 'a name that is too long'],
  ['BEACON_URL', 'api.drand.sh'],
  ['SANDBOX', '1'],
  ['SANDBOX', 'messages,money'],
])('%s=%s is refused by name, and its value is not repeated', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) as string })
  expect(JSON.stringify(read)).not.toContain(value)
})

test('several origins are read in order', () => {
  const read = readConfig({ PUBLIC_ORIGIN: 'https://ronda.example, http://localhost:5173' })
  expect(read).toMatchObject({ ok: true, value: { publicOrigins: ['https://ronda.example', 'http://localhost:5173'] } })
})

test('the settings of a carrier are accepted only together', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { smtp: undefined, sms: undefined } })
  const mail = { SMTP_URL: 'smtps://name:secret@mail.example', MAIL_FROM: 'Ronda <hola@ronda.example>' }
  expect(readConfig(mail)).toMatchObject({ ok: true, value: { smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM } } })
  expect(readConfig({ SMTP_URL: mail.SMTP_URL })).toMatchObject({
    ok: false,
    error: expect.stringContaining('MAIL_FROM') as string,
  })
  const sms = { SMS_URL: 'https://api.example', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+15005550006' }
  expect(readConfig(sms)).toMatchObject({ ok: true, value: { sms: { account: 'AC1', from: '+15005550006' } } })
  expect(readConfig({ ...sms, SMS_TOKEN: '' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('SMS_TOKEN') as string,
  })
})

test('a client id is accepted only with its secret', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { clients: {} } })
  const google = { GOOGLE_CLIENT_ID: 'ronda', GOOGLE_CLIENT_SECRET: 'secret' }
  const client = { clientId: 'ronda', clientSecret: 'secret' }
  expect(readConfig(google)).toMatchObject({ ok: true, value: { clients: { google: client } } })
  expect(readConfig({ GOOGLE_CLIENT_ID: 'ronda' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('GOOGLE_CLIENT_SECRET') as string,
  })
  expect(readConfig({ ...google, FACEBOOK_CLIENT_SECRET: 'other' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('FACEBOOK_CLIENT_ID') as string,
  })
})

const KEY = '5e'.repeat(32)
const URL = 'postgres://somewhere/ronda'

/** Every set of sandboxes, as the setting is written. */
const everySandbox: readonly string[] = SANDBOXES.reduce<readonly (readonly SandboxPart[])[]>(
  (sets, part) => [...sets, ...sets.map((set) => [...set, part])],
  [[]],
).map((set) => set.join(','))

/** The outcome of a start with these settings: a reason of refusal, or the open sandboxes. */
function outcomeOf(environment: Readonly<Record<string, string>>): string {
  const read = readConfig(environment)
  if (!read.ok) return read.error
  return startRefusal(read.value) ?? `open: ${read.value.sandboxes.join(',')}`
}

test.each(everySandbox)('the embedded database has every sandbox, whatever SANDBOX says (%s)', (sandbox) => {
  expect(outcomeOf({ SANDBOX: sandbox })).toBe('open: messages,payments,identity,vendor')
  expect(outcomeOf({ SANDBOX: sandbox, SECRET_KEY: KEY })).toBe('open: messages,payments,identity,vendor')
})

test.each(everySandbox)('with DATABASE_URL no sandbox but that of messages is accepted (%s)', (sandbox) => {
  const outcome = outcomeOf({ DATABASE_URL: URL, SECRET_KEY: KEY, SANDBOX: sandbox })
  const refused = sandbox.split(',').filter((part) => part !== '' && part !== 'messages')
  if (refused.length === 0) expect(outcome).toBe(`open: ${sandbox}`)
  else expect(outcome).toContain(`SANDBOX=${refused.join(',')} plays with money`)
})

test.each(everySandbox)('with DATABASE_URL the server never starts without SECRET_KEY (%s)', (sandbox) => {
  const outcome = outcomeOf({ DATABASE_URL: URL, SANDBOX: sandbox })
  expect(outcome).not.toContain('open:')
  if (sandbox === '' || sandbox === 'messages') expect(outcome).toContain('SECRET_KEY is required')
})
