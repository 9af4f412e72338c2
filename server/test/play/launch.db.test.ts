import { seconds, minutes } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  GAME,
  launchToken,
  newMember,
  openGame,
  openTestServer,
  walletsOf,
  signIn,
  spin,
  type WireBalance,
} from '../kit/testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const enter = (launch: string) => new Visitor(server.origin).ask('POST', '/play/v1/session', { launchToken: launch })

test('a launch token works once, also for concurrent calls', async () => {
  const token = await launchToken(await newMember(server), 'real')
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
  expect(await enter(token)).toMatchObject({ status: 410, body: { code: 'game.launch_expired' } })
})

test('a launch token works for a minute', async () => {
  const member = await newMember(server)
  const [early, late] = [await launchToken(member, 'real'), await launchToken(member, 'real')]
  nowMs += seconds(60) - 1
  expect((await enter(early)).status).toBe(200)
  nowMs += 1
  expect((await enter(late)).status).toBe(410)
})

test('real play needs a session; free play does not', async () => {
  const visitor = new Visitor(server.origin)
  const request = { gameCode: GAME, mode: 'real', language: 'es' }
  expect(await visitor.ask('POST', '/wps/relay/GCS_gameLaunchFB', request)).toMatchObject({
    status: 401,
    body: { code: 'session.required' },
  })
  expect(await visitor.ask('POST', '/wps/relay/GCS_gameLaunchFB', { ...request, gameCode: 'NO_SUCH' })).toMatchObject({
    status: 404,
    body: { code: 'game.unknown' },
  })
  const { balance } = await spin(await openGame(visitor, 'free'))
  expect(balance.currency).toBe('XTR')
})

test('trial money never touches real money, and a trial begins with 1,000', async () => {
  const member = await newMember(server)
  const before = await member.get<WireBalance>('/wps/v2/wallets/balance')
  const game = await openGame(member, 'free')
  for (let count = 0; count < 5; count += 1) {
    const { round, balance } = await spin(game)
    expect([round.currency, balance.currency]).toEqual(['XTR', 'XTR'])
  }
  expect(await member.get<WireBalance>('/wps/v2/wallets/balance')).toEqual(before)
  const houseAccounts = await server.ledger.houseBalances()
  const trial = houseAccounts.filter(({ account }) => account.startsWith('trial_'))
  expect(trial.every(({ currency }) => currency === 'XTR')).toBe(true)
  expect(houseAccounts.filter(({ currency }) => currency === 'XTR')).toEqual(trial)

  // The same member's trial continues; a visitor's begins again each time.
  const again = await openGame(member, 'free')
  expect((await spin(again)).round.nonce).toBe(5)
})

test('signing out ends the games that were opened with the session, at once', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  await spin(game)
  await member.send('POST', '/wps/session/logout')
  expect(await game.ask('GET', '/play/v1/fairness')).toMatchObject({
    status: 401,
    body: { code: 'game.session_expired' },
  })
})

test('a game that was idle for half an hour must be opened again; one that is played keeps the session alive', async () => {
  const member = await signIn(server, 'demo')
  const [left, played] = [await openGame(member), await openGame(member)]
  for (let waited = 0; waited < 30; waited += 10) {
    nowMs += minutes(10)
    await spin(played)
  }
  expect((await left.ask('GET', '/play/v1/fairness')).status).toBe(401)
  expect((await played.ask('GET', '/play/v1/fairness')).status).toBe(200)
  expect((await member.ask('GET', '/wps/member/info')).status).toBe(200)
})

test('an excluded member is refused before the game opens', async () => {
  const member = await newMember(server)
  const { cash: wallet } = await walletsOf(server, member)
  const restrict = (restriction: object) =>
    server.ledger.submit({
      kind: 'restrict',
      id: randomServerId(),
      wallet,
      restriction: { mayBet: true, limits: [], ...restriction },
    })
  const launch = () =>
    member.ask('POST', '/wps/relay/GCS_gameLaunchFB', { gameCode: GAME, mode: 'real', language: 'es' })
  const game = await openGame(member)

  await restrict({ excludedUntilMs: nowMs + minutes(5) })
  expect((await launch()).body).toMatchObject({ code: 'limit.excluded' })
  const refused = await game.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: '100000' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'limit.excluded' } })
  await restrict({ mayBet: false })
  expect((await launch()).body).toMatchObject({ code: 'limit.betting_blocked' })
  await restrict({})
  expect((await launch()).status).toBe(200)
})
