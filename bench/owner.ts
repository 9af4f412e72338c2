import { countAsked } from './asked.ts'
import { killOwners, PHASES, type Kill } from './owner/kills.ts'
import type { Report } from './report.ts'
import { compareBooks, reportSettled, type Settled } from './tables/books.ts'

/**
 * kill -9 of the process that runs a table, in every phase of a round: another process continues it, and the money is
 * exact.
 */
export const group = { name: 'owner', run: measureOwners }

const KILLS = 100
const FINISH_MS_MAX = 5_000

async function measureOwners(report: Report): Promise<void> {
  await killOwners(countAsked(KILLS), async (kills, url) =>
    reportFigures(report, kills, await compareBooks(url, 'coin')),
  )
}

function reportFigures(report: Report, kills: readonly Kill[], books: Settled): void {
  for (const phase of PHASES) {
    const some = kills.filter((one) => one.phase === phase)
    const slowest = Math.max(...some.map(({ finishedMs }) => finishedMs))
    const voided = some.filter(({ cameTo }) => cameTo === 'void').length
    report.note(`${phase}: ${some.length} kills, slowest round over ${slowest.toFixed(0)} ms after, ${voided} void`)
  }
  const slowest = Math.max(...kills.map(({ finishedMs }) => finishedMs))
  report.figure({ name: 'owner.kills', value: kills.length, unit: 'kills', better: 'higher' })
  report.figure({ name: 'owner.slowest', value: slowest, unit: 'ms', goal: FINISH_MS_MAX, better: 'lower' })
  const unfinished = kills.filter(({ cameTo }) => cameTo === undefined).length
  report.figure({ name: 'owner.unfinished', value: unfinished, unit: 'rounds', goal: 0, better: 'lower' })
  reportSettled(report, 'owner', books)
}
