import { present } from '@ronda/core'
import type { Db } from '../postgres/db.ts'
import { blindIndex } from './blind.ts'
import { findMark, insertMark } from './check.sql.ts'
import type { SecretKey } from './seal.ts'

const markOf = (key: SecretKey): Buffer => blindIndex(key, 'the key of this database', 'key_check')

export type KeyCheck = {
  readonly db: Db
  readonly key: SecretKey
  /** Whether the key opens a value that was sealed before keys were checked; undefined where there is none. */
  readonly opensSealedValue: () => Promise<boolean | undefined>
}

/**
 * Whether the key is the one that this database is sealed with; on an empty database, the first key is. Without this a
 * wrong key would go unnoticed until some sealed value cannot be read, and what is sealed with it in the meantime would
 * be lost once the right key is used again.
 */
export async function isKeyOfDatabase({ db, key, opensSealedValue }: KeyCheck): Promise<boolean> {
  const mark = markOf(key)
  const known = await db.read(findMark)
  if (known !== undefined) return known.equals(mark)
  if ((await opensSealedValue()) === false) return false
  await db.write((tx) => insertMark(tx, mark))
  return present(await db.read(findMark), 'a mark that was just written').equals(mark)
}
