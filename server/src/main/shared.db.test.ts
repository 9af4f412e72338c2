import { randomUUID } from 'node:crypto'
import { readProof, WATCH_PATH } from '@ronda/contract'
import { present } from '@ronda/core'
import { linkOf, openStream } from '@ronda/fair'
import { examine, sharedOf } from '@ronda/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../money/ledger/index.ts'
import { testDatabase } from '../platform/testing/database.ts'
import type { Visitor } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { newMember, openGame, openTestHouse } from './testing/guests.ts'
import { coinTable, kiteTable, openTable } from './testing/sharedTables.ts'

type Round = {
  readonly number: number
  readonly place: number
  readonly phase: string
  readonly commitment: string
  readonly outcome: { readonly side: string } | null
  readonly secret: string | null
}
type Ticket = {
  readonly id: string
  readonly staked: string
  readonly leftMs: number | null
  readonly win: string | null
}
type Told = { readonly ticket: Ticket; readonly balance: { readonly cash: string } }
type Chain = { readonly terminal: string; readonly salt: string }
type Table = {
  readonly told: { readonly turn: number; readonly round: Round; readonly players: number }
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

const quick = { bettingMs: 500, lockedMs: 20, showMs: 60, restMs: 20 }

/** The real one, in a hurry: how long it is shown is no part of its rules. */
const plaza = present(sharedOf('RONDA_LIVE_ROULETTE'), 'a title')
const roulette = { ...plaza, pace: quick, rules: { ...plaza.rules, showMs: () => quick.showMs } }

const tableOf = (game: Visitor): Promise<Table> => game.get<Table>('/play/v1/shared/table')

/** A round that has just opened. */
async function freshRound(game: Visitor): Promise<number> {
  const { told } = await tableOf(game)
  await expect
    .poll(async () => (await tableOf(game)).told.round, { interval: 10, timeout: 10_000 })
    .toMatchObject({ number: expect.toSatisfy((number: number) => number > told.round.number), phase: 'betting' })
  return (await tableOf(game)).told.round.number
}

const lay = (game: Visitor, round: number, bet: object, ticket: string = randomUUID()) =>
  game.ask('POST', '/play/v1/shared/bet', { ticket, round, bet })

async function cameOf(game: Visitor, round: number): Promise<Mine> {
  await expect
    .poll(() => game.get<Mine>(`/play/v1/shared/mine/${round}`), { interval: 20, timeout: 10_000 })
    .toMatchObject({ played: expect.anything() })
  return game.get<Mine>(`/play/v1/shared/mine/${round}`)
}

type Heard = {
  readonly type: string
  readonly turn?: number
  readonly round?: Round
  readonly told?: { readonly turn: number }
}

/** Someone who watches tables, and remembers what was heard. */
function watch(house: string, tables: readonly object[], origin = house) {
  const socket = new WebSocket(house.replace('http', 'ws') + WATCH_PATH, { headers: { origin } })
  const watcher = { socket, heard: [] as Heard[], closeCode: undefined as number | undefined }
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', tables })))
  socket.addEventListener('message', ({ data }) => void watcher.heard.push(JSON.parse(String(data)) as Heard))
  socket.addEventListener('close', ({ code }) => (watcher.closeCode = code))
  return watcher
}

describe('rounds that many share', () => {
  let house: House
  beforeAll(async () => {
    house = await openTestHouse({
      shareds: [coinTable(quick), kiteTable({ ...quick, showMs: 1_500 }), roulette],
      withTables: true,
    })
    const first = await openGame(await newMember(house), 'real', 'COIN')
    await openTable(first, 'betting')
  })
  afterAll(async () => {
    const { faults } = await audit(house.db.url)
    await house.close()
    expect(faults).toEqual([])
  })

  test('decide for everyone at once: two players, one outcome, and the books say what the screen does', async () => {
    const [ana, ben] = [await newMember(house), await newMember(house)]
    const [hers, his] = [await openGame(ana, 'real', 'COIN'), await openGame(ben, 'real', 'COIN')]
    const round = await freshRound(hers)
    const before = await ana.get<{ cash: string }>('/wps/v2/wallets/balance')
    expect(await lay(hers, round, { side: 'heads', units: 3 })).toMatchObject({ status: 200 })
    expect(await lay(his, round, { side: 'tails', units: 5 })).toMatchObject({ status: 200 })
    const [came, other] = [await cameOf(hers, round), await cameOf(his, round)]
    expect(came.played?.outcome).toEqual(other.played?.outcome)
    expect([came.played?.win === '0', other.played?.win === '0'].toSorted()).toEqual([false, true])
    const { unit } = await tableOf(hers)
    const won = came.played?.win === '0' ? 0n : BigInt(unit) * 6n
    expect(came).toMatchObject({ played: { win: won.toString(), staked: (BigInt(unit) * 3n).toString() } })
    const after = await ana.get<{ cash: string }>('/wps/v2/wallets/balance')
    expect(BigInt(after.cash) - BigInt(before.cash)).toBe(won - BigInt(unit) * 3n)
  })

  test('take a bet once, however often it comes, and tell it again when the round is over', async () => {
    const game = await openGame(await newMember(house), 'real', 'COIN')
    const round = await freshRound(game)
    const [ticket, bet] = [randomUUID(), { side: 'heads', units: 2 }]
    const first = await game.send<Told>('POST', '/play/v1/shared/bet', { ticket, round, bet })
    expect(await lay(game, round, bet, ticket)).toMatchObject({ status: 200 })
    expect(await lay(game, round, { side: 'tails', units: 2 }, ticket)).toMatchObject({
      body: { code: 'wallet.key_reused' },
    })
    const { tickets } = await cameOf(game, round)
    expect(tickets).toMatchObject([{ id: ticket, staked: first.ticket.staked }])
    const again = await game.send<Told>('POST', '/play/v1/shared/bet', { ticket, round, bet })
    expect(again.ticket).toEqual(tickets[0])
  })

  test.each([
    ['a round that is over', (round: number) => round - 1, { side: 'heads', units: 1 }, 'game.bets_closed'],
    ['a round to come', (round: number) => round + 1, { side: 'heads', units: 1 }, 'game.bets_closed'],
    ['no bet of the game', (round: number) => round, { side: 'edge', units: 1 }, 'game.bet_invalid'],
    ['half a unit', (round: number) => round, { side: 'heads', units: 0.5 }, 'game.bet_invalid'],
    ['more than is there', (round: number) => round, { side: 'heads', units: 20_000 }, 'wallet.insufficient_funds'],
  ])('refuse %s', async (_, at, bet, code) => {
    const member = await newMember(house)
    const game = await openGame(member, 'real', 'COIN')
    const before = await member.get<{ cash: string }>('/wps/v2/wallets/balance')
    const round = await freshRound(game)
    expect(await lay(game, at(round), bet)).toMatchObject({ body: { code } })
    expect((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash).toBe(before.cash)
  })

  test('tell secrets that hash to the published end, and draw what was shown', async () => {
    const game = await openGame(await newMember(house), 'free', 'COIN')
    await freshRound(game)
    const { chain, rounds } = await game.get<{ chain: Chain; rounds: readonly Round[] }>(
      '/play/v1/shared/games/COIN/past?limit=5',
    )
    expect(rounds.length).toBeGreaterThan(0)
    for (const { place, commitment, outcome, secret } of rounds) {
      expect(linkOf(secret ?? '', place)).toBe(chain.terminal)
      expect(linkOf(secret ?? '', 1)).toBe(commitment)
      const rng = openStream({ serverSeed: secret ?? '', clientSeed: chain.salt, nonce: place })
      expect(outcome).toEqual({ side: rng(2) === 0 ? 'heads' : 'tails' })
    }
  })

  test('can be opened in the record, and proven by whoever was there', async () => {
    const member = await newMember(house)
    const game = await openGame(member, 'real', 'RONDA_LIVE_ROULETTE')
    const round = await freshRound(game)
    expect(await lay(game, round, { chips: { red: 3, 'straight-17': 1 } })).toMatchObject({ status: 200 })
    const { played } = await cameOf(game, round)
    const opened = await member.get<object>(`/api/v1/record/rounds/${played?.id}?language=es`)
    expect(opened).toMatchObject({ kind: 'shared', gameName: 'Ruleta de la Plaza', round: played })
    const { rounds } = await member.get<{ rounds: readonly object[] }>('/api/v1/proof/rounds?limit=5')
    const proof = readProof(JSON.stringify({ ronda: 2, rounds, models: {} }))
    expect(proof?.rounds.map((one) => examine(one, {}))).toEqual(['good'])
  })

  test('are watched without a gap, by anyone, from our own pages', async () => {
    const watcher = watch(house.origin, [{ gameCode: 'COIN' }, { gameCode: 'NOBODY' }])
    const turns = () => watcher.heard.filter(({ type }) => type === 'turn')
    await expect.poll(() => turns().length, { timeout: 10_000 }).toBeGreaterThan(6)
    expect(watcher.heard.slice(0, 2).map(({ type }) => type)).toEqual(['table', 'unknown'])
    const first = watcher.heard[0]?.told?.turn ?? 0
    expect(turns().map(({ turn }) => turn)).toEqual(turns().map((_, at) => first + at + 1))
    const phases = turns().map(({ round }) => round?.phase)
    const cycle = ['betting', 'locked', 'showing', 'settling', 'closed']
    const begins = cycle.indexOf(phases[0] ?? '')
    expect(phases).toEqual(phases.map((_, at) => cycle[(begins + at) % cycle.length]))
    // Who comes back hears what came after the turn that was heard last; who knows of turns to come is told anew.
    const back = watch(house.origin, [{ gameCode: 'COIN', after: first + 2 }])
    await expect.poll(() => back.heard.length, { timeout: 10_000 }).toBeGreaterThan(2)
    expect(back.heard.slice(0, 2).map(({ turn }) => turn)).toEqual([first + 3, first + 4])
    const ahead = watch(house.origin, [{ gameCode: 'COIN', after: 1_000_000 }])
    await expect.poll(() => ahead.heard[0]?.type).toBe('table')
    const stranger = watch(house.origin, [], 'https://evil.example')
    await expect.poll(() => stranger.closeCode).toBe(1006)
    for (const { socket } of [watcher, back, ahead]) socket.close()
  })

  test('let one leave once, by the database clock, and say nothing of the end before it has come', async () => {
    const member = await newMember(house)
    const game = await openGame(member, 'real', 'KITE')
    const round = await freshRound(game)
    const bet = { side: 'heads', units: 10 }
    const { ticket } = await game.send<Told>('POST', '/play/v1/shared/bet', { ticket: randomUUID(), round, bet })
    const stays = await game.send<Told>('POST', '/play/v1/shared/bet', { ticket: randomUUID(), round, bet })
    const early = await game.ask('POST', '/play/v1/shared/leave', { ticket: ticket.id, round })
    expect(early).toMatchObject({ body: { code: 'game.too_late' } })
    await expect.poll(async () => (await tableOf(game)).told.round.phase, { interval: 10 }).toBe('showing')
    expect((await tableOf(game)).told.round).toMatchObject({ outcome: null, secret: null, endsAtMs: null })
    const left = await game.send<Told>('POST', '/play/v1/shared/leave', { ticket: ticket.id, round })
    const again = await game.send<Told>('POST', '/play/v1/shared/leave', { ticket: ticket.id, round })
    expect(again.ticket).toEqual(left.ticket)
    const { tickets, played } = await cameOf(game, round)
    const { unit } = await tableOf(game)
    const worth = (BigInt(unit) / 10_000n) * BigInt(10 * (10_000 + 10 * (left.ticket.leftMs ?? 0)))
    expect(tickets).toMatchObject([{ win: worth.toString() }, { id: stays.ticket.id, win: '0' }])
    expect(played).toMatchObject({ win: worth.toString() })
    const late = await game.ask('POST', '/play/v1/shared/leave', { ticket: stays.ticket.id, round })
    expect(late).toMatchObject({ body: { code: 'game.too_late' } })
  })
})

test('a table goes on where it stood when the house that ran it is gone', async () => {
  const url = await testDatabase()
  const open = () =>
    openTestHouse({ databaseUrl: url, shareds: [coinTable({ ...quick, bettingMs: 1_500 })], withTables: true })
  const first = await open()
  const member = await newMember(first)
  const game = await openGame(member, 'real', 'COIN')
  await openTable(game, 'betting')
  const round = await freshRound(game)
  expect(await lay(game, round, { side: 'heads', units: 1 })).toMatchObject({ status: 200 })
  await first.close()
  const second = await open()
  const again = await openGame(member.movedTo(second.origin), 'real', 'COIN')
  const came = await cameOf(again, round)
  expect(came.tickets).toHaveLength(1)
  expect((await audit(url)).faults).toEqual([])
  await second.close()
})
