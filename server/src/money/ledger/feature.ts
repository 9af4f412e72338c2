import type { Platform } from '../../platform/platform.ts'
import { openLedger } from './ledger.actions.ts'
import { prewarm } from './prewarm.sql.ts'

export type LedgerNeeds = { readonly platform: Pick<Platform, 'db' | 'clock' | 'log'> }

/** The ledger. Features that store rows with its operations give their co-writes once they are open. */
export async function openLedgerFeature({ platform: { db, clock, log } }: LedgerNeeds) {
  const ledger = await openLedger({ url: db.url, now: () => clock.nowMs() })
  return {
    api: ledger,
    warmUp(): void {
      prewarm(db.url).catch((error: unknown) => log.warn({ err: error }, 'the ledger could not be loaded into memory'))
    },
    close: () => ledger.close(),
  }
}
