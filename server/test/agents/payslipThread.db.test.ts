import { minutes } from '@ronda/core'
import { amounts } from '@ronda/core/payroll/testing'
import { beforeAll, expect, test } from 'vitest'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { dryRun } from '../../src/agents/payslip/desk.actions.ts'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { CONSUMER, runDue } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { billsSince, dividend, grantContract, happens, tier } from '../kit/payslips.ts'
import { openTestServer, PASSWORD, withoutPrizes } from '../kit/testServer.ts'
import { hasReadAll } from '../kit/unread.ts'

const FROM_MS = Date.UTC(2027, 0, 6)
let nowMs = FROM_MS
let server: Server

beforeAll(async () => {
  const account = { password: PASSWORD, deposit: 0 }
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      { ...account, username: 'top', kind: 'agent' },
      { ...account, username: 'low', kind: 'agent', upline: 'top' },
      { ...account, username: 'player', kind: 'member', upline: 'low' },
    ],
  })
  return () => server.close()
})

/** More than are read while others wait. */
const BETS = 2_001
const PLAYER = { member: 'player', line: ['low', 'top'] }

test('a run of many bets is made, computed again and corrected in a thread, and pays what any other pays', async () => {
  const asked: string[] = []
  const { options } = server.features.payslip
  const { inThread } = options
  const watched = {
    ...options,
    inThread: {
      close(...given: Parameters<typeof inThread.close>) {
        asked.push('close')
        return inThread.close(...given)
      },
      correct(...given: Parameters<typeof inThread.correct>) {
        asked.push('correct')
        return inThread.correct(...given)
      },
      compute(...given: Parameters<typeof inThread.compute>) {
        asked.push('compute')
        return inThread.compute(...given)
      },
    },
  }
  const salary = (rate: number) => dividend([tier(rate)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
  await grantContract(server, 'top', salary(2), FROM_MS)
  await grantContract(server, 'low', salary(1), FROM_MS)
  const one = await happens(server, PLAYER, { validBet: 100 }, { atMs: FROM_MS })
  const more = Array.from({ length: BETS - 1 }, (_, at) => ({ ...one, seq: 1_000 + at, operation: null }))
  await server.db.write((tx) => insertEvents(tx, more))
  nowMs = FROM_MS + minutes(6)
  await hasReadAll(server, CONSUMER)

  await runDue(watched)
  const paid = async () => (await billsSince(server, FROM_MS)).map(({ agent, no, amount }) => [agent, no, amount])
  expect(await paid()).toEqual([
    ['low', 0, BETS * 100],
    ['top', 0, BETS * 100],
  ])

  const at = new Date(FROM_MS).toISOString().slice(0, 16)
  const again = await dryRun(watched, { kind: 'realTimeSalary', period: 'fiveMinutes', at })
  expect(again).toMatchObject({ ok: true, value: { isClosed: true, payslips: 2, differing: 0 } })

  await server.db.write((tx) =>
    insertEvents(tx, [{ ...one, seq: 500, operation: null, amounts: amounts({ validBet: 7 }) }]),
  )
  await correctLate(watched)
  expect((await paid()).filter(([, no]) => no === 1)).toEqual([
    ['low', 1, 7],
    ['top', 1, 7],
  ])
  expect(asked).toEqual(['close', 'compute', 'correct'])
})
