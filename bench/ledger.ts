import { assert } from '@ronda/core'
import { audit, openLedger, prewarm, type Ledger } from '../server/src/money/ledger/index.ts'
import { openTemporaryPostgres, type TemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { writeHistory } from './ledger/history.ts'
import { MEMBERS, endow, openWallets } from './ledger/members.ts'
import { ensurePgbench, preparePgbench, runPgbench } from './ledger/pgbench.ts'
import { loadFully, loadSteadily, type Load } from './ledger/wagers.ts'
import type { Report } from './report.ts'

/**
 * Wagers through the ledger compared with pgbench's TPC-B on the same server: new, at a low rate, and with a long
 * history.
 */
export const group = { name: 'ledger', run: measureLedger }

const PGBENCH_SECONDS = 6

/** CPUs that other programs may use before a measurement counts as disturbed. */
const OTHER_LOAD_MAX = 0.3
const ATTEMPTS_MAX = 3

const [WARM_UP_MS, LASTS_MS] = [3_000, 8_000]

async function measureLedger(report: Report): Promise<void> {
  const pgbench = await ensurePgbench(report.note)
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  const stand: Stand = { report, postgres, pgbench }
  try {
    await preparePgbench(pgbench, postgres)
    await measureFresh(stand, await postgres.createMigrated('fresh'))
    await measureWithHistory(stand, await postgres.createMigrated('history'))
  } finally {
    await postgres.close()
  }
}

type Stand = { readonly report: Report; readonly postgres: TemporaryPostgres; readonly pgbench: string }

async function measureFresh({ report, postgres, pgbench }: Stand, url: string): Promise<void> {
  await openWallets(url, MEMBERS)
  const ledger = await openLedger({ url, now: Date.now })
  await endow(ledger)
  const { load, ratio, cpuRatio } = await compareQuietly({ report, postgres, pgbench }, ledger)
  report.figure({ name: 'ledger.wagers_over_pgbench', value: ratio, unit: 'ratio', goal: 15, better: 'higher' })
  report.figure({ name: 'ledger.cpu_pgbench_over_wager', value: cpuRatio, unit: 'ratio', better: 'higher' })

  const options = { postgresPid: postgres.pid, warmUpMs: 2_000, lastsMs: 6_000 }
  const atEase = await leastDisturbed(
    () => loadSteadily(ledger, load.perSecond / 10, options),
    ({ otherLoad }) => otherLoad,
  )
  report.note(`at a tenth: ${describe(atEase)}`)
  report.figure({ name: 'ledger.p99_at_a_tenth', value: atEase.p99Ms, unit: 'ms', goal: 15, better: 'lower' })
  await ledger.close()
}

async function measureWithHistory({ report, postgres, pgbench }: Stand, url: string): Promise<void> {
  const began = performance.now()
  await writeHistory(url)
  const pages = await prewarm(url)
  const seconds = (performance.now() - began) / 1_000
  report.note(`10 million legs of history written and ${pages} pages of indexes read in ${seconds.toFixed(0)} s`)
  const ledger = await openLedger({ url, now: Date.now })
  const { ratio } = await compareQuietly({ report, postgres, pgbench }, ledger)
  await ledger.close()
  report.figure({ name: 'ledger.wagers_over_pgbench_10m', value: ratio, unit: 'ratio', goal: 12, better: 'higher' })

  const auditBegan = performance.now()
  const { legs, faults } = await audit(url)
  const auditSeconds = (performance.now() - auditBegan) / 1_000
  assert(faults.length === 0, `the ledger has faults: ${faults.join('; ')}`)
  assert(legs > 10_000_000, `only ${legs} legs were audited`)
  report.note(`${legs} legs audited, no fault`)
  report.figure({ name: 'ledger.audit_10m', value: auditSeconds, unit: 's', goal: 60, better: 'lower' })
}

type Compared = { readonly load: Load; readonly ratio: number; readonly cpuRatio: number }

const compareQuietly = (stand: Stand, ledger: Ledger): Promise<Compared> =>
  leastDisturbed(
    () => compare(stand, ledger),
    ({ load }) => load.otherLoad,
  )

/** A measurement that other programs disturbed is repeated, and the least disturbed one counts. */
async function leastDisturbed<T>(measure: () => Promise<T>, otherLoadOf: (measured: T) => number): Promise<T> {
  let best = await measure()
  for (let attempt = 1; attempt < ATTEMPTS_MAX && otherLoadOf(best) > OTHER_LOAD_MAX; attempt++) {
    const next = await measure()
    if (otherLoadOf(next) < otherLoadOf(best)) best = next
  }
  return best
}

/** pgbench right before and right after, because the speed of a machine changes. */
async function compare({ report, postgres, pgbench }: Stand, ledger: Ledger): Promise<Compared> {
  const before = await runPgbench(pgbench, postgres, PGBENCH_SECONDS)
  const load = await loadFully(ledger, { postgresPid: postgres.pid, warmUpMs: WARM_UP_MS, lastsMs: LASTS_MS })
  const after = await runPgbench(pgbench, postgres, PGBENCH_SECONDS)
  report.note(`wagers: ${describe(load)}`)
  report.note(
    `pgbench TPC-B: ${before.perSecond.toFixed(0)} before and ${after.perSecond.toFixed(0)} after a second, ` +
      `${((before.cpuMicrosEach + after.cpuMicrosEach) / 2).toFixed(0)} µs of CPU each`,
  )
  return {
    load,
    ratio: (2 * load.perSecond) / (before.perSecond + after.perSecond),
    cpuRatio: (before.cpuMicrosEach + after.cpuMicrosEach) / 2 / load.cpuMicrosEach,
  }
}

function describe({ perSecond, p50Ms, p99Ms, cpuMicrosEach, otherLoad }: Load): string {
  const disturbed = otherLoad > OTHER_LOAD_MAX ? `; DISTURBED: others used ${otherLoad.toFixed(1)} CPUs` : ''
  return (
    `${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ` +
    `${cpuMicrosEach.toFixed(1)} µs of CPU each${disturbed}`
  )
}
