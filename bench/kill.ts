import { readFileSync } from 'node:fs'
import { audit, type AuditReport } from '../server/src/money/ledger/index.ts'
import { runKills, type Outcome, type Victim } from './kill/run.ts'
import type { Report } from './report.ts'

/** kill -9 of PostgreSQL and of the ledger under load: nothing acknowledged may be lost, nothing may happen twice. */
export const group = { name: 'kill', run: measureKills }

const KILLS = 20
const CONTROL_KILLS = 4

async function measureKills(report: Report): Promise<void> {
  const victims = Array.from({ length: KILLS }, (_, at): Victim => (at % 2 === 0 ? 'postgres' : 'ledger'))
  await runKills(victims, false, async (outcome) => {
    reportFigures(report, outcome)
    await reportForgedWitness(report, outcome)
  })
  await reportRenamingClient(report)
}

function reportFigures(report: Report, { kills, tally, report: books, recoveryMsMax }: Outcome): void {
  report.note(`${kills} kills, PostgreSQL and the ledger in turn; ${books.legs} legs, ${books.witnessed} acknowledged`)
  report.note(
    `${tally.unknown} outcomes were unknown and retried with the same id: ` +
      `${tally.hadBeenWritten} of them had been written`,
  )
  report.note(`${tally.repeated} old operations repeated on purpose`)
  report.note(`longest time from a kill to the next start: ${Math.round(recoveryMsMax)} ms`)
  for (const fault of books.faults) report.note(fault)
  const none = { unit: 'operations', goal: 0, better: 'lower' } as const
  report.figure({ name: 'kill.kills', value: kills, unit: 'kills', goal: 20, better: 'higher' })
  report.figure({ name: 'kill.acknowledged', value: tally.acknowledged, unit: 'operations', better: 'higher' })
  report.figure({ name: 'kill.lost', value: countOf(books, 'AU14'), ...none })
  report.figure({ name: 'kill.changed', value: countOf(books, 'AU15') + tally.contradicted, ...none })
  report.figure({ name: 'kill.doubled', value: countOf(books, 'AU16'), ...none })
  report.figure({ name: 'kill.faults', value: books.faults.length, unit: 'faults', goal: 0, better: 'lower' })
}

/** A zero means nothing unless the same check can also find a fault. */
async function reportForgedWitness(report: Report, { url, witnessPath }: Outcome): Promise<void> {
  const lines = readFileSync(witnessPath, 'utf8').trimEnd().split('\n')
  const forged = (lines[0] ?? '').replace(/"seq":\d+/, '"seq":2000000000')
  const { counts } = await audit(url, { witness: [...lines, forged] })
  report.note('control: an acknowledgement of something that is not in the ledger must be found')
  report.figure({ name: 'kill.control_lost', value: counts['AU14'] ?? 0, unit: 'found', goal: 1, better: 'higher' })
}

async function reportRenamingClient(report: Report): Promise<void> {
  const victims = Array.from({ length: CONTROL_KILLS }, (): Victim => 'ledger')
  await runKills(victims, true, async ({ report: books }) => {
    report.note('control: clients that retry with a new id must be found to have been charged twice')
    const doubled = countOf(books, 'AU16')
    report.figure({ name: 'kill.control_doubled', value: doubled, unit: 'found', goal: 1, better: 'higher' })
  })
}

const countOf = ({ counts }: AuditReport, rule: string): number => counts[rule] ?? 0
