import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a house on this machine', () => {
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
  ['SANDBOX', 'yes'],
])('%s=%s is refused by name, and its value is not repeated', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) as string })
  expect(JSON.stringify(read)).not.toContain(value)
})

test('several origins are read in order', () => {
  const read = readConfig({ PUBLIC_ORIGIN: 'https://ronda.example, http://localhost:5173' })
  expect(read).toMatchObject({ ok: true, value: { publicOrigins: ['https://ronda.example', 'http://localhost:5173'] } })
})

test('carriers are set up wholly or not at all', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { smtp: undefined, sms: undefined, isSandbox: false } })
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

test('who we are to others is told with its secret, or not at all', () => {
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
