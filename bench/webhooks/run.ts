import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { audit, openLedger } from '../../server/src/money/ledger/index.ts'
import { sandboxSecret } from '../../server/src/money/provider/index.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { ProviderRecords, type Books } from './providerRecords.ts'
import { makePlan } from './plan.ts'
import { Sender, type Tally } from './sender.ts'
import { Victim } from './victim.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'

/** On a machine that is too slow to finish, the lost deposits show it. */
const LASTS_MS_MAX = 45 * 60_000

export type Asked = { readonly count: number; readonly killMs: number }

export type Outcome = {
  readonly tally: Tally
  readonly kills: number
  readonly seconds: number
  readonly books: Books
  readonly faults: readonly string[]
  /** Deposits found with too much after one was planted. */
  readonly control: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Kills the server at intervals until everything is sent, and opens it again each time. */
async function killUntil(victim: Victim, killMs: number, isOver: () => boolean): Promise<number> {
  for (let kills = 0; ; kills++) {
    const dueAt = performance.now() + killMs
    while (performance.now() < dueAt && !isOver()) await pause(50)
    if (isOver()) return kills
    await victim.kill()
    await victim.open()
  }
}

/** A zero means nothing unless the same check can also find a fault. */
async function plant(url: string, providerRecords: ProviderRecords): Promise<number> {
  const ledger = await openLedger({ url, now: Date.now })
  const houseAccount = ledger.houseAccount('clearing', 'USD')
  await ledger.submit({
    kind: 'deposit',
    id: randomServerId(),
    wallet: await providerRecords.someWallet(),
    houseAccount,
    amount: 1n,
  })
  await ledger.close()
  return (await providerRecords.compare()).tooMuch
}

/** Sends the notices of a whole plan to a server that is killed meanwhile, and compares both sides at the end. */
export async function runWebhooks({ count, killMs }: Asked): Promise<Outcome> {
  // The server is killed, not its database, which may therefore be in memory.
  const postgres = await openTemporaryPostgres('webhooks')
  const url = await postgres.create('webhooks')
  const [port, key] = [await freePort(), randomBytes(32).toString('hex')]
  const victim = new Victim([url, String(port), key], join(postgres.folder, 'compiled'))
  const providerRecords = new ProviderRecords(url)
  try {
    await victim.open()
    const plan = makePlan(count)
    await providerRecords.prepare(plan.deposits)
    const sender = new Sender(plan, providerRecords, `http://127.0.0.1:${port}`, sandboxSecret(parseSecretKey(key)))
    const began = performance.now()
    const alarm = setTimeout(() => sender.stop(), LASTS_MS_MAX)
    let isOver = false
    const sending = sender.run().finally(() => (isOver = true))
    const kills = await killUntil(victim, killMs, () => isOver)
    await sending
    clearTimeout(alarm)
    const seconds = (performance.now() - began) / 1_000
    const books = await providerRecords.compare()
    const { faults } = await audit(url)
    return { tally: sender.tally, kills, seconds, books, faults, control: await plant(url, providerRecords) }
  } finally {
    await victim.close()
    await providerRecords.close()
    await postgres.close()
  }
}
