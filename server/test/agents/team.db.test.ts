import { randomUUID } from 'node:crypto'
import type { TeamPage } from '@ronda/contract'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { broughtBy, type Owner } from '../kit/memberBalances.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { openGame, openTestServer, PASSWORD, signIn, withoutPrizes } from '../kit/testServer.ts'
import { testStaff } from '../kit/staff.ts'

const agent = (username: string, upline?: string) => ({
  username,
  kind: 'agent' as const,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

let server: Server
let seen: Readonly<Record<'top' | 'left' | 'right' | 'other', Visitor>>

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    demoAccounts: [agent('top'), agent('left', 'top'), agent('right', 'top'), agent('other'), ...testStaff],
  })
  const [top, left, right, other] = await Promise.all(
    ['top', 'left', 'right', 'other'].map((name) => signIn(server, name)),
  )
  const all = { top, left, right, other }
  seen = Object.fromEntries(Object.entries(all).map(([name, visitor]) => [name, present(visitor, name)])) as typeof seen
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** Each test sees only its own figures. */
async function clear(): Promise<void> {
  await caughtUp()
  await server.db.write((tx) => sql`truncate team_account_day, team_day, team_month`.execute(tx))
}
beforeEach(clear)

type Figures = Record<'valid' | 'staked' | 'won' | 'deposited' | 'withdrawn' | 'promoted', string> & { bets: number }
type Period = Figures & { readonly active: number; readonly opened: number }
type Overview = Record<'today' | 'yesterday' | 'month', Period> & { members: number; days: readonly Period[] }

const overview = (name: keyof typeof seen): Promise<Overview> => seen[name].get<Overview>('/wps/agent/team/overview')
const today = (): string => new Date(server.clock.nowMs()).toISOString().slice(0, 10)
const listPath = (query = ''): string => `/wps/agent/team?scope=direct&from=${today()}&to=${today()}${query}`
const list = (name: keyof typeof seen, query = ''): Promise<TeamPage> => seen[name].get<TeamPage>(listPath(query))
const units = (count: number): string => (BigInt(count) * 100_000n).toString()

/** Waits until every event so far is counted. */
async function caughtUp(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await server.db.read((tx) =>
        sql<{ left: bigint }>`
          select count(*) as left from outbox, outbox_consumer where outbox_consumer.name = 'agents.team'
            and (outbox.xid, outbox.id) > (outbox_consumer.xid, outbox_consumer.id)`.execute(tx),
      )
      return rows[0]?.left
    })
    .toBe(0n)
}

async function spin({ visitor }: Owner, times: number): Promise<void> {
  const game = await openGame(visitor)
  for (let at = 0; at < times; at += 1) {
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  }
}

/** A new member below an agent, without figures so far. */
async function memberOf(name: string): Promise<Owner> {
  const owner = await broughtBy(server, name)
  await clear()
  return owner
}

test('a bet is in the figures of every agent above at once, and in nobody else’s', async () => {
  const member = await memberOf('left')
  await spin(member, 3)
  await caughtUp()
  for (const name of ['left', 'top'] as const) {
    expect((await overview(name)).today).toMatchObject({ bets: 3, staked: units(3), won: '0', active: 1 })
    expect((await overview(name)).month).toMatchObject({ bets: 3, active: 1 })
    expect((await overview(name)).yesterday).toMatchObject({ bets: 0, active: 0 })
  }
  for (const name of ['right', 'other'] as const) expect((await overview(name)).today).toMatchObject({ bets: 0 })
  const { today: figures } = await overview('left')
  expect(BigInt(figures.valid)).toBeGreaterThan(0n)
  expect(BigInt(figures.valid)).toBeLessThanOrEqual(BigInt(figures.staked))
})

test('money in, money out and money given are told apart', async () => {
  const member = await memberOf('left')
  const { ledger } = server
  const { cash, held } = member.memberWallets
  const clearing = ledger.houseAccount('clearing', 'USD')
  const { ids } = server.features.tree.options
  const id = (name: string): string => ids.named('team.test', name, member.number)
  await ledger.submit({ kind: 'deposit', id: id('in'), wallet: cash, houseAccount: clearing, amount: 4_000_000n })
  const promotion = ledger.houseAccount('promotion', 'USD')
  const given = { id: id('given'), wallet: cash, houseAccount: promotion, amount: 700_000n } as const
  await ledger.submit({ kind: 'adjustment', ...given })
  await ledger.submit({ kind: 'hold', id: id('out'), wallet: cash, held, amount: 1_000_000n })
  await ledger.submit({ kind: 'capture', id: id('out'), wallet: held, houseAccount: clearing })
  await caughtUp()
  const counted = { deposited: '4000000', withdrawn: '1000000', promoted: '700000' }
  expect((await overview('top')).today).toMatchObject(counted)
  // The bank takes the deposit back.
  await ledger.submit({ kind: 'reversal', id: id('in'), wallet: cash })
  await caughtUp()
  expect((await overview('top')).today).toMatchObject({ ...counted, deposited: '0' })
})

test('a move in the middle of a day: what was played before stays, what comes after counts for the new line', async () => {
  const member = await memberOf('left')
  await spin(member, 2)
  await caughtUp()
  const id = await accountNamed(server, await nameOf(member))
  await server.db.write(async (tx) => setUpline(tx, id, await accountNamed(server, 'right')))
  await spin(member, 3)
  await caughtUp()
  expect((await overview('left')).today).toMatchObject({ bets: 2, active: 1 })
  expect((await overview('right')).today).toMatchObject({ bets: 3, active: 1 })
  // The agent above both has all, and one active member.
  expect((await overview('top')).today).toMatchObject({ bets: 5, active: 1 })
  expect((await overview('top')).month).toMatchObject({ bets: 5, active: 1 })
  const rows = await Promise.all((['left', 'right', 'top'] as const).map((name) => list(name, `&q=${member.number}`)))
  expect(rows.map((page) => page.rows.map(({ own }) => own.bets))).toEqual([[], [3], [5]])
})

test('an agent who comes with a team brings no figures from before', async () => {
  const member = await memberOf('left')
  await spin(member, 2)
  await caughtUp()
  const [left, other, top] = [
    await accountNamed(server, 'left'),
    await accountNamed(server, 'other'),
    await accountNamed(server, 'top'),
  ]
  await server.db.write((tx) => setUpline(tx, left, other))
  await spin(member, 1)
  await caughtUp()
  const [row] = (await list('other')).rows
  expect(row).toMatchObject({ name: 'left', isAgent: true, team: { bets: 1 } })
  const { number } = await server.db.read((tx) =>
    tx.selectFrom('account').select('number').where('id', '=', left).executeTakeFirstOrThrow(),
  )
  const inside = await list('other', `&under=${number}&q=${member.number}`)
  expect(inside).toMatchObject({ path: [{ name: 'left' }], total: { bets: 1 } })
  expect(inside.rows.map(({ own }) => own.bets)).toEqual([1])
  // The first level inside another team is not directly below the caller: no money is sent there.
  expect([inside.maySend, (await list('other')).maySend]).toEqual([false, true])
  // Their own figures of the whole day are still their own.
  expect((await overview('left')).today).toMatchObject({ bets: 3 })
  await server.db.write((tx) => setUpline(tx, left, top))
})

test('nobody sees an upline, a sibling or another line, and they are not told from nobody', async () => {
  const member = await memberOf('left')
  const numberOf = async (name: string) =>
    (
      await server.db.read((tx) =>
        tx.selectFrom('account').select('number').where('username', '=', name).executeTakeFirstOrThrow(),
      )
    ).number
  for (const name of ['top', 'right', 'other', 'left']) {
    expect(codeOf(await seen.left.ask('GET', listPath(`&under=${await numberOf(name)}`)))).toBe('team.unknown')
    expect((await list('left', `&q=${name}`)).rows).toEqual([])
  }
  expect(codeOf(await seen.left.ask('GET', listPath(`&under=${member.number}`)))).toBe('team.unknown')
  expect(codeOf(await seen.left.ask('GET', listPath('&under=99999999')))).toBe('team.unknown')
  expect((await list('right', `&q=${member.number}`)).rows).toEqual([])
  expect((await list('other')).rows).toEqual([])
  expect(codeOf(await member.visitor.ask('GET', listPath()))).toBe('session.forbidden')
  expect(codeOf(await member.visitor.ask('GET', '/wps/agent/team/overview'))).toBe('session.forbidden')
})

test('members have a pseudonym; one who is excluded or blocked is not available, and nobody learns why', async () => {
  const member = await memberOf('left')
  const name = await nameOf(member)
  const rowOf = async () => present((await list('left', `&q=${name}`)).rows[0], 'the member')
  expect(await rowOf()).toMatchObject({
    id: member.number,
    name: `${name.slice(0, 2)}•••`,
    isAvailable: true,
    team: null,
  })
  expect(JSON.stringify(await list('top', '&kind=member'))).not.toContain(name)
  await server.db.write((tx) => sql`update account set blocked_at = now() where username = ${name}`.execute(tx))
  expect(await rowOf()).toMatchObject({ isAvailable: false })
})

test('pages follow each other without a gap, and a period has a limit', async () => {
  for (let at = 0; at < 22; at += 1) await broughtBy(server, 'right')
  const first = await list('right')
  const second = await list('right', `&after=${first.next}`)
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(first.rows).toHaveLength(20)
  expect(second.next).toBeNull()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(22)
  for (const days of ['from=2026-01-01&to=2026-12-31', 'from=2026-02-02&to=2026-02-01']) {
    expect(codeOf(await seen.right.ask('GET', `/wps/agent/team?scope=direct&${days}`))).toBe('team.period_invalid')
  }
})

const nameOf = async ({ visitor }: Owner): Promise<string> =>
  (await visitor.get<{ account: string }>('/wps/member/info')).account
