import { randomUUID } from 'node:crypto'
import type { TeamPage } from '@ronda/contract'
import { present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { broughtBy, leaveWith, PIN, units, type Owner } from '../kit/memberBalances.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

const NAMES = ['top', 'left', 'right'] as const
type Name = (typeof NAMES)[number]

let server: Server
let seen: ReadonlyMap<Name, Visitor>
let operator: Visitor

beforeAll(async () => {
  const agent = { kind: 'agent' as const, password: PASSWORD, deposit: 0 }
  server = await openTestServer({
    demoAccounts: [
      { username: 'top', ...agent },
      { username: 'left', ...agent, upline: 'top' },
      { username: 'right', ...agent, upline: 'top' },
      ...testStaff,
    ],
  })
  seen = new Map(await Promise.all(NAMES.map(async (name) => [name, await signIn(server, name)] as const)))
  operator = await signIn(server, 'operador')
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const as = (name: Name): Visitor => present(seen.get(name), name)
const freezing = ({ number }: Owner, more: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  member: number,
  reason: 'Cobros dudosos',
  ...more,
})
const PATH = '/wps/agent/team/freezes'
type Frozen = { readonly id: string; readonly reason: string }
const freeze = (name: Name, owner: Owner) => as(name).send<Frozen>('POST', PATH, freezing(owner))
const lift = (name: Name, id: string) => as(name).ask('POST', `${PATH}/lift`, { id })

/** The member sends money to the agent above. */
async function send(owner: Owner, to: Name): Promise<string | undefined> {
  const { id } = await as(to).get<{ id: string }>('/wps/member/info')
  const request = { key: randomUUID(), to: id, amount: units(10), reason: '', paymentPassword: PIN }
  return codeOf(await owner.visitor.ask('POST', '/wps/member/transfer', request))
}

const rowOf = async (name: Name, { number }: Owner) => {
  const day = new Date(server.clock.nowMs()).toISOString().slice(0, 10)
  const page = await as(name).get<TeamPage>(`/wps/agent/team?scope=team&from=${day}&to=${day}&q=${number}`)
  return present(page.rows[0], 'the row')
}

async function member(above: Name): Promise<Owner> {
  const owner = await broughtBy(server, above)
  await leaveWith(server, owner, 1_000)
  return owner
}

test('transfers of a frozen account are refused until the agent lifts the freeze', async () => {
  const owner = await member('left')
  const { id } = await freeze('left', owner)
  expect(await send(owner, 'left')).toBe('account.frozen')
  expect(await rowOf('left', owner)).toMatchObject({ freeze: { id, reason: 'Cobros dudosos' } })
  // Only who has made it sees it in the list.
  expect(await rowOf('top', owner)).toMatchObject({ freeze: null })
  expect(codeOf(await lift('left', id))).toBeUndefined()
  expect(await rowOf('left', owner)).toMatchObject({ freeze: null })
  expect(await send(owner, 'left')).not.toBe('account.frozen')
})

test('nobody freezes or lifts outside their own line, and nothing is told about it', async () => {
  const owner = await member('left')
  expect(codeOf(await as('right').ask('POST', PATH, freezing(owner)))).toBe('team.unknown')
  expect(codeOf(await as('left').ask('POST', PATH, { ...freezing(owner), member: '99999999' }))).toBe('team.unknown')
  const { id } = await freeze('left', owner)
  for (const name of ['right', 'top'] as const) expect(codeOf(await lift(name, id))).toBe('freeze.unknown')
  const self = await as('left').get<{ id: string }>('/wps/member/info')
  expect(codeOf(await as('left').ask('POST', PATH, { ...freezing(owner), member: self.id }))).toBe('team.unknown')
})

test('a freeze is made once for a key, and once by each agent', async () => {
  const owner = await member('left')
  const asked = freezing(owner)
  const first = await as('left').send<Frozen>('POST', PATH, asked)
  expect(await as('left').send('POST', PATH, asked)).toEqual(first)
  expect(codeOf(await as('left').ask('POST', PATH, { ...asked, reason: 'Otro motivo' }))).toBe('wallet.key_reused')
  expect(codeOf(await as('left').ask('POST', PATH, freezing(owner)))).toBe('freeze.exists')
  await freeze('top', owner)
  await lift('left', first.id)
  expect(await send(owner, 'left')).toBe('account.frozen')
})

type Freeze = { readonly id: string; readonly by: string; readonly isByAgent: boolean; readonly endedAt: number | null }
const ofStaff = async ({ number }: Owner): Promise<readonly Freeze[]> =>
  (await operator.get<{ freezes: readonly Freeze[] }>(`/api/v1/office/freezes?member=${number}`)).freezes

test('staff see it, freeze beside it and lift it; an agent never lifts what staff have frozen', async () => {
  const owner = await member('left')
  const { id } = await freeze('left', owner)
  expect(await ofStaff(owner)).toMatchObject([{ id, by: 'left', isByAgent: true, endedAt: null }])
  await freshen(server)
  const own = await operator.send<Freeze>('POST', '/api/v1/office/freezes', {
    key: randomUUID(),
    member: owner.number,
    part: 'transfer',
    reason: 'En revisión',
    until: null,
  })
  expect(codeOf(await lift('left', own.id))).toBe('freeze.unknown')
  await operator.send('POST', '/api/v1/office/freezes/lift', { id, reason: 'Sin motivo' })
  expect(await send(owner, 'left')).toBe('account.frozen')
  expect((await ofStaff(owner)).filter(({ endedAt }) => endedAt === null).map((each) => each.id)).toEqual([own.id])
})

test('a freeze ends when the account leaves the line, and stays for agents who are above it still', async () => {
  const owner = await member('left')
  const [left, top] = [await freeze('left', owner), await freeze('top', owner)]
  await freshen(server)
  const move = { key: randomUUID(), member: owner.number, upline: 'right', reason: 'Cambio de zona' }
  await operator.send('POST', '/api/v1/office/tree/moves', move)
  const holding = (await ofStaff(owner)).filter(({ endedAt }) => endedAt === null)
  expect(holding.map(({ id }) => id)).toEqual([top.id])
  expect(codeOf(await lift('left', left.id))).toBe('freeze.unknown')
})

test('where the brand has switched it off, agents freeze nothing, and lift what they have frozen', async () => {
  const owner = await member('left')
  const other = await member('left')
  const { id } = await freeze('left', owner)
  await changeSettings(server, (before) => withModule(before, 'AGENTFREEZE3', 0))
  expect(codeOf(await as('left').ask('POST', PATH, freezing(other)))).toBe('team.freeze_closed')
  expect(codeOf(await lift('left', id))).toBeUndefined()
})
