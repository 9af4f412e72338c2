import { randomUUID } from 'node:crypto'
import { days, minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { finishDue } from '../../src/money/deposit/index.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  askTransfer,
  decideRecord,
  handPayout,
  openRecord,
  readPayout,
  readTransfer,
  recordFailed,
  recordPaid,
  recordTransfer,
  withBankTransfers,
  type WireBankLine,
} from '../kit/bankTransfers.ts'
import { setLimit } from '../kit/depositSteps.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { valueOf } from '../kit/signInSteps.ts'
import { makeStale, freshen } from '../kit/staff.ts'
import { openGame, openTestServer, signIn, spin, withoutPrizes } from '../kit/testServer.ts'

let server: Server
let parties: MoneyParties
let third: Visitor

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  parties = await openMoneyParties(server)
  third = await signIn(server, 'gerente')
  await changeMoney(server, (money) => withBankTransfers(true)(withoutWaits(money)))
  await freshen(server, days(1))
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

type WireDeposit = { readonly state: string; readonly paid: string | null; readonly returned: string }
const depositOf = ({ visitor }: Owner, id: string): Promise<WireDeposit> =>
  visitor.get<WireDeposit>(`/api/v1/deposits/${id}`)

const cashOf = async (owner: Owner): Promise<string> => (await parties.balances(owner)).cash

const codeOf = ({ body }: WireAnswer): string => (body as { code?: string }).code ?? 'ok'

/** Ana records that an amount moved, and Eva confirms it. */
async function moved(id: string, count: number, kind: 'arrived' | 'returned' = 'arrived'): Promise<void> {
  valueOf(await recordTransfer(parties, parties.ana, id, { kind, amount: units(count) }))
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readTransfer(parties.eva, id))))
}

type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
async function auditEntriesOf(subject: string): Promise<readonly string[]> {
  const { list } = await parties.ana.get<AuditLog>(`/api/v1/office/deeds?subject=${subject}`)
  return list.map(({ actor, action }) => `${actor} ${action}`).toReversed()
}

test('a transfer is recorded and confirmed, played, withdrawn and paid by hand', async () => {
  const owner = await parties.owner(0)
  const asked = await askTransfer(owner, 20)
  expect(asked).toMatchObject({
    state: 'waiting',
    next: { kind: 'bank', holder: 'Ronda S. A.', bank: 'Banco Uno', account: '0042 0017' },
  })
  const { reference } = asked.next
  const path = `/api/v1/office/bank-transfers?queue=waiting&reference=${reference}`
  const found = await parties.ana.get<{ list: readonly WireBankLine[] }>(path)
  expect(found.list).toMatchObject([{ id: asked.id, reference }])

  valueOf(await recordTransfer(parties, parties.ana, asked.id, { amount: units(20) }))
  const line = await readTransfer(parties.ana, asked.id)
  expect(line.records).toMatchObject([{ state: 'recorded', recordedBy: 'operador', mayConfirm: false }])
  expect(await cashOf(owner)).toBe('0')
  valueOf(await decideRecord(parties, parties.eva, openRecord(line)))
  expect(await depositOf(owner, asked.id)).toMatchObject({ state: 'credited', paid: units(20) })
  expect(await cashOf(owner)).toBe(units(20))

  const game = await openGame(owner.visitor)
  for (let round = 0; round < 20; round += 1) await spin(game)
  await leaveWith(server, owner, 400)
  const id = await parties.withdrawal(owner)
  valueOf(await parties.office(parties.eva, 'withdrawals/approve', { id }))
  expect(await parties.withdrawalOf(owner)).toMatchObject({ state: 'paying' })
  expect(await parties.balances(owner)).toEqual({ cash: units(100), held: units(300) })
  const toPay = await parties.ana.get<{ list: readonly WireBankLine[] }>('/api/v1/office/bank-payouts?queue=pay')
  expect(toPay.list.find((each) => each.id === id)).toMatchObject({ holder: 'Ana López', amount: units(300) })

  valueOf(await recordPaid(parties, parties.ana, id))
  expect(await parties.withdrawalOf(owner)).toMatchObject({ state: 'paying' })
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readPayout(parties.eva, id))))
  expect(await parties.withdrawalOf(owner)).toMatchObject({ state: 'paid' })
  expect(await parties.balances(owner)).toEqual({ cash: units(100), held: '0' })
  expect(await auditEntriesOf(`deposit:${asked.id}`)).toEqual([
    'operador bank_transfer.record',
    'supervisora bank_transfer.confirm',
  ])
  expect(await auditEntriesOf(`withdrawal:${id}`)).toEqual([
    'supervisora withdrawal.approve',
    'operador bank_payout.record',
    'supervisora bank_payout.confirm',
  ])
})

test('a payout that failed returns the money, with the reason', async () => {
  const owner = await parties.owner()
  const id = await parties.withdrawal(owner)
  valueOf(await parties.office(parties.ana, 'withdrawals/approve', { id }))
  valueOf(await recordFailed(parties, parties.eva, id, 'The account is closed'))
  valueOf(await decideRecord(parties, parties.ana, openRecord(await readPayout(parties.ana, id))))
  expect(await parties.withdrawalOf(owner)).toMatchObject({ state: 'failed' })
  expect(await parties.balances(owner)).toEqual({ cash: units(400), held: '0' })
})

test('another amount than announced is credited as it arrived, also late, in two parts and after the wait', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  const isListed = async (queue: string): Promise<boolean> => {
    const path = `/api/v1/office/bank-transfers?queue=${queue}`
    const { list } = await parties.ana.get<{ list: readonly WireBankLine[] }>(path)
    return list.some((line) => line.id === id)
  }
  expect(await isListed('waiting')).toBe(true)
  await owner.visitor.send('POST', `/api/v1/deposits/${id}/cancel`, {})
  expect(await readTransfer(parties.ana, id)).toMatchObject({ state: 'cancelled' })
  expect([await isListed('waiting'), await isListed('all')]).toEqual([false, true])
  await moved(id, 30)
  expect(await cashOf(owner)).toBe(units(30))
  await moved(id, 15)
  expect(await depositOf(owner, id)).toMatchObject({ state: 'credited', paid: units(45) })
  expect(await cashOf(owner)).toBe(units(45))
})

test('a returned transfer is taken from the balance once two people say so', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  await moved(id, 50)
  await moved(id, 20, 'returned')
  expect(await cashOf(owner)).toBe(units(30))
  await moved(id, 30, 'returned')
  expect(await depositOf(owner, id)).toMatchObject({ state: 'reversed' })
  expect(await cashOf(owner)).toBe('0')
})

test('what exceeds the limits is sent back by hand, and counts as returned once it is confirmed', async () => {
  const owner = await parties.owner(0)
  await setLimit(owner, 'deposit', units(50))
  const { id } = await askTransfer(owner)
  await moved(id, 80)
  expect(await cashOf(owner)).toBe(units(50))
  expect(await readTransfer(parties.ana, id)).toMatchObject({ toReturn: units(30) })
  const path = '/api/v1/office/bank-transfers?queue=return'
  const { list } = await parties.ana.get<{ list: readonly WireBankLine[] }>(path)
  expect(list.map((each) => each.id)).toContain(id)
  expect(await depositOf(owner, id)).toMatchObject({ state: 'credited', returned: '0' })
  // Staff may take days: it is looked at each hour, and the member's page is not reloaded for nothing.
  const changed: string[] = []
  const lookAt = async (at?: Date): Promise<Date> =>
    server.db.write(async (tx) => {
      if (at !== undefined) await tx.updateTable('deposit').set({ look_at: at }).where('id', '=', id).execute()
      const found = tx.selectFrom('deposit').select('look_at').where('id', '=', id)
      return (await found.executeTakeFirstOrThrow()).look_at ?? new Date(0)
    })
  await lookAt(new Date(0))
  await finishDue({ ...server.features.deposit.options, onChanged: (who) => changed.push(who) })
  expect(changed).toEqual([])
  expect((await lookAt()).getTime()).toBeGreaterThan(server.clock.nowMs() + minutes(50))
  await moved(id, 30, 'returned')
  expect(await depositOf(owner, id)).toMatchObject({ state: 'credited', returned: units(30) })
  expect(await cashOf(owner)).toBe(units(50))
})

test('a wrong record is withdrawn before it is confirmed, and the right one follows', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  const bankReference = randomUUID()
  valueOf(await recordTransfer(parties, parties.ana, id, { amount: units(500), bankReference }))
  const wrong = openRecord(await readTransfer(parties.ana, id))
  valueOf(await decideRecord(parties, parties.ana, wrong, 'withdraw'))
  expect(codeOf(await decideRecord(parties, parties.eva, wrong))).toBe('bankTransfer.decided')
  valueOf(await recordTransfer(parties, parties.ana, id, { bankReference }))
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readTransfer(parties.eva, id))))
  expect(await cashOf(owner)).toBe(units(50))
})

type Refusal = (owner: Owner, id: string) => Promise<WireAnswer>
const record =
  (change: Parameters<typeof recordTransfer>[3]): Refusal =>
  (_owner, id) =>
    recordTransfer(parties, parties.ana, id, change)

const refusals: readonly (readonly [string, string, Refusal])[] = [
  ['of nothing', 'bankTransfer.amount_invalid', record({ amount: '0' })],
  ['of a part of a cent', 'bankTransfer.amount_invalid', record({ amount: '1' })],
  ['of a return before anything came', 'bankTransfer.amount_invalid', record({ kind: 'returned' })],
  ['of next year', 'bankTransfer.date_invalid', record({ on: '2199-01-01' })],
  ['of long ago', 'bankTransfer.date_invalid', record({ on: '1999-01-01' })],
  ['of no day', 'request.malformed', record({ on: '2026-02-31' })],
  ['of nobody’s transfer', 'bankTransfer.unknown', () => recordTransfer(parties, parties.ana, randomUUID())],
  ['of nobody’s payout', 'bankTransfer.unknown', () => recordPaid(parties, parties.ana, randomUUID())],
  [
    'of a payout as a transfer',
    'bankTransfer.unknown',
    async (owner) => recordTransfer(parties, parties.ana, await handPayout(parties, owner)),
  ],
  ['by a member', 'session.forbidden', ({ visitor }, id) => recordTransfer(parties, visitor, id)],
]

test.each(refusals)('a record %s is refused: %s', async (_, code, ask) => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  expect(codeOf(await ask(owner, id))).toBe(code)
  expect(await cashOf(owner)).toBe('0')
})

test('one at a time, one line of the statement once, one key for one record', async () => {
  const [one, other] = [await parties.owner(0), await parties.owner(0)]
  const [first, second] = [(await askTransfer(one)).id, (await askTransfer(other)).id]
  const number = randomUUID()
  const [key, bankReference] = [randomUUID(), `Ref ${number}`]
  valueOf(await recordTransfer(parties, parties.ana, first, { key, bankReference }))
  expect(codeOf(await recordTransfer(parties, parties.ana, first))).toBe('bankTransfer.recorded')
  for (const same of [`ref ${number}`, `REF-${number}`, `Ref${number.replaceAll('-', '')}`]) {
    const again = { bankReference: same }
    expect(codeOf(await recordTransfer(parties, parties.eva, second, again))).toBe('bankTransfer.reference_used')
  }
  const more = { key, bankReference, amount: units(51) }
  expect(codeOf(await recordTransfer(parties, parties.ana, first, more))).toBe('wallet.key_reused')
})

test('banks number their lines by account and by year: the same number on another statement is another line', async () => {
  const owner = await parties.owner(0)
  const [first, second, third] = [await askTransfer(owner), await askTransfer(owner), await askTransfer(owner)]
  const line = { bankReference: '0001' }
  valueOf(await recordTransfer(parties, parties.ana, first.id, line))
  expect(codeOf(await recordTransfer(parties, parties.ana, second.id, line))).toBe('bankTransfer.reference_used')
  // As if the first had been of last year.
  const day = sql<Date>`on_day - 366`
  await server.db.write((tx) =>
    tx.updateTable('bank_record').set({ on_day: day }).where('transfer', '=', first.id).execute(),
  )
  valueOf(await recordTransfer(parties, parties.ana, second.id, line))
  const to = sql<string>`'9999 ' || account`
  await server.db.write((tx) =>
    tx.updateTable('bank_transfer').set({ account: to }).where('id', '=', third.id).execute(),
  )
  valueOf(await recordTransfer(parties, parties.ana, third.id, line))
})

test('who recorded it may not confirm it, nor may a stale session', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  valueOf(await recordTransfer(parties, parties.ana, id))
  const open = openRecord(await readTransfer(parties.ana, id))
  expect(codeOf(await decideRecord(parties, parties.ana, open))).toBe('bankTransfer.same_person')
  await makeStale(server)
  expect(codeOf(await decideRecord(parties, parties.eva, open))).toBe('session.proof_due')
  expect(codeOf(await recordTransfer(parties, parties.eva, id))).toBe('session.proof_due')
  await freshen(server, days(1))
  expect(await cashOf(owner)).toBe('0')
})

test('nobody confirms their own money', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  // The transfer of a member of staff, as of an account that was opened in their browser.
  await server.db.write((tx) =>
    tx
      .updateTable('bank_transfer')
      .set((of) => ({ owner: of.selectFrom('account').select('id').where('username', '=', 'operador') }))
      .where('id', '=', id)
      .execute(),
  )
  expect(codeOf(await recordTransfer(parties, parties.ana, id))).toBe('bankTransfer.own')
  valueOf(await recordTransfer(parties, parties.eva, id))
  const open = openRecord(await readTransfer(parties.eva, id))
  expect(codeOf(await decideRecord(parties, parties.ana, open))).toBe('bankTransfer.own')
})

test('two people confirm at once, and a third withdraws: one of them is first, and the money comes once or not', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await parties.owner(0)
    const { id } = await askTransfer(owner)
    valueOf(await recordTransfer(parties, parties.ana, id))
    const open = openRecord(await readTransfer(parties.ana, id))
    const answers = await Promise.all([
      decideRecord(parties, parties.eva, open),
      decideRecord(parties, third, open),
      decideRecord(parties, parties.ana, open, 'withdraw'),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['bankTransfer.decided', 'bankTransfer.decided', 'ok'])
    const isWithdrawn = codeOf(answers[2]) === 'ok'
    await finishDue(server.features.deposit.options)
    expect(await cashOf(owner)).toBe(isWithdrawn ? '0' : units(50))
  }
})

test('without an open account the way is closed, and what was asked for before can still arrive', async () => {
  const owner = await parties.owner(0)
  const { id } = await askTransfer(owner)
  await changeMoney(server, (money) => ({ ...money, bankTransfer: { accounts: [], payouts: true } }))
  const { ways } = await owner.visitor.get<{ ways: readonly { way: string; isClosed: boolean }[] }>(
    '/api/v1/deposits/ways',
  )
  expect(ways.find(({ way }) => way === 'bankTransfer')).toMatchObject({ isClosed: true })
  const refused = await owner.visitor.ask('POST', '/api/v1/deposits', {
    key: randomUUID(),
    way: 'bankTransfer',
    amount: units(50),
  })
  expect(codeOf(refused)).toBe('deposit.way_closed')
  await freshen(server, days(1))
  await moved(id, 50)
  expect(await cashOf(owner)).toBe(units(50))
  await changeMoney(server, withBankTransfers(true))
  await freshen(server, days(1))
})
