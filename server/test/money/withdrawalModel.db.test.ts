import { ATOMS_PER_UNIT as U, err, minutes, ok } from '@ronda/core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { approve, reject, retry } from '../../src/money/withdrawal/desk.actions.ts'
import { confirmReceipt, disputeWithdrawal, receiveUnconfirmed } from '../../src/money/withdrawal/receipt.actions.ts'
import { showOne } from '../../src/money/withdrawal/show.actions.ts'
import { advanceAllWithdrawals } from '../../src/money/withdrawal/withdrawal.jobs.ts'
import {
  ask,
  openWithdrawalFixture,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

let fixture: WithdrawalFixture
let staff: readonly Someone[]

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  staff = [await fixture.someone('operator'), await fixture.someone('operator')]
  return () => fixture.bank.close()
})

/** The actions on one of the withdrawals, by one of two people. */
const ACTIONS = [
  'ask',
  'askMax',
  'approve',
  'reject',
  'retry',
  'carryOn',
  'providerPays',
  'providerWaits',
  'providerFails',
  'providerClosed',
  'receivedAll',
  'receivedPart',
  'missing',
  'dispute',
  'silence',
] as const
type Action = {
  readonly kind: (typeof ACTIONS)[number]
  readonly at: number
  readonly by: number
  readonly units: bigint
}

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...ACTIONS),
  at: fc.nat(20),
  by: fc.nat(1),
  units: fc.bigInt(10n, 1_500n),
})

type Reply = WithdrawalFixture['provider']['reply']

const REPLIES: Readonly<Partial<Record<Action['kind'], Reply>>> = {
  providerPays: ok({ state: 'paid' }),
  providerWaits: ok({ state: 'waiting' }),
  providerFails: ok({ state: 'failed', reason: 'closed' }),
  providerClosed: err('provider.closed'),
}

async function doAction({ kind, at, by, units }: Action, member: Someone, ids: string[]): Promise<void> {
  const id = ids[at % Math.max(1, ids.length)]
  const person = staff[by]?.id
  const said = REPLIES[kind]
  if (said) fixture.provider.reply = said
  else if (kind === 'ask' || kind === 'askMax') {
    const made = await ask(fixture, member, kind === 'ask' ? units * U : 'max')
    if (made.ok) ids.push(made.value.id)
  } else if (kind === 'carryOn') {
    fixture.bank.clock.nowMs += minutes(1)
    await advanceAllWithdrawals(fixture)
  } else if (kind === 'silence') {
    fixture.bank.clock.nowMs += minutes(1_440)
    await receiveUnconfirmed(fixture)
  } else if (id !== undefined && person !== undefined) await doTo(kind, id, person, member, units)
}

async function doTo(
  kind: Action['kind'],
  id: string,
  by: Someone['id'],
  member: Someone,
  units: bigint,
): Promise<void> {
  if (kind === 'approve') await approve(fixture, by, id)
  else if (kind === 'reject') await reject(fixture, by, id, 'No')
  else if (kind === 'retry') await retry(fixture, by, id)
  else if (kind === 'receivedAll') await confirmReceipt(fixture, member.id, id, { answer: 'fullyPaid' })
  else if (kind === 'receivedPart') {
    const { received: before } = await showOne(fixture, id)
    await confirmReceipt(fixture, member.id, id, { answer: 'received', before, amount: (units / 10n) * U })
  } else if (kind === 'missing') await confirmReceipt(fixture, member.id, id, { answer: 'notReceived' })
  else await disputeWithdrawal(fixture, member.id, id, { words: '', proofs: [] })
}

const START = 3_000n * U

test('after any sequence of actions all money is in one place, and the books equal what is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
      fixture.provider.reply = ok({ state: 'paid' })
      const member = await fundedMember(fixture, START / U)
      const ids: string[] = []
      for (const one of actions) {
        await doAction(one, member, ids)
        const { cash, held } = await fixture.balances(member.id)
        const shown = await Promise.all(ids.map((id) => showOne(fixture, id)))
        const sumOf = (states: readonly string[]): bigint =>
          shown.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0n)
        const paidOut = sumOf(['paid'])
        const waiting = sumOf(['held', 'seconding', 'approved', 'paying', 'settling', 'rejecting', 'failing'])
        expect({ cash, held }).toEqual({ cash: START - paidOut - waiting, held: waiting })
        for (const { state, received, remaining, amount, id } of shown) {
          if (state === 'paid') expect(received + remaining).toBe(amount)
          expect(fixture.provider.paid.has(id) || state !== 'paid').toBe(true)
        }
      }
    }),
    { numRuns: 25 },
  )
  expect((await fixture.bank.audit()).faults).toEqual([])
})
