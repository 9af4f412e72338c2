import type { ExplainedFunds } from '@ronda/contract'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { explainFunds, type HoldReason } from './funds.ts'
import { findStandings } from './funds.sql.ts'

export type FundsOptions = {
  readonly db: Db
  /** Which of these holds are on their way to a vendor, and which are stakes of open rounds. */
  readonly movingAmong: (tx: Tx, holds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly inPlayAmong: (tx: Tx, holds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly vendorName: (code: string) => string
}

/** Where each coin of a member is, straight from the ledger. */
export function readFunds(options: FundsOptions, owner: string): Promise<ExplainedFunds> {
  const { db, movingAmong, inPlayAmong, vendorName } = options
  return db.read(async (tx) => {
    const wallets = await findStandings(tx, owner)
    const holds = wallets.flatMap((wallet) => wallet.holds.map(({ id }) => id))
    const none: ReadonlySet<string> = new Set()
    const moving = holds.length > 0 ? await movingAmong(tx, holds) : none
    const playing = holds.length > 0 ? await inPlayAmong(tx, holds) : none
    // What is held for nothing else is a withdrawal on its way out.
    const reasonOf = (hold: string): HoldReason =>
      moving.has(hold) ? 'moving' : playing.has(hold) ? 'inPlay' : 'pendingOut'
    return explainFunds(wallets, { reasonOf, vendorName })
  })
}
