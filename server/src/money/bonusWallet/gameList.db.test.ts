import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { gameListHash } from './gameList.lib.ts'
import { isInGameList, storeGameList } from './gameList.sql.ts'

const migrationOf = (name: string) => readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8')

/** The tables as they were, with bonuses whose games stand in each row; then the migration. */
async function migrateGifts(db: Db, gifts: readonly (readonly string[])[]): Promise<void> {
  await db.write(async (tx) => {
    await sql`drop table bonus_gift, bonus_game, bonus_game_list`.execute(tx)
    await sql.raw(migrationOf('0361-bonus-gift.sql')).execute(tx)
    // The wallets of these bonuses are not needed.
    await sql`alter table bonus_gift drop constraint bonus_gift_wallet_fkey, drop constraint bonus_gift_fund_fkey`.execute(
      tx,
    )
    for (const [at, games] of gifts.entries()) {
      await sql`
        insert into bonus_gift (id, owner, wallet, fund, currency, amount, stake_max, games, since_seq, given_at)
        values (gen_random_uuid(), 'a', ${at}, 0, 'USD', 5, 2, ${[...games]}::text[], 0, now())`.execute(tx)
    }
    await sql.raw(migrationOf('0640-bonus-game-list.sql')).execute(tx)
  })
}

test('bonuses that were given before keep their games, and equal lists become one', async () => {
  const db = openDb(await testDatabase())
  await migrateGifts(db, [['B', 'A'], ['A', 'B', 'A'], ['a', 'B', 'A_1'], []])
  const gifts = await db.read((tx) =>
    tx.selectFrom('bonus_gift').select(['wallet', 'game_list', 'is_stake_fixed']).orderBy('wallet').execute(),
  )
  const lists = gifts.map(({ game_list: list }) => list)
  expect(lists[0]).toBe(lists[1])
  expect(new Set(lists).size).toBe(3)
  expect(gifts.every(({ is_stake_fixed: isFixed }) => !isFixed)).toBe(true)
  const games = await db.read((tx) =>
    tx
      .selectFrom('bonus_game')
      .select('game')
      .where('list', '=', lists[2] ?? 0)
      .execute(),
  )
  expect(new Set(games.map(({ game }) => game))).toEqual(new Set(['a', 'B', 'A_1']))
  // The hash of the migration is that of the code: the next bonus with these games finds the list.
  expect(await db.write((tx) => storeGameList(tx, ['A_1', 'B', 'a']))).toBe(lists[2])
  expect(await db.write((tx) => storeGameList(tx, []))).toBe(lists[3])
  expect(await db.read((tx) => isInGameList(tx, lists[0] ?? 0, 'A'))).toBe(true)
  expect(await db.read((tx) => isInGameList(tx, lists[0] ?? 0, 'a'))).toBe(false)
  await db.close()
})

test('the hash is that of the games, whatever their order and however often one is named', () => {
  expect(gameListHash(['B', 'A', 'B'])).toBe(gameListHash(['A', 'B']))
  expect(gameListHash(['A', 'B'])).not.toBe(gameListHash(['A', 'C']))
  expect(gameListHash([])).toMatch(/^[0-9a-f]{64}$/)
})
