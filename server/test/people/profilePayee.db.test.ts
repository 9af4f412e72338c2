import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { codeOf, giveContacts, valueOf } from '../kit/signInSteps.ts'
import { DocumentFixture, STATED, type Someone } from '../kit/documents.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'

let desk: DocumentFixture

beforeAll(async () => {
  desk = await DocumentFixture.open()
  await changeMoney(desk.server, withoutWaits)
  return () => desk.server.close()
})

let numbers = 10_000_000

/** The id of what was created, or the refusal. */
const idOf = (answer: WireAnswer): string => codeOf(answer) ?? valueOf<{ id: string }>(answer).id

/** Binds an account in a name, and returns its id or the refusal. */
async function bind({ visitor }: Someone, holder: string): Promise<string> {
  const key = randomUUID()
  numbers += 1
  const typed = { key, kind: 'bank', institution: 'Banco Uno', number: String(numbers), holder }
  return idOf(await visitor.ask('POST', '/api/v1/member/payout-accounts', typed))
}

type Accounts = {
  readonly holder: string | null
  readonly isVerified: boolean
  readonly list: readonly { readonly id: string; readonly isOwnName: boolean }[]
}
const accountsOf = ({ visitor }: Someone) => visitor.get<Accounts>('/api/v1/member/payout-accounts')

const changePayee = async ({ visitor }: Someone, payeeName: string): Promise<string> =>
  codeOf(await visitor.ask('PUT', '/api/v1/member/profile', { payeeName })) ?? 'ok'

async function askForMoney({ visitor }: Someone, account: string): Promise<string> {
  await visitor.ask('PUT', '/api/v1/member/payment', { next: '480216' })
  const key = randomUUID()
  const request = { key, account, amount: (20n * ATOMS_PER_UNIT).toString(), paymentPassword: '480216' }
  return idOf(await visitor.ask('POST', '/api/v1/member/withdrawals', request))
}

type Queue = { readonly changes: readonly { readonly id: string; readonly username: string }[] }
async function waitingOf({ username }: Someone): Promise<readonly string[]> {
  const { changes } = await desk.operator.get<Queue>('/api/v1/office/payees')
  return changes.filter((change) => change.username === username).map(({ id }) => id)
}

const decide = async (by: Visitor, id: string, isApproved: boolean): Promise<string> =>
  codeOf(await by.ask('POST', `/api/v1/office/payees/${id}/decide`, { isApproved, reason: 'Married name' })) ?? 'ok'

test('a new payee name counts only after staff have approved it, and then for every account', async () => {
  const person = await desk.someone()
  const old = await bind(person, 'Ana Ruiz')
  expect(await bind(person, 'Eva Ladrón')).toBe('payout.holder_mismatch')
  expect(await changePayee(person, '')).toBe('profile.payee_kept')
  expect(await changePayee(person, 'RUIZ, Ana')).toBe('ok')
  expect(await waitingOf(person)).toEqual([])

  expect(await changePayee(person, 'Ana Otra')).toBe('ok')
  expect(await changePayee(person, 'Ana Gómez')).toBe('ok')
  expect(await person.visitor.get('/api/v1/member/profile')).toMatchObject({
    fields: { payeeName: 'RUIZ, Ana' },
    payeeWaiting: 'Ana Gómez',
  })
  expect(await accountsOf(person)).toMatchObject({
    holder: 'RUIZ, Ana',
    isVerified: false,
    list: [{ isOwnName: true }],
  })
  expect(await bind(person, 'Ana Gómez')).toBe('payout.holder_mismatch')
  expect(await askForMoney(person, old)).toHaveLength(36)

  const [id = '', ...more] = await waitingOf(person)
  expect(more).toEqual([])
  const opened = await desk.operator.send('POST', `/api/v1/office/payees/${id}/open`, {})
  expect(opened).toMatchObject({ current: 'RUIZ, Ana', wanted: 'Ana Gómez', verified: null, isOwn: false })
  expect(await decide(desk.operator, id, true)).toBe('ok')
  expect(await decide(desk.supervisor, id, false)).toBe('payee.decided')
  expect(await person.visitor.get('/api/v1/member/profile')).toMatchObject({
    fields: { payeeName: 'Ana Gómez' },
    payeeWaiting: null,
  })
  expect(await accountsOf(person)).toMatchObject({ holder: 'Ana Gómez', list: [{ id: old, isOwnName: false }] })
  expect(await askForMoney(person, old)).toBe('payout.holder_mismatch')
  expect(await askForMoney(person, await bind(person, 'Ana Gómez'))).toHaveLength(36)
  expect(await desk.auditEntriesOf(`payee:${id}`)).toEqual(['payee.open', 'payee.approve'])
})

test('the first bound name stays when the full name changes and the account is removed', async () => {
  const person = await desk.someone()
  await person.visitor.send('PUT', '/api/v1/member/profile', { fullName: 'Ana Ruiz' })
  const first = await bind(person, 'Ana Ruiz')
  await person.visitor.send('PUT', '/api/v1/member/profile', { fullName: 'Eva Ladrón' })
  await person.visitor.send('POST', '/api/v1/member/payout-accounts/remove', { id: first })
  expect(await bind(person, 'Eva Ladrón')).toBe('payout.holder_mismatch')
  expect(await bind(person, 'Ana Ruiz')).toHaveLength(36)
})

test('once the identity is verified, money goes only to the verified name', async () => {
  const person = await desk.someone()
  const other = await bind(person, 'Pedro Nadie')
  const asked = await askForMoney(person, other)
  expect(asked).toHaveLength(36)
  expect(await changePayee(person, 'Pedro Ninguno')).toBe('ok')
  const [waiting = ''] = await waitingOf(person)
  await person.visitor.send('PUT', '/api/v1/member/profile', { ...STATED, payeeName: 'Pedro Nadie' })
  await giveContacts(desk.server, person.username, { email: 'verified@example.com' })
  expect(await desk.approve(await desk.send(person, 'passport', 1))).toBe('ok')

  expect(await accountsOf(person)).toMatchObject({
    holder: STATED.fullName,
    isVerified: true,
    list: [{ id: other, isOwnName: false }],
  })
  expect(await bind(person, 'Pedro Nadie')).toBe('payout.holder_mismatch')
  expect(await askForMoney(person, other)).toBe('payout.holder_mismatch')
  expect(await changePayee(person, 'Eva Ladrón')).toBe('profile.name_mismatch')
  expect(await decide(desk.operator, waiting, true)).toBe('payee.not_verified')
  expect(await decide(desk.operator, waiting, false)).toBe('ok')

  // An earlier request is not paid to the other name either.
  const shown = await desk.operator.get(`/api/v1/office/withdrawals/${asked}`)
  expect(shown).toMatchObject({ holderName: 'Pedro Nadie', verifiedName: STATED.fullName, isOwnName: false })
  const approved = await desk.operator.ask('POST', '/api/v1/office/withdrawals/approve', { id: asked })
  expect(codeOf(approved)).toBe('payout.holder_mismatch')

  const own = await bind(person, 'AMARILLO, Canario')
  expect(await askForMoney(person, own)).toHaveLength(36)
  expect(await changePayee(person, STATED.fullName)).toBe('ok')
  expect(await waitingOf(person)).toEqual([])
})

test('of many decisions at once one counts, and nobody decides about themselves', async () => {
  const person = await desk.someone()
  await bind(person, 'Ana Ruiz')
  await changePayee(person, 'Ana Gómez')
  const [id = ''] = await waitingOf(person)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => decide(at % 2 === 0 ? desk.operator : desk.supervisor, id, at % 3 === 0)),
  )
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'payee.decided')).toHaveLength(9)
  for (const payeeName of ['Operador Uno', 'Operador Dos']) {
    await desk.operator.send('PUT', '/api/v1/member/profile', { payeeName })
  }
  const [own = ''] = await waitingOf({ ...person, username: 'operador' })
  expect(await decide(desk.operator, own, true)).toBe('payee.own')
})
