import { minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openWallet } from '../../money/ledger/index.ts'
import { openPlayed } from './played.actions.ts'
import { openPositions } from './position.actions.ts'

let db: Db
let nowMs = Date.UTC(2026, 10, 1)
const clock = { nowMs: () => nowMs }
beforeAll(async () => {
  db = openDb(await testDatabase())
  return () => db.close()
})

let wallets = 0
const newWallet = (): number => (wallets += 1)
const places = new Map<number, number>()

/** Plays rounds one after the other, this far apart, the last one now. Every second sequence number is not a round. */
async function play(wallet: number, rounds: number, apartMs: number): Promise<void> {
  const from = places.get(wallet) ?? 0
  places.set(wallet, from + rounds)
  nowMs += rounds * apartMs
  await db.write((tx) =>
    sql`
      insert into round (wallet, seq, id, game, model, seed, nonce, stake, win, draws, played_at)
      select ${wallet}, 2 * number, gen_random_uuid(), 'GAME', 1, '00000000-0000-0000-0000-000000000000', number, 10, 3,
        '{1}', ${new Date(nowMs)}::timestamptz - (${from + rounds} - number) * ${apartMs} * interval '1 ms'
      from generate_series(${from + 1}::int, ${from + rounds}::int) number`.execute(tx),
  )
}

test('there is no position without rounds, or after a long pause', async () => {
  const positions = openPositions(db, clock)
  const wallet = newWallet()
  expect(await positions.of(wallet)).toBeUndefined()
  await play(wallet, 3, 1_000)
  expect(await positions.of(wallet)).toMatchObject({ rounds: 3, staked: 30n, won: 9n, sinceMs: nowMs - 2_000 })
  nowMs += minutes(30)
  expect(await positions.of(wallet)).toMatchObject({ rounds: 3 })
  nowMs += 1
  expect(await positions.of(wallet)).toBeUndefined()
})

test('a long pause begins a new stretch, whether or not the position was read before', async () => {
  const positions = openPositions(db, clock)
  const wallet = newWallet()
  await play(wallet, 5, 1_000)
  await positions.of(wallet)
  nowMs += minutes(31)
  await play(wallet, 2, 1_000)
  const sinceMs = nowMs - 1_000
  expect(await positions.of(wallet)).toMatchObject({ rounds: 2, staked: 20n, sinceMs })
  expect(await openPositions(db, clock).of(wallet)).toMatchObject({ rounds: 2, staked: 20n, sinceMs })
})

test('counting on from a known stretch gives the same as counting back, over many pages', async () => {
  const watching = openPositions(db, clock)
  const wallet = newWallet()
  const others = newWallet()
  await play(others, 10, 10)
  for (const rounds of [1, 2_500, 1_000, 7]) {
    await play(wallet, rounds, 100)
    const known = await watching.of(wallet)
    expect(known).toEqual(await openPositions(db, clock).of(wallet))
  }
  expect(await watching.of(wallet)).toMatchObject({ rounds: 3_508, staked: 35_080n, won: 10_524n })
})

test('play with the bonus money of the same owner is one stretch with that of the cash wallet', async () => {
  const [cash, bonus] = await db.write(async (tx) => {
    // Above the numbers that other tests give to wallets that do not exist.
    await sql`alter sequence wallet_id_seq restart with 1000`.execute(tx)
    const name = { owner: 'ana', currency: 'USD' } as const
    return [await openWallet(tx, { ...name, purpose: 'cash' }), await openWallet(tx, { ...name, purpose: 'bonus' })]
  })
  const watching = openPositions(db, clock)
  const beganMs = nowMs + minutes(10)
  const ways: readonly (readonly [wallet: number, rounds: number])[] = [
    [cash, 3],
    [bonus, 4],
    [cash, 1],
    [bonus, 2],
  ]
  let rounds = 0
  for (const [wallet, count] of ways) {
    await play(wallet, count, minutes(10))
    rounds += count
    expect(await watching.of(cash)).toMatchObject({ rounds, sinceMs: beganMs })
    expect(await openPositions(db, clock).of(cash)).toMatchObject({ rounds, sinceMs: beganMs })
    expect(await openPlayed(db)(cash, nowMs)).toBe(nowMs - beganMs)
  }
  // Seen from the bonus wallet, only its own rounds count: members are asked by their cash wallet.
  expect(await watching.of(bonus)).toMatchObject({ rounds: 6 })
})
