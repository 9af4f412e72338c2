import { join } from 'node:path'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { newMember, openTestServer } from '../server/test/kit/testServer.ts'
import { killArcade, startServer, type Aftermath, type Server } from '../server/test/kit/killArcade.ts'
import { audit } from '../server/src/money/ledger/index.ts'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'

/**
 * kill -9 of the whole server in the middle of every arcade game: the same rounds must come back, with the exact
 * money.
 */
export const group = { name: 'arcade', run: measureKills }

const KILLS = 10

async function measureKills(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('arcade', { isOnDisk: true })
  try {
    const url = await postgres.create('arcade')
    // Opened once as a demo, where new members get money to play with.
    await (await openTestServer({ databaseUrl: url })).close()
    const found = await killOften(countAsked(KILLS), () => startServer(url, join(postgres.folder, 'data')))
    reportFigures(report, found)
    const { faults } = await audit(url)
    for (const fault of faults) report.note(fault)
    report.figure({ name: 'arcade.faults', value: faults.length, unit: 'faults', goal: 0, better: 'lower' })
  } finally {
    await postgres.close()
  }
}

/** Each restarted server is the next to be killed. */
async function killOften(kills: number, start: () => Promise<Server>): Promise<readonly Aftermath[]> {
  const found: Aftermath[] = []
  let server = await start()
  while (found.length < kills) {
    const aftermath = await killArcade({
      player: (origin) => newMember({ origin }),
      first: () => Promise.resolve(server),
      second: async () => (server = await start()),
    })
    found.push(aftermath)
  }
  await server.kill()
  return found
}

function reportFigures(report: Report, found: readonly Aftermath[]): void {
  const sumOf = (pick: (one: Aftermath) => number): number => found.reduce((sum, one) => sum + pick(one), 0)
  const rounds = sumOf((one) => one.rounds)
  report.note(`${rounds} rounds were open; ${sumOf((one) => one.unanswered)} had a request without a reply`)
  const none = { goal: 0, better: 'lower' } as const
  report.figure({ name: 'arcade.kills', value: found.length, unit: 'kills', better: 'higher' })
  report.figure({ name: 'arcade.changed', value: sumOf((one) => one.changed), unit: 'rounds', ...none })
  report.figure({ name: 'arcade.unproven', value: sumOf((one) => one.unproven), unit: 'rounds', ...none })
  const off = sumOf(({ cashOff }) => Math.abs(Number(cashOff)))
  report.figure({ name: 'arcade.cash_off', value: off, unit: 'atoms', ...none })
}
