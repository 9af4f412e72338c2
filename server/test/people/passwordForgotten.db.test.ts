import { minutes } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { provePerson } from '../kit/signInSteps.ts'
import { loginForm, newMember, openTestServer } from '../kit/testServer.ts'
import { codeSentTo, foundAt } from '../kit/inbox.ts'

const NEW_PASSWORD = 'cuatro gatos 8'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const nameOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get<{ account: string }>('/wps/member/info')).account

const logIn = (username: string, password?: string) =>
  new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm(username, password))

test('by mail, sent as a form, the link in the mail sets a password and ends every session', async () => {
  const member = await newMember(server)
  const [username, email] = [await nameOf(member), 'forgotten@example.com']
  await member.send('POST', '/api/v1/member/security/email', { email, language: 'es' })
  await member.send('PUT', '/api/v1/member/security/email', { email, code: await codeSentTo(server, email) })
  nowMs += minutes(2)

  const anonymous = new Visitor(server.origin)
  const form = new URLSearchParams({ username, email, work: await solveWork(anonymous), language: 'es' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await anonymous.ask('POST', '/wps/member/password/email', form.toString(), headers)
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  const link = await foundAt(server, email, /https?:\/\/\S+\/forget\?link=([\w-]{43})/)
  expect(link?.[0]).toContain(server.origin)
  // Only now: both requests use the same limit per address and minute, and the first one takes it.
  const unknown = { username: 'nobodyhere', email, work: await solveWork(anonymous), language: 'es' }
  expect((await anonymous.ask('POST', '/wps/member/password/email', unknown)).body).toEqual(answer.body)

  const set = { link: link?.[1] ?? '', newPassword: NEW_PASSWORD }
  await anonymous.send('POST', '/wps/member/password/link', set)
  expect(await anonymous.ask('POST', '/wps/member/password/link', set)).toMatchObject({
    status: 410,
    body: { code: 'password.link_expired' },
  })
  expect((await member.ask('GET', '/wps/member/info')).status).toBe(401)
  expect((await logIn(username)).status).toBe(401)
  expect((await logIn(username, NEW_PASSWORD)).status).toBe(200)
})

test('by mobile, the code in the message sets a password, and unlocks a sign-in that wrong passwords had locked', async () => {
  const member = await newMember(server)
  const username = await nameOf(member)
  const mobile = { mobileNum: '5577778888', countryDialingCode: '52' }
  await member.send('POST', '/api/v1/member/security/mobile', { ...mobile, language: 'es' })
  await member.send('PUT', '/api/v1/member/security/mobile', {
    ...mobile,
    code: await codeSentTo(server, '+525577778888'),
  })
  nowMs += minutes(2)
  const anonymous = new Visitor(server.origin)
  for (let tries = 0; tries < 12; tries += 1) await logIn(username, 'wrong password 1')
  const sms = { ...mobile, ...(await provePerson(anonymous)), language: 'es', purpose: 'password' }
  await anonymous.send('POST', '/wps/verification/sms/noLogin', sms)
  const verificationCode = await codeSentTo(server, '+525577778888')
  await anonymous.send('POST', '/wps/member/password/verification', {
    ...mobile,
    verificationCode,
    newPassword: NEW_PASSWORD,
  })
  expect((await member.ask('GET', '/wps/member/info')).status).toBe(401)
  expect((await logIn(username, NEW_PASSWORD)).status).toBe(200)
})
