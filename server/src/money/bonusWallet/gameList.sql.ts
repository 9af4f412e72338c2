import { present } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { gameListHash, sortedGames } from './gameList.lib.ts'

async function findList(tx: Tx, hash: string): Promise<number | undefined> {
  const found = await tx.selectFrom('bonus_game_list').select('id').where('hash', '=', hash).executeTakeFirst()
  return found?.id
}

/** The id of a list of games; equal lists are one. Of two requests with the same new list, one writes it. */
export async function storeGameList(tx: Tx, games: readonly string[]): Promise<number> {
  const hash = gameListHash(games)
  const known = await findList(tx, hash)
  if (known !== undefined) return known
  const { rows } = await sql<{ id: number }>`
    insert into bonus_game_list (hash) values (${hash}) on conflict do nothing returning id`.execute(tx)
  const [made] = rows
  if (made === undefined) return present(await findList(tx, hash), 'the list of another request')
  await sql`
    insert into bonus_game (list, game) select ${made.id}, unnest(${[...sortedGames(games)]}::text[])`.execute(tx)
  return made.id
}

/** Whether a game is in a list, by the index alone: a list may have thousands of games. */
export const gameInList = (list: number, game: string) => sql<{ is: boolean }>`
  select exists (select from bonus_game where list = ${list} and game = ${game}) as is`

export async function isInGameList(tx: Tx, list: number, game: string): Promise<boolean> {
  const { rows } = await gameInList(list, game).execute(tx)
  return rows[0]?.is === true
}
