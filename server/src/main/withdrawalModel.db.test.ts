import { ATOMS_PER_UNIT as U, err, minutes, ok } from '@ronda/core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { approve, reject, retry } from '../money/withdrawal/desk.actions.ts'
import { confirmReceipt, disputeWithdrawal, receiveUnsaid } from '../money/withdrawal/receipt.actions.ts'
import { showOne } from '../money/withdrawal/show.actions.ts'
import { carryOnAll } from '../money/withdrawal/withdrawal.jobs.ts'
import { ask, openTill, rich, type Someone, type Till } from './testing/till.ts'

let till: Till
let staff: readonly Someone[]

beforeAll(async () => {
  till = await openTill()
  staff = [await till.someone('operator'), await till.someone('operator')]
  return () => till.bank.close()
})

/** What can be done, to one of the withdrawals there are, by one of two people. */
const DEEDS = [
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
type Deed = { readonly kind: (typeof DEEDS)[number]; readonly at: number; readonly by: number; readonly units: bigint }

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...DEEDS),
  at: fc.nat(20),
  by: fc.nat(1),
  units: fc.bigInt(10n, 1_500n),
})

type Said = Till['provider']['says']

const SAYS: Readonly<Partial<Record<Deed['kind'], Said>>> = {
  providerPays: ok({ state: 'paid' }),
  providerWaits: ok({ state: 'waiting' }),
  providerFails: ok({ state: 'failed', reason: 'closed' }),
  providerClosed: err('provider.closed'),
}

async function doDeed({ kind, at, by, units }: Deed, member: Someone, ids: string[]): Promise<void> {
  const id = ids[at % Math.max(1, ids.length)]
  const person = staff[by]?.id
  const said = SAYS[kind]
  if (said) till.provider.says = said
  else if (kind === 'ask' || kind === 'askMax') {
    const made = await ask(till, member, kind === 'ask' ? units * U : 'max')
    if (made.ok) ids.push(made.value.id)
  } else if (kind === 'carryOn') {
    till.bank.clock.nowMs += minutes(1)
    await carryOnAll(till)
  } else if (kind === 'silence') {
    till.bank.clock.nowMs += minutes(1_440)
    await receiveUnsaid(till)
  } else if (id !== undefined && person !== undefined) await doTo(kind, id, person, member, units)
}

async function doTo(kind: Deed['kind'], id: string, by: Someone['id'], member: Someone, units: bigint): Promise<void> {
  if (kind === 'approve') await approve(till, by, id)
  else if (kind === 'reject') await reject(till, by, id, 'No')
  else if (kind === 'retry') await retry(till, by, id)
  else if (kind === 'receivedAll') await confirmReceipt(till, member.id, id, { answer: 'fullyPaid' })
  else if (kind === 'receivedPart') {
    const { received: before } = await showOne(till, id)
    await confirmReceipt(till, member.id, id, { answer: 'received', before, amount: (units / 10n) * U })
  } else if (kind === 'missing') await confirmReceipt(till, member.id, id, { answer: 'notReceived' })
  else await disputeWithdrawal(till, member.id, id, { words: '', proofs: [] })
}

const START = 3_000n * U

test('whatever is done in whatever order, each coin is in one place, and the books agree with what is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
      till.provider.says = ok({ state: 'paid' })
      const member = await rich(till, START / U)
      const ids: string[] = []
      for (const one of deeds) {
        await doDeed(one, member, ids)
        const { cash, held } = await till.balances(member.id)
        const shown = await Promise.all(ids.map((id) => showOne(till, id)))
        const sumOf = (states: readonly string[]): bigint =>
          shown.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0n)
        const gone = sumOf(['paid'])
        const waiting = sumOf(['held', 'seconding', 'approved', 'paying', 'settling', 'rejecting', 'failing'])
        expect({ cash, held }).toEqual({ cash: START - gone - waiting, held: waiting })
        for (const { state, received, remaining, amount, id } of shown) {
          if (state === 'paid') expect(received + remaining).toBe(amount)
          expect(till.provider.paid.has(id) || state !== 'paid').toBe(true)
        }
      }
    }),
    { numRuns: 25 },
  )
  expect((await till.bank.audit()).faults).toEqual([])
})
