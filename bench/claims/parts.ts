import { seconds } from '@ronda/core'
import { openLedger, type Ledger } from '../../server/src/money/ledger/index.ts'
import { openWalletStore } from '../../server/src/money/wallet/index.ts'
import { systemClock as clock } from '../../server/src/platform/clock/clock.ts'
import { openFailures } from '../../server/src/platform/failures/index.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { openDb, type Db } from '../../server/src/platform/postgres/db.ts'
import type { RewardOptions } from '../../server/src/rewards/reward/reward.actions.ts'
import { openRewardFunds } from '../../server/src/rewards/rewardFund/rewardFund.actions.ts'

export type Parts = {
  readonly db: Db
  readonly ledger: Ledger
  readonly options: RewardOptions
  close(): Promise<void>
}

/** Rewards as in the server, without HTTP. */
export async function openParts(url: string): Promise<Parts> {
  // Hundreds wait for a connection at once, on a machine that may do other work as well.
  const db = openDb(url, { connectMsMax: seconds(60) })
  const ledger = await openLedger({ url, now: () => clock.nowMs() })
  const options: RewardOptions = {
    db,
    clock,
    failures: openFailures({ db, clock, log: openLog('error') }),
    walletStore: openWalletStore(db, clock),
    rewardFunds: openRewardFunds({ db, ledger }),
    checks: new Map(),
    onChanged: () => {},
  }
  return {
    db,
    ledger,
    options,
    async close() {
      await ledger.close()
      await db.close()
    },
  }
}
