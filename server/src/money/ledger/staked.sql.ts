import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { KIND_NUMBER, PART } from './leg.ts'
import type { OperationId, WalletId } from './operation.ts'

/** What a wallet staked with those of these operations that were accepted. */
export async function findStaked(tx: Tx, wallet: WalletId, ids: readonly OperationId[]): Promise<bigint> {
  const row = await tx
    .selectFrom('leg')
    .select(sql<string>`coalesce(-sum(amount), 0)::text`.as('staked'))
    .where('wallet', '=', wallet)
    .where('id', 'in', ids)
    .where('part', '=', PART.itself)
    .where('kind', '=', KIND_NUMBER.stake)
    .where('code', '=', 0)
    .executeTakeFirstOrThrow()
  return BigInt(row.staked)
}
