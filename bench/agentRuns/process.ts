// The process that is killed: it counts bets for teams and contracts, and is one of two schedulers.
import { setTimeout as wait } from 'node:timers/promises'
import { rational } from '@ronda/core'
import { collectDue, type CollectOptions } from '../../server/src/agents/payslip/collect.actions.ts'
import { correctLate } from '../../server/src/agents/payslip/correct.actions.ts'
import { payslipConsumer } from '../../server/src/agents/payslip/payslip.jobs.ts'
import { runDue } from '../../server/src/agents/payslip/run.actions.ts'
import { openRunThread } from '../../server/src/agents/payslip/thread.actions.ts'
import { teamConsumer } from '../../server/src/agents/team/team.jobs.ts'
import { openLedger } from '../../server/src/money/ledger/index.ts'
import { openWalletStore } from '../../server/src/money/wallet/index.ts'
import { openFailures } from '../../server/src/platform/failures/index.ts'
import { openServerIds } from '../../server/src/platform/ids/serverId.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { startPump } from '../../server/src/platform/outbox/index.ts'
import { openDb } from '../../server/src/platform/postgres/db.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import type { RewardGame } from '../../server/src/rewards/bet/index.ts'
import { openRewardFunds } from '../../server/src/rewards/rewardFund/rewardFund.actions.ts'
import { fastClock, GAME, type Plan } from './pace.ts'

const { databaseUrl, startMs } = JSON.parse(process.argv[2] ?? '') as Plan
const [db, log, clock] = [openDb(databaseUrl), openLog('silent'), fastClock(startMs)]
const ledger = await openLedger({ url: databaseUrl, now: () => Date.now() })
/** The game keeps half of each stake: bets count in full. */
const game: RewardGame = { gameType: 'RNG', names: { es: GAME, en: GAME }, returned: rational(1n, 2n) }
const counting = { ledger, games: new Map([[GAME, game]]) }
const key = parseSecretKey('00'.repeat(32))
const options: CollectOptions = {
  db,
  clock,
  ids: openServerIds(key),
  failures: openFailures({ db, clock, log }),
  inThread: openRunThread({ db, clock, key }),
  currency: 'USD',
  walletStore: openWalletStore(db, clock),
  rewardFunds: openRewardFunds({ db, ledger }),
  onPaid: () => {},
}
startPump({ db, clock, log }, [
  payslipConsumer(counting),
  teamConsumer({ ...counting, currency: 'USD', onChanged: () => {} }),
])
process.on('disconnect', () => process.exit(0))
process.send?.('open')

/** Everything that a schedule runs each minute, again and again. What fails is tried again, as after a minute. */
for (;;) {
  for (const job of [runDue, correctLate, collectDue]) {
    await job(options).catch((error: unknown) => log.error({ err: error }, 'a job failed'))
  }
  await wait(20)
}
