import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer } from '../kit/testServer.ts'
import { codeOf, mobileForm, registerMobile } from '../kit/registration.ts'
import { provePerson, readCaptcha } from '../kit/signInSteps.ts'

type Inbox = { readonly messages: readonly { readonly to: string; readonly text: string; readonly outcome: string }[] }

describe('a demo server', () => {
  let server: Server
  let visitor: Visitor
  beforeAll(async () => {
    server = await openTestServer()
    visitor = new Visitor(server.origin)
  })
  afterAll(() => server.close())

  const ask = async (mobileNum: string, more: Record<string, unknown> = {}) => {
    const fields = { mobileNum, countryDialingCode: '52', language: 'es', purpose: 'login', ...more }
    return visitor.ask('POST', '/wps/verification/sms/noLogin', { ...(await provePerson(visitor)), ...fields })
  }
  const inboxOf = async (to: string): Promise<Inbox> => {
    await server.background.settle()
    return visitor.get<Inbox>(`/api/v1/sandbox/messages?to=${encodeURIComponent(to)}`)
  }

  test('says that it has a sandbox', async () => {
    expect(await visitor.get('/wps/system/status')).toMatchObject({ isSandbox: true })
  })

  test('draws captchas', async () => {
    expect(await visitor.get('/wps/captcha')).toEqual({
      id: expect.any(String) as string,
      image: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    })
  })

  test('requires a puzzle before it sends anything, and accepts each solution once', async () => {
    const work = await solveWork(visitor)
    expect(codeOf(await ask('5541000001', { work: 'none' }))).toBe('verification.work_missing')
    expect(codeOf(await ask('12', { work }))).toBe('verification.phone_invalid')
    expect(codeOf(await ask('5541000001', { work }))).toBe('ok')
    expect(codeOf(await ask('5541000002', { work }))).toBe('verification.work_missing')
  })

  test('requires a captcha as well, and accepts each once; a long puzzle replaces it', async () => {
    const captcha = await readCaptcha(visitor)
    expect(codeOf(await ask('5541000011', { captcha: undefined }))).toBe('session.captcha_required')
    expect(codeOf(await ask('5541000011', { captcha: { ...captcha, text: 'wrong' } }))).toBe('session.captcha_wrong')
    expect(codeOf(await ask('5541000011', { captcha }))).toBe('session.captcha_wrong')
    expect(codeOf(await ask('5541000011'))).toBe('ok')
    // A wrong puzzle leaves the captcha unused: a page solves another puzzle by itself.
    const other = await readCaptcha(visitor)
    expect(codeOf(await ask('5541000012', { captcha: other, work: 'none' }))).toBe('verification.work_missing')
    expect(codeOf(await ask('5541000012', { captcha: other }))).toBe('ok')
    expect(codeOf(await ask('5541000013', { captcha: { work: await solveWork(visitor) } }))).toBe(
      'session.captcha_wrong',
    )
    expect(codeOf(await ask('5541000013', { captcha: { work: await solveWork(visitor, 'long') } }))).toBe('ok')
  })

  test('answers alike whether or not the number is known, and sends only to known ones', async () => {
    const newcomer = new Visitor(server.origin)
    expect(codeOf(await registerMobile(newcomer, await mobileForm(newcomer, '5542000001')))).toBe('ok')
    const [known, unknown] = [await ask('5542000001'), await ask('5542000002')]
    expect(known.body).toEqual(unknown.body)
    expect((await inboxOf('+525542000001')).messages).toHaveLength(2)
    expect((await inboxOf('+525542000002')).messages).toHaveLength(0)
  })

  test('fails on request, and reports it where that reveals nothing about anybody', async () => {
    await visitor.send('POST', '/api/v1/sandbox/failing', { failing: 'timeout' })
    const asked = { mobileNo: '5543000001', countryDialingCode: '52', language: 'es' }
    const path = '/wps/verification/sms/register'
    const lost = await visitor.ask('POST', path, { ...asked, ...(await provePerson(visitor)) })
    expect(codeOf(lost)).toBe('verification.not_delivered')
    expect((await inboxOf('+525543000001')).messages).toMatchObject([{ outcome: 'failed' }])
    await visitor.send('POST', '/api/v1/sandbox/failing', { failing: 'none' })
    expect(codeOf(await visitor.ask('POST', path, { ...asked, ...(await provePerson(visitor)) }))).toBe('ok')
  })
})

test('a server without carriers offers no codes, and has no sandbox to read', async () => {
  const server = await openTestServer({ sandboxes: [] })
  try {
    const visitor = new Visitor(server.origin)
    expect(await visitor.get('/wps/system/status')).toMatchObject({ isSandbox: false })
    expect(codeOf(await visitor.ask('GET', '/api/v1/sandbox/messages'))).toBe('request.not_found')
    expect(codeOf(await visitor.ask('POST', '/api/v1/sandbox/failing', { failing: 'none' }))).toBe('request.not_found')
    const asked = { mobileNo: '5543000001', countryDialingCode: '52', language: 'es', ...(await provePerson(visitor)) }
    expect(codeOf(await visitor.ask('POST', '/wps/verification/sms/register', asked))).toBe('verification.not_enabled')
  } finally {
    await server.close()
  }
})
