import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { makeDecimal, money } from '@ronda/core'
import { audit, type AuditReport } from '../money/ledger/index.ts'
import { readConfig, type Config } from '../platform/config/config.ts'
import { socketUrl } from '../platform/postgres/access.ts'
import { createDatabase, startEmbedded } from '../platform/postgres/embedded.ts'
import { explain, StartupError } from './explain.ts'

/**
 * Checks the ledger, whether the server is running or not. With the path of a witness log it also checks that every
 * acknowledged operation is in it: npm run audit -- witness.jsonl
 */
async function main(): Promise<void> {
  const [witnessPath] = process.argv.slice(2)
  const config = readConfig(process.env)
  if (!config.ok) throw new StartupError(config.error)
  if (witnessPath !== undefined && !existsSync(witnessPath)) throw new StartupError(`There is no file ${witnessPath}.`)
  const { url, close } = await findBooks(config.value)
  try {
    const began = performance.now()
    const report = await audit(url, {
      ...(witnessPath !== undefined && { witness: linesOf(witnessPath) }),
      onCheck: (rule) => process.stderr.isTTY && process.stderr.write(`\r  checking ${rule} `),
    })
    if (process.stderr.isTTY) process.stderr.write('\r                \r')
    console.log(describe(report, (performance.now() - began) / 1_000))
    process.exitCode = report.faults.length > 0 ? 1 : 0
  } finally {
    await close()
  }
}

type Books = { readonly url: string; close(): Promise<void> }

async function findBooks({ databaseUrl, dataDir }: Config): Promise<Books> {
  const nothingToClose = async (): Promise<void> => {}
  if (databaseUrl !== undefined) return { url: databaseUrl, close: nothingToClose }
  const folder = resolve(dataDir, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new StartupError('There is no ledger yet. npm start creates it.')
  const url = urlOfRunning(folder)
  if (url !== undefined) return { url, close: nothingToClose }
  const postgres = await startEmbedded({ dataDir: folder })
  return { url: await createDatabase(postgres, 'ronda'), close: () => postgres.stop() }
}

/** A running PostgreSQL writes postmaster.pid: its process id on the first line, its socket's folder on the fifth. */
function urlOfRunning(folder: string): string | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n')
  return socketFolder && existsSync(`/proc/${pid}`) ? socketUrl(socketFolder, 'ronda') : undefined
}

/** Opens the file only when it is read: readline drops lines that arrive before a listener is attached. */
async function* linesOf(path: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(path) })
}

function describe({ legs, batches, wallets, witnessed, accounts, faults }: AuditReport, seconds: number): string {
  const rows = accounts
    .filter(({ balance }) => balance !== 0n)
    .map(({ account, currency, balance }) => {
      return `    ${account.padEnd(16)} ${currency} ${makeDecimal(money(balance, currency)).padStart(24)}`
    })
  return [
    '',
    `  ${legs} legs in ${batches} batches, ${wallets} wallets, read in ${Math.round(seconds * 10) / 10} s`,
    ...(witnessed > 0 ? [`  ${witnessed} acknowledged operations checked`] : []),
    ...(rows.length > 0 ? ['', '  House accounts', ...rows] : []),
    '',
    ...(faults.length > 0 ? faults.map((fault) => `  ${fault}`) : ['  The ledger is correct.']),
    '',
  ].join('\n')
}

main().catch((error: unknown) => {
  console.error(`\n  ${explain(error)}\n`)
  process.exitCode = 1
})
