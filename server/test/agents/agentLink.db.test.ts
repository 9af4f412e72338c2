import { randomUUID } from 'node:crypto'
import type { AgentLink, AgentLinkTerms, SignedTerms } from '@ronda/contract'
import { LINE_TERMS_VERSION } from '@ronda/contract'
import { days, present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoBrand } from '../../src/app/demo.ts'
import type { Server } from '../../src/app/server.ts'
import { DEPTH_MAX } from '../../src/agents/tree/tree.ts'
import { uplinesOf } from '../../src/agents/tree/index.ts'
import { insertAccount, setUpline } from '../../src/people/identity/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { changeSettings, codeOf, register, withModule } from '../kit/registration.ts'
import { accountNamed, VisitorAtAddress, visitorAtNewAddress } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import {
  openGame,
  openTestServer,
  PASSWORD,
  registerForm,
  signIn,
  walletsOf,
  withoutPrizes,
} from '../kit/testServer.ts'

let server: Server
let agent: Visitor

beforeAll(async () => {
  server = await openTestServer({
    trustedProxies: ['127.0.0.1'],
    titles: withoutPrizes(),
    demoAccounts: [
      { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'rival', kind: 'agent', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  agent = await signIn(server, 'agente')
  return () => server.close()
})

const create = (asked: Record<string, unknown> = {}) =>
  agent.send<AgentLink>('POST', '/wps/agent/links', {
    key: randomUUID(),
    name: 'Feria',
    account: 'member',
    note: 'Te ayudo a diario',
    days: null,
    ...asked,
  })

const linkNow = async (id: string): Promise<AgentLink> => {
  const { links } = await agent.get<{ links: readonly AgentLink[] }>('/wps/agent/links')
  return present(
    links.find((link) => link.id === id),
    'the link',
  )
}

type LinkPage = { readonly open: number; readonly links: readonly AgentLink[]; readonly next: string | null }

type Checked = { readonly isValid: boolean; readonly link: AgentLinkTerms | null }
const check = (code: string, visitor = new Visitor(server.origin)): Promise<Checked> =>
  visitor.get<Checked>(`/wps/agent/affiliate?code=${code}`)

/** Registers with a link as the page does: with the terms that it has shown. */
async function join(code: string, typed: Record<string, unknown> = {}) {
  const visitor = new Visitor(server.origin)
  const username = `nuevo${randomUUID().slice(0, 8)}`
  const form = await registerForm(visitor, username)
  const linkTerms = (await check(code)).link?.hash
  const answer = await register(visitor, { ...form, referralCode: code, ...(linkTerms && { linkTerms }), ...typed })
  return { visitor, username, answer }
}

test('an account opened with a link joins the line, and what was signed is kept', async () => {
  const { id, code } = await create()
  const { link } = await check(code)
  expect(link).toMatchObject({ agent: 'agente', account: 'member', note: 'Te ayudo a diario' })
  const { visitor, username, answer } = await join(code)
  expect(codeOf(answer)).toBe('ok')
  const account = await accountNamed(server, username)
  const above = await server.db.read((tx) => uplinesOf(tx, account, server.clock.nowMs()))
  expect(above.map((each) => each.username)).toEqual(['agente'])
  const { rows } = await server.db.read((tx) =>
    sql<{ terms_hash: string; link: string }>`
      select terms_hash, link from agent_link_registration where account = ${account}`.execute(tx),
  )
  expect(rows).toEqual([{ terms_hash: link?.hash, link: id }])
  const { terms } = await visitor.get<{ terms: SignedTerms }>('/wps/agent/links/signed')
  expect(terms).toMatchObject({ ...link })
  expect(await linkNow(id)).toMatchObject({ registrations: 1, firstDeposits: 0, active: 0 })
})

test('nobody registers without the terms that belong to the link', async () => {
  const { code } = await create()
  const other = await create({ note: 'Otra promesa' })
  const wrong = (await check(other.code)).link?.hash
  for (const linkTerms of [undefined, wrong, 'ab'.repeat(32)]) {
    expect(codeOf((await join(code, { linkTerms })).answer)).toBe('agentLink.terms_unsigned')
  }
})

test('an agent may be opened with a link where the brand allows it', async () => {
  const { code } = await create({ account: 'agent' })
  const { visitor } = await join(code)
  expect(await visitor.get('/wps/member/info')).toMatchObject({ type: 1 })
  expect(await visitor.get('/wps/agent/team/overview')).toMatchObject({ members: 0 })
  await changeSettings(server, (before) => withModule(before, 'SUBAGENTREG3', 0))
  expect(await check(code)).toMatchObject({ isValid: false, link: null })
  const refused = await agent.ask('POST', '/wps/agent/links', {
    key: randomUUID(),
    name: 'Socios',
    account: 'agent',
    note: '',
    days: null,
  })
  expect(codeOf(refused)).toBe('agentLink.agents_closed')
  await changeSettings(server, (before) => withModule(before, 'SUBAGENTREG3', 1))
})

test('a link that is stopped, or over, opens nothing; a stopped one is opened again', async () => {
  const { id, code } = await create()
  const over = await create({ days: 1 })
  await agent.send('POST', '/wps/agent/links/stop', { id, isStopped: true })
  expect(await check(code)).toMatchObject({ isValid: false, link: null })
  expect(codeOf((await join(code)).answer)).toBe('identity.affiliate_unknown')
  await agent.send('POST', '/wps/agent/links/stop', { id, isStopped: false })
  expect(await check(code)).toMatchObject({ isValid: true })
  const past = new Date(server.clock.nowMs() - days(1))
  await server.db.write((tx) =>
    tx.updateTable('agent_link').set({ valid_until: past }).where('id', '=', over.id).execute(),
  )
  expect(await check(over.code)).toMatchObject({ isValid: false })
})

test('the number and the name of an agent go on working as codes, with the same terms', async () => {
  const { id } = await agent.get<{ id: string }>('/wps/member/info')
  for (const code of [id, 'agente']) {
    const { link } = await check(code)
    // The name of an agent is not told to who knows the number only.
    expect(link).toMatchObject({ agent: code, account: 'member', note: '', version: LINE_TERMS_VERSION })
    expect(codeOf((await join(code, { linkTerms: undefined })).answer)).toBe('agentLink.terms_unsigned')
    const { visitor, answer } = await join(code)
    expect(codeOf(answer)).toBe('ok')
    const { terms } = await visitor.get<{ terms: SignedTerms }>('/wps/agent/links/signed')
    expect(terms).toMatchObject({ agent: 'agente', account: 'member', note: '', hash: link?.hash })
  }
})

test('a link is created once for a key, only its owner stops it, and there is a limit', async () => {
  const rival = await signIn(server, 'rival')
  const key = randomUUID()
  const first = await create({ key })
  expect(await create({ key })).toEqual(first)
  const changed = { key, name: 'Feria', account: 'member', note: 'Otra', days: null }
  expect(codeOf(await agent.ask('POST', '/wps/agent/links', changed))).toBe('wallet.key_reused')
  const longer = { ...changed, note: first.note, days: 7 }
  expect(codeOf(await agent.ask('POST', '/wps/agent/links', longer))).toBe('wallet.key_reused')
  const stop = { id: first.id, isStopped: true }
  expect(codeOf(await rival.ask('POST', '/wps/agent/links/stop', stop))).toBe('agentLink.unknown')
  expect(await rival.get('/wps/agent/links')).toMatchObject({ links: [] })
  const asked = Array.from({ length: 25 }, () => ({
    key: randomUUID(),
    name: 'x',
    account: 'member',
    note: '',
    days: 1,
  }))
  const answers = await Promise.all(asked.map((each) => rival.ask('POST', '/wps/agent/links', each)))
  expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(20)
  expect(answers.filter((answer) => codeOf(answer) === 'agentLink.too_many')).toHaveLength(5)
})

test('the limit is on open links: those that are over, or were stopped, leave room, and are listed page by page', async () => {
  const rival = await signIn(server, 'rival')
  const read = (before = '') => rival.get<LinkPage>(`/wps/agent/links${before}`)
  const full = await read()
  expect(full).toMatchObject({ open: 20, next: null })
  expect(full.links).toHaveLength(20)
  const add = () =>
    rival.ask('POST', '/wps/agent/links', { key: randomUUID(), name: 'y', account: 'member', note: '', days: 1 })
  expect(codeOf(await add())).toBe('agentLink.too_many')
  const stopped = present(full.links[0], 'a link').id
  const stop = (isStopped: boolean) => rival.ask('POST', '/wps/agent/links/stop', { id: stopped, isStopped })
  await stop(true)
  expect(codeOf(await add())).toBe('ok')
  expect(codeOf(await stop(false))).toBe('agentLink.too_many')
  // All of them end; one more is the first of twenty again.
  const past = new Date(server.clock.nowMs() - days(1))
  const account = await accountNamed(server, 'rival')
  await server.db.write((tx) =>
    tx.updateTable('agent_link').set({ valid_until: past }).where('agent', '=', account).execute(),
  )
  expect(codeOf(await add())).toBe('ok')
  expect(codeOf(await stop(false))).toBe('ok')
  const first = await read()
  expect(first).toMatchObject({ open: 1 })
  const second = await read(`?before=${first.next}`)
  expect(second.next).toBeNull()
  const ids = [...first.links, ...second.links].map(({ id }) => id)
  expect(ids).toHaveLength(22)
  expect(new Set(ids).size).toBe(22)
})

test('a link works also where its visitors cannot be counted', async () => {
  const { code } = await create()
  await server.db.write((tx) => sql`alter table agent_link_visit rename to away`.execute(tx))
  expect(await check(code)).toMatchObject({ isValid: true })
  await server.db.write((tx) => sql`alter table away rename to agent_link_visit`.execute(tx))
})

/** A line of agents; the last one has so many levels above. */
async function lineOf(levels: number): Promise<readonly Id<'account'>[]> {
  const { merchant, currency } = demoBrand
  const about = { merchant, currency, kind: 'agent', language: 'es', passwordHash: null } as const
  return server.db.write(async (tx) => {
    const line: Id<'account'>[] = []
    for (let at = 0; at <= levels; at += 1) {
      const account = { ...about, username: `nivel${at}`, upline: line.at(-1) }
      line.push(present(await insertAccount(tx, account), 'an account').id)
    }
    return line
  })
}

test('nobody registers below a line that has all the levels that are allowed, with a link or a number', async () => {
  const [own, line] = [await accountNamed(server, 'agente'), await lineOf(DEPTH_MAX - 2)]
  const { code } = await create()
  const place = (upline: Id<'account'> | null) => server.db.write((tx) => setUpline(tx, own, upline))
  // The agent is the last level that is allowed.
  await place(present(line.at(-1), 'the last agent'))
  expect(await check(code)).toMatchObject({ isValid: false, link: null })
  expect(codeOf((await join(code)).answer)).toBe('identity.affiliate_unknown')
  expect(codeOf((await join('agente')).answer)).toBe('tree.too_deep')
  await place(present(line.at(-2), 'the agent above'))
  for (const each of [code, 'agente']) expect(codeOf((await join(each)).answer)).toBe('ok')
  await place(null)
})

test('visits, first deposits and active accounts are counted, each once', async () => {
  const { id, code } = await create()
  const guests = [visitorAtNewAddress(server), visitorAtNewAddress(server)]
  // One household: another address of the same network is nobody else.
  const home = ['2001:db8:7:1::1', '2001:db8:7:1:5::2'].map((address) => new VisitorAtAddress(server, address))
  for (const guest of [...guests, ...guests, ...home]) await check(code, guest)
  await expect.poll(() => linkNow(id)).toMatchObject({ visits: 3 })
  const { visitor } = await join(code)
  const { cash: wallet } = await walletsOf(server, visitor)
  const houseAccount = server.ledger.houseAccount('clearing', 'USD')
  for (const amount of [500_000n, 600_000n]) {
    await server.ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount, amount })
  }
  const game = await openGame(visitor)
  for (const stake of ['100000', '100000']) {
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake })
  }
  await expect.poll(() => linkNow(id)).toMatchObject({ registrations: 1, firstDeposits: 1, active: 1 })
})
