import { days, hours, id, type Id } from '@ronda/core'
import { beforeEach, expect, test } from 'vitest'
import { insertBrand } from '../../brand/brand/index.ts'
import { openWallet } from '../../money/ledger/index.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openWinners } from './winners.actions.ts'
import { winnersConsumer } from './winners.jobs.ts'
import { DAY_MAX } from './winners.ts'

let db: Db
let nowMs: number
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 12)
  db = openDb(await testDatabase())
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  return () => db.close()
})

const key = parseSecretKey('5e'.repeat(32))
const open = () => openWinners({ db, clock: { nowMs: () => nowMs }, key, currency: 'USD' })
const consumer = winnersConsumer((game) => (game.startsWith('FISH') ? 'FISH' : 'RNG'))

type Player = { readonly account: Id<'account'>; readonly wallet: number }

async function newPlayer(
  username: string,
  kind: 'member' | 'agent' | 'operator' | 'trial' = 'member',
): Promise<Player> {
  return db.write(async (tx) => {
    const values = { username, kind, merchant: 'ronda', currency: 'USD', language: 'es' } as const
    const row = await tx.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()
    const account = id<'account'>(row.id)
    return { account, wallet: await openWallet(tx, { owner: account, purpose: 'cash', currency: 'USD' }) }
  })
}

let rounds = 0
type Round = { readonly win: number; readonly stake?: number; readonly game?: string; readonly atMs?: number }

function roundOf({ wallet }: Player, { win, stake = 1, game = 'GAME', atMs = nowMs }: Round, over: object = {}) {
  rounds += 1
  const amounts = { stake: String(stake), win: String(win) }
  return {
    type: 'round',
    game,
    mode: 'real',
    currency: 'USD',
    ...amounts,
    at: new Date(atMs).toISOString(),
    wallet,
    seq: rounds,
    ...over,
  }
}

/** As the outbox delivers them: the events of a batch together. */
const consume = (...batch: readonly object[]) =>
  db.write((tx) => consumer.consume(tx, [{ topic: 'money.batch', atMs: nowMs, body: batch }], { isRetry: false }))

const amounts = async (gameType?: 'RNG' | 'FISH') => (await open().board(gameType)).wins.map((win) => win.winAmount)
const storedWins = () => db.read((tx) => tx.selectFrom('winner').select('win').execute())

test('the largest wins come first, with stake, game and a name that only its owner recognises', async () => {
  const [andrea, juan] = [await newPlayer('andrea'), await newPlayer('juan')]
  await consume(
    roundOf(andrea, { win: 50, stake: 10 }),
    { type: 'something else' },
    roundOf(juan, { win: 900, stake: 2 }),
  )
  await consume(roundOf(andrea, { win: 700, game: 'OTHER' }))
  const { wins } = await open().board()
  expect(wins).toMatchObject([
    { winAmount: 900n, betAmount: 2n, account: 'j•••', game: 'GAME', currency: 'USD', atMs: nowMs },
    { winAmount: 700n, betAmount: 1n, account: 'an•••a', game: 'OTHER' },
    { winAmount: 50n, betAmount: 10n, account: 'an•••a', game: 'GAME' },
  ])
  expect(wins[1]?.avatarUrl).toBe(wins[2]?.avatarUrl)
  expect(wins[1]?.avatarUrl).toMatch(/^\/art\/winner\/\d{1,3}\.webp\?v=/)
})

test.each([
  ['a member', 'member', {}, true],
  ['an agent', 'agent', {}, true],
  ['staff', 'operator', {}, false],
  ['a trial account', 'trial', {}, false],
  ['trial money', 'member', { mode: 'free' }, false],
  ['an unknown wallet', 'member', { wallet: 999_999, seq: 1 }, false],
  ['another currency', 'member', { currency: 'EUR' }, false],
] as const)('whether the wins of %s are shown', async (_, kind, over, isShown) => {
  await consume(roundOf(await newPlayer('somebody', kind), { win: 100 }, over))
  expect(await amounts()).toEqual(isShown ? [100n] : [])
})

test('the wallet of a visitor, whose owner is no account, is ignored', async () => {
  const owner = 'visitor:somebody'
  const wallet = await db.write((tx) => openWallet(tx, { owner, purpose: 'cash', currency: 'USD' }))
  await expect(consume(roundOf({ wallet, account: id('none') }, { win: 100 }))).resolves.toBeUndefined()
})

test('wins are shown for seven days, and deleted after', async () => {
  const ana = await newPlayer('anamaria')
  await consume(
    roundOf(ana, { win: 100, atMs: nowMs - days(7) + 1 }),
    roundOf(ana, { win: 200, atMs: nowMs - days(7) }),
  )
  expect(await amounts()).toEqual([100n])
  await open().cleanUp()
  expect(await storedWins()).toEqual([{ win: 100n }])
  nowMs += 1
  expect(await amounts()).toEqual([])
})

test('a day keeps only its largest wins, in whatever order they arrive', async () => {
  const ana = await newPlayer('anamaria')
  const staff = await newPlayer('staff1', 'operator')
  const all = Array.from({ length: 3 * DAY_MAX }, (_, number) => 100 + ((number * 37) % (3 * DAY_MAX)))
  for (let from = 0; from < all.length; from += 20) {
    const batch = all.slice(from, from + 20)
    await consume(...batch.flatMap((win) => [roundOf(ana, { win }), roundOf(staff, { win: win + 10_000 })]))
  }
  const largest = all.toSorted((one, other) => other - one).slice(0, DAY_MAX)
  expect(await storedWins()).toHaveLength(DAY_MAX)
  expect(await amounts()).toEqual(largest.map(BigInt))
  await consume(roundOf(ana, { win: 100 }), roundOf(ana, { win: 99_999 }))
  expect((await amounts())[0]).toBe(99_999n)
  expect(await storedWins()).toHaveLength(DAY_MAX)
})

test('no day and no type displaces another: the board of many days is exact', async () => {
  const ana = await newPlayer('anamaria')
  const small = Array.from({ length: 5 }, (_, number) => roundOf(ana, { win: 10 + number, atMs: nowMs - days(1) }))
  const fish = roundOf(ana, { win: 7, game: 'FISH_TANK' })
  const large = Array.from({ length: DAY_MAX + 10 }, (_, number) => roundOf(ana, { win: 1_000 + number }))
  await consume(...small, fish, ...large)
  expect(await amounts('FISH')).toEqual([7n])
  expect((await storedWins()).length).toBe(DAY_MAX + 6)
  nowMs += days(6) + hours(12)
  expect(await amounts('RNG')).toHaveLength(DAY_MAX)
})

test('a round that is consumed twice is stored once', async () => {
  const win = roundOf(await newPlayer('anamaria'), { win: 100 })
  await consume(win)
  await consume(win)
  expect(await amounts()).toEqual([100n])
})

test('what was paid is the sum of all real rounds of seven days in the currency of the brand', async () => {
  const ana = await newPlayer('anamaria')
  await consume(
    roundOf(ana, { win: 100 }),
    roundOf(ana, { win: 0 }),
    roundOf(ana, { win: 3, stake: 2, atMs: nowMs - days(6) }),
    roundOf(ana, { win: 1_000, atMs: nowMs - days(8) }),
    roundOf(ana, { win: 1_000 }, { mode: 'free' }),
    roundOf(ana, { win: 1_000 }, { currency: 'EUR' }),
  )
  expect((await open().board()).paid).toEqual({ amount: 103n, rounds: 3 })
})

test('a board is cached for five seconds', async () => {
  const ana = await newPlayer('anamaria')
  const winners = open()
  expect((await winners.board()).wins).toEqual([])
  await consume(roundOf(ana, { win: 100 }))
  expect((await winners.board()).wins).toEqual([])
  nowMs += 5_000
  expect((await winners.board()).wins).toHaveLength(1)
})
