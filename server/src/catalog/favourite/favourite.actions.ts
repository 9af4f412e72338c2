import { FAVOURITES_MAX, type Favourite, type GameItem } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { lockAccount } from '../../people/identity/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { countFavourites, deleteFavourite, findFavourites, insertFavourite } from './favourite.sql.ts'

export type FavouriteOptions = {
  readonly db: Db
  /** A game that is shown, by its number; undefined for one that is hidden or unknown. */
  readonly itemOf: (nodeId: number, language: Language) => GameItem | undefined
}

type Account = { readonly id: Id<'account'>; readonly language: Language }

/** The favourites whose games are shown now; those of hidden games stay stored and return with the game. */
export async function readFavourites(
  { db, itemOf }: FavouriteOptions,
  account: Id<'account'>,
  language: Language,
): Promise<readonly GameItem[]> {
  const nodeIds = await db.read((tx) => findFavourites(tx, account, FAVOURITES_MAX))
  return nodeIds.map((nodeId) => itemOf(nodeId, language)).filter((game) => game !== undefined)
}

export async function addFavourite(
  { db, itemOf }: FavouriteOptions,
  account: Account,
  { nodeId, vendor, gameType }: Favourite,
): Promise<Result<void, 'game.unknown' | 'favourite.too_many'>> {
  const game = itemOf(nodeId, account.language)
  if (game?.vassalage !== vendor || game.gameType !== gameType) return err('game.unknown')
  return db.transact(async (tx) => {
    await lockAccount(tx, account.id)
    const isNew = await insertFavourite(tx, account.id, nodeId)
    if (isNew && (await countFavourites(tx, account.id)) > FAVOURITES_MAX) return err('favourite.too_many' as const)
    return ok(undefined)
  })
}

export function removeFavourite({ db }: FavouriteOptions, account: Id<'account'>, nodeId: number): Promise<void> {
  return db.write((tx) => deleteFavourite(tx, account, nodeId))
}
