import { expect, test } from 'vitest'
import { audit } from '../money/ledger/index.ts'
import { listFailures } from '../platform/failures/index.ts'
import { openLog } from '../platform/log/log.ts'
import { testDatabase } from '../platform/testing/database.ts'
import { cashOf, layOn, playedOf, toldRound } from './testing/beaconRounds.ts'
import { openDealer, UNHURRIED } from './testing/dealer.ts'
import { newMember, openGame, openTestHouse } from './testing/guests.ts'
import { poison } from './testing/poison.ts'
import { coinTable, toteTable } from './testing/sharedTables.ts'

const HEADS = { side: 'heads', units: 2 }
// What fails here is meant to.
const log = openLog('silent')

/** A way to be poisoned in each step that a round takes before it is over. */
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
  '[SR12] a round that cannot be %s is void, its stakes go back, and its table and the others go on',
  async (_, planted) => {
    const databaseUrl = await testDatabase()
    const quick = { bettingMs: 300, lockedMs: 0, showMs: 50, restMs: 0 }
    const shareds = [toteTable(quick), coinTable(quick)]
    // Opened by hand, so that the bet is there before the first round is locked.
    const before = await openTestHouse({ databaseUrl, shareds: [toteTable(UNHURRIED), coinTable(quick)], log })
    const dealer = await openDealer(before, 'TOTE')
    const number = await dealer.open()
    const member = await newMember(before)
    const game = await openGame(member, 'real', 'TOTE')
    const cash = await cashOf(member)
    await layOn(game, number, HEADS)
    await poison(before.db, planted)
    await dealer.runOut()
    await dealer.letGo()

    const house = await openTestHouse({ databaseUrl, shareds, withTables: true, log })
    const other = await openGame(await newMember(house), 'real', 'COIN')
    await expect.poll(async () => (await toldRound(other)).number, { timeout: 20_000 }).toBeGreaterThan(8)
    await expect.poll(async () => (await toldRound(game)).number, { timeout: 20_000 }).toBeGreaterThan(number + 1)
    expect(await playedOf(game, number)).toMatchObject({ isVoid: true, voidReason: 'failed' })
    expect(await cashOf(member)).toBe(cash)
    const failed = await house.db.read((tx) => listFailures(tx, 10))
    expect(failed).toMatchObject([{ kind: 'sharedRound.step', item: `TOTE/${number}`, tries: 10 }])
    await house.close()
    await before.close()
    const { faults } = await audit(databaseUrl)
    expect(faults).toEqual([])
  },
)
