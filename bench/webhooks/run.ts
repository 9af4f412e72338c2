import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { audit, openLedger } from '../../server/src/money/ledger/index.ts'
import { sandboxSecret } from '../../server/src/money/provider/index.ts'
import { createDatabase, startEmbedded } from '../../server/src/platform/postgres/embedded.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { passingFolder } from '../../server/src/platform/testing/folder.ts'
import { Bank, type Books } from './bank.ts'
import { makePlan } from './plan.ts'
import { Sender, type Tally } from './sender.ts'
import { Victim } from './victim.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'

/** A machine too slow to finish says so by what is lost. */
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

/** Kills the house every so often until the sending is over, and opens it again each time. */
async function killUntil(victim: Victim, killMs: number, isOver: () => boolean): Promise<number> {
  for (let kills = 0; ; kills++) {
    const dueAt = performance.now() + killMs
    while (performance.now() < dueAt && !isOver()) await pause(50)
    if (isOver()) return kills
    await victim.kill()
    await victim.open()
  }
}

/** A zero means nothing unless the same look can also find something. */
async function plant(url: string, bank: Bank): Promise<number> {
  const ledger = await openLedger({ url, now: Date.now })
  const houseAccount = ledger.houseAccount('clearing', 'USD')
  await ledger.submit({
    kind: 'deposit',
    id: randomServerId(),
    wallet: await bank.someWallet(),
    houseAccount,
    amount: 1n,
  })
  await ledger.close()
  return (await bank.compare()).tooMuch
}

/** Sends the notices of a whole plan to a house that is killed meanwhile, and compares the books at the end. */
export async function runWebhooks({ count, killMs }: Asked): Promise<Outcome> {
  // The house is killed, not its database, which may as well be where nobody waits for a disk.
  const folder = passingFolder('webhooks')
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const url = await createDatabase(postgres, 'webhooks')
  const [port, key] = [await freePort(), randomBytes(32).toString('hex')]
  const victim = new Victim([url, String(port), key], join(folder, 'compiled'))
  const bank = new Bank(url)
  try {
    await victim.open()
    const plan = makePlan(count)
    await bank.prepare(plan.deposits)
    const sender = new Sender(plan, bank, `http://127.0.0.1:${port}`, sandboxSecret(parseSecretKey(key)))
    const began = performance.now()
    const alarm = setTimeout(() => sender.stop(), LASTS_MS_MAX)
    let isOver = false
    const sending = sender.run().finally(() => (isOver = true))
    const kills = await killUntil(victim, killMs, () => isOver)
    await sending
    clearTimeout(alarm)
    const seconds = (performance.now() - began) / 1_000
    const books = await bank.compare()
    const { faults } = await audit(url)
    return { tally: sender.tally, kills, seconds, books, faults, control: await plant(url, bank) }
  } finally {
    await victim.close()
    await bank.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
