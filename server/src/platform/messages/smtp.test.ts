import { err, ok } from '@ronda/core'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openMailServer, type MailServer } from '../testing/mailServer.ts'
import { openSmtp } from './smtp.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const mail = {
  to: 'ana@example.com',
  subject: '012345 es tu código de Ronda',
  text: 'Tu código: 012345',
  html: '<p>Tu código: <b>012345</b></p>',
}

async function listen(options: SMTPServerOptions = {}): Promise<Pick<MailServer, 'url' | 'taken'>> {
  const server = await openMailServer(options)
  closers.push(() => server.close())
  return server
}

function open(url: string, timeoutMs = 5_000) {
  const carrier = openSmtp({ url, from: 'Ronda <hola@ronda.example>', retryMs: 1, timeoutMs })
  closers.push(() => carrier.close())
  return carrier
}

/** An answer of a mail server with its number. */
const answer = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

test('a mail arrives with text, HTML, sender and recipient as given', async () => {
  const { url, taken } = await listen()
  const carrier = open(url)
  expect(await carrier.send(mail)).toEqual(ok(undefined))
  const read = await PostalMime.parse(taken[0] ?? '')
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { address: 'hola@ronda.example', name: 'Ronda' },
    to: [{ address: mail.to }],
    html: expect.stringContaining(mail.html) as string,
    text: expect.stringContaining(mail.text) as string,
  })
})

test('the name and password of the URL are used', async () => {
  const { url } = await listen({ authOptional: false })
  const withName = (name: string): string => url.replace('//', `//${name}@`)
  expect(await open(withName('ronda:p%40ss')).send(mail)).toEqual(ok(undefined))
  const reported: string[] = []
  const carrier = openSmtp({
    url: withName('ronda:wrong'),
    from: 'a@b.example',
    onFailure: (what) => reported.push(what),
  })
  closers.push(() => carrier.close())
  expect(await carrier.send(mail)).toEqual(err('unreachable'))
  expect(reported).toEqual(['the mail server refuses our name and password'])
})

test('a recipient that the server refuses for good is not tried again', async () => {
  let asked = 0
  const { url } = await listen({
    onRcptTo(_, __, done) {
      asked += 1
      done(answer(550, 'no such user'))
    },
  })
  expect(await open(url).send(mail)).toEqual(err('rejected'))
  expect(asked).toBe(1)
})

test('a busy server is tried again, three times at most', async () => {
  let asked = 0
  let busyTimes = 2
  const { url, taken } = await listen({
    onRcptTo(_, __, done) {
      asked += 1
      done(asked <= busyTimes ? answer(451, 'try again later') : null)
    },
  })
  expect(await open(url).send(mail)).toEqual(ok(undefined))
  expect(taken).toHaveLength(1)
  asked = 0
  busyTimes = 99
  expect(await open(url).send(mail)).toEqual(err('unreachable'))
  expect(asked).toBe(3)
})

test('a server that does not answer times out', async () => {
  const { url } = await listen({ onMailFrom: () => {} })
  expect(await open(url, 60).send(mail)).toEqual(err('unreachable'))
})

test('a server that does not listen is unreachable', async () => {
  const { url } = await listen()
  closers.splice(0).forEach((close) => close())
  expect(await open(url).send(mail)).toEqual(err('unreachable'))
})

test('an address with a line break in it adds no recipient and no header', async () => {
  const { url, taken } = await listen()
  await open(url).send({ ...mail, to: 'ana@example.com\r\nBcc: eva@example.com', subject: 'a\r\nX-Evil: 1' })
  for (const raw of taken) {
    const { headers } = await PostalMime.parse(raw)
    expect(headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  }
})
