import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, err, ok } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { bindPayoutAccount, removePayoutAccount } from '../../src/money/payoutAccount/payoutAccount.actions.ts'
import { advanceWithdrawal } from '../../src/money/withdrawal/advance.actions.ts'
import { answer, approve, reject, retry } from '../../src/money/withdrawal/desk.actions.ts'
import { confirmReceipt, disputeWithdrawal } from '../../src/money/withdrawal/receipt.actions.ts'
import { showOne } from '../../src/money/withdrawal/show.actions.ts'
import {
  ask,
  askedFor,
  openWithdrawalFixture,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

let fixture: WithdrawalFixture
let [rosa, luis]: readonly Someone[] = []

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  ;[rosa, luis] = [await fixture.someone('operator'), await fixture.someone('operator')]
  return () => fixture.bank.close()
})

const idOf = (person: Someone | undefined): Someone['id'] => {
  if (person === undefined) throw new Error('no staff account')
  return person.id
}

/** Runs twenty at once, and returns how many were done. */
async function atOnce(act: (at: number) => Promise<{ readonly ok: boolean }>): Promise<number> {
  const done = await Promise.all(Array.from({ length: 20 }, (_, at) => act(at)))
  return done.filter(({ ok }) => ok).length
}

const question = { words: '', proofs: [] }

async function paidOut(): Promise<{ readonly member: Someone; readonly id: string }> {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, 300n)
  await approve(fixture, idOf(rosa), id)
  return { member, id }
}

test('one key sent twenty times is one request', async () => {
  const member = await fundedMember(fixture)
  const key = randomUUID()
  expect(await atOnce(() => ask(fixture, member, 300n * U, key))).toBe(20)
  expect(await fixture.balances(member.id)).toEqual({ cash: 1_700n * U, held: 300n * U })
})

test('twenty approvals by one person are one approval', async () => {
  const id = await askedFor(fixture, await fundedMember(fixture), 1_000n)
  expect(await atOnce(() => approve(fixture, idOf(rosa), id))).toBe(1)
  expect((await showOne(fixture, id)).state).toBe('seconding')
})

test('approved and rejected at the same time it is one or the other, and paid at most once', async () => {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, 300n)
  await atOnce((at) => (at % 2 === 0 ? approve(fixture, idOf(rosa), id) : reject(fixture, idOf(luis), id, 'No')))
  const { state } = await showOne(fixture, id)
  expect(['paid', 'rejected']).toContain(state)
  const { cash, held } = await fixture.balances(member.id)
  expect({ cash, held }).toEqual({ cash: state === 'paid' ? 1_700n * U : 2_000n * U, held: 0n })
})

test('a receipt, a dispute and an answer each happen once', async () => {
  const { member, id } = await paidOut()
  const stepsOf = async () => (await showOne(fixture, id)).timeline.map(({ step }) => step)
  // All who send the same get the same answer, and it is recorded once.
  await atOnce(() => disputeWithdrawal(fixture, member.id, id, question))
  expect(await atOnce(() => answer(fixture, idOf(rosa), id, { words: 'Yes', isClosed: true }))).toBe(1)
  const said = { answer: 'received', before: 0n, amount: 100n * U } as const
  await atOnce(() => confirmReceipt(fixture, member.id, id, said))
  expect((await stepsOf()).slice(-3)).toEqual(['disputed', 'closed', 'partly'])
  expect(await showOne(fixture, id)).toMatchObject({ received: 100n * U, remaining: 200n * U })
  expect(await atOnce(() => retry(fixture, idOf(rosa), id))).toBe(0)
})

test('at most five accounts are bound, however many are added at once, and each is removed once', async () => {
  const { account, payout } = await fixture.someone()
  const typed = { kind: 'bank', institution: 'Banco Dos', holder: 'Ana López' } as const
  const bind = (at: number) =>
    bindPayoutAccount(fixture.payoutOptions, account, { key: randomUUID(), ...typed, number: `900000${at + 10}` })
  expect(await atOnce(bind)).toBe(4)
  expect(await atOnce(() => removePayoutAccount(fixture.payoutOptions, account, payout))).toBe(1)
})

test('who looks at a payout while another caller pays it finds it paid, and reports no broken promise', async () => {
  fixture.provider.reply = err('provider.closed')
  const { member, id } = await paidOut()
  expect((await showOne(fixture, id)).state).toBe('paying')
  fixture.provider.reply = ok({ state: 'paid' })
  const [seen, paid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = advanceWithdrawal(
    {
      ...fixture,
      walletStore: {
        ...fixture.walletStore,
        async of(owner) {
          seen.resolve()
          await paid.promise
          return fixture.walletStore.of(owner)
        },
      },
    },
    id,
  )
  await seen.promise
  await advanceWithdrawal(fixture, id)
  paid.resolve()
  expect(await late).toMatchObject({ state: 'paid' })
  expect(await fixture.balances(member.id)).toEqual({ cash: 1_700n * U, held: 0n })
})

test('a payout without its hold is a broken promise, and nobody is paid', async () => {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, 300n)
  const { cash, held } = await fixture.walletStore.of(member.id)
  await fixture.ledger.submit({ kind: 'release', id, wallet: held, to: cash })
  const asked = fixture.provider.asked
  await approve(fixture, idOf(rosa), id)
  await expect(advanceWithdrawal(fixture, id)).rejects.toThrow('the hold of withdrawal')
  expect((await showOne(fixture, id)).state).toBe('approved')
  expect(fixture.provider.asked).toBe(asked)
})
