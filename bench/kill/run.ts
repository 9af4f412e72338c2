import { randomInt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { audit, openLedger, type AuditReport } from '../../server/src/money/ledger/index.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { openWallets } from '../ledger/members.ts'
import { Clients, MEMBERS, type Tally } from './clients.ts'
import { LedgerClient } from './ledgerClient.ts'
import { killFamily } from './postgres.ts'

/** On a machine that is too slow to finish, the number of kills shows it. */
const LASTS_MS_MAX = 120_000

export type Victim = 'postgres' | 'ledger'

export type Outcome = {
  readonly kills: number
  readonly tally: Tally
  readonly report: AuditReport
  /** The longest time from a kill until the next operation could be answered. */
  readonly recoveryMsMax: number
  readonly witnessPath: string
  readonly url: string
}

/** Plays, kills each victim in turn meanwhile, and audits with what was acknowledged to the clients. */
export async function runKills(
  victims: readonly Victim[],
  renames: boolean,
  check: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const postgres = await openTemporaryPostgres('kill', { isOnDisk: true })
  const url = await postgres.createMigrated('kill')
  await openWallets(url, MEMBERS)
  const ledgerClient = new LedgerClient(url)
  const witnessPath = join(postgres.folder, 'witness.jsonl')
  try {
    await ledgerClient.open()
    const clients = new Clients({ ledgerClient, witnessPath, renames, ...(await findHouseAccounts(url)) })
    await clients.endow()
    const playing = clients.play()
    let [kills, recoveryMsMax] = [0, 0]
    const giveUpAt = performance.now() + LASTS_MS_MAX
    for (const victim of victims) {
      if (performance.now() > giveUpAt) break
      await pause(randomInt(300, 900))
      const killedAt = performance.now()
      if (victim === 'ledger') await ledgerClient.kill()
      else await killFamily(postgres.pid)
      if (victim === 'ledger') await ledgerClient.open()
      else await postgres.restart()
      recoveryMsMax = Math.max(recoveryMsMax, performance.now() - killedAt)
      kills++
    }
    await pause(500)
    clients.stop()
    await playing
    const report = await audit(url, { witness: linesOf(witnessPath), isWitnessComplete: true })
    await check({ kills, tally: clients.tally, report, recoveryMsMax, witnessPath, url })
  } finally {
    await ledgerClient.close()
    await postgres.close()
  }
}

async function findHouseAccounts(url: string): Promise<{ readonly houseAccount: number; readonly clearing: number }> {
  const ledger = await openLedger({ url, now: Date.now })
  const found = { houseAccount: ledger.houseAccount('game', 'USD'), clearing: ledger.houseAccount('clearing', 'USD') }
  await ledger.close()
  return found
}

/** Opened only when it is read: lines that come before there is a listener would be lost. */
async function* linesOf(path: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(path) })
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
