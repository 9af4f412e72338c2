import { countAsked } from './asked.ts'
import type { Report } from './report.ts'
import { runWebhooks, type Outcome } from './webhooks/run.ts'

/** Notices of a provider, duplicated, out of order and forged, while the server is killed again and again. */
export const group = { name: 'webhooks', run: measureWebhooks }

const NOTICES = 100_000
/** A short trial run need not wait ten seconds for its first kill. */
const SMALL = 20_000
const KILL_MS = 10_000
const KILL_MS_SMALL = 4_000

async function measureWebhooks(report: Report): Promise<void> {
  const count = countAsked(NOTICES)
  const killMs = count < SMALL ? KILL_MS_SMALL : KILL_MS
  report.note(`${count} notices: 30 % duplicated, 20 % out of order, 2 % forged; a kill every ${killMs / 1_000} s`)
  reportFigures(report, await runWebhooks({ count, killMs }))
}

function reportFigures(report: Report, outcome: Outcome): void {
  const { tally, kills, seconds, books, faults, control } = outcome
  report.note(
    `${tally.honest} honest (${tally.doubled} of them again, ${tally.late} late), ${tally.changed} changed; ` +
      `${tally.again} attempts failed and were repeated`,
  )
  report.note(`${books.deposits} deposits, ${books.reversed} of them charged back by the payer`)
  for (const fault of faults) report.note(fault)
  const none = { unit: 'deposits', goal: 0, better: 'lower' } as const
  report.figure({ name: 'webhooks.sent', value: tally.honest + tally.changed, unit: 'notices', better: 'higher' })
  report.figure({ name: 'webhooks.kills', value: kills, unit: 'kills', goal: 1, better: 'higher' })
  report.figure({ name: 'webhooks.double_credits', value: books.tooMuch, ...none })
  report.figure({ name: 'webhooks.lost', value: books.tooLittle, ...none })
  report.figure({ name: 'webhooks.unfinished', value: books.unfinished, ...none })
  report.figure({ name: 'webhooks.forged_accepted', value: tally.forged, unit: 'notices', goal: 0, better: 'lower' })
  report.figure({ name: 'webhooks.faults', value: faults.length, unit: 'faults', goal: 0, better: 'lower' })
  report.figure({ name: 'webhooks.rate', value: tally.honest / seconds, unit: 'per second', better: 'higher' })
  report.note('control: a credit without a payment must be found')
  report.figure({ name: 'webhooks.control_found', value: control, unit: 'found', goal: 1, better: 'higher' })
}
