import { randomUUID } from 'node:crypto'
import { days } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import {
  askTransfer,
  decideRecord,
  handPayout,
  openRecord,
  readPayout,
  readTransfer,
  recordPaid,
  recordTransfer,
  withBankTransfers,
} from '../kit/bankTransfers.ts'
import { units } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'
import { changeMoney } from '../kit/office.ts'
import { valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openTestServer } from '../kit/testServer.ts'

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  server = await openTestServer()
  parties = await openMoneyParties(server)
  await changeMoney(server, withBankTransfers())
  await freshen(server, days(1))
  return () => server.close()
})

test('the report has what two people confirmed, and nothing else', async () => {
  const owner = await parties.owner()
  const { id } = await askTransfer(owner)
  valueOf(await recordTransfer(parties, parties.ana, id))
  const provider = server.features.provider.providers.named('bankTransfer')
  const linesOf = async (...ids: readonly string[]) => {
    const nowMs = server.clock.nowMs()
    const report = await provider?.report(nowMs - days(1), nowMs + days(1))
    return report?.ok
      ? report.value
          .filter((line) => ids.includes(line.id))
          .map(({ id: of, kind, amount, currency }) => ({ id: of, kind, amount, currency }))
      : []
  }
  expect(await linesOf(id)).toEqual([])
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readTransfer(parties.eva, id))))
  valueOf(await recordTransfer(parties, parties.ana, id, { kind: 'returned', amount: units(20) }))
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readTransfer(parties.eva, id))))
  const payout = await handPayout(parties, owner)
  valueOf(await recordPaid(parties, parties.ana, payout))
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readPayout(parties.eva, payout))))
  expect(await linesOf(id, payout)).toEqual([
    { id, kind: 'charge', amount: BigInt(units(50)), currency: 'USD' },
    { id, kind: 'reversal', amount: BigInt(units(20)), currency: 'USD' },
    { id: payout, kind: 'payout', amount: BigInt(units(50)), currency: 'USD' },
  ])
})

test('a deposit repeats its own account and reference, whatever the settings say later', async () => {
  const provider = server.features.provider.providers.named('bankTransfer')
  const charge = { id: randomUUID(), owner: randomUUID(), way: 'bankTransfer', amount: 1n, fee: 0n } as const
  const ask = async () => provider?.charge({ ...charge, currency: 'USD', returnUrl: '' })
  const [one, ...others] = await Promise.all(Array.from({ length: 5 }, ask))
  for (const other of others) expect(other).toEqual(one)
  expect(await provider?.charge({ ...charge, id: randomUUID(), currency: 'EUR', returnUrl: '' })).toEqual({
    ok: false,
    error: 'provider.closed',
  })
})
