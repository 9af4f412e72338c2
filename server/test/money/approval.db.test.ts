import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, hours, present, type Id } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { bindPayoutAccount } from '../../src/money/payoutAccount/payoutAccount.actions.ts'
import { approve } from '../../src/money/withdrawal/desk.actions.ts'
import { findOnDesk } from '../../src/money/withdrawal/show.actions.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { newMember, openTestServer, signIn } from '../kit/testServer.ts'
import { changeMoney } from '../kit/office.ts'
import { freshen } from '../kit/staff.ts'
import {
  askedFor,
  openWithdrawalFixture,
  outcomeOf,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

describe('withdrawals', () => {
  let fixture: WithdrawalFixture
  let [rosa, luis, eva]: Someone[] = []
  beforeAll(async () => {
    fixture = await openWithdrawalFixture()
    ;[rosa, luis, eva] = [
      await fixture.someone('operator'),
      await fixture.someone('operator'),
      await fixture.someone('operator'),
    ]
    const { withdrawal } = fixture.policyNow
    fixture.policyNow = {
      ...fixture.policyNow,
      withdrawal: { ...withdrawal, fourEyesFrom: 1_000 },
      staff: { approvedPerDay: 5_000, adjustmentsFrom: 1_000, exclusionsFrom: 10_000 },
    }
    return () => fixture.bank.close()
  })

  const staff = (one: Someone | undefined): Id<'account'> => present(one, 'a member of staff').id
  const stateOf = async (id: string): Promise<string> => {
    const found = await findOnDesk(fixture, id)
    return found.ok ? found.value.state : found.error
  }
  const approveAs = async (one: Someone | undefined, id: string): Promise<string> => {
    const done = await approve(fixture, staff(one), id)
    return done.ok ? done.value.state : outcomeOf(done)
  }

  test('withdrawals of one member within a day count together towards the threshold', async () => {
    const member = await fundedMember(fixture, 5_000n)
    const parts = [await askedFor(fixture, member, 400n), await askedFor(fixture, member, 400n)]
    expect(await approveAs(rosa, parts[0] ?? '')).toBe('paid')
    expect(await approveAs(rosa, parts[1] ?? '')).toBe('paid')
    // The third one reaches a thousand.
    const third = await askedFor(fixture, member, 200n)
    expect(await approveAs(rosa, third)).toBe('seconding')
    expect(await approveAs(rosa, third)).toBe('withdrawal.same_person')
    expect(await approveAs(luis, third)).toBe('paid')
    // However small the next one is.
    expect(await approveAs(luis, await askedFor(fixture, member, 10n))).toBe('seconding')
  })

  test('all requested withdrawals count, although nothing is approved yet', async () => {
    const member = await fundedMember(fixture, 5_000n)
    const parts = [await askedFor(fixture, member, 500n), await askedFor(fixture, member, 500n)]
    for (const id of parts) expect(await approveAs(eva, id)).toBe('seconding')
  })

  test('a day is any twenty-four hours, so midnight changes nothing', async () => {
    const member = await fundedMember(fixture, 5_000n)
    const midnight = Math.ceil(fixture.clock.nowMs() / hours(24)) * hours(24)
    fixture.bank.clock.nowMs = midnight - 1_000
    const first = await askedFor(fixture, member, 600n)
    fixture.bank.clock.nowMs = midnight + 1_000
    const second = await askedFor(fixture, member, 600n)
    expect(await approveAs(eva, first)).toBe('seconding')
    expect(await approveAs(eva, second)).toBe('seconding')
    fixture.bank.clock.nowMs += hours(24)
    expect(await approveAs(eva, await askedFor(fixture, member, 600n))).toBe('paid')
  })

  test('withdrawals that waited for days cannot all be approved in one day by one person', async () => {
    const member = await fundedMember(fixture, 5_000n)
    const ids: string[] = []
    for (let day = 0; day < 3; day += 1) {
      ids.push(await askedFor(fixture, member, 600n))
      fixture.bank.clock.nowMs += hours(25)
    }
    expect(await approveAs(eva, ids[0] ?? '')).toBe('paid')
    expect(await approveAs(eva, ids[1] ?? '')).toBe('seconding')
    expect(await approveAs(eva, ids[2] ?? '')).toBe('seconding')
  })

  test('above the daily sum an approver needs a second person, for whichever members', async () => {
    fixture.bank.clock.nowMs += hours(25)
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) ids.push(await askedFor(fixture, await fundedMember(fixture), 900n))
    for (const id of ids.slice(0, 5)) expect(await approveAs(rosa, id)).toBe('paid')
    expect(await approveAs(rosa, ids[5] ?? '')).toBe('seconding')
    // Another approver has a sum of their own.
    expect(await approveAs(luis, ids[6] ?? '')).toBe('paid')
    fixture.bank.clock.nowMs += hours(24)
    expect(await approveAs(rosa, await askedFor(fixture, await fundedMember(fixture), 900n))).toBe('paid')
  })

  test('many approvals at once by one person are limited like approvals one after the other', async () => {
    fixture.bank.clock.nowMs += hours(25)
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.push(await askedFor(fixture, await fundedMember(fixture), 900n))
    const states = await Promise.all(ids.map((id) => approveAs(eva, id)))
    expect(states.filter((state) => state === 'paid')).toHaveLength(5)
    expect(states.filter((state) => state === 'seconding')).toHaveLength(7)
  })

  test('many withdrawals of one member, approved at once by two people, all need a second person', async () => {
    fixture.bank.clock.nowMs += hours(25)
    const member = await fundedMember(fixture, 20_000n)
    const ids: string[] = []
    for (let count = 0; count < 8; count += 1) ids.push(await askedFor(fixture, member, 300n))
    const states = await Promise.all(ids.map((id, at) => approveAs(at % 2 === 0 ? rosa : luis, id)))
    expect(states).toEqual(ids.map(() => 'seconding'))
  })

  test('nobody decides about an account that shares a payout account or a browser with theirs', async () => {
    fixture.bank.clock.nowMs += hours(25)
    const number = '77000077'
    const typed = { kind: 'bank', institution: 'Banco Uno', number, holder: 'Ana López' } as const
    const member = await fundedMember(fixture)
    for (const owner of [present(rosa, 'rosa'), member]) {
      const bound = await bindPayoutAccount(fixture.payoutOptions, owner.account, { key: randomUUID(), ...typed })
      expect(bound.ok).toBe(true)
    }
    const id = await askedFor(fixture, member, 100n)
    expect(await approveAs(rosa, id)).toBe('withdrawal.own')
    expect(await approveAs(luis, id)).toBe('paid')

    // The same browser has opened both.
    const other = await fundedMember(fixture)
    await share(fixture, staff(luis), other.id)
    const second = await askedFor(fixture, other, 100n)
    expect(await approveAs(luis, second)).toBe('withdrawal.own')
    // Paid to the account of a member who shares a browser with a member of staff.
    const friend = await fundedMember(fixture)
    const place = { ...typed, number: '88000088' }
    for (const owner of [other, friend]) {
      await bindPayoutAccount(fixture.payoutOptions, owner.account, { key: randomUUID(), ...place })
    }
    const third = await askedFor(fixture, friend, 100n)
    expect(await approveAs(luis, third)).toBe('withdrawal.own')
    expect(await approveAs(eva, third)).toBe('paid')
    expect(await stateOf(second)).toBe('held')
  })
})

/** Makes two accounts share one browser. */
async function share({ db, clock }: WithdrawalFixture, one: Id<'account'>, other: Id<'account'>): Promise<void> {
  const device = Buffer.from(randomUUID())
  const seen_at = new Date(clock.nowMs())
  await db.write((tx) =>
    tx
      .insertInto('known_device')
      .values([one, other].map((account) => ({ account, device, seen_at })))
      .execute(),
  )
}

describe('adjustments', () => {
  let server: Server
  let [ana, eva, rosa]: Visitor[] = []
  beforeAll(async () => {
    server = await openTestServer()
    await changeMoney(server, (money) => ({
      ...money,
      withdrawal: { ...money.withdrawal, newAccountHours: 0, pauseHours: 0 },
      staff: { approvedPerDay: 3_000, adjustmentsFrom: 1_000, exclusionsFrom: 10_000 },
    }))
    ;[ana, eva, rosa] = [
      await signIn(server, 'operador'),
      await signIn(server, 'supervisora'),
      await signIn(server, 'gerente'),
    ]
    await freshen(server, hours(1))
    return () => server.close()
  })

  const PATH = '/api/v1/office/adjustments'
  const send = (by: Visitor | undefined, path: string, body: object = {}) =>
    present(by, 'a member of staff').ask('POST', `${PATH}${path}`, body)

  async function propose(by: Visitor | undefined, member: string, count: bigint): Promise<string> {
    const about = { key: randomUUID(), member, amount: (count * U).toString(), account: 'promotion', reason: 'A test' }
    return valueOf<{ id: string }>(await send(by, '', about)).id
  }

  const approveAs = async (by: Visitor | undefined, id: string): Promise<string> => {
    const answer = await send(by, `/${id}/approve`)
    return codeOf(answer) ?? valueOf<{ state: string }>(answer).state
  }

  const nameOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.get<{ account: string }>('/wps/member/info')).account

  test('adjustments of one member within a day count together, and three different people are needed', async () => {
    const member = await nameOf(await newMember(server))
    expect(await approveAs(eva, await propose(ana, member, 600n))).toBe('done')
    const second = await propose(ana, member, 400n)
    expect(await approveAs(eva, second)).toBe('seconding')
    // A second approval by the same person changes nothing; the proposer cannot approve.
    expect(await approveAs(eva, second)).toBe('seconding')
    expect(await approveAs(ana, second)).toBe('adjustment.same_person')
    expect(await approveAs(rosa, second)).toBe('done')
    const { firstApprovedBy, decidedBy } = await present(ana, 'ana').get<Record<string, string>>(`${PATH}/${second}`)
    expect([firstApprovedBy, decidedBy]).toEqual(['supervisora', 'gerente'])
  })

  test('the first approver may still refuse', async () => {
    const member = await nameOf(await newMember(server))
    const id = await propose(ana, member, 1_000n)
    expect(await approveAs(eva, id)).toBe('seconding')
    const refused = await send(eva, `/${id}/refuse`, { note: 'On second thoughts' })
    expect(valueOf<{ state: string }>(refused).state).toBe('refused')
  })

  test('above the daily sum an approver needs a second person, for whichever members', async () => {
    const states: string[] = []
    for (let count = 0; count < 4; count += 1) {
      states.push(await approveAs(rosa, await propose(ana, await nameOf(await newMember(server)), 900n)))
    }
    // The four hundred of the test before count for rosa as well.
    expect(states).toEqual(['done', 'done', 'seconding', 'seconding'])
  })

  test('nobody proposes or decides for an account that was opened in their browser', async () => {
    const mine = await newMember(server)
    const member = await nameOf(mine)
    const device = Buffer.from(randomUUID())
    const accounts = [await accountNamed(server, 'operador'), await accountNamed(server, member)]
    await server.db.write((tx) =>
      tx
        .insertInto('known_device')
        .values(accounts.map((account) => ({ account, device, seen_at: new Date() })))
        .execute(),
    )
    const about = { key: randomUUID(), member, amount: U.toString(), account: 'promotion', reason: 'A test' }
    expect(codeOf(await send(ana, '', about))).toBe('adjustment.own_account')
    const id = await propose(eva, member, 10n)
    expect(await approveAs(ana, id)).toBe('adjustment.own_account')
    expect(await approveAs(eva, await propose(rosa, member, 1n))).toBe('done')
  })

  test('staff who gave a member money recently cannot alone approve a withdrawal of that member', async () => {
    const visitor = await newMember(server)
    const member = await nameOf(visitor)
    const id = await propose(eva, member, 50n)
    expect(await approveAs(ana, id)).toBe('done')
    await visitor.send('PUT', '/api/v1/member/payment', { next: '918273' })
    const typed = { kind: 'bank', institution: 'Banco Uno', number: '55500555', holder: 'Ana López' }
    const path = '/api/v1/member/payout-accounts'
    const { id: account } = await visitor.send<{ id: string }>('POST', path, { key: randomUUID(), ...typed })
    const ask = { key: randomUUID(), account, amount: (20n * U).toString(), paymentPassword: '918273' }
    const { id: withdrawal } = await visitor.send<{ id: string }>('POST', '/api/v1/member/withdrawals', ask)
    const decide = async (by: Visitor | undefined): Promise<string> => {
      const answer = await present(by, 'staff').ask('POST', '/api/v1/office/withdrawals/approve', { id: withdrawal })
      return codeOf(answer) ?? valueOf<{ state: string }>(answer).state
    }
    expect(await decide(ana)).toBe('seconding')
    expect(await decide(rosa)).toBe('paid')
  })
})
