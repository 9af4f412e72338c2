import { randomUUID } from 'node:crypto'
import { AGENT_FREEZES_MAX, type TeamPage } from '@ronda/contract'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lockTree } from '../../src/agents/tree/tree.sql.ts'
import { demoBrand } from '../../src/app/demo.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { insertFreeze } from '../../src/people/freeze/index.ts'
import { insertAccount, setUpline } from '../../src/people/identity/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { broughtBy, leaveWith, PIN, units, type Owner } from '../kit/memberBalances.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn, walletsOf } from '../kit/testServer.ts'

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
const freezingOf = (owner: Owner) => as('left').ask('POST', PATH, freezing(owner))
const lift = (name: Name, id: string) => as(name).ask('POST', `${PATH}/lift`, { id })

/** The member sends money to the agent above. */
async function send(owner: Owner, to: Name): Promise<string | undefined> {
  const { id } = await as(to).get<{ id: string }>('/wps/member/info')
  const request = { key: randomUUID(), to: id, amount: units(10), reason: '', paymentPassword: PIN }
  return codeOf(await owner.visitor.ask('POST', '/wps/member/transfer', request))
}

/** An agent with money of their own. */
async function broughtCashTo(name: Name): Promise<Owner> {
  const visitor = as(name)
  const { id: number } = await visitor.get<{ id: string }>('/wps/member/info')
  const memberWallets = await walletsOf(server, visitor)
  const houseAccount = server.ledger.houseAccount('clearing', 'USD')
  const amount = BigInt(units(500))
  await server.ledger.submit({
    kind: 'deposit',
    id: randomServerId(),
    wallet: memberWallets.cash,
    houseAccount,
    amount,
  })
  return { visitor, number, memberWallets }
}

async function cashCode({ visitor }: Owner): Promise<string> {
  const asked = { key: randomUUID(), way: 'agentCash', amount: units(50) }
  const { next } = await visitor.send<{ next: { code: string } }>('POST', '/api/v1/deposits', asked)
  return next.code
}

const cash = (name: Name, path: 'find' | 'confirm', code: string) =>
  as(name).ask('POST', `/api/v1/deposits/cash/${path}`, { code, ...(path === 'confirm' && { amount: units(50) }) })

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
  expect(await send(owner, 'left')).toBeUndefined()
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

const moveTo = (owner: Owner, upline: Name) =>
  operator.send('POST', '/api/v1/office/tree/moves', {
    key: randomUUID(),
    member: owner.number,
    upline,
    reason: 'Cambio de zona',
  })

/** Opens the page of a member, and collects what it is sent. */
async function listen({ visitor }: Owner): Promise<{ readonly types: readonly string[]; close(): void }> {
  const { ticket } = await visitor.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${server.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { headers: { origin: server.origin } })
  const types: string[] = []
  socket.addEventListener('message', ({ data }) => types.push((JSON.parse(String(data)) as { type: string }).type))
  await expect.poll(() => types).toContain('balance')
  return { types, close: () => socket.close() }
}

test('what ends with a move is in the audit log, and the open page of the member reads its state again', async () => {
  const owner = await member('left')
  const { id } = await freeze('left', owner)
  const page = await listen(owner)
  expect(page.types).not.toContain('cashier')
  await freshen(server)
  await moveTo(owner, 'right')
  await expect.poll(() => page.types).toContain('cashier')
  page.close()
  const { rows } = await server.db.read((tx) =>
    sql<{ actor: string; detail: unknown }>`
      select actor, detail::jsonb as detail from deed
      where action = 'account.freeze_end' and detail::jsonb ->> 'freeze' = ${id}`.execute(tx),
  )
  expect(rows).toMatchObject([{ actor: 'house', detail: { part: 'transfer', freeze: id } }])
  expect(await send(owner, 'right')).toBeUndefined()
})

/** How many wait for the lock of the tree in this database. */
async function waitingForTree(): Promise<number> {
  const { rows } = await server.db.read((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

test('a freeze while the account leaves the line waits for the move, and is refused', async () => {
  const owner = await member('left')
  const right = await accountNamed(server, 'right')
  const { account: name } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  const account = await accountNamed(server, name)
  let answered = 0
  const asked = await server.db.write(async (tx) => {
    await lockTree(tx)
    await setUpline(tx, account, right)
    const freezing = freezingOf(owner).finally(() => (answered += 1))
    await expect.poll(async () => answered + (await waitingForTree())).toBe(1)
    return { freezing }
  })
  expect(codeOf(await asked.freezing)).toBe('team.unknown')
  expect(await ofStaff(owner)).toEqual([])
})

test('an agent holds no more freezes than are allowed', async () => {
  const right = await accountNamed(server, 'right')
  const { merchant, currency } = demoBrand
  await server.db.write(async (tx) => {
    for (let at = 0; at < AGENT_FREEZES_MAX; at += 1) {
      const about = { merchant, currency, kind: 'member', language: 'es', passwordHash: null } as const
      const account = present(
        await insertAccount(tx, { ...about, username: `helado${at}`, upline: right }),
        'an account',
      )
      const made = { account: account.id, part: 'transfer', reason: 'Dudas', madeBy: right, madeAtMs: 0 } as const
      await insertFreeze(tx, { ...made, id: randomServerId(), untilMs: null, isByAgent: true })
    }
  })
  const owner = await member('right')
  expect(codeOf(await as('right').ask('POST', PATH, freezing(owner)))).toBe('team.freeze_too_many')
})

test('a frozen agent credits no cash code; to a frozen member cash is a deposit, which goes on', async () => {
  const left = await broughtCashTo('left')
  const owner = await member('left')
  await freeze('left', owner)
  const code = await cashCode(owner)
  const held = await freeze('top', left)
  for (const path of ['find', 'confirm'] as const) expect(codeOf(await cash('left', path, code))).toBe('account.frozen')
  expect(codeOf(await lift('top', held.id))).toBeUndefined()
  expect(codeOf(await cash('left', 'find', code))).toBeUndefined()
  expect(codeOf(await cash('left', 'confirm', code))).toBeUndefined()
})

test('where the brand has switched it off, agents freeze nothing, and lift what they have frozen', async () => {
  const owner = await member('left')
  const other = await member('left')
  const { id } = await freeze('left', owner)
  await changeSettings(server, (before) => withModule(before, 'AGENTFREEZE3', 0))
  expect(codeOf(await as('left').ask('POST', PATH, freezing(other)))).toBe('team.freeze_closed')
  expect(codeOf(await lift('left', id))).toBeUndefined()
})
