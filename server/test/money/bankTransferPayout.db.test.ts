import { randomUUID } from 'node:crypto'
import { days, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { recordSecurityChange } from '../../src/people/identity/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  decideRecord,
  handPayout,
  openRecord,
  readPayout,
  recordPaid,
  takeFile,
  withBankTransfers,
  type WireBankLine,
} from '../kit/bankTransfers.ts'
import { freeze } from '../kit/depositSteps.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { accountOf } from '../kit/poison.ts'
import { accountNamed, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openTestServer } from '../kit/testServer.ts'

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  server = await openTestServer()
  parties = await openMoneyParties(server)
  await changeMoney(server, (money) => withBankTransfers(true)(withoutWaits(money)))
  await freshen(server, days(1))
  return () => server.close()
})

type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
async function auditEntriesOf(subject: string): Promise<readonly string[]> {
  const { list } = await parties.ana.get<AuditLog>(`/api/v1/office/deeds?subject=${subject}`)
  return list.map(({ actor, action }) => `${actor} ${action}`).toReversed()
}

const listOf = async (queue: string): Promise<readonly WireBankLine[]> =>
  (await parties.ana.get<{ list: readonly WireBankLine[] }>(`/api/v1/office/bank-payouts?queue=${queue}`)).list

test('a payout is put in one file, and again only while that is the last one; the file is in the audit log', async () => {
  const owner = await parties.owner()
  const [first, second] = [await handPayout(parties, owner), await handPayout(parties, owner)]
  const files = await Promise.all([takeFile(parties, parties.ana), takeFile(parties, parties.eva)])
  expect(files.flat().toSorted()).toEqual([first, second].toSorted())
  const { exportedAt } = await readPayout(parties.ana, first)
  expect(exportedAt).not.toBeNull()
  const [anas, evas] = files
  // Each gets the own file again: that of the other one may be at the bank.
  expect(await takeFile(parties, parties.ana, true)).toEqual(anas)
  expect(await takeFile(parties, parties.eva, true)).toEqual(evas)

  const third = await handPayout(parties, owner)
  expect(await takeFile(parties, parties.ana)).toEqual([third])
  // The bank has the first file too: with this one it would pay it twice.
  expect(await takeFile(parties, parties.ana, true)).toEqual([third])
  expect(await readPayout(parties.ana, first)).toMatchObject({ exportedAt })
  expect(await takeFile(parties, parties.ana)).toEqual([])
  expect(await takeFile(parties, parties.ana, true)).toEqual([third])
  // What is recorded already is not paid again, and earlier files do not come back for it.
  valueOf(await recordPaid(parties, parties.ana, third))
  expect(await takeFile(parties, parties.ana, true)).toEqual([])
  valueOf(await decideRecord(parties, parties.eva, openRecord(await readPayout(parties.ana, third))))
  expect(await takeFile(parties, parties.ana, true)).toEqual([])
  expect(await auditEntriesOf('bank_payouts')).toContain('operador bank_payout.export')
})

test('a payout to a wallet is in no file: no bank can make it', async () => {
  const owner = await parties.owner()
  const [wallet, bank] = [await handPayout(parties, owner, { kind: 'wallet' }), await handPayout(parties, owner)]
  expect(await takeFile(parties, parties.ana)).toEqual([bank])
  expect((await listOf('pay')).map(({ id }) => id)).toContain(wallet)
})

test('a freeze after the approval keeps a payout out of every file, and its line says so', async () => {
  const owner = await parties.owner()
  const id = await handPayout(parties, owner)
  const { id: freezeId } = valueOf<{ id: string }>(await freeze(parties, owner, 'payout'))
  expect(await takeFile(parties, parties.ana)).toEqual([])
  expect(await readPayout(parties.ana, id)).toMatchObject({ isFrozen: true, pausedUntil: null })
  expect((await listOf('pay')).find((each) => each.id === id)).toMatchObject({ isFrozen: true })
  valueOf(await parties.office(parties.eva, 'freezes/lift', { id: freezeId, reason: 'checked' }))
  expect(await takeFile(parties, parties.ana)).toEqual([id])
  // What the bank has paid is a fact, also when they are frozen by then.
  valueOf(await freeze(parties, owner, 'payout'))
  expect(await takeFile(parties, parties.ana, true)).toEqual([])
  valueOf(await recordPaid(parties, parties.ana, id))
})

test('so does the pause after a security change', async () => {
  const owner = await parties.owner()
  const payout = await handPayout(parties, owner)
  const account = (await accountOf(server, owner)) as Id<'account'>
  await server.db.write((tx) => recordSecurityChange(tx, account, 'objection', server.clock.nowMs()))
  expect(await takeFile(parties, parties.ana)).toEqual([])
  const { pausedUntil } = await readPayout(parties.ana, payout)
  expect(pausedUntil).toBeGreaterThan(server.clock.nowMs() + days(6))
})

/** Ana has recorded a payout as paid, and her transaction ends only after the other call waits for it. */
async function recordingMeanwhile<T>(id: string, ask: () => Promise<T>): Promise<T> {
  const by = await accountNamed(server, 'operador')
  let asked: Promise<T> | undefined
  await server.db.write(async (tx) => {
    await tx.selectFrom('bank_payout').select('id').where('id', '=', id).forUpdate().execute()
    const line = randomUUID()
    const read = { statement: 'USD', bank_reference: line, line, on_day: new Date() }
    const record = { payout: id, kind: 'paid', amount: 1n, ...read } as const
    await tx
      .insertInto('bank_record')
      .values({ id: randomUUID(), ...record, recorded_by: by, recorded_at: new Date() })
      .execute()
    asked = ask()
    await expect
      .poll(async () => {
        const { rows } = await server.db.read((other) =>
          sql<{ waits: boolean }>`select exists (
            select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waits`.execute(
            other,
          ),
        )
        return rows[0]?.waits
      })
      .toBe(true)
  })
  return asked as Promise<T>
}

test('a payout that is recorded while the file waits for it is not in the file', async () => {
  const owner = await parties.owner()
  const [recorded, other] = [await handPayout(parties, owner), await handPayout(parties, owner)]
  expect(await recordingMeanwhile(recorded, () => takeFile(parties, parties.eva))).toEqual([other])
  expect(await readPayout(parties.ana, recorded)).toMatchObject({ exportedAt: null })
})

test('lists have the last digits of an account; who opens it in full is in the audit log', async () => {
  const owner = await parties.owner()
  const id = await handPayout(parties, owner)
  const masked = '•••• 1777'
  expect((await listOf('pay')).find((each) => each.id === id)).toMatchObject({ account: masked })
  expect(await readPayout(parties.ana, id)).toMatchObject({ account: masked })
  expect(await auditEntriesOf(`withdrawal:${id}`)).toEqual([])
  const payee = (who: Visitor) => parties.office(who, 'bank-payouts/payee', { id })
  expect(valueOf(await payee(parties.eva))).toEqual({
    holder: 'Ana López',
    institution: 'Banco Uno',
    account: '0042001777',
  })
  expect(await auditEntriesOf(`withdrawal:${id}`)).toEqual(['supervisora bank_payout.open'])
})
