import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, err, hours, minutes, ok } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeDeposit, insertDeposit } from '../../src/money/deposit/deposit.sql.ts'
import { approve, reject, retry } from '../../src/money/withdrawal/desk.actions.ts'
import { findOnDesk, showOne } from '../../src/money/withdrawal/show.actions.ts'
import { requestWithdrawal, showAllowance } from '../../src/money/withdrawal/withdrawal.actions.ts'
import { advanceAllWithdrawals } from '../../src/money/withdrawal/withdrawal.jobs.ts'
import {
  ask,
  askedFor,
  openWithdrawalFixture,
  outcomeOf,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

let fixture: WithdrawalFixture
let [rosa, luis]: Someone[] = []

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  ;[rosa, luis] = [await fixture.someone('operator'), await fixture.someone('operator')]
  return () => fixture.bank.close()
})

beforeEach(() => {
  fixture.provider.reply = ok({ state: 'paid' })
})

const staff = (): readonly [Someone, Someone] => {
  if (!rosa || !luis) throw new Error('no staff account')
  return [rosa, luis]
}

const stepsOf = async (id: string): Promise<readonly string[]> =>
  (await showOne(fixture, id)).timeline.map(({ step }) => step)

describe('asking', () => {
  test('the money is held at once, and the member sees who has it and by when it is paid', async () => {
    const member = await fundedMember(fixture)
    const made = await ask(fixture, member, 300n * U)
    expect(made).toMatchObject({ ok: true, value: { state: 'held', holder: 'house', amount: 300n * U, fee: 0n } })
    expect(made.ok && made.value.promisedAt).toBe(fixture.clock.nowMs() + hours(24))
    expect(await fixture.balances(member.id)).toEqual({ cash: 1_700n * U, held: 300n * U })
  })

  test('the same key is the same request, and another request with it is refused', async () => {
    const member = await fundedMember(fixture)
    const key = randomUUID()
    const [first, second] = [await ask(fixture, member, 300n * U, key), await ask(fixture, member, 300n * U, key)]
    expect(second).toEqual(first)
    expect(outcomeOf(await ask(fixture, member, 301n * U, key))).toBe('wallet.key_reused')
    expect((await fixture.balances(member.id)).held).toBe(300n * U)
    // A key belongs to one account: another account's request with it is its own.
    const other = await fundedMember(fixture)
    expect(outcomeOf(await ask(fixture, other, 300n * U, key))).toBe('ok')
    expect((await fixture.balances(other.id)).held).toBe(300n * U)
  })

  test('a signed-in session is not enough: the payment password is required', async () => {
    const member = await fundedMember(fixture)
    const request = { key: randomUUID(), account: member.payout, amount: 300n * U, paymentPassword: '000000' }
    expect(outcomeOf(await requestWithdrawal(fixture, member.id, request))).toBe('payment_password.wrong')
    expect((await fixture.balances(member.id)).held).toBe(0n)
  })

  test('the maximum is rounded down to what can be paid', async () => {
    const member = await fixture.someone()
    await fixture.give(member.id, 20n)
    const { cash } = await fixture.walletStore.of(member.id)
    const houseAccount = fixture.ledger.houseAccount('promotion', 'USD')
    await fixture.ledger.submit({
      kind: 'adjustment',
      id: randomServerId(),
      wallet: cash,
      houseAccount,
      amount: 1_234n,
    })
    expect(await showAllowance(fixture, member.id)).toMatchObject({ most: 20n * U + 1_000n, reason: 'funds' })
    expect(await ask(fixture, member, 'max')).toMatchObject({ ok: true, value: { amount: 20n * U + 1_000n } })
    expect((await fixture.balances(member.id)).cash).toBe(234n)
  })

  test('deposits must be played once before they can be withdrawn, whatever was won', async () => {
    const member = await fundedMember(fixture, 50n)
    const { cash: wallet } = await fixture.walletStore.of(member.id)
    const deposit = (units: bigint, id = randomServerId()) =>
      fixture.ledger.submit({ kind: 'deposit', id, wallet, houseAccount: fixture.bank.clearing, amount: units * U })
    const stake = (units: bigint) =>
      fixture.ledger.submit({
        kind: 'stake',
        id: randomServerId(),
        wallet,
        houseAccount: fixture.bank.game,
        amount: units * U,
      })
    await stake(10n)
    await deposit(100n)
    expect(await showAllowance(fixture, member.id)).toMatchObject({
      wageringLeft: 100n * U,
      most: 40n * U,
      reason: 'wagering',
    })
    expect(outcomeOf(await ask(fixture, member, 41n * U))).toBe('withdrawal.wagering_left')
    await stake(30n)
    expect(await showAllowance(fixture, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 40n * U })
    // A reversed deposit does not count.
    const reversed = randomServerId()
    await deposit(500n, reversed)
    await fixture.ledger.submit({ kind: 'reversal', id: reversed, wallet })
    expect(await showAllowance(fixture, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 40n * U })
    expect(outcomeOf(await ask(fixture, member, 40n * U))).toBe('ok')
    expect(await showAllowance(fixture, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 0n })
  })

  test('the daily limit holds, and rejected withdrawals do not count', async () => {
    const member = await fundedMember(fixture, 5_000n)
    const [someone] = staff()
    const poor: WithdrawalFixture = { ...fixture, tierOf: async () => 0 }
    const asking = (units: bigint) => ask(poor, member, units * U)
    const first = await asking(400n)
    expect(outcomeOf(await asking(101n))).toBe('withdrawal.day_reached')
    expect(await showAllowance(poor, member.id)).toMatchObject({ most: 100n * U, reason: 'day', dayLeft: 100n * U })
    await reject(fixture, someone.id, first.ok ? first.value.id : '', 'Not today')
    expect(outcomeOf(await asking(500n))).toBe('ok')
    fixture.bank.clock.nowMs += hours(24)
    expect(outcomeOf(await asking(500n))).toBe('ok')
  })

  test('an excluded member can withdraw', async () => {
    const member = await fundedMember(fixture)
    const { cash: wallet } = await fixture.walletStore.of(member.id)
    const restriction = { mayBet: false, excludedUntilMs: fixture.clock.nowMs() + hours(1_000), limits: [] }
    await fixture.ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction })
    expect(outcomeOf(await ask(fixture, member, 100n * U))).toBe('ok')
  })

  test('twenty at once, with money for one: one is held', async () => {
    const member = await fundedMember(fixture, 100n)
    const results = await Promise.all(Array.from({ length: 20 }, () => ask(fixture, member, 100n * U)))
    expect(results.filter(({ ok: isOk }) => isOk)).toHaveLength(1)
    expect(await fixture.balances(member.id)).toEqual({ cash: 0n, held: 100n * U })
  })
})

describe('deciding and paying', () => {
  test('a small withdrawal needs one approval, and is paid and captured', async () => {
    const member = await fundedMember(fixture)
    const [first] = staff()
    const id = await askedFor(fixture, member, 300n)
    const done = await approve(fixture, first.id, id)
    expect(done).toMatchObject({ ok: true, value: { state: 'paid', receipt: 'unsaid', remaining: 300n * U } })
    expect(await fixture.balances(member.id)).toEqual({ cash: 1_700n * U, held: 0n })
    expect(fixture.provider.paid.get(id)).toMatchObject({
      amount: 300n * U,
      holder: 'Ana López',
      institution: 'Banco Uno',
      kind: 'bank',
    })
    expect(await stepsOf(id)).toEqual(['asked', 'held', 'approved', 'paying', 'paid'])
    expect(outcomeOf(await approve(fixture, first.id, id))).toBe('withdrawal.not_now')
    expect(outcomeOf(await reject(fixture, first.id, id, 'Too late'))).toBe('withdrawal.not_now')
  })

  test('a large withdrawal needs two people', async () => {
    const member = await fundedMember(fixture)
    const [first, second] = staff()
    const id = await askedFor(fixture, member, 1_000n)
    expect(await approve(fixture, first.id, id)).toMatchObject({
      ok: true,
      value: { state: 'seconding', needsTwo: true },
    })
    expect(outcomeOf(await approve(fixture, first.id, id))).toBe('withdrawal.same_person')
    expect(await approve(fixture, second.id, id)).toMatchObject({ ok: true, value: { state: 'paid' } })
  })

  test('the database itself refuses one person for two, and the owner as staff', async () => {
    const member = await fundedMember(fixture)
    const [first] = staff()
    const id = await askedFor(fixture, member, 1_000n)
    const set = (firstApprover: string, approver: string) =>
      fixture.db.write((tx) =>
        sql`update withdrawal set first_approver = ${firstApprover}, approver = ${approver} where id = ${id}`.execute(
          tx,
        ),
      )
    await expect(set(first.id, first.id)).rejects.toThrow('two_are_two_people')
    await expect(set(first.id, member.id)).rejects.toThrow('nobody_decides_about_their_own')
  })

  test('nobody decides about their own withdrawal', async () => {
    const [first] = staff()
    await fixture.give(first.id, 100n)
    const id = await askedFor(fixture, first, 100n)
    expect(outcomeOf(await approve(fixture, first.id, id))).toBe('withdrawal.own')
    expect(outcomeOf(await reject(fixture, first.id, id, 'Mine'))).toBe('withdrawal.own')
  })

  test('a rejected withdrawal returns the money and has a reason', async () => {
    const member = await fundedMember(fixture)
    const [first] = staff()
    const id = await askedFor(fixture, member, 300n)
    expect(await reject(fixture, first.id, id, 'The account is closed')).toMatchObject({
      ok: true,
      value: { state: 'rejected' },
    })
    expect(await fixture.balances(member.id)).toEqual({ cash: 2_000n * U, held: 0n })
    expect((await showOne(fixture, id)).timeline).toContainEqual(
      expect.objectContaining({ step: 'rejecting', words: 'The account is closed', holder: 'house' }),
    )
  })

  test('a payout that the provider refuses is returned, with the reason', async () => {
    const member = await fundedMember(fixture)
    const id = await askedFor(fixture, member, 300n)
    fixture.provider.reply = ok({ state: 'failed', reason: 'account closed' })
    expect(await approve(fixture, staff()[0].id, id)).toMatchObject({
      ok: true,
      value: { state: 'failed', holder: 'member' },
    })
    expect(await fixture.balances(member.id)).toEqual({ cash: 2_000n * U, held: 0n })
  })

  test('with a closed provider a payout is tried again until it answers', async () => {
    const member = await fundedMember(fixture)
    const id = await askedFor(fixture, member, 300n)
    fixture.provider.reply = err('provider.closed')
    expect(await approve(fixture, staff()[0].id, id)).toMatchObject({
      ok: true,
      value: { state: 'paying', holder: 'provider' },
    })
    fixture.bank.clock.nowMs += minutes(1)
    await advanceAllWithdrawals(fixture)
    expect((await showOne(fixture, id)).state).toBe('paying')
    fixture.provider.reply = ok({ state: 'waiting' })
    expect(await retry(fixture, staff()[1].id, id)).toMatchObject({ ok: true, value: { state: 'paying' } })
    // The provider has it now: it is not asked to pay again.
    const { asked: before } = fixture.provider
    fixture.provider.reply = ok({ state: 'paid' })
    fixture.provider.paid.set(id, {
      id,
      owner: '',
      amount: 1n,
      currency: 'USD',
      holder: '',
      institution: '',
      account: '',
      kind: 'bank',
    })
    fixture.bank.clock.nowMs += minutes(1)
    await advanceAllWithdrawals(fixture)
    expect(fixture.provider.asked).toBe(before)
    expect(await fixture.balances(member.id)).toEqual({ cash: 1_700n * U, held: 0n })
    expect(outcomeOf(await retry(fixture, staff()[1].id, id))).toBe('withdrawal.not_now')
  })

  test('every action of staff is in the audit log', async () => {
    const member = await fundedMember(fixture)
    const [first, second] = staff()
    const id = await askedFor(fixture, member, 1_000n)
    await approve(fixture, first.id, id)
    await approve(fixture, first.id, id)
    await reject(fixture, second.id, id, 'On second thoughts')
    const auditLog = await fixture.db.read((tx) =>
      tx
        .selectFrom('deed')
        .select(['actor', 'action'])
        .where('subject', '=', `withdrawal:${id}`)
        .orderBy('seq')
        .execute(),
    )
    expect(auditLog).toEqual([
      { actor: first.id, action: 'withdrawal.approve' },
      { actor: second.id, action: 'withdrawal.reject' },
    ])
  })
})

test('the desk shows what a member owes of a reversed payment', async () => {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, 100n)
  const nowMs = fixture.clock.nowMs()
  const deposit = { id: randomServerId(), owner: member.id, key: randomUUID(), way: 'card', provider: 'test' } as const
  const times = { expectedAtMs: nowMs, expiresAtMs: nowMs, pollAtMs: nowMs }
  await fixture.db.write(async (tx) => {
    await insertDeposit(tx, { ...deposit, ...times, amount: 50n * U, fee: 0n, currency: 'USD', code: null }, nowMs)
    await changeDeposit(tx, deposit.id, { state: 'owed', paid: 50n * U, standing: 50n * U, kept: 20n * U }, nowMs)
  })
  expect(await findOnDesk(fixture, id)).toMatchObject({ ok: true, value: { owed: 30n * U } })
})

test('an unfinished withdrawal is finished, at whichever step it stopped', async () => {
  const member = await fundedMember(fixture)
  const { cash, held } = await fixture.walletStore.of(member.id)
  // Stored but not held; held but not stored as held.
  for (const isHeld of [false, true]) {
    const id = randomServerId()
    await fixture.db.write((tx) =>
      sql`insert into withdrawal (id, account, payout_account, currency, amount, fee, is_max, state, needs_two, asked_at, promised_at, changed_at)
        values (${id}, ${member.id}, ${member.payout}, 'USD', ${100n * U}, 0, false, 'asked', false, now(), now(), '2020-01-01')`.execute(
        tx,
      ),
    )
    if (isHeld) await fixture.ledger.submit({ kind: 'hold', id, wallet: cash, held, amount: 100n * U })
    await advanceAllWithdrawals(fixture)
    expect((await showOne(fixture, id)).state).toBe('held')
  }
  expect(await fixture.balances(member.id)).toEqual({ cash: 1_800n * U, held: 200n * U })
})
