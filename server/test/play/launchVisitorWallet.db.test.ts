import { randomUUID } from 'node:crypto'
import { days, hours, minutes, present } from '@ronda/core'
import { arcadeOf } from '@ronda/games'
import { beforeAll, expect, test } from 'vitest'
import { hasControl } from '../../src/money/control/index.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { walletJobs } from '../../src/money/wallet/index.ts'
import { hashToken } from '../../src/platform/secrets/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import {
  launchToken,
  newMember,
  newTrial,
  openGame,
  openTestServer,
  spin,
  STAKE,
  type WireBalance,
} from '../kit/testServer.ts'
import { giveText } from '../kit/clientSeeds.ts'
import { coinTable } from '../kit/sharedTables.ts'

const mines = present(arcadeOf('RONDA_MINES'), 'an arcade game')
/** A visitor who was idle for this long has left. */
const LEFT_MS = minutes(36)
const BEGINS_WITH = '100000000'

let server: Server
// Accounts are dated by the database, so the clock of the server starts there.
const clock = { at: Date.now(), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ clock, arcades: [mines], shareds: [coinTable(UNHURRIED)] })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const visit = (gameCode?: string): Promise<Visitor> => openGame(new Visitor(server.origin), 'free', gameCode)

/** The wallet that a game is played with. */
async function walletOf({ bearer = '' }: Visitor): Promise<number> {
  const tokenHash = hashToken(bearer)
  const row = await server.db.read((tx) =>
    tx.selectFrom('play_session').select('wallet').where('token_hash', '=', tokenHash).executeTakeFirst(),
  )
  return present(row, 'a play session').wallet
}

async function countWallets(): Promise<number> {
  const rows = await server.db.read((tx) =>
    tx.selectFrom('wallet').select('id').where('purpose', '=', 'trial').execute(),
  )
  return rows.length
}

type Rounds = { readonly rounds: readonly { readonly id: string; readonly commitment: string }[] }
type Seeds = { readonly active: { readonly commitment: string }; readonly revealed: readonly unknown[] }
const roundsOf = async (game: Visitor) => (await game.get<Rounds>('/play/v1/rounds?limit=50')).rounds
const seedsOf = (game: Visitor) => game.get<Seeds>('/play/v1/fairness')

test('two hundred visitors one after the other need only as many wallets as were in use at the same time', async () => {
  const before = await countWallets()
  for (let at = 0; at < 200; at += 1) {
    await visit()
    clock.at += minutes(1)
  }
  expect((await countWallets()) - before).toBeLessThanOrEqual(LEFT_MS / minutes(1))
})

test('fifty visitors at once never share a wallet, although many are unused', async () => {
  clock.at += LEFT_MS
  const before = await countWallets()
  const games = await Promise.all(Array.from({ length: 50 }, () => visit()))
  const wallets = await Promise.all(games.map(walletOf))
  expect(new Set(wallets).size).toBe(50)
  expect((await countWallets()) - before).toBeLessThan(50)
})

const VISITS_MAX = 200

/**
 * Visits until one gets this wallet: those that were left earlier are taken first. One after the other, because of
 * visits at the same time some get a new wallet.
 */
async function visitUntil(wallet: number, game?: string): Promise<Visitor> {
  for (let at = 0; at < VISITS_MAX; at += 1) {
    const visitor = await visit(game)
    if ((await walletOf(visitor)) === wallet) return visitor
  }
  throw new Error('nobody got the wallet that was left')
}

test('a reused wallet is as good as new, and shows nothing of its previous holder', async () => {
  clock.at += LEFT_MS
  const first = await visit()
  const rounds = [(await spin(first)).round, (await spin(first)).round]
  await giveText(first, 'mine')
  const seeds = await seedsOf(first)
  expect(seeds.revealed).toHaveLength(1)
  clock.at += LEFT_MS
  const wallet = await walletOf(first)
  const next = await visitUntil(wallet)

  expect(await roundsOf(next)).toEqual([])
  for (const { id } of rounds) expect((await next.ask('GET', `/play/v1/rounds/${id}`)).status).toBe(404)
  const fresh = await seedsOf(next)
  expect(fresh.revealed).toEqual([])
  expect(fresh.active.commitment).not.toBe(seeds.active.commitment)
  const { round, balance } = await spin(next)
  expect(round.nonce).toBe(0)
  expect(BigInt(balance.cash)).toBe(BigInt(BEGINS_WITH) - BigInt(STAKE) + BigInt(round.win))
  expect(await roundsOf(next)).toMatchObject([{ id: round.id }])
  // The previous holder cannot play on.
  expect((await first.ask('GET', '/play/v1/rounds?limit=5')).status).toBe(401)
})

test('what was won or lost before is undone', async () => {
  for (const stake of ['100000', '10000000']) {
    const game = await visit()
    for (let spins = 0; spins < 5; spins += 1) await spin(game, randomUUID(), stake)
  }
  clock.at += LEFT_MS
  for (let at = 0; at < 110; at += 1) {
    const token = await launchToken(new Visitor(server.origin), 'free')
    const entered = { launchToken: token }
    const game = new Visitor(server.origin)
    const { balance } = await game.send<{ balance: WireBalance }>('POST', '/play/v1/session', entered)
    expect(balance.cash).toBe(BEGINS_WITH)
  }
})

test('a player keeps the wallet and its proofs, however many come and go meanwhile', async () => {
  const game = await visit()
  const { round } = await spin(game)
  for (let at = 0; at < 5; at += 1) {
    clock.at += minutes(20)
    const others = await Promise.all(Array.from({ length: 10 }, () => visit()))
    expect(await Promise.all(others.map(walletOf))).not.toContain(await walletOf(game))
    expect(await roundsOf(game)).toMatchObject([{ id: round.id }])
  }
  await giveText(game, 'mine')
  expect(await game.get(`/play/v1/rounds/${round.id}`)).toMatchObject({
    id: round.id,
    serverSeed: expect.any(String) as string,
  })
})

test('a wallet with an open round or an unpaid bet is not reused', async () => {
  const arcade = await visit(mines.gameCode)
  await arcade.send('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake: STAKE, bet: { mines: 3 } })
  const table = await visit('COIN')
  const dealer = await openDealer(server, 'COIN')
  const round = await dealer.open()
  const laid = { ticket: randomUUID(), round, bet: { side: 'heads', units: 1 } }
  await table.send('POST', '/play/v1/table/bet', laid)
  const [waiting, unpaid] = [await walletOf(arcade), await walletOf(table)]
  clock.at += LEFT_MS
  const come = async (): Promise<readonly number[]> => {
    const games = await Promise.all(Array.from({ length: 80 }, () => visit('COIN')))
    return Promise.all(games.map(walletOf))
  }
  const first = await come()
  expect(first).not.toContain(waiting)
  expect(first).not.toContain(unpaid)
  await dealer.finish()
  clock.at += LEFT_MS
  const heir = await visitUntil(unpaid, 'COIN')
  expect(await heir.get(`/play/v1/table/mine/${round}`)).toMatchObject({ tickets: [], played: null })
  expect(await heir.get('/play/v1/table/rounds?limit=10')).toMatchObject({ rounds: [] })
})

test('a trial account has one wallet for all games, until its day is over', async () => {
  const trial = await newTrial(server)
  const first = await openGame(trial, 'free')
  const { round } = await spin(first)
  const second = await openGame(trial, 'free', mines.gameCode)
  const again = await openGame(trial, 'free')
  const wallet = await walletOf(first)
  expect([await walletOf(second), await walletOf(again)]).toEqual([wallet, wallet])
  expect(await roundsOf(again)).toMatchObject([{ id: round.id }])
  clock.at += LEFT_MS
  // It may come back: nobody else gets the wallet before.
  const others = await Promise.all(Array.from({ length: 100 }, () => visit()))
  expect(await Promise.all(others.map(walletOf))).not.toContain(wallet)

  const ownWallets = () =>
    server.db.read((tx) =>
      tx.selectFrom('wallet').select('id').where('currency', '=', 'XTR').where('purpose', '!=', 'trial').execute(),
    )
  expect(await ownWallets()).toHaveLength(2)
  clock.at += days(2)
  await server.features.session.cleanUp()
  clock.at += hours(3)
  for (const { run } of walletJobs({ db: server.db, clock, isInUse: hasControl })) await run()
  expect(await ownWallets()).toEqual([])
  const heirs = await Promise.all(Array.from({ length: 110 }, () => visit()))
  expect(await Promise.all(heirs.map(walletOf))).toContain(wallet)
})

test('a member has a trial wallet of their own, permanently', async () => {
  const member = await newMember(server)
  const first = await openGame(member, 'free')
  const { round } = await spin(first)
  const wallet = await walletOf(first)
  clock.at += minutes(20)
  await member.get('/wps/member/info')
  const again = await openGame(member, 'free')
  expect(await walletOf(again)).toBe(wallet)
  expect(await roundsOf(again)).toMatchObject([{ id: round.id }])
})
