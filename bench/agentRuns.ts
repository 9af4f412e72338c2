import { setTimeout as wait } from 'node:timers/promises'
import { money, makeDecimal } from '@ronda/core'
import { audit } from '../server/src/money/ledger/index.ts'
import { Bets } from './agentRuns/bets.ts'
import { compareBooks, countFaults, listSlips, wantedOf } from './agentRuns/check.ts'
import { MOMENTS, Schedulers, type Moment } from './agentRuns/kills.ts'
import { openScene, type Scene } from './agentRuns/scene.ts'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'

/**
 * kill -9 of two processes that count bets and pay agents, in the middle of each step: every payslip is made once, and is
 * what the bets say, to the cent.
 */
export const group = { name: 'agents', run: measureAgents }

const KILLS = 20
const FINISH_MS_MAX = 120_000

type Killed = { readonly moment: Moment; readonly isHit: boolean }

/** Kills again and again while bets are placed. */
async function killOften(scene: Scene, schedulers: Schedulers, bets: Bets): Promise<readonly Killed[]> {
  const placing = bets.run(scene.url)
  const killed: Killed[] = []
  try {
    for (let kill = 0; kill < countAsked(KILLS); kill += 1) {
      await schedulers.open()
      const moment = MOMENTS[kill % MOMENTS.length] ?? 'any'
      killed.push({ moment, isHit: await schedulers.killAt(moment, scene.client) })
    }
  } finally {
    bets.isOver = true
    await placing
  }
  return killed
}

/** Until everything is paid, or for as long as it may take. */
async function finish(scene: Scene, schedulers: Schedulers, wanted: ReadonlyMap<string, bigint>): Promise<void> {
  await schedulers.open()
  const endMs = Date.now() + FINISH_MS_MAX
  const isDone = async (): Promise<boolean> => {
    const { missing, wrong, unpaid } = countFaults(await listSlips(scene.client), wanted)
    return missing + wrong + unpaid === 0
  }
  while (!(await isDone()) && Date.now() < endMs) await wait(500)
  await schedulers.kill()
}

async function reportFigures(report: Report, scene: Scene, bets: Bets, killed: readonly Killed[]): Promise<void> {
  const wanted = wantedOf(bets.written)
  const slips = await listSlips(scene.client)
  const { doubled, missing, wrong, unpaid } = countFaults(slips, wanted)
  const books = await compareBooks(scene, bets.written, wanted)
  const { faults } = await audit(scene.url)
  for (const fault of faults) report.note(fault)
  for (const moment of MOMENTS) {
    const some = killed.filter((each) => each.moment === moment)
    report.note(
      `${moment}: both killed ${some.length} times, ${some.filter(({ isHit }) => isHit).length} in the middle`,
    )
  }
  report.note(`${bets.written.length} bets, ${slips.length} payslips, ${makeDecimal(money(books.due, 'USD'))} paid`)
  const none = { goal: 0, better: 'lower' } as const
  const hits = killed.filter(({ isHit }) => isHit).length
  report.figure({ name: 'agents.kills', value: hits, unit: 'kills', goal: countAsked(KILLS), better: 'higher' })
  report.figure({ name: 'agents.payslips', value: slips.length, unit: 'payslips', better: 'higher' })
  report.figure({ name: 'agents.corrections', value: books.corrections, unit: 'bills', better: 'higher' })
  report.figure({ name: 'agents.doubled', value: doubled, unit: 'payslips', ...none })
  report.figure({ name: 'agents.missing', value: missing, unit: 'payslips', ...none })
  report.figure({ name: 'agents.wrong', value: wrong, unit: 'payslips', ...none })
  report.figure({ name: 'agents.unpaid', value: unpaid, unit: 'payslips', ...none })
  report.figure({ name: 'agents.events', value: books.events, unit: 'events', ...none })
  report.figure({ name: 'agents.team', value: books.team, unit: 'atoms', ...none })
  report.figure({ name: 'agents.not_owned', value: books.owned, unit: 'atoms', ...none })
  report.figure({ name: 'agents.not_from_fund', value: books.fund, unit: 'atoms', ...none })
  report.figure({ name: 'agents.failures', value: books.failures, unit: 'failures', ...none })
  report.figure({ name: 'agents.audit_faults', value: faults.length, unit: 'faults', ...none })
  report.note('control: a bet that nobody counted must be found')
  const control = countFaults(slips, wantedOf(bets.written.slice(1)))
  report.figure({ name: 'agents.control_wrong', value: control.wrong, unit: 'payslips', goal: 1, better: 'higher' })
}

async function measureAgents(report: Report): Promise<void> {
  const startMs = Math.floor(Date.now() / 300_000) * 300_000
  const scene = await openScene(startMs)
  const schedulers = new Schedulers({ databaseUrl: scene.url, startMs })
  try {
    const bets = new Bets(scene.players, startMs)
    const killed = await killOften(scene, schedulers, bets)
    await finish(scene, schedulers, wantedOf(bets.written))
    await reportFigures(report, scene, bets, killed)
  } finally {
    await schedulers.kill()
    await scene.close()
  }
}
