import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { GAME, loginForm, newMember, openGame, openTestServer, signIn, STAKE } from '../kit/testServer.ts'
import { changeBrand } from '../kit/office.ts'

const UNITED_STATES = '8.8.8.8'
const ARGENTINA = '200.55.1.1'

/** All headers by which a caller can claim another address or country. */
const claims = (ip: string, country: string): Readonly<Record<string, string>> => ({
  'x-forwarded-for': ip,
  'x-real-ip': ip,
  'x-client-ip': ip,
  'x-cluster-client-ip': ip,
  'x-originating-ip': ip,
  'x-remote-ip': ip,
  'x-remote-addr': ip,
  'true-client-ip': ip,
  'cf-connecting-ip': ip,
  'fastly-client-ip': ip,
  'cf-ipcountry': country,
  forwarded: `for=${ip}`,
})
const NAMES = Object.keys(claims('', ''))

type Ask = (headers: Record<string, string>) => Promise<WireAnswer>

let server: Server
let operator: Visitor
const entryCalls = new Map<string, Ask>()

beforeAll(async () => {
  server = await openTestServer()
  operator = await signIn(server, 'operador')
  const member = await newMember(server)
  const game = await openGame(member)
  const launch = { gameCode: GAME, mode: 'real', language: 'es' }
  entryCalls.set('status', (headers) => new Visitor(server.origin).ask('GET', '/wps/system/status', undefined, headers))
  entryCalls.set('login', (headers) =>
    new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm('demo'), headers),
  )
  entryCalls.set('register', (headers) => new Visitor(server.origin).ask('PUT', '/wps/member/register', {}, headers))
  entryCalls.set('launch', (headers) => member.ask('POST', '/wps/relay/GCS_gameLaunchFB', launch, headers))
  entryCalls.set('spin', (headers) =>
    game.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: STAKE }, headers),
  )
  return () => server.close()
})

/** Whether the region was blocked: by the status that a page would show, or by the status of the answer. */
function decision({ status, body }: WireAnswer): string {
  const seen = (body as { value?: { status?: number } }).value?.status
  return seen === undefined ? String(status === 451) : String(seen === 2)
}

describe.each(['status', 'login', 'register', 'launch', 'spin'])('at %s', (name) => {
  const decide = async (headers: Record<string, string>): Promise<string> => {
    const ask = entryCalls.get(name)
    return ask === undefined ? 'no such call' : decision(await ask(headers))
  }

  test.each(NAMES)('%s does not unblock a blocked region', async (header) => {
    // The test runs at an address of unknown country, and these are blocked; the claim is to be in an allowed one.
    await changeBrand(operator, { blockedCountries: ['US'], blockUnknown: true })
    const { [header]: claim = '' } = claims(ARGENTINA, 'AR')
    expect([await decide({}), await decide({ [header]: claim })]).toEqual(['true', 'true'])
  })

  test.each(NAMES)('%s does not block an allowed region', async (header) => {
    await changeBrand(operator, { blockedCountries: ['US'], blockUnknown: false })
    const { [header]: claim = '' } = claims(UNITED_STATES, 'US')
    expect([await decide({}), await decide({ [header]: claim })]).toEqual(['false', 'false'])
  })
})

test('behind a proxy of ours only its own header counts, and only the last address that it adds', async () => {
  const proxied = await openTestServer({ trustedProxies: ['127.0.0.1'] })
  try {
    const staff = await signIn(proxied, 'operador')
    await changeBrand(staff, { blockedCountries: ['US'] })
    const seen = async (headers: Record<string, string>) =>
      decision(await new Visitor(proxied.origin).ask('GET', '/wps/system/status', undefined, headers))
    expect(await seen({ 'x-forwarded-for': UNITED_STATES })).toBe('true')
    // What the caller wrote in front of it does not count.
    expect(await seen({ 'x-forwarded-for': `${ARGENTINA}, ${UNITED_STATES}` })).toBe('true')
    expect(await seen({ 'x-forwarded-for': `${UNITED_STATES}, ${ARGENTINA}` })).toBe('false')
    for (const header of NAMES.filter((name) => name !== 'x-forwarded-for')) {
      const { [header]: claim = '' } = claims(ARGENTINA, 'AR')
      expect(await seen({ 'x-forwarded-for': UNITED_STATES, [header]: claim })).toBe('true')
    }
  } finally {
    await proxied.close()
  }
})
