import { hours, minutes } from '@ronda/core'
import { NO_AMOUNTS, periodAt } from '@ronda/core/payroll'
import { beforeAll, expect, test } from 'vitest'
import { findLastEvent, listEvents } from '../../src/agents/payslip/run.sql.ts'
import type { AccountEvent } from '../../src/agents/payslip/run.ts'
import { sumEvents } from '../../src/agents/payslip/sum.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { atoms, happens } from '../kit/payslips.ts'
import { openTestServer, PASSWORD } from '../kit/testServer.ts'

const FROM_MS = Date.UTC(2027, 0, 4)
const account = (username: string, kind: 'agent' | 'member', upline?: string) => ({
  username,
  kind,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

let server: Server

beforeAll(async () => {
  const demoAccounts = [account('top', 'agent'), account('low', 'agent', 'top'), account('ana', 'member', 'low')]
  server = await openTestServer({ demoAccounts: [...demoAccounts, account('bea', 'member', 'top')] })
  return () => server.close()
})

test('what members did is the same whatever the pages are in which it is read', async () => {
  const [ana, bea] = [
    { member: 'ana', line: ['low', 'top'] },
    { member: 'bea', line: ['top'] },
  ]
  // Two at the same moment, on two days, in two lines, and one that counts for nobody.
  const moments = [0, 0, 0, 1, hours(5), hours(30), hours(30), hours(47)]
  for (const [at, atMs] of moments.entries()) {
    const who = at % 3 === 0 ? bea : ana
    await happens(server, who, { validBet: at + 1, prizes: at }, { atMs: FROM_MS + atMs })
  }
  await happens(server, { ...ana, line: ['top'] }, { validBet: 50 }, { atMs: FROM_MS + minutes(1) })
  await happens(server, ana, { validBet: 70 }, { atMs: FROM_MS + minutes(2), excluded: 'self_play' })
  const asked = { kind: 'dividend', currency: 'USD', period: periodAt(FROM_MS, 'weekly', 'UTC') } as const
  await server.db.read(async (tx) => {
    const until = await findLastEvent(tx)
    const whole = await sumEvents(tx, asked, until)
    for (const page of [1, 2, 3, 5]) expect(await sumEvents(tx, asked, until, page)).toEqual(whole)
    const single = (await listEvents(tx, asked, { until, atMost: 100 })).events.filter(
      ({ excluded }) => excluded === null,
    )
    const total = (events: readonly AccountEvent[]): bigint =>
      events.reduce((sum, { amounts }) => sum + amounts.validBet, NO_AMOUNTS.validBet)
    expect(total(whole)).toBe(total(single))
    expect(total(whole)).toBe(atoms(1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 50))
    // Each member in each line on each day.
    expect(whole).toHaveLength(5)
    expect((await sumEvents(tx, asked, until - 2n)).length).toBe(4)
  })
})
