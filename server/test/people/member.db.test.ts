import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { loginForm, newMember, newTrial, openTestServer, signIn } from '../kit/testServer.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

type Info = { readonly id: string; readonly account: string; readonly language: string }

test('a member can read their own information', async () => {
  const visitor = await newMember(server)
  const info = await visitor.get<Info>('/wps/member/info')
  expect(info).toMatchObject({
    type: 0,
    currency: 'USD',
    currencySymbol: '$',
    isVip: false,
    vipRank: 0,
    unreadCount: 0,
  })
  expect(info.id).toMatch(/^\d{8}$/)
})

test('every number has a drawn face, whether or not it is in use, and a browser may cache it for good', async () => {
  const visitor = await newMember(server)
  const { id } = await visitor.get<Info>('/wps/member/info')
  const { url } = await visitor.get<{ url: string }>('/wps/member/info/icon')
  expect(url).toBe(`/art/avatar/${id}.webp`)
  for (const path of [url, '/art/avatar/1.webp', '/art/avatar/999999999999999999.webp']) {
    const response = await fetch(server.origin + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([format, width, height]).toEqual(['webp', 192, 192])
  }
  for (const path of ['0', '-1', '1e9', 'x', '%00', '9'.repeat(19)]) {
    expect((await fetch(`${server.origin}/art/avatar/${path}.webp`)).status).toBe(404)
  }
})

test('a member can change their language, with immediate effect', async () => {
  const visitor = await newMember(server)
  await visitor.send('PUT', '/wps/member/language', { language: 'en' })
  expect((await visitor.get<Info>('/wps/member/info')).language).toBe('en')
})

test('the welcome of the first sign-in is shown until it was seen', async () => {
  const visitor = await newMember(server)
  const { account } = await visitor.get<Info>('/wps/member/info')
  const firstTime = async () => {
    const again = new Visitor(server.origin)
    return (await again.send<{ firstTimeLogin: boolean }>('POST', '/wps/session/login', loginForm(account)))
      .firstTimeLogin
  }
  expect(await firstTime()).toBe(true)
  await visitor.send('POST', '/wps/member/firstLogin')
  expect(await firstTime()).toBe(false)
})

test('all money of a member comes in one answer', async () => {
  const demo = await signIn(server, 'demo')
  expect(await demo.get('/wps/member/info/funds/consolidated')).toEqual({
    currency: 'USD',
    cash: '100000000',
    held: '0',
    bonus: '0',
    total: '100000000',
    contracts: {
      dailysalreqtype: 0,
      divtypereq: 0,
      contracthoursalreq: 0,
      realtimesalreqtype: 0,
      dailysalinfotype: 0,
      divinfotype: 0,
      hoursalinfotype: 0,
      realtimesalinfotype: 0,
    },
  })
})

test('where contracts of agents are off, the answer has none', async () => {
  await changeSettings(server, (settings) => withModule(settings, 'AGENTPOLICY3', 0))
  const demo = await signIn(server, 'demo')
  expect(await demo.get('/wps/member/info/funds/consolidated')).toMatchObject({ cash: '100000000', contracts: null })
})

test('a trial account is not given the consolidated funds', async () => {
  const trial = await newTrial(server)
  const { body } = await trial.ask('GET', '/wps/member/info/funds/consolidated')
  expect(body).toMatchObject({ code: 'session.trial' })
})
