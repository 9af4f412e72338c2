import { setTimeout } from 'node:timers/promises'
import { LedgerBusy, LedgerUnknown } from '../../server/src/money/ledger/index.ts'
import { collect } from '../../server/src/rewards/reward/reward.actions.ts'
import { openParts } from './parts.ts'

/** The process that is killed: it claims every reward that is not collected, many at a time. */
const AT_ONCE = 500

const { db, options, close } = await openParts(process.argv[2] ?? '')
const claims = await db.read((tx) =>
  tx.selectFrom('reward').select(['id', 'account']).where('state', '<>', 'collected').orderBy('id').execute(),
)
let next = 0

/** A claim that the ledger has not answered is sent again, as a member would. */
async function claim(reward: (typeof claims)[number]): Promise<void> {
  for (;;) {
    try {
      await collect(options, reward)
      return
    } catch (error) {
      if (!(error instanceof LedgerBusy || error instanceof LedgerUnknown)) throw error
      await setTimeout(50)
    }
  }
}

async function lane(): Promise<void> {
  for (let reward = claims[next++]; reward !== undefined; reward = claims[next++]) await claim(reward)
}
await Promise.all(Array.from({ length: AT_ONCE }, lane))
await close()
// pg keeps idle timers; the parent waits for the end.
process.exit(0)
