import type { ExplainedFunds } from '@ronda/contract'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findStandings } from '../ledger/index.ts'
import { explainFunds, type HoldReason } from './funds.ts'

export type FundsOptions = {
  readonly db: Db
  /** Which of these holds are being moved to a vendor, and which are stakes of open rounds. */
  readonly movingAmong: (tx: Tx, holds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly inPlayAmong: (tx: Tx, holds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly vendorName: (code: string) => string
}

/** Where all money of a member is, from the ledger. */
export function readFunds(options: FundsOptions, owner: string): Promise<ExplainedFunds> {
  const { db, movingAmong, inPlayAmong, vendorName } = options
  return db.read(async (tx) => {
    const wallets = await findStandings(tx, owner)
    const holds = wallets.flatMap((wallet) => wallet.holds.map(({ id }) => id))
    const none: ReadonlySet<string> = new Set()
    const moving = holds.length > 0 ? await movingAmong(tx, holds) : none
    const playing = holds.length > 0 ? await inPlayAmong(tx, holds) : none
    // Every other hold is a pending withdrawal.
    const reasonOf = (hold: string): HoldReason =>
      moving.has(hold) ? 'moving' : playing.has(hold) ? 'inPlay' : 'pendingOut'
    return explainFunds(wallets, { reasonOf, vendorName })
  })
}
