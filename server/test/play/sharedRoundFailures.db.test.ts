import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { listFailures } from '../../src/platform/failures/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { cashOf, placeBetOn, playedOf, publishedRound } from '../kit/beaconRounds.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { poison } from '../kit/poison.ts'
import { coinTable, kiteTable, toteTable } from '../kit/sharedTables.ts'
import { watch } from '../kit/tableWatcher.ts'

const HEADS = { side: 'heads', units: 2 }
// The failures here are intended.
const log = openLog('silent')

/** A poisoned row for each step of a round before it is over. */
const STEPS = {
  'sealed with its lock': { table: 'shared_leaf_page', on: 'insert', when: `new.game = 'TOTE' and new.round = 1` },
  shown: {
    table: 'shared_round',
    on: 'update',
    when: `new.game = 'TOTE' and new.number = 1 and new.phase = 'showing'`,
  },
  ended: { table: 'shared_heap', on: 'insert', when: `new.game = 'TOTE' and new.round = 1` },
} as const

test.each(Object.entries(STEPS))(
  '[SR12] a round that cannot be %s is void, its stakes are returned, and its table and the others continue',
  async (_, planted) => {
    const databaseUrl = await testDatabase()
    const quick = { bettingMs: 300, lockedMs: 0, showMs: 50, restMs: 0 }
    const shareds = [toteTable(quick), coinTable(quick)]
    // Opened by hand, so that the bet is placed before the first round is locked.
    const before = await openTestServer({ databaseUrl, shareds: [toteTable(UNHURRIED), coinTable(quick)], log })
    const dealer = await openDealer(before, 'TOTE')
    const number = await dealer.open()
    const member = await newMember(before)
    const game = await openGame(member, 'real', 'TOTE')
    const cash = await cashOf(member)
    await placeBetOn(game, number, HEADS)
    await poison(before.db, planted)
    await dealer.runOut()
    await dealer.letGo()

    const server = await openTestServer({ databaseUrl, shareds, withTables: true, log })
    const other = await openGame(await newMember(server), 'real', 'COIN')
    await expect.poll(async () => (await publishedRound(other)).number, { timeout: 20_000 }).toBeGreaterThan(8)
    await expect.poll(async () => (await publishedRound(game)).number, { timeout: 20_000 }).toBeGreaterThan(number + 1)
    expect(await playedOf(game, number)).toMatchObject({ isVoid: true, voidReason: 'failed' })
    expect(await cashOf(member)).toBe(cash)
    const failed = await server.db.read((tx) => listFailures(tx, 10))
    expect(failed).toMatchObject([{ kind: 'sharedRound.step', item: `TOTE/${number}`, tries: 10 }])
    await server.close()
    await before.close()
    const { faults } = await audit(databaseUrl)
    expect(faults).toEqual([])
  },
)

test('a bet that cannot be parsed at one table does not stop the updates of the others', async () => {
  const tables = ['KITE', 'KITE_TWO'] as const
  const server = await openTestServer({ shareds: tables.map((code) => kiteTable(UNHURRIED, code)), log })
  const games = await Promise.all(tables.map(async (code) => openGame(await newMember(server), 'real', code)))
  const rounds: number[] = []
  for (const code of tables) rounds.push(await (await openDealer(server, code)).open())
  for (const [at, game] of games.entries())
    await expect.poll(async () => (await publishedRound(game)).number).toBe(rounds[at])
  // Only after both tables are known here: until then a watcher gets `unknown`.
  const [broken, whole] = tables.map((gameCode) => watch(server.origin, [{ gameCode }]))
  for (const watcher of [broken, whole])
    await expect.poll(() => watcher?.received.map(({ type }) => type)).toContain('table')
  const hasCrashPlayers = (watcher: typeof whole) => watcher?.received.some(({ type }) => type === 'riders')
  await server.db.write((tx) =>
    sql`create function broken_bet() returns trigger language plpgsql as $$ begin new.bet = 'null'; return new; end $$`
      .execute(tx)
      .then(() =>
        sql`create trigger broken before insert on shared_ticket for each row when (new.game = 'KITE')
          execute function broken_bet()`.execute(tx),
      ),
  )
  // The bet that is corrupted as it is written differs from the one that was sent, so its player gets a conflict.
  const [atBroken, atWhole] = [present(games[0], 'a game'), present(games[1], 'a game')]
  const bet = { ticket: randomUUID(), round: rounds[0], bet: HEADS }
  expect((await atBroken.ask('POST', '/play/v1/table/bet', bet)).status).toBe(409)
  await placeBetOn(atWhole, present(rounds[1], 'a round'), HEADS)
  await expect.poll(() => hasCrashPlayers(whole)).toBe(true)
  expect(hasCrashPlayers(broken)).toBe(false)
  await server.close()
})
