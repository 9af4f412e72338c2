import { assert } from '@ronda/core'
import { audit, openLedger, prewarm } from '../server/src/money/ledger/index.ts'
import { writeHistory } from './ledger/history.ts'
import { openMachine, type Machine } from './ledger/machine.ts'
import { endow, openWallets } from './ledger/members.ts'
import { ensurePgbench, preparePgbench, runPgbench } from './ledger/pgbench.ts'
import { loadFully, loadSteadily, type Load } from './ledger/wagers.ts'
import type { Report } from './report.ts'

/** Wagers through the ledger against pgbench's TPC-B on the same server: fresh, at ease, and with a long history. */
export const group = { name: 'ledger', run: measureLedger }

const PGBENCH_SECONDS = 6
const [WARM_UP_MS, LASTS_MS] = [3_000, 8_000]

async function measureLedger(report: Report): Promise<void> {
  const pgbench = await ensurePgbench(report.note)
  const machine = await openMachine()
  const stand: Stand = { report, machine, pgbench }
  try {
    await preparePgbench(pgbench, machine.postgres)
    const url = await machine.newHouse('fresh')
    const { perSecond } = await measureFresh(stand, url)
    await measureAtEase(stand, url, perSecond / 10)
    await measureWithHistory(stand, await machine.newHouse('history'))
  } finally {
    await machine.close()
  }
}

type Stand = { readonly report: Report; readonly machine: Machine; readonly pgbench: string }

async function measureFresh({ report, machine, pgbench }: Stand, url: string): Promise<Load> {
  await openWallets(url)
  const ledger = await openLedger({ url, now: Date.now })
  await endow(ledger)
  await ledger.close()
  const { load, ratio, cpuRatio } = await compare({ report, machine, pgbench }, url)
  report.figure({ name: 'ledger.wagers_over_pgbench', value: ratio, unit: 'ratio', goal: 15, better: 'higher' })
  report.figure({ name: 'ledger.cpu_pgbench_over_wager', value: cpuRatio, unit: 'ratio', better: 'higher' })
  return load
}

async function measureAtEase({ report, machine }: Stand, url: string, perSecond: number): Promise<void> {
  const ledger = await openLedger({ url, now: Date.now })
  const options = { postgresPid: machine.postgres.pid, warmUpMs: 2_000, lastsMs: 6_000 }
  const load = await loadSteadily(ledger, perSecond, options)
  await ledger.close()
  report.note(`at a tenth: ${describe(load)}`)
  report.figure({ name: 'ledger.p99_at_a_tenth', value: load.p99Ms, unit: 'ms', goal: 15, better: 'lower' })
}

async function measureWithHistory({ report, machine, pgbench }: Stand, url: string): Promise<void> {
  const began = performance.now()
  await writeHistory(url)
  const pages = await prewarm(url)
  const seconds = (performance.now() - began) / 1_000
  report.note(`10 million legs of history written and ${pages} pages of indexes read in ${seconds.toFixed(0)} s`)
  const { ratio } = await compare({ report, machine, pgbench }, url)
  report.figure({ name: 'ledger.wagers_over_pgbench_10m', value: ratio, unit: 'ratio', goal: 12, better: 'higher' })

  const auditBegan = performance.now()
  const { legs, faults } = await audit(url)
  const auditSeconds = (performance.now() - auditBegan) / 1_000
  assert(faults.length === 0, `the books have faults: ${faults.join('; ')}`)
  assert(legs > 10_000_000, `only ${legs} legs were audited`)
  report.note(`${legs} legs audited, no fault`)
  report.figure({ name: 'ledger.audit_10m', value: auditSeconds, unit: 's', goal: 60, better: 'lower' })
}

type Compared = { readonly load: Load; readonly ratio: number; readonly cpuRatio: number }

/** The yardstick right before and right after, because a machine does not stay the same. */
async function compare({ report, machine, pgbench }: Stand, url: string): Promise<Compared> {
  const { postgres } = machine
  const before = await runPgbench(pgbench, postgres, PGBENCH_SECONDS)
  const ledger = await openLedger({ url, now: Date.now })
  const load = await loadFully(ledger, { postgresPid: postgres.pid, warmUpMs: WARM_UP_MS, lastsMs: LASTS_MS })
  await ledger.close()
  const after = await runPgbench(pgbench, postgres, PGBENCH_SECONDS)
  report.note(`wagers: ${describe(load)}`)
  report.note(
    `pgbench TPC-B: ${before.perSecond.toFixed(0)} before and ${after.perSecond.toFixed(0)} after a second, ` +
      `${((before.cpuMicrosEach + after.cpuMicrosEach) / 2).toFixed(0)} µs of processor each`,
  )
  return {
    load,
    ratio: (2 * load.perSecond) / (before.perSecond + after.perSecond),
    cpuRatio: (before.cpuMicrosEach + after.cpuMicrosEach) / 2 / load.cpuMicrosEach,
  }
}

function describe({ perSecond, p50Ms, p99Ms, cpuMicrosEach, otherLoad }: Load): string {
  const disturbed = otherLoad > 0.3 ? `; DISTURBED: others used ${otherLoad.toFixed(1)} processors` : ''
  return (
    `${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ` +
    `${cpuMicrosEach.toFixed(1)} µs of processor each${disturbed}`
  )
}
