import { randomUUID } from 'node:crypto'
import type { Board } from '@ronda/contract'
import { days, minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { countPoints, join, readBoards, settleWeeks } from '../../src/rewards/leaderboard/leaderboard.actions.ts'
import { bucketOf } from '../../src/rewards/leaderboard/bucket.ts'
import { raceTerms, rank } from '../../src/rewards/leaderboard/leaderboard.ts'
import { recount } from '../../src/rewards/leaderboard/recount.sql.ts'
import { leaveWith, broughtBy, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember, type Racer } from '../kit/missions.ts'
import { accountOf } from '../kit/poison.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'
import { hasReadAll, whileUnread } from '../kit/unread.ts'

const UNIT = 100_000n
const RACE = raceTerms(UNIT)
/** A Wednesday, and the Monday after it. */
const START_MS = Date.UTC(2026, 10, 18, 12)

let server: Server
let nowMs = START_MS

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock: { nowMs: () => nowMs } })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const options = () => server.features.leaderboard.options
const boardsFor = (racer: Racer) => readBoards(options(), racer)
const walletOf = async (racer: Racer): Promise<number> => (await options().walletStore.of(racer.id)).cash

/** Counts a bet as the consumer does when the ledger publishes it. */
async function bet(racer: Racer, valid: bigint, atMs = nowMs): Promise<void> {
  const own = { wallet: await walletOf(racer), game: 'FERIA_DE_LUZ', gameType: 'RNG' as const, valid, atMs }
  await server.db.write((tx) => countPoints(tx, [own]))
}

async function racers(count: number): Promise<readonly Racer[]> {
  const all: Racer[] = []
  for (let at = 0; at < count; at += 1) {
    const racer = await bareMember(server)
    expect((await join(options(), racer)).ok).toBe(true)
    all.push(racer)
  }
  nowMs += 1
  return all
}

/** Begins the next week, so that every test has a board of its own. */
function nextWeek(): void {
  nowMs = Math.floor((nowMs - days(4)) / days(7)) * days(7) + days(4) + days(7) + days(1)
}

const prizesOf = async (all: readonly Racer[]): Promise<readonly bigint[]> => {
  const rows = await server.db.read((tx) =>
    tx
      .selectFrom('reward')
      .select(['account', 'amount'])
      .where(
        'account',
        'in',
        all.map(({ id }) => id),
      )
      .execute(),
  )
  return all.map(({ id }) => rows.filter(({ account }) => account === id).reduce((sum, row) => sum + row.amount, 0n))
}

test('bets after joining give points on the board, with a shortened name, and the books give the same', async () => {
  const owner: Owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, 100)
  const read = () => owner.visitor.get<{ current: Board }>('/lgw/vn/missions/leaderboard')
  const game = await openGame(owner.visitor)
  const spin = async () => {
    nowMs += 1_000
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
  }
  await spin()
  expect((await read()).current).toMatchObject({ state: 'running', isJoined: false, own: null, players: 0 })
  for (const _ of [1, 2]) await owner.visitor.send('POST', '/lgw/vn/missions/leaderboard/join', {})
  await spin()
  await spin()
  await expect.poll(async () => (await read()).current.own?.points).toBe(units(2))
  const { current } = await read()
  expect(current).toMatchObject({
    isJoined: true,
    players: 1,
    playersMin: 3,
    own: { place: 1, prize: '0', isMe: true },
  })
  const { account } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  expect(current.own?.name).not.toBe(account)
  expect(current.own?.name).toContain('•••')

  const recounted = () =>
    server.db.read((tx) => recount(tx, { startMs: current.startsAtMs, games: options().games, after: 0, atMost: 100 }))
  expect(await recounted()).toEqual({ members: 1, wrong: [], next: null })
  await server.db.write((tx) => sql`update leaderboard_member set valid = valid + 1`.execute(tx))
  expect(await recounted()).toMatchObject({ members: 1, wrong: [await accountOf(server, owner)] })
  await server.db.write((tx) => sql`update leaderboard_member set valid = valid - 1`.execute(tx))
})

test('equals are in the order in which they reached their points, then of their numbers', async () => {
  nextWeek()
  const [first, second, third, fourth] = await racers(4)
  if (!first || !second || !third || !fourth) throw new Error('four racers')
  await bet(fourth, 5n * UNIT, nowMs + 5)
  await bet(second, 9n * UNIT, nowMs + 9)
  await bet(third, 9n * UNIT, nowMs + 8)
  await bet(first, 5n * UNIT, nowMs + 5)
  const { current } = await boardsFor(fourth)
  expect(current.rows.map(({ points }) => points / UNIT)).toEqual([9n, 9n, 5n, 5n])
  const placeOf = async (racer: Racer) => (await boardsFor(racer)).current.own?.place
  expect([await placeOf(first), await placeOf(second), await placeOf(third), await placeOf(fourth)]).toEqual([
    3, 2, 1, 4,
  ])
})

test('a week is settled once, whoever settles it and however often; its board can be computed again', async () => {
  nextWeek()
  const all = await racers(25)
  for (const [at, racer] of all.entries()) await bet(racer, BigInt(100 - at) * UNIT)
  const startMs = (await boardsFor(all[0] as Racer)).current.startsAtMs
  nowMs = startMs + days(7)
  await settleWeeks(options())
  expect((await boardsFor(all[0] as Racer)).last).toMatchObject({ state: 'counting' })
  nowMs += minutes(10)
  await whileUnread(server, { consumer: 'rewards.leaderboard', atMs: nowMs - minutes(11) }, async () => {
    await settleWeeks(options())
    // A bet that has not been counted may still change the places.
    expect((await boardsFor(all[0] as Racer)).last).toMatchObject({ state: 'counting' })
  })
  await Promise.all([settleWeeks(options()), settleWeeks(options()), settleWeeks(options())])
  await settleWeeks(options())
  expect(await prizesOf(all)).toEqual([...RACE.prizes, 0n, 0n, 0n, 0n, 0n])
  const { last } = await boardsFor(all[22] as Racer)
  expect(last).toMatchObject({ state: 'settled', players: 25, own: { place: 23, prize: 0n } })
  expect(last?.rows.map(({ prize }) => prize)).toEqual(RACE.prizes)
  // A bet of the week that comes late changes nothing any more.
  await bet(all[22] as Racer, 1_000n * UNIT, startMs + days(6))
  expect((await boardsFor(all[22] as Racer)).last).toEqual(last)
  const rows = await server.db.read((tx) =>
    tx.selectFrom('leaderboard_member').selectAll().where('starts_at', '=', new Date(startMs)).execute(),
  )
  const again = rank(rows.map((row) => ({ ...row, reachedAtMs: row.reached_at.getTime() })))
  expect(again.slice(0, 20).map(({ account, place }) => [account, place])).toEqual(
    all.slice(0, 20).map(({ id }, at) => [id, at + 1]),
  )
})

test('with fewer than three players nobody gets a prize', async () => {
  nextWeek()
  const all = await racers(3)
  await bet(all[0] as Racer, UNIT)
  await bet(all[1] as Racer, UNIT)
  expect((await boardsFor(all[0] as Racer)).current).toMatchObject({ players: 2, own: { place: 1, prize: 0n } })
  nowMs += days(8)
  await hasReadAll(server, 'rewards.leaderboard')
  await settleWeeks(options())
  expect(await prizesOf(all)).toEqual([0n, 0n, 0n])
  expect((await boardsFor(all[0] as Racer)).last).toMatchObject({ state: 'settled', players: 2 })
})

test('points are the same in whatever order and batches bets come', async () => {
  nextWeek()
  const [one, other] = await racers(2)
  if (!one || !other) throw new Error('two racers')
  const amounts = [3n, 5n, 7n, 11n]
  for (const [at, amount] of amounts.entries()) await bet(one, amount, nowMs + at)
  const wallet = await walletOf(other)
  const own = { wallet, game: 'FERIA_DE_LUZ', gameType: 'RNG' as const }
  const bets = amounts.map((valid, at) => ({ ...own, valid, atMs: nowMs + at }))
  await Promise.all(bets.toReversed().map((each) => server.db.write((tx) => countPoints(tx, [each]))))
  const rows = await server.db.read((tx) =>
    tx
      .selectFrom('leaderboard_member')
      .select(['valid', 'reached_at'])
      .where('account', 'in', [one.id, other.id])
      .execute(),
  )
  expect(rows[0]).toEqual(rows[1])
  expect(rows[0]).toEqual({ valid: 26n, reached_at: new Date(nowMs + 3) })
})

test('agents, staff and who is excluded cannot join', async () => {
  for (const name of ['agente', 'operador']) {
    const visitor = await signIn(server, name)
    expect(codeOf(await visitor.ask('POST', '/lgw/vn/missions/leaderboard/join', {}))).toBe('leaderboard.not_offered')
  }
  const { visitor } = await broughtBy(server, 'agente')
  await visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(codeOf(await visitor.ask('POST', '/lgw/vn/missions/leaderboard/join', {}))).toBe('leaderboard.not_offered')
})

test('a place beyond the first ones is that of the whole board, and only its own bucket is counted', async () => {
  nextWeek()
  const all = await racers(40)
  // Two bets each, near each other and far apart, so that members share buckets and change them.
  for (const [at, racer] of all.entries()) {
    await bet(racer, BigInt(1 + (at % 7)))
    await bet(racer, BigInt(at % 3 === 0 ? 1_000_000 + at : at * at * 40), nowMs + at)
  }
  const startMs = (await boardsFor(all[0] as Racer)).current.startsAtMs
  const rows = await server.db.read((tx) =>
    tx.selectFrom('leaderboard_member').selectAll().where('starts_at', '=', new Date(startMs)).execute(),
  )
  const board = rank(rows.map((row) => ({ ...row, reachedAtMs: row.reached_at.getTime() })))
  for (const racer of all) {
    const { own, players } = (await boardsFor(racer)).current
    expect([own?.place, players]).toEqual([board.findIndex(({ account }) => account === racer.id) + 1, 40])
  }
  const counted = await server.db.read((tx) =>
    tx.selectFrom('leaderboard_bucket').selectAll().where('starts_at', '=', new Date(startMs)).execute(),
  )
  const expected = Map.groupBy(rows, ({ valid }) => bucketOf(valid))
  expect(new Map(counted.filter(({ members }) => members > 0).map(({ least, members }) => [least, members]))).toEqual(
    new Map([...expected].map(([least, own]) => [least, own.length])),
  )
})
