import { randomUUID } from 'node:crypto'
import { readProof } from '@ronda/contract'
import { present } from '@ronda/core'
import { linkOf, openStream } from '@ronda/fair'
import { examine, sharedOf } from '@ronda/games'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, kiteTable, openTable } from '../kit/sharedTables.ts'
import { watch, type WireRound } from '../kit/tableWatcher.ts'
import { CHECKS } from '../kit/clientSeeds.ts'

type Ticket = {
  readonly id: string
  readonly staked: string
  readonly leftMs: number | null
  readonly win: string | null
}
type Reply = { readonly ticket: Ticket; readonly balance: { readonly cash: string } }
type Chain = { readonly terminal: string; readonly salt: string }
type Table = {
  readonly told: { readonly turn: number; readonly round: WireRound; readonly players: number }
  readonly chain: Chain
  readonly unit: string
  readonly tickets: readonly Ticket[]
}
type Mine = {
  readonly tickets: readonly Ticket[]
  readonly played: null | {
    readonly id: string
    readonly staked: string
    readonly win: string
    readonly outcome: object
  }
}

const plaza = present(sharedOf('RONDA_LIVE_ROULETTE'), 'a title')
const roulette = { ...plaza, pace: UNHURRIED, rules: { ...plaza.rules, showMs: () => UNHURRIED.showMs } }

const placeBet = (game: Visitor, round: number, bet: object, ticket: string = randomUUID()) =>
  game.ask('POST', '/play/v1/table/bet', { ticket, round, bet })
const leave = (game: Visitor, round: number, ticket: string) =>
  game.ask('POST', '/play/v1/table/leave', { ticket, round })
const mine = (game: Visitor, round: number): Promise<Mine> => game.get<Mine>(`/play/v1/table/mine/${round}`)
const cashOf = async (member: Visitor): Promise<bigint> =>
  BigInt((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash)

describe('shared rounds', () => {
  let server: Server
  let coin: Dealer
  let unit: bigint
  beforeAll(async () => {
    server = await openTestServer({ shareds: [coinTable(UNHURRIED), kiteTable(UNHURRIED), roulette] })
    coin = await openDealer(server, 'COIN')
    await coin.open()
    await coin.finish()
    const game = await openGame(await newMember(server), 'real', 'COIN')
    unit = (await openTable(game, 'closed')).unit
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  const seatAt = async (table: string) => {
    const member = await newMember(server)
    return { member, game: await openGame(member, 'real', table) }
  }

  test('[SR1] have one outcome for everybody: two players, and the books equal the screen', async () => {
    const [ana, ben] = [await seatAt('COIN'), await seatAt('COIN')]
    const before = await cashOf(ana.member)
    const round = await coin.open()
    expect(await placeBet(ana.game, round, { side: 'heads', units: 3 })).toMatchObject({ status: 200 })
    expect(await placeBet(ben.game, round, { side: 'tails', units: 5 })).toMatchObject({ status: 200 })
    await coin.finish()
    const [hers, his] = [await mine(ana.game, round), await mine(ben.game, round)]
    expect(hers.played?.outcome).toEqual(his.played?.outcome)
    expect(hers.played?.win === '0').not.toBe(his.played?.win === '0')
    const won = hers.played?.win === '0' ? 0n : unit * 6n
    expect(hers).toMatchObject({ played: { win: won.toString(), staked: (unit * 3n).toString() } })
    expect((await cashOf(ana.member)) - before).toBe(won - unit * 3n)
  })

  test('take a bet once, however often it is sent, and return it again when the round is over', async () => {
    const { member, game } = await seatAt('COIN')
    const [ticket, bet, before] = [randomUUID(), { side: 'heads', units: 2 }, await cashOf(member)]
    const round = await coin.open()
    for (let times = 0; times < 3; times += 1) {
      expect(await placeBet(game, round, bet, ticket)).toMatchObject({ status: 200 })
    }
    expect(await cashOf(member)).toBe(before - 2n * unit)
    const other = await placeBet(game, round, { side: 'tails', units: 2 }, ticket)
    expect(other).toMatchObject({ body: { code: 'wallet.key_reused' } })
    await coin.finish()
    const { tickets } = await mine(game, round)
    expect(tickets).toMatchObject([{ id: ticket, staked: (2n * unit).toString() }])
    const again = await game.send<Reply>('POST', '/play/v1/table/bet', { ticket, round, bet })
    expect(again.ticket).toEqual(tickets[0])
  })

  // oxfmt-ignore
  test.each([
    ['a round that is over',      -1, { side: 'heads', units: 1 },      'game.bets_closed'],
    ['a future round',            1, { side: 'heads', units: 1 },      'game.bets_closed'],
    ['not a bet of the game',         0, { side: 'edge', units: 1 },       'game.bet_invalid'],
    ['half a unit',                0, { side: 'heads', units: 0.5 },    'game.bet_invalid'],
    ['more than the limit of a round',    0, { side: 'heads', units: 20_001 }, 'game.bet_invalid'],
    ['more than the balance',         0, { side: 'heads', units: 20_000 }, 'wallet.insufficient_funds'],
  ] as const)('refuse %s', async (_, off, bet, code) => {
    const { member, game } = await seatAt('COIN')
    const before = await cashOf(member)
    const round = await coin.open()
    expect(await placeBet(game, round + off, bet)).toMatchObject({ body: { code } })
    await coin.finish()
    expect(await cashOf(member)).toBe(before)
  })

  test('take no bet when its time is over by the database clock, locked or not', async () => {
    const { member, game } = await seatAt('COIN')
    const before = await cashOf(member)
    const round = await coin.open()
    await coin.runOut()
    expect(await placeBet(game, round, { side: 'heads', units: 1 })).toMatchObject({
      body: { code: 'game.bets_closed' },
    })
    await coin.finish()
    expect(await cashOf(member)).toBe(before)
    expect(await mine(game, round)).toMatchObject({ tickets: [], played: null })
  })

  test('publish secrets that hash to the terminal, and draw what was shown, chain after chain', async () => {
    const { game } = await seatAt('COIN')
    // The current chain is used up: the next round begins another.
    await server.db.write((tx) =>
      sql`update shared_chain set length = (select max(place) from shared_round where chain = shared_chain.id)
        where game = 'COIN'`.execute(tx),
    )
    const round = await coin.open()
    await coin.finish()
    const ends: string[] = []
    for (const before of [round + 1, round]) {
      const { chain, rounds } = await game.get<{ chain: Chain; rounds: readonly WireRound[] }>(
        `/play/v1/table/games/COIN/past?limit=5&before=${before}`,
      )
      expect(rounds[0]?.number).toBe(before - 1)
      for (const { place, commitment, outcome, secret, seal } of rounds) {
        expect(linkOf(secret ?? '', place)).toBe(chain.terminal)
        expect(linkOf(secret ?? '', 1)).toBe(commitment)
        const rng = openStream({ serverSeed: secret ?? '', clientSeed: `${chain.salt}:${seal?.root}`, nonce: place })
        expect(outcome).toEqual({ side: rng(2) === 0 ? 'heads' : 'tails' })
      }
      ends.push(chain.terminal)
    }
    expect(new Set(ends).size).toBe(2)
  })

  test('are in the record, and can be verified by their players', async () => {
    const { member, game } = await seatAt('RONDA_LIVE_ROULETTE')
    const dealer = await openDealer(server, 'RONDA_LIVE_ROULETTE')
    const round = await dealer.open()
    expect(await placeBet(game, round, { chips: { red: 3, 'straight-17': 1 } })).toMatchObject({ status: 200 })
    await dealer.finish()
    const { played } = await mine(game, round)
    const opened = await member.get<object>(`/api/v1/record/rounds/${played?.id}?language=es`)
    expect(opened).toMatchObject({ kind: 'shared', gameName: 'Ruleta de la Plaza', round: played })
    const { rounds } = await member.get<{ rounds: readonly object[] }>('/api/v1/proof/rounds?limit=5')
    const proof = readProof(JSON.stringify({ ronda: 2, rounds, models: {} }))
    expect(proof?.rounds.map((one) => examine(one, {}, CHECKS))).toEqual(['no_beacon'])
  })

  test('can be watched without a gap, by everybody, from our own pages', async () => {
    const watcher = watch(server.origin, [{ gameCode: 'COIN' }, { gameCode: 'NOBODY' }])
    await expect.poll(() => watcher.received.map(({ type }) => type)).toEqual(['table', 'unknown'])
    const turns = () => watcher.received.filter(({ type }) => type === 'turn')
    for (const many of [5, 10]) {
      await coin.open()
      await coin.finish()
      await expect.poll(() => turns().length).toBe(many)
    }
    const first = watcher.received[0]?.told?.turn ?? 0
    expect(turns().map(({ turn }) => turn)).toEqual(turns().map((_, at) => first + at + 1))
    const cycle = ['betting', 'locked', 'showing', 'settling', 'closed']
    expect(turns().map(({ round }) => round?.phase)).toEqual([...cycle, ...cycle])
    // A reconnecting watcher receives the turns after its last one; one that is ahead gets the whole table.
    const back = watch(server.origin, [{ gameCode: 'COIN', after: first + 7 }])
    const missed = () => back.received.filter(({ type }) => type === 'turn').map(({ turn }) => turn)
    await expect.poll(missed).toEqual([first + 8, first + 9, first + 10])
    const ahead = watch(server.origin, [{ gameCode: 'COIN', after: 1_000_000 }])
    await expect.poll(() => ahead.received[0]?.type).toBe('table')
    const foreign = watch(server.origin, [], 'https://evil.example')
    await expect.poll(() => foreign.closeCode).toBe(1006)
    for (const { socket } of [watcher, back, ahead]) socket.close()
  })

  test('can be left once, by the database clock, and reveal nothing of the end before it has come', async () => {
    const { game } = await seatAt('KITE')
    const kite = await openDealer(server, 'KITE')
    const round = await kite.open()
    const [ticket, stays] = [randomUUID(), randomUUID()]
    for (const id of [ticket, stays]) await placeBet(game, round, { side: 'heads', units: 10 }, id)
    expect(await leave(game, round, ticket)).toMatchObject({ body: { code: 'game.too_early' } })
    await kite.show()
    const hidden = { number: round, phase: 'showing', outcome: null, secret: null, endsAtMs: null }
    await expect.poll(async () => (await game.get<Table>('/play/v1/table')).told.round).toMatchObject(hidden)
    const left = await game.send<Reply>('POST', '/play/v1/table/leave', { ticket, round })
    expect(await game.send<Reply>('POST', '/play/v1/table/leave', { ticket, round })).toEqual(left)
    await kite.finish()
    expect(await leave(game, round, stays)).toMatchObject({ body: { code: 'game.too_late' } })
    const { tickets, played } = await mine(game, round)
    const worth = (unit / 10_000n) * BigInt(10 * (10_000 + 10 * (left.ticket.leftMs ?? 0)))
    const won = new Map(tickets.map(({ id, win }) => [id, win]))
    expect([won.get(ticket), won.get(stays), played?.win]).toEqual([worth.toString(), '0', worth.toString()])
  })

  test('[SR6] are voided when their rules are gone: every stake is returned, once', async () => {
    const { member, game } = await seatAt('COIN')
    const before = await cashOf(member)
    const round = await coin.open()
    await placeBet(game, round, { side: 'heads', units: 4 })
    const otherRules = {
      ...coinTable(UNHURRIED),
      rules: { ...coinTable(UNHURRIED).rules, model: { id: 'coin', other: true } },
    }
    const changed = await openTestServer({ databaseUrl: server.db.url, shareds: [otherRules] })
    const dealer = await openDealer(changed, 'COIN')
    await dealer.voidCurrentRound()
    await changed.close()
    expect(await mine(game, round)).toMatchObject({ played: { isVoid: true, win: (4n * unit).toString() } })
    expect(await cashOf(member)).toBe(before)
  })
})

test('a table continues where it was when the server that ran it is gone', async () => {
  const url = await testDatabase()
  const openIt = (showMs: number) =>
    openTestServer({ databaseUrl: url, shareds: [coinTable({ ...UNHURRIED, showMs })], withTables: true })
  const first = await openIt(UNHURRIED.showMs)
  const member = await newMember(first)
  const game = await openGame(member, 'real', 'COIN')
  const { round } = await openTable(game, 'betting')
  expect(await placeBet(game, round, { side: 'heads', units: 1 })).toMatchObject({ status: 200 })
  // The time for bets ends, and the process that ran the table is gone before it locks.
  await (await openDealer(first, 'COIN')).runOut()
  await first.close()
  const second = await openIt(20)
  const again = await openGame(member.movedTo(second.origin), 'real', 'COIN')
  expect((await mine(again, round)).tickets).toHaveLength(1)
  await expect.poll(async () => (await mine(again, round)).played).not.toBeNull()
  expect((await audit(url)).faults).toEqual([])
  await second.close()
})
