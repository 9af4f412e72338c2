import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, err, hours, minutes, ok } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeDeposit, insertDeposit } from '../money/deposit/deposit.sql.ts'
import { carryOn } from '../money/withdrawal/course.actions.ts'
import { approve, reject, retry } from '../money/withdrawal/desk.actions.ts'
import { findOnDesk, showOne, showOwn, showPile } from '../money/withdrawal/show.actions.ts'
import { requestWithdrawal, showRoom } from '../money/withdrawal/withdrawal.actions.ts'
import { carryOnAll } from '../money/withdrawal/withdrawal.jobs.ts'
import { ask, askedFor, openTill, outcomeOf, rich, type Someone, type Till } from './testing/till.ts'
import { randomServerId } from '../platform/ids/serverId.ts'

let till: Till
let [rosa, luis]: Someone[] = []

beforeAll(async () => {
  till = await openTill()
  ;[rosa, luis] = [await till.someone('operator'), await till.someone('operator')]
  return () => till.bank.close()
})

beforeEach(() => {
  till.provider.says = ok({ state: 'paid' })
})

const staff = (): readonly [Someone, Someone] => {
  if (!rosa || !luis) throw new Error('nobody is on duty')
  return [rosa, luis]
}

const stepsOf = async (id: string): Promise<readonly string[]> =>
  (await showOne(till, id)).timeline.map(({ step }) => step)

describe('asking', () => {
  test('the money is held at once, and the member sees who has it and by when it leaves', async () => {
    const member = await rich(till)
    const made = await ask(till, member, 300n * U)
    expect(made).toMatchObject({ ok: true, value: { state: 'held', holder: 'house', amount: 300n * U, fee: 0n } })
    expect(made.ok && made.value.promisedAt).toBe(till.clock.nowMs() + hours(24))
    expect(await till.balances(member.id)).toEqual({ cash: 1_700n * U, held: 300n * U })
  })

  test('the same key is the same request, and another request under it is refused', async () => {
    const member = await rich(till)
    const key = randomUUID()
    const [first, second] = [await ask(till, member, 300n * U, key), await ask(till, member, 300n * U, key)]
    expect(second).toEqual(first)
    expect(outcomeOf(await ask(till, member, 301n * U, key))).toBe('wallet.key_reused')
    expect((await till.balances(member.id)).held).toBe(300n * U)
    // A key belongs to one account: somebody else's request under it is theirs.
    const other = await rich(till)
    expect(outcomeOf(await ask(till, other, 300n * U, key))).toBe('ok')
    expect((await till.balances(other.id)).held).toBe(300n * U)
  })

  test('an open screen is not enough: the payment password is asked for', async () => {
    const member = await rich(till)
    const request = { key: randomUUID(), account: member.payout, amount: 300n * U, paymentPassword: '000000' }
    expect(outcomeOf(await requestWithdrawal(till, member.id, request))).toBe('payment_password.wrong')
    expect((await till.balances(member.id)).held).toBe(0n)
  })

  test('the most is taken to the atom that can be paid', async () => {
    const member = await till.someone()
    await till.give(member.id, 20n)
    const { cash } = await till.purses.of(member.id)
    const house = till.ledger.house('promotion', 'USD')
    await till.ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet: cash, house, amount: 1_234n })
    expect(await showRoom(till, member.id)).toMatchObject({ most: 20n * U + 1_000n, reason: 'funds' })
    expect(await ask(till, member, 'max')).toMatchObject({ ok: true, value: { amount: 20n * U + 1_000n } })
    expect((await till.balances(member.id)).cash).toBe(234n)
  })

  test('deposits are played once before they leave, whatever came back meanwhile', async () => {
    const member = await rich(till, 50n)
    const { cash: wallet } = await till.purses.of(member.id)
    const deposit = (units: bigint, id = randomServerId()) =>
      till.ledger.submit({ kind: 'deposit', id, wallet, house: till.bank.clearing, amount: units * U })
    const stake = (units: bigint) =>
      till.ledger.submit({ kind: 'stake', id: randomServerId(), wallet, house: till.bank.game, amount: units * U })
    await stake(10n)
    await deposit(100n)
    expect(await showRoom(till, member.id)).toMatchObject({ wageringLeft: 100n * U, most: 40n * U, reason: 'wagering' })
    expect(outcomeOf(await ask(till, member, 41n * U))).toBe('withdrawal.wagering_left')
    await stake(30n)
    expect(await showRoom(till, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 40n * U })
    // A deposit that was taken back is no deposit.
    const reversed = randomServerId()
    await deposit(500n, reversed)
    await till.ledger.submit({ kind: 'reversal', id: reversed, wallet })
    expect(await showRoom(till, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 40n * U })
    expect(outcomeOf(await ask(till, member, 40n * U))).toBe('ok')
    expect(await showRoom(till, member.id)).toMatchObject({ wageringLeft: 70n * U, most: 0n })
  })

  test('a day has its most, and what came to nothing does not count', async () => {
    const member = await rich(till, 5_000n)
    const [someone] = staff()
    const poor: Till = { ...till, tierOf: async () => 0 }
    const asking = (units: bigint) => ask(poor, member, units * U)
    const first = await asking(400n)
    expect(outcomeOf(await asking(101n))).toBe('withdrawal.day_reached')
    expect(await showRoom(poor, member.id)).toMatchObject({ most: 100n * U, reason: 'day', dayLeft: 100n * U })
    await reject(till, someone.id, first.ok ? first.value.id : '', 'Not today')
    expect(outcomeOf(await asking(500n))).toBe('ok')
    till.bank.clock.nowMs += hours(24)
    expect(outcomeOf(await asking(500n))).toBe('ok')
  })

  test('money can be taken out while one is kept from playing', async () => {
    const member = await rich(till)
    const { cash: wallet } = await till.purses.of(member.id)
    const restriction = { mayBet: false, excludedUntilMs: till.clock.nowMs() + hours(1_000), limits: [] }
    await till.ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction })
    expect(outcomeOf(await ask(till, member, 100n * U))).toBe('ok')
  })

  test('twenty at once, with money for one: one is held', async () => {
    const member = await rich(till, 100n)
    const results = await Promise.all(Array.from({ length: 20 }, () => ask(till, member, 100n * U)))
    expect(results.filter(({ ok: isOk }) => isOk)).toHaveLength(1)
    expect(await till.balances(member.id)).toEqual({ cash: 0n, held: 100n * U })
  })
})

describe('deciding and paying', () => {
  test('one agrees to a small one, and it is paid and captured', async () => {
    const member = await rich(till)
    const [first] = staff()
    const id = await askedFor(till, member, 300n)
    const done = await approve(till, first.id, id)
    expect(done).toMatchObject({ ok: true, value: { state: 'paid', receipt: 'unsaid', remaining: 300n * U } })
    expect(await till.balances(member.id)).toEqual({ cash: 1_700n * U, held: 0n })
    expect(till.provider.paid.get(id)).toMatchObject({
      amount: 300n * U,
      holder: 'Ana López',
      institution: 'Banco Uno',
      kind: 'bank',
    })
    expect(await stepsOf(id)).toEqual(['asked', 'held', 'approved', 'paying', 'paid'])
    expect(outcomeOf(await approve(till, first.id, id))).toBe('withdrawal.not_now')
    expect(outcomeOf(await reject(till, first.id, id, 'Too late'))).toBe('withdrawal.not_now')
  })

  test('a large one needs two people', async () => {
    const member = await rich(till)
    const [first, second] = staff()
    const id = await askedFor(till, member, 1_000n)
    expect(await approve(till, first.id, id)).toMatchObject({ ok: true, value: { state: 'seconding', needsTwo: true } })
    expect(outcomeOf(await approve(till, first.id, id))).toBe('withdrawal.same_person')
    expect(await approve(till, second.id, id)).toMatchObject({ ok: true, value: { state: 'paid' } })
  })

  test('the database itself refuses one person for two, and an owner for staff', async () => {
    const member = await rich(till)
    const [first] = staff()
    const id = await askedFor(till, member, 1_000n)
    const set = (firstApprover: string, approver: string) =>
      till.db.write((tx) =>
        sql`update withdrawal set first_approver = ${firstApprover}, approver = ${approver} where id = ${id}`.execute(
          tx,
        ),
      )
    await expect(set(first.id, first.id)).rejects.toThrow('two_are_two_people')
    await expect(set(first.id, member.id)).rejects.toThrow('nobody_decides_about_their_own')
  })

  test('nobody decides about their own', async () => {
    const [first] = staff()
    await till.give(first.id, 100n)
    const id = await askedFor(till, first, 100n)
    expect(outcomeOf(await approve(till, first.id, id))).toBe('withdrawal.own')
    expect(outcomeOf(await reject(till, first.id, id, 'Mine'))).toBe('withdrawal.own')
  })

  test('a rejected one gives the money back and says why', async () => {
    const member = await rich(till)
    const [first] = staff()
    const id = await askedFor(till, member, 300n)
    expect(await reject(till, first.id, id, 'The account is closed')).toMatchObject({
      ok: true,
      value: { state: 'rejected' },
    })
    expect(await till.balances(member.id)).toEqual({ cash: 2_000n * U, held: 0n })
    expect((await showOne(till, id)).timeline).toContainEqual(
      expect.objectContaining({ step: 'rejecting', words: 'The account is closed', holder: 'house' }),
    )
  })

  test('what the provider refuses comes back, with its reason', async () => {
    const member = await rich(till)
    const id = await askedFor(till, member, 300n)
    till.provider.says = ok({ state: 'failed', reason: 'account closed' })
    expect(await approve(till, staff()[0].id, id)).toMatchObject({
      ok: true,
      value: { state: 'failed', holder: 'member' },
    })
    expect(await till.balances(member.id)).toEqual({ cash: 2_000n * U, held: 0n })
  })

  test('a closed provider keeps nobody’s money: it is asked again until it answers', async () => {
    const member = await rich(till)
    const id = await askedFor(till, member, 300n)
    till.provider.says = err('provider.closed')
    expect(await approve(till, staff()[0].id, id)).toMatchObject({
      ok: true,
      value: { state: 'paying', holder: 'provider' },
    })
    till.bank.clock.nowMs += minutes(1)
    await carryOnAll(till)
    expect((await showOne(till, id)).state).toBe('paying')
    till.provider.says = ok({ state: 'waiting' })
    expect(await retry(till, staff()[1].id, id)).toMatchObject({ ok: true, value: { state: 'paying' } })
    // It has it now: it is not asked to pay again.
    const { asked: before } = till.provider
    till.provider.says = ok({ state: 'paid' })
    till.provider.paid.set(id, {
      id,
      amount: 1n,
      currency: 'USD',
      holder: '',
      institution: '',
      account: '',
      kind: 'bank',
    })
    till.bank.clock.nowMs += minutes(1)
    await carryOnAll(till)
    expect(till.provider.asked).toBe(before)
    expect(await till.balances(member.id)).toEqual({ cash: 1_700n * U, held: 0n })
    expect(outcomeOf(await retry(till, staff()[1].id, id))).toBe('withdrawal.not_now')
  })

  test('every deed of the staff is written down with it', async () => {
    const member = await rich(till)
    const [first, second] = staff()
    const id = await askedFor(till, member, 1_000n)
    await approve(till, first.id, id)
    await approve(till, first.id, id)
    await reject(till, second.id, id, 'On second thoughts')
    const deeds = await till.db.read((tx) =>
      tx
        .selectFrom('deed')
        .select(['actor', 'action'])
        .where('subject', '=', `withdrawal:${id}`)
        .orderBy('seq')
        .execute(),
    )
    expect(deeds).toEqual([
      { actor: first.id, action: 'withdrawal.approve' },
      { actor: second.id, action: 'withdrawal.reject' },
    ])
  })
})

test('the desk sees what a member owes of a payment that was taken back', async () => {
  const member = await rich(till)
  const id = await askedFor(till, member, 100n)
  const nowMs = till.clock.nowMs()
  const deposit = { id: randomServerId(), owner: member.id, key: randomUUID(), way: 'card', provider: 'test' } as const
  const times = { expectedAtMs: nowMs, expiresAtMs: nowMs, lookAtMs: nowMs }
  await till.db.write(async (tx) => {
    await insertDeposit(tx, { ...deposit, ...times, amount: 50n * U, fee: 0n, currency: 'USD', code: null }, nowMs)
    await changeDeposit(tx, deposit.id, { state: 'owed', paid: 50n * U, standing: 50n * U, kept: 20n * U }, nowMs)
  })
  expect(await findOnDesk(till, id)).toMatchObject({ ok: true, value: { owed: 30n * U } })
})

test('what was left in the middle is finished, wherever it stopped', async () => {
  const member = await rich(till)
  const { cash, held } = await till.purses.of(member.id)
  // Written down and not held; held and not written down.
  for (const isHeld of [false, true]) {
    const id = randomServerId()
    await till.db.write((tx) =>
      sql`insert into withdrawal (id, account, payout_account, currency, amount, fee, is_max, state, needs_two, asked_at, promised_at, changed_at)
        values (${id}, ${member.id}, ${member.payout}, 'USD', ${100n * U}, 0, false, 'asked', false, now(), now(), '2020-01-01')`.execute(
        tx,
      ),
    )
    if (isHeld) await till.ledger.submit({ kind: 'hold', id, wallet: cash, held, amount: 100n * U })
    await carryOnAll(till)
    expect((await showOne(till, id)).state).toBe('held')
  }
  expect(await till.balances(member.id)).toEqual({ cash: 1_800n * U, held: 200n * U })
})

test('pages go on where the last one ended', async () => {
  const member = await rich(till, 1_000n)
  for (let count = 0; count < 23; count++) {
    till.bank.clock.nowMs += 1
    await askedFor(till, member, 10n)
  }
  const first = await showOwn(till, member.id)
  const second = await showOwn(till, member.id, first.next ?? undefined)
  expect([first.list.length, second.list.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(23)
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await showPile(till, 'decide', after ?? undefined)
    seen.push(...page.list.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(first.list.map(({ id }) => id)))
  expect(await carryOn(till, first.list[0]?.id ?? '')).toMatchObject({ state: 'held' })
})
