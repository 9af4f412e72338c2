import { randomUUID } from 'node:crypto'
import { present, type Id } from '@ronda/core'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  countTeam,
  directDownlines,
  findLines,
  isBelow,
  lineAt,
  listDownlines,
  maySee,
  uplinesOf,
} from '../../src/agents/tree/index.ts'
import { aboveAt, type Placement } from '../../src/agents/tree/tree.ts'
import { openAccount } from '../../src/people/member/index.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { openWallets } from '../../src/money/wallet/index.ts'
import { demoBrand } from '../../src/app/demo.ts'
import type { Server } from '../../src/app/server.ts'
import { freshen } from '../kit/staff.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

const BOTH = ['member', 'agent'] as const

let server: Server
let ana: Visitor

beforeAll(async () => {
  server = await openTestServer()
  ana = await signIn(server, 'operador')
  return () => server.close()
})

type Kind = 'member' | 'agent'
type Person = { readonly id: Id<'account'>; readonly name: string }
let names = 0

/** Opens an account below another one. */
async function open(kind: Kind, upline?: Id<'account'>): Promise<Person> {
  names += 1
  const username = `tree${names}`
  const { merchant, currency } = demoBrand
  const opening = { username, kind, language: 'es', passwordHash: null, upline } as const
  const account = await server.db.write((tx) => openAccount(tx, { merchant, currency, openWallets }, opening))
  return { id: present(account, 'a free name').id, name: username }
}

/** A line of agents, the head first. */
async function openLine(depth: number): Promise<readonly Person[]> {
  const line: Person[] = []
  for (let at = 0; at < depth; at += 1) line.push(await open('agent', line.at(-1)?.id))
  return line
}

const move = async (member: string, upline: string | null, more: object = {}) => {
  await freshen(server)
  const reason = 'the agent asked for it'
  return ana.ask('POST', '/api/v1/office/tree/moves', { key: randomUUID(), member, upline, reason, ...more })
}

const above = async (account: string, atMs = Date.now() + 1_000) =>
  (await server.db.read((tx) => uplinesOf(tx, account, atMs))).map(({ username }) => username)

/** The placements and what the database keeps of who is above whom. */
async function readTree(atMs: number) {
  return server.db.read(async (tx) => {
    const { rows: placements } = await sql<Placement>`
      select account, upline, extract(epoch from valid_from)::float8 * 1000 as "fromMs",
        extract(epoch from valid_to)::float8 * 1000 as "toMs" from tree_placement`.execute(tx)
    const { rows: stored } = await sql<{ agent: string; account: string; depth: number }>`
      select agent, account, depth from tree_below where extract(epoch from valid_from)::float8 * 1000 <= ${atMs}
        and (valid_to is null or extract(epoch from valid_to)::float8 * 1000 > ${atMs})`.execute(tx)
    return { computed: aboveAt(placements, atMs), stored }
  })
}

type Sized = { readonly agent: string; readonly members: number; readonly agents: number; readonly direct: number }

/** The stored size of every team that has anybody. */
const readSizes = async (): Promise<readonly Sized[]> =>
  (
    await server.db.read((tx) =>
      sql<Sized>`select agent, members, agents, direct from tree_size where direct > 0 order by agent`.execute(tx),
    )
  ).rows

/** The same, counted from the rows of the tree. */
const countRows = async (): Promise<readonly Sized[]> =>
  (
    await server.db.read((tx) =>
      sql<Sized>`
        select agent, count(*) filter (where kind = 'member')::int as members,
          count(*) filter (where kind = 'agent')::int as agents, count(*) filter (where depth = 1)::int as direct
        from tree_below join account on account.id = tree_below.account where valid_to is null
        group by agent order by agent`.execute(tx),
    )
  ).rows

/** The agents below each of these people, as their lists show them. */
const listAgents = (people: readonly Person[], atMs: number) =>
  server.db.read(async (tx) => {
    const lists: string[][] = []
    for (const { id } of people) {
      const asked = { agent: id, atMs, isWholeTeam: true, kinds: ['agent'], after: null, atMost: 100 } as const
      lists.push((await listDownlines(tx, asked)).map(({ account }) => account))
    }
    return lists
  })

const kindsBelow = (people: readonly Person[]) =>
  server.db.read(async (tx) => {
    const lists: string[][] = []
    for (const { id } of people) {
      const { rows } = await sql<{ account: string }>`
        select tree_below.account from tree_below join account on account.id = tree_below.account
        where agent = ${id} and valid_to is null and kind = 'agent' order by tree_below.account desc`.execute(tx)
      lists.push(rows.map(({ account }) => account))
    }
    return lists
  })

const sorted = (rows: readonly { agent: string; account: string; depth: number }[]) =>
  rows.map(({ agent, account, depth }) => `${account} ${depth} ${agent}`).toSorted()

describe('the tree', () => {
  test('is twelve levels deep, and everybody below is found at once', async () => {
    const line = await openLine(12)
    const member = await open('member', line[11]?.id)
    expect(await above(member.id)).toEqual(line.map(({ name }) => name).toReversed())
    expect(await server.db.read((tx) => isBelow(tx, line[0]?.id ?? '', member.id, Date.now()))).toBe(true)
    expect(await server.db.read((tx) => isBelow(tx, member.id, line[0]?.id ?? '', Date.now()))).toBe(false)
  })

  test('keeps its past: before a move everything below stood elsewhere', async () => {
    const [first, second] = [await openLine(2), await openLine(1)]
    const [top, agent, other] = [first[0], first[1], second[0]]
    const member = await open('member', agent?.id)
    const beforeMs = Date.now() + 1
    await expect.poll(() => Date.now()).toBeGreaterThan(beforeMs)
    expect((await move(agent?.name ?? '', other?.name ?? '')).status).toBe(200)
    expect(await above(member.id)).toEqual([agent?.name, other?.name])
    expect(await above(member.id, beforeMs)).toEqual([agent?.name, top?.name])
    const below = async (head: Person | undefined, atMs: number) => {
      const asked = { agent: head?.id ?? '', atMs, isWholeTeam: true, kinds: BOTH, after: null, atMost: 100 }
      return (await server.db.read((tx) => listDownlines(tx, asked))).map(({ username }) => username)
    }
    expect(await below(top, beforeMs)).toEqual([member.name, agent?.name])
    expect(await below(top, Date.now())).toEqual([])
    expect(await below(other, beforeMs)).toEqual([])
    expect(await below(other, Date.now())).toEqual([member.name, agent?.name])
    // What came before the account was opened counts for its first place.
    expect(await above(member.id, 0)).toEqual([agent?.name, top?.name])
  })

  test('law: what is stored is what the placements say, at every moment, after any moves', async () => {
    const people = [...(await openLine(4)), ...(await openLine(3)), await open('agent')]
    const one = fc.constantFrom(...people.map(({ id }) => id))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(one, fc.option(one)), { minLength: 1, maxLength: 8 }), async (moves) => {
        const moments = [Date.now()]
        for (const [account, upline] of moves) {
          // A circle is refused by the database too, whoever asks.
          await server.db
            .write((tx) => setUpline(tx, account, upline))
            .catch((error: unknown) => {
              expect(String(error)).toMatch(/own branch|tree_placement_check/)
            })
          moments.push(Date.now())
        }
        for (const atMs of moments) {
          const { computed, stored } = await readTree(atMs + 0.5)
          expect(sorted(stored)).toEqual(sorted(computed))
        }
        expect(await readSizes()).toEqual(await countRows())
        expect(await listAgents(people, Date.now() + 1_000)).toEqual(await kindsBelow(people))
      }),
      { numRuns: 15 },
    )
  })
})

/** Two lines with branches, and an account in none: 4 agents, 3 teams of members. */
async function openForest() {
  const [top, agent, deep] = await openLine(3)
  const [other] = await openLine(1)
  const below = [top, agent, deep, other].map((each) => each?.id)
  const members: Person[] = []
  for (let at = 0; at < 96; at += 1) members.push(await open('member', below[at % below.length]))
  const alone = await open('member')
  return [top, agent, deep, other, ...members, alone].map((each) => present(each, 'an account'))
}

describe('access', () => {
  test('of 10,000 pairs of an actor and an account, SQL and rule agree and nobody sees beyond the own line', async () => {
    const people = await openForest()
    const atMs = Date.now() + 1_000
    const lines = await server.db.read((tx) =>
      findLines(
        tx,
        people.map(({ id }) => id),
      ),
    )
    const lineOf = new Map(people.map(({ id }) => [id, lineAt(lines.get(id) ?? [], atMs)]))
    let pairs = 0
    await server.db.read(async (tx) => {
      for (const actor of people) {
        const seen = await listDownlines(tx, {
          agent: actor.id,
          atMs,
          isWholeTeam: true,
          kinds: ['member', 'agent'],
          after: null,
          atMost: 1_000,
        })
        const visible = new Set([actor.id as string, ...seen.map(({ account }) => account)])
        const kind = people.indexOf(actor) < 4 ? 'agent' : 'member'
        for (const { id } of people) {
          pairs += 1
          expect(visible.has(id)).toBe(maySee({ id: actor.id, kind }, id, lineOf.get(id) ?? []))
          if (pairs % 97 === 0) {
            expect(visible.has(id)).toBe(id === actor.id || (await isBelow(tx, actor.id, id, atMs)))
          }
        }
      }
      const [top] = people
      expect(await countTeam(tx, top?.id ?? '')).toEqual({ members: 72, agents: 2 })
      const page = await directDownlines(tx, top?.id ?? '', { after: null, atMost: 100, atMs })
      expect(page.map(({ kind, below }) => `${kind} ${below}`).toSorted()[0]).toBe('agent 25')
      expect(page).toHaveLength(25)
    })
    expect(pairs).toBeGreaterThan(10_000)
  })
})

describe('a move', () => {
  test('is refused by name', async () => {
    const [top, agent] = await openLine(2)
    const member = await open('member', agent?.id)
    expect(codeOf(await move('nobodyhere', top?.name ?? ''))).toBe('adjustment.member_unknown')
    expect(codeOf(await move('operador', top?.name ?? ''))).toBe('adjustment.member_unknown')
    expect(codeOf(await move(member.name, 'nobodyhere'))).toBe('tree.upline_unknown')
    expect(codeOf(await move(member.name, member.name))).toBe('tree.not_agent')
    expect(codeOf(await move(member.name, agent?.name ?? ''))).toBe('tree.same_place')
    expect(codeOf(await move(top?.name ?? '', agent?.name ?? ''))).toBe('tree.own_branch')
    expect(codeOf(await move(top?.name ?? '', null))).toBe('tree.same_place')
    const key = randomUUID()
    const first = await move(member.name, top?.name ?? '', { key })
    expect(first.status).toBe(200)
    expect((await move(member.name, top?.name ?? '', { key })).body).toEqual(first.body)
    expect(codeOf(await move(member.name, agent?.name ?? '', { key }))).toBe('wallet.key_reused')
  })

  test('is in the audit log and in the history of the account, with its reason', async () => {
    const [top, agent] = await openLine(2)
    const member = await open('member', agent?.id)
    await move(member.name, top?.name ?? '')
    const line = await ana.get(`/api/v1/office/tree?member=${member.name}`)
    expect(line).toMatchObject({
      account: { name: member.name, agentType: null },
      above: [{ name: top?.name, agentType: 2 }],
      moves: [{ from: agent?.name, to: top?.name, by: 'operador', reason: 'the agent asked for it' }],
    })
    expect(await ana.get(`/api/v1/office/tree?member=${top?.name}`)).toMatchObject({ members: 1, agents: 1 })
    expect(await ana.get(`/api/v1/office/tree?member=${agent?.name}`)).toMatchObject({
      account: { agentType: 1 },
      members: 0,
    })
    const { list } = await ana.get<{ list: readonly object[] }>('/api/v1/office/deeds?action=tree.move')
    expect(list[0]).toMatchObject({ action: 'tree.move', subject: `account:${member.id}` })
  })

  test('race: two moves that are each right, and together a circle: one is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await open('agent'), await open('agent')]
      await freshen(server)
      const answers = await Promise.all([move(one.name, other.name), move(other.name, one.name)])
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      expect((await above(one.id)).length + (await above(other.id)).length).toBe(1)
    }
  })

  test('race: accounts that are opened while their agent is moved stand where the placements say', async () => {
    const [home, away, agent] = [await open('agent'), await open('agent'), await open('agent')]
    await move(agent.name, home.name)
    await Promise.all([
      ...Array.from({ length: 6 }, () => open('member', agent.id)),
      move(agent.name, away.name),
      move(agent.name, home.name),
    ])
    const { computed, stored } = await readTree(Date.now() + 10)
    expect(sorted(stored)).toEqual(sorted(computed))
  })
})
