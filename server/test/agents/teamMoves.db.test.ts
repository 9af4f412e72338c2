import type { TeamMovePage } from '@ronda/contract'
import { addDays, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { pageOfMoves } from '../../src/agents/team/teamMove.sql.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { broughtBy, type Owner } from '../kit/memberBalances.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

const agent = (username: string, upline?: string) => ({
  username,
  kind: 'agent' as const,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

const NAMES = ['top', 'left', 'right', 'other'] as const
type Name = (typeof NAMES)[number]

let server: Server
let seen: ReadonlyMap<Name, Visitor>
let member: Owner & { readonly name: string }

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [agent('top'), agent('left', 'top'), agent('right', 'top'), agent('other')],
  })
  seen = new Map(
    await Promise.all(NAMES.map(async (name) => [name, present(await signIn(server, name), name)] as const)),
  )
  const owner = await broughtBy(server, 'left')
  member = { ...owner, name: (await owner.visitor.get<{ account: string }>('/wps/member/info')).account }
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** The day of the first question: what comes after midnight is looked for, too. */
let first: string | undefined
const today = (): string => (first ??= new Date(server.clock.nowMs()).toISOString().slice(0, 10))
const moves = (name: Name, query = ''): Promise<TeamMovePage> =>
  present(seen.get(name), name).get<TeamMovePage>(
    `/wps/agent/team/moves?from=${today()}&to=${addDays(today(), 1)}${query}`,
  )

type Sum = { readonly kind: string; readonly count: number; readonly amount: string }
const sumsOf = async (name: Name, query = ''): Promise<readonly Sum[]> =>
  (await moves(name, query)).sums as unknown as readonly Sum[]

async function deposit(amount: bigint): Promise<void> {
  const houseAccount = server.ledger.houseAccount('clearing', 'USD')
  const { cash: wallet } = member.memberWallets
  await server.ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount, amount })
}

const depositsOf = async (name: Name): Promise<number> =>
  (await sumsOf(name)).find(({ kind }) => kind === 'deposit')?.count ?? 0

test('each agent above lists what moved, with a pseudonym; nobody else does', async () => {
  await deposit(400_000n)
  await deposit(300_000n)
  await expect.poll(() => depositsOf('left')).toBe(2)
  for (const name of ['left', 'top'] as const) {
    const { rows } = await moves(name, '&kind=deposit')
    expect(rows.map(({ amount }) => amount)).toEqual(['300000', '400000'])
    expect(await sumsOf(name)).toContainEqual({ kind: 'deposit', count: 2, amount: '700000' })
    for (const { person } of rows) {
      expect(person).toEqual({ id: member.number, name: `${member.name.slice(0, 2)}•••`, isAgent: false })
    }
    expect(JSON.stringify(rows)).not.toContain(member.name)
  }
  for (const name of ['right', 'other'] as const) expect(await moves(name)).toMatchObject({ sums: [], rows: [] })
})

test('one member below by number: the sums are theirs; for anybody else the same answer as for nobody', async () => {
  expect(await sumsOf('top', `&q=${member.number}`)).toContainEqual({ kind: 'deposit', count: 2, amount: '700000' })
  const nobody = await moves('top', '&q=99999999')
  expect(nobody).toMatchObject({ person: null, sums: [], rows: [] })
  expect(await moves('other', `&q=${member.number}`)).toEqual(nobody)
  expect(await moves('right', `&q=${member.number}`)).toEqual(nobody)
})

test('a moved member leaves what was to the old agent, and brings what comes to the new one', async () => {
  await server.db.write(async (tx) =>
    setUpline(tx, await accountNamed(server, member.name), await accountNamed(server, 'right')),
  )
  await deposit(100_000n)
  await expect.poll(() => depositsOf('right')).toBe(1)
  expect(await depositsOf('left')).toBe(2)
  expect(await depositsOf('top')).toBe(3)
})

test('pages follow each other without a gap or a repetition, and a page is one range of an index', async () => {
  const top = await accountNamed(server, 'top')
  const account = await accountNamed(server, member.name)
  // Other days of the agent, and as much of another agent: what a page must not read.
  await server.db.write(async (tx) => {
    for (const owner of [top, await accountNamed(server, 'other')]) {
      await sql`
        insert into team_move (agent, at, account, kind, amount)
        select ${owner}::uuid, ${`${addDays(today(), -40)}T00:00:00Z`}::timestamptz + n * interval '2 minutes',
          ${account}::uuid, (array['deposit', 'withdrawal', 'rebate'])[n % 3 + 1], n
        from generate_series(1, 25000) as n`.execute(tx)
    }
  })
  const day = addDays(today(), -30)
  const pages: TeamMovePage[] = []
  for (let before = ''; pages.length < 40; before = `&before=${pages.at(-1)?.next ?? ''}`) {
    const path = `/wps/agent/team/moves?from=${day}&to=${day}&kind=rebate${before}`
    pages.push(await present(seen.get('top'), 'top').get<TeamMovePage>(path))
    if (pages.at(-1)?.next === null) break
  }
  const amounts = pages.flatMap(({ rows }) => rows.map(({ amount }) => Number(amount)))
  expect(amounts).toHaveLength(240)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  expect(new Set(amounts).size).toBe(240)
  await server.db.write((tx) => sql`analyze team_move`.execute(tx))
  const asked = { agent: top, from: day, to: day, atMost: 21 }
  for (const more of [{}, { kind: 'rebate' as const }, { account }]) {
    const { rows } = await server.db.read((tx) =>
      sql<{ 'QUERY PLAN': string }>`explain ${pageOfMoves({ ...asked, ...more })}`.execute(tx),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toContain('Seq Scan on team_move')
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using team_move_(pkey|kind|account)/)
  }
})

test('where movements were not listed from the beginning, the first complete day is told', async () => {
  expect(await moves('top')).toMatchObject({ completeFrom: null })
  await server.db.write((tx) => sql`insert into team_move_start (complete_from) values ('2026-11-01')`.execute(tx))
  expect(await moves('top')).toMatchObject({ completeFrom: '2026-11-01' })
  expect(await moves('top', '&q=99999999')).toMatchObject({ completeFrom: '2026-11-01', rows: [] })
})

test('a period that is too long, or ends before it begins, is refused', async () => {
  const top = present(seen.get('top'), 'top')
  for (const [from, to] of [
    [addDays(today(), -92), today()],
    [today(), addDays(today(), -1)],
  ]) {
    expect(codeOf(await top.ask('GET', `/wps/agent/team/moves?from=${from}&to=${to}`))).toBe('team.period_invalid')
  }
})
