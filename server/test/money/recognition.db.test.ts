import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, giveContacts } from '../kit/signInSteps.ts'
import { GAME, openTestServer, registerForm } from '../kit/testServer.ts'
import { changeMoney } from '../kit/office.ts'
import { units } from '../kit/memberBalances.ts'

let server: Server

beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

type Person = { readonly visitor: Visitor; readonly username: string }
let people = 0

/** Registers somebody new, in a browser of their own or in one that somebody else has signed in from. */
async function register(device?: Visitor): Promise<Person> {
  people += 1
  const username = `rec${people}x${process.pid.toString(36)}`
  const visitor = device ?? new Visitor(server.origin)
  await visitor.send('PUT', '/wps/member/register', await registerForm(visitor, username))
  return { visitor, username }
}

const exclude = ({ visitor }: Person) =>
  visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })

const bindPayout = ({ visitor }: Person, number: string, holder = 'Elena Ruiz') =>
  visitor.send('POST', '/api/v1/member/payout-accounts', {
    key: randomUUID(),
    kind: 'bank',
    institution: 'Banco Uno',
    number,
    holder,
  })

const setName = ({ visitor }: Person, fullName: string, birthday: string) =>
  visitor.send('PUT', '/api/v1/member/profile', { fullName, birthday })

async function setUnprovenEmail({ username }: Person, email: string): Promise<void> {
  await giveContacts(server, username, { email })
  const account = await accountNamed(server, username)
  await server.db.write((tx) =>
    tx.updateTable('account').set({ email_proven_at: null }).where('id', '=', account).execute(),
  )
}

/** In letters, as names are written. */
const surname = (number: number): string => `Ruiz${'abcdefghijklmnopqrstuvwxyz'.charAt(number % 26)}`

const DEPOSIT = { way: 'card', amount: units(20) }

/** The answers of each call that leads to real play. */
async function answersTo({ visitor }: Person) {
  const launch = { gameCode: GAME, mode: 'real', language: 'es' }
  const move = { key: randomUUID(), vendor: 'ALAMEDA', direction: 'in', amount: units(1) }
  return [
    codeOf(await visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), ...DEPOSIT })),
    codeOf(await visitor.ask('POST', '/wps/relay/GCS_gameLaunchFB', launch)),
    codeOf(await visitor.ask('POST', '/wps/relay/GCS_walletTransfer', move)),
  ]
}

const DUE = ['limit.identity_required', 'limit.identity_required', 'limit.identity_required']
const FREE = [undefined, undefined, undefined]

type Resemblance = readonly [
  string,
  (excluded: Person, number: number) => Promise<Person>,
  readonly (string | undefined)[],
]

const resemblances: readonly Resemblance[] = [
  ['nothing in common', () => register(), FREE],
  ['the same device', ({ visitor }) => register(visitor), DUE],
  [
    'an email address that nobody has proven',
    async (_excluded, number) => {
      const again = await register()
      await setUnprovenEmail(again, `said${number}@example.com`)
      return again
    },
    DUE,
  ],
  [
    'the same mailbox with a tag',
    async (_excluded, number) => {
      const again = await register()
      await setUnprovenEmail(again, `said${number}+more@example.com`)
      return again
    },
    DUE,
  ],
  [
    'the same name and birthday, written differently',
    async (_excluded, number) => {
      const again = await register()
      await setName(again, `${surname(number).toUpperCase()} elena`, '1987-06-05')
      return again
    },
    DUE,
  ],
  [
    'the same name and another birthday',
    async (_excluded, number) => {
      const again = await register()
      await setName(again, `Elena ${surname(number)}`, '1987-06-06')
      return again
    },
    FREE,
  ],
  [
    'the same payout account',
    async (_excluded, number) => {
      const again = await register()
      await bindPayout(again, String(7_000_000_000 + number))
      return again
    },
    DUE,
  ],
]

test.each(resemblances)('a person who has %s with an excluded person', async (_name, make, expected) => {
  const excluded = await register()
  const number = people
  await setUnprovenEmail(excluded, `said${number}@example.com`)
  await setName(excluded, `Élena ${surname(number)}`, '1987-06-05')
  await bindPayout(excluded, String(7_000_000_000 + number), `Élena ${surname(number)}`)
  await exclude(excluded)
  await excluded.visitor.send('POST', '/wps/session/logout', {})
  const again = await make(excluded, number)
  expect(await answersTo(again)).toEqual(expected)
})

test('a person with a verified identity is not asked again', async () => {
  const excluded = await register()
  await exclude(excluded)
  await excluded.visitor.send('POST', '/wps/session/logout', {})
  const again = await register(excluded.visitor)
  expect(await answersTo(again)).toEqual(DUE)
  const [account, staff] = [await accountNamed(server, again.username), await accountNamed(server, 'operador')]
  await server.db.write((tx) =>
    tx
      .insertInto('document')
      .values({
        id: randomUUID(),
        account,
        kind: 'identity',
        form: 'passport',
        uploads: [randomUUID()],
        needs_two: false,
        state: 'approved',
        sent_at: new Date(),
        promised_by: new Date(),
        decided_at: new Date(),
        decided_by: staff,
      })
      .execute(),
  )
  expect(await answersTo(again)).toEqual(FREE)
})

test('the proven mailbox of an excluded person is refused to others', async () => {
  const excluded = await register()
  await giveContacts(server, excluded.username, { email: 'proven@example.com' })
  await exclude(excluded)
  const visitor = new Visitor(server.origin)
  const form = { ...(await registerForm(visitor, 'tagged1')), email: 'proven+again@example.com' }
  expect(codeOf(await visitor.ask('PUT', '/wps/member/register', form))).toBe('identity.not_available')
})

test('the policy can ask nobody, or everybody', async () => {
  const ask = (identityBeforePlay: 'never' | 'always') =>
    changeMoney(server, (money) => ({ ...money, control: { ...money.control, identityBeforePlay } }))
  await ask('always')
  expect(await answersTo(await register())).toEqual(DUE)
  await ask('never')
  const excluded = await register()
  await exclude(excluded)
  await excluded.visitor.send('POST', '/wps/session/logout', {})
  expect(await answersTo(await register(excluded.visitor))).toEqual(FREE)
})
