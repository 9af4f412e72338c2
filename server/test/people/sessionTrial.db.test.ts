import { days, hours, id } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { detailsOf } from '../../src/people/identity/index.ts'
import { parseSecretKey } from '../../src/platform/secrets/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { GAME, newTrial, openGame, openTestServer, spin } from '../kit/testServer.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  // Accounts are dated by the database, so the clock of the server starts there.
  nowMs = Date.now()
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

type Info = { account: string; type: number; currency: string }

const trialWallets = () =>
  server.db.read((tx) =>
    tx
      .selectFrom('wallet')
      .innerJoin('account', (join) =>
        join.on((on) => on(on.cast<string>('account.id', 'text'), '=', on.ref('wallet.owner'))),
      )
      .select(['wallet.currency', 'wallet.purpose'])
      .where('account.kind', '=', 'trial')
      .execute(),
  )

test('a trial has a name of its own, type 4, and only trial money', async () => {
  const trial = await newTrial(server)
  const info = await trial.get<Info>('/wps/member/info')
  expect(info).toMatchObject({ type: 4, currency: 'XTR' })
  expect(info.account).toMatch(/^prueba-[A-Z2-9]{6}$/)
  const wallets = await trialWallets()
  expect(wallets.length).toBeGreaterThan(0)
  expect(new Set(wallets.map(({ currency }) => currency))).toEqual(new Set(['XTR']))
})

test('it can play in free mode, and real play is refused', async () => {
  const trial = await newTrial(server)
  const { balance } = await spin(await openGame(trial, 'free'))
  expect(balance.currency).toBe('XTR')
  const real = { gameCode: GAME, mode: 'real', language: 'es' }
  expect(codeOf(await trial.ask('POST', '/wps/relay/GCS_gameLaunchFB', real))).toBe('session.trial')
  expect(codeOf(await trial.ask('GET', '/wps/v2/wallets/balance'))).toBe('session.trial')
  expect(new Set((await trialWallets()).map(({ currency }) => currency))).toEqual(new Set(['XTR']))
})

test('a trial keeps what its client said about itself, sealed', async () => {
  const visitor = new Visitor(server.origin)
  const client = { os: 'Android', platform: 'W', gatewayVersion: '3' }
  const request = { work: await solveWork(visitor), language: 'es', ...client }
  expect((await visitor.ask('POST', '/wps/session/login/freeplay', request)).status).toBe(200)
  const { account } = await visitor.get<Info>('/wps/member/info')
  const key = parseSecretKey('5e'.repeat(32))
  const stored = await server.db.read(async (tx) => {
    const found = tx.selectFrom('account').select('id').where('username', '=', account)
    return detailsOf(tx, key, id<'account'>((await found.executeTakeFirstOrThrow()).id), Object.keys(client))
  })
  expect(Object.fromEntries(stored)).toEqual(client)
})

test('each trial costs a puzzle, which counts once', async () => {
  const visitor = new Visitor(server.origin)
  const work = await solveWork(visitor)
  const open = (solution: string) =>
    visitor.ask('POST', '/wps/session/login/freeplay', { work: solution, language: 'es' })
  expect(codeOf(await open('none'))).toBe('verification.work_missing')
  expect((await open(work)).status).toBe(200)
  expect(codeOf(await open(work))).toBe('verification.work_missing')
})

test('nobody can sign in to it, and it is closed after a day', async () => {
  const trial = await newTrial(server)
  const { account } = await trial.get<Info>('/wps/member/info')
  const login = { type: 'username', username: account, password: '', remember: false, side: 'member' }
  expect(codeOf(await new Visitor(server.origin).ask('POST', '/wps/session/login', login))).toBe(
    'session.wrong_credentials',
  )
  const openedAtMs = nowMs
  while (nowMs < openedAtMs + hours(11)) {
    nowMs += hours(0.4)
    expect((await trial.ask('GET', '/wps/member/info')).status).toBe(200)
  }
  nowMs = openedAtMs + days(1) + hours(1)
  await server.features.session.cleanUp()
  expect((await trial.ask('GET', '/wps/member/info')).status).toBe(401)
  const open = await server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('kind', '=', 'trial').where('blocked_at', 'is', null).execute(),
  )
  expect(open).toEqual([])
})
