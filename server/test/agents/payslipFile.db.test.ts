import { minutes } from '@ronda/core'
import { examinePayslips, readPayslipFile } from '@ronda/core/payroll'
import { beforeAll, expect, test } from 'vitest'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import type { Server } from '../../src/app/server.ts'
import { closeAllDue, dividend, grantContract, happens, tier } from '../kit/payslips.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn, withoutPrizes } from '../kit/testServer.ts'

const FROM_MS = Date.UTC(2027, 0, 6)
let nowMs = FROM_MS
let server: Server

beforeAll(async () => {
  const account = { password: PASSWORD, deposit: 0 }
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      { ...account, username: 'low', kind: 'agent' },
      { ...account, username: 'player', kind: 'member', upline: 'low' },
      { ...account, username: 'free', kind: 'agent' },
      ...testStaff,
    ],
  })
  return () => server.close()
})

type Part = { readonly name: string; readonly text: string; readonly next: number | null }

/** More than are in one part. */
const BETS = 20_001

test('a file of more bets than are sent at once comes in parts, which together are the file', async () => {
  const salary = dividend([tier(1)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
  await grantContract(server, 'low', salary, FROM_MS)
  // Nobody is paid for the first ones: the part that has only these is not sent alone.
  const idle = await happens(server, { member: 'player', line: ['free'] }, { validBet: 1 }, { atMs: FROM_MS })
  const idles = Array.from({ length: BETS }, (_, at) => ({ ...idle, seq: 100_000 + at, operation: null }))
  await server.db.write((tx) => insertEvents(tx, idles))
  const one = await happens(server, { member: 'player', line: ['low'] }, { validBet: 100 }, { atMs: FROM_MS })
  const more = Array.from({ length: BETS - 1 }, (_, at) => ({ ...one, seq: 200_000 + at, operation: null }))
  await server.db.write((tx) => insertEvents(tx, more))
  nowMs = FROM_MS + minutes(6)
  await closeAllDue(server)

  const staff = await signIn(server, 'operador')
  const { runs } = await staff.get<{ runs: readonly { readonly id: string }[] }>('/api/v1/office/pay-runs')
  const parts: Part[] = []
  for (let after = ''; ;) {
    const part = await staff.get<Part>(`/api/v1/office/pay-runs/${runs[0]?.id}/file?kind=closed${after}`)
    parts.push(part)
    if (part.next === null) break
    after = `&after=${part.next}`
  }
  expect(parts.length).toBeGreaterThan(1)
  const file = readPayslipFile(parts.map(({ text }) => text).join(''))
  if (!file.ok) throw new Error(file.error)
  expect(examinePayslips(file.value, sha256)).toEqual([])
  expect(file.value.run.events).toHaveLength(BETS)
})
