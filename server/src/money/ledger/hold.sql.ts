import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { KIND_NUMBER, PART } from './leg.ts'
import type { OperationId, WalletId } from './operation.ts'

export type StandingHold = { readonly from: WalletId; readonly amount: bigint }

/** A hold in a held wallet that was neither released nor captured; undefined when there is none with that id. */
export async function findStandingHold(tx: Tx, held: WalletId, id: OperationId): Promise<StandingHold | undefined> {
  const { rows } = await sql<StandingHold>`
    select hold.counter as "from", hold.amount from leg as hold
    where hold.wallet = ${held} and hold.id = ${id} and hold.part = ${PART.arrival}
      and hold.kind = ${KIND_NUMBER.hold} and hold.code = 0
      and not exists (
        select from leg as undoing where undoing.wallet = hold.wallet and undoing.id = hold.id
          and undoing.part = ${PART.undoing}
      )`.execute(tx)
  return rows[0]
}
