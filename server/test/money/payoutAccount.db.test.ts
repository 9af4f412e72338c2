import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, hours, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  bindPayoutAccount,
  removePayoutAccount,
  showPayoutAccounts,
} from '../../src/money/payoutAccount/payoutAccount.actions.ts'
import { findOnDesk } from '../../src/money/withdrawal/show.actions.ts'
import {
  ask,
  askedFor,
  openWithdrawalFixture,
  outcomeOf,
  fundedMember,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

let fixture: WithdrawalFixture

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  return () => fixture.bank.close()
})

const typed = { kind: 'bank', institution: 'Banco Dos', number: '5555 4444 33', holder: 'LOPEZ, Ana' } as const

test('a payout account is in one’s own name, at most five, each once, and sealed', async () => {
  const member = await fixture.someone()
  const bind = (change: Partial<{ number: string; holder: string; key: string }> = {}) =>
    bindPayoutAccount(fixture.payoutOptions, member.account, { key: randomUUID(), ...typed, ...change })
  expect(outcomeOf(await bind({ holder: 'Luis Pérez' }))).toBe('payout.holder_mismatch')
  const key = randomUUID()
  const first = await bind({ key })
  expect(first).toMatchObject({ ok: true, value: { masked: '•••• 4433' } })
  expect(await bind({ key })).toEqual(first)
  expect(outcomeOf(await bind({ number: '5555-4444-33' }))).toBe('payout.account_exists')
  for (const last of [34, 35, 36]) expect(outcomeOf(await bind({ number: `55554444${last}` }))).toBe('ok')
  expect(outcomeOf(await bind({ number: '5555444437' }))).toBe('payout.too_many_accounts')
  const shown = await showPayoutAccounts(fixture.payoutOptions, member.id)
  expect(shown).toMatchObject({ holder: 'Ana López' })
  expect(shown.list).toHaveLength(5)
  expect(fixture.notices).toContain(`${member.account.username} payoutAdded Banco Dos •••• 4433`)
  const { rows } = await fixture.db.read((tx) =>
    sql<{ row: string }>`select p::text as row from payout_account p`.execute(tx),
  )
  expect(rows.map(({ row }) => row).join()).not.toContain('55554444')
})

test('a new account waits, a removed one is gone, and another member’s is unknown', async () => {
  const member = await fundedMember(fixture)
  const before = fixture.policyNow
  fixture.policyNow = { ...before, withdrawal: { ...before.withdrawal, newAccountHours: 24 } }
  const [line] = (await showPayoutAccounts(fixture.payoutOptions, member.id)).list
  expect(line?.usableAt).toBe(fixture.clock.nowMs() + hours(24))
  expect(outcomeOf(await ask(fixture, member, 50n * U))).toBe('payout.account_waiting')
  fixture.bank.clock.nowMs += hours(24)
  expect(outcomeOf(await ask(fixture, member, 50n * U))).toBe('ok')
  fixture.policyNow = before
  const other = await fundedMember(fixture)
  expect(outcomeOf(await removePayoutAccount(fixture.payoutOptions, other.account, member.payout))).toBe(
    'payout.account_unknown',
  )
  expect(outcomeOf(await ask(fixture, { ...other, payout: member.payout }, 50n * U))).toBe('payout.account_unknown')
  expect(outcomeOf(await removePayoutAccount(fixture.payoutOptions, member.account, member.payout))).toBe('ok')
  expect(outcomeOf(await ask(fixture, member, 50n * U))).toBe('payout.account_unknown')
})

test('staff see that two members have bound the same account', async () => {
  const [one, other] = [await fundedMember(fixture), await fundedMember(fixture)]
  const number = '7777 8888 99'
  for (const { account } of [one, other]) {
    await bindPayoutAccount(fixture.payoutOptions, account, { key: randomUUID(), ...typed, number })
  }
  const { list } = await showPayoutAccounts(fixture.payoutOptions, one.id)
  // Both were bound in the same moment, so their order is undefined.
  const shared = present(
    list.find(({ id }) => id !== one.payout),
    'the account of both',
  )
  const id = await askedFor(fixture, { ...one, payout: shared.id }, 50n)
  const shown = { sharedWith: [other.account.username], holderName: 'LOPEZ, Ana' }
  expect(await findOnDesk(fixture, id)).toMatchObject({ ok: true, value: shown })
  const unshared = await findOnDesk(fixture, await askedFor(fixture, one, 50n))
  expect(unshared).toMatchObject({ ok: true, value: { sharedWith: [] } })
})
