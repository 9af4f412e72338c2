import { randomUUID } from 'node:crypto'
import type { BrandSettings, MoneyPolicy, SettingsProposal } from '@ronda/contract'
import { days, minutes } from '@ronda/core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'
import { enterAsStaff, makeStale } from '../kit/staff.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
const DELAY_MS = minutes(15)
let ana: Visitor
let eva: Visitor
let rosa: Visitor

beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, settingsDelayMs: DELAY_MS })
  return () => server.close()
})

beforeEach(async () => {
  // Sessions expire during the waits of these tests.
  nowMs += minutes(20)
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  rosa = await signIn(server, 'gerente')
})

const PATH = '/api/v1/office/settings/proposals'
type Read = { readonly version: number; readonly settings: BrandSettings }

const settingsNow = async (): Promise<Read> => ana.get<Read>('/api/v1/office/settings')
const maxNow = async (): Promise<number> => (await settingsNow()).settings.money.withdrawal.max

const withMax = (money: MoneyPolicy, max: number): MoneyPolicy => ({
  ...money,
  withdrawal: { ...money.withdrawal, max },
})

async function propose(by: Visitor, max: number, key: string = randomUUID()): Promise<WireAnswer> {
  const { settings } = await settingsNow()
  return by.ask('POST', PATH, { key, money: withMax(settings.money, max), reason: 'Members asked for more' })
}

const proposed = async (by: Visitor, max: number): Promise<string> =>
  valueOf<SettingsProposal>(await propose(by, max)).id

const decide = (by: Visitor, how: 'approve' | 'withdraw', id: string): Promise<WireAnswer> =>
  by.ask('POST', `${PATH}/${how}`, { id })
const refuse = (by: Visitor, id: string): Promise<WireAnswer> =>
  by.ask('POST', `${PATH}/refuse`, { id, note: 'Not before Christmas' })
const read = (id: string): Promise<SettingsProposal> => ana.get<SettingsProposal>(`${PATH}/${id}`)

async function pass(ms: number): Promise<void> {
  nowMs += ms
  await server.features.proposal.applyDue()
  ana = await signIn(server, 'operador')
}

type AuditLog = { list: { actor: string; action: string; detail: string }[] }
const auditEntriesOf = async (subject: string): Promise<AuditLog['list']> =>
  (await ana.get<AuditLog>(`/api/v1/office/deeds?subject=${subject}`)).list.toReversed()

describe('a change of money settings', () => {
  test('is refused from one person, whatever else they change with it', async () => {
    const { version, settings } = await settingsNow()
    const money = withMax(settings.money, 30_000)
    for (const part of [{ money }, { money, footerText: 'And a footer' }]) {
      const changed = { version, settings: { ...settings, ...part } }
      expect(codeOf(await ana.ask('PUT', '/api/v1/office/settings', changed))).toBe('brand.money_needs_two')
    }
    expect((await settingsNow()).version).toBe(version)
  })

  test('is proposed by one, approved by another, and applied after the delay', async () => {
    const before = await maxNow()
    const id = await proposed(ana, before + 1_000)
    expect(await read(id)).toMatchObject({
      state: 'proposed',
      proposedBy: 'operador',
      mayDecide: false,
      mayWithdraw: true,
    })
    expect(await eva.get(`${PATH}/${id}`)).toMatchObject({ mayDecide: true })
    expect(await maxNow()).toBe(before)

    const approved = valueOf<SettingsProposal>(await decide(eva, 'approve', id))
    expect(approved).toMatchObject({ state: 'approved', decidedBy: 'supervisora', appliesAt: nowMs + DELAY_MS })
    await pass(DELAY_MS - 1)
    expect(await maxNow()).toBe(before)
    await pass(1)
    expect(await maxNow()).toBe(before + 1_000)
    expect(await read(id)).toMatchObject({ state: 'applied', finishedAt: nowMs })

    const auditLog = await auditEntriesOf(`settings_proposal:${id}`)
    expect(auditLog.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operador settings.propose',
      'supervisora settings.approve',
      'house settings.apply',
    ])
    const changes = [{ field: 'money.withdrawal.max', before: String(before), after: String(before + 1_000) }]
    for (const { detail } of auditLog) expect(JSON.parse(detail)).toMatchObject({ changes })
  })

  test('is applied by itself, without a request', async () => {
    const before = await maxNow()
    const id = await proposed(ana, before + 7)
    await decide(eva, 'approve', id)
    nowMs += DELAY_MS
    const state = async (): Promise<string> => {
      const row = await server.db.read((tx) =>
        tx.selectFrom('settings_proposal').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      return row.state
    }
    await expect.poll(state, { timeout: 20_000 }).toBe('applied')
    expect((await server.features.withdrawal.options.policy()).withdrawal.max).toBe(before + 7)
  })

  test('needs a fresh proof of identity from the proposer and from the approver', async () => {
    const id = await proposed(ana, (await maxNow()) + 1)
    await makeStale(server)
    expect(codeOf(await propose(ana, 99_999))).toBe('session.proof_due')
    expect(codeOf(await decide(eva, 'approve', id))).toBe('session.proof_due')
    // Stopping a change needs no proof.
    expect(await decide(eva, 'withdraw', id)).toMatchObject({ status: 200 })
  })
})

describe('two approvals need two people', () => {
  test('the proposer cannot approve or refuse, from any session', async () => {
    const id = await proposed(ana, (await maxNow()) + 1)
    const otherSession = await enterAsStaff(server, new Visitor(server.origin), 'operador')
    for (const session of [ana, otherSession]) {
      expect(codeOf(await decide(session, 'approve', id))).toBe('proposal.same_person')
      expect(codeOf(await refuse(session, id))).toBe('proposal.same_person')
    }
    // Proposed in the other session, it is the same person as well.
    const other = await proposed(otherSession, (await maxNow()) + 2)
    expect(codeOf(await decide(ana, 'approve', other))).toBe('proposal.same_person')
    expect(await read(id)).toMatchObject({ state: 'proposed', decidedBy: null })
    for (const left of [id, other]) await decide(rosa, 'withdraw', left)
  })

  test('the database enforces it as well', async () => {
    const id = await proposed(ana, (await maxNow()) + 1)
    const self = await accountNamed(server, 'operador')
    const forced = server.db.write((tx) =>
      tx
        .updateTable('settings_proposal')
        .set({ state: 'approved', decided_by: self, applies_at: new Date(nowMs) })
        .where('id', '=', id)
        .execute(),
    )
    await expect(forced).rejects.toMatchObject({ code: '23514' })
    await decide(rosa, 'withdraw', id)
  })

  test('one person alone cannot raise a limit, act and lower it again: each change needs another person', async () => {
    const before = await maxNow()
    const up = await proposed(ana, before + 5_000)
    expect(codeOf(await decide(ana, 'approve', up))).toBe('proposal.same_person')
    await decide(eva, 'approve', up)
    await pass(DELAY_MS)
    eva = await signIn(server, 'supervisora')
    const down = await proposed(ana, before)
    expect(codeOf(await decide(ana, 'approve', down))).toBe('proposal.same_person')
    await decide(eva, 'approve', down)
    await pass(DELAY_MS)
    expect(await maxNow()).toBe(before)
  })
})

describe('until it is applied', () => {
  test.each(['proposed', 'approved'] as const)(
    'a proposal in state %s can be stopped by anybody, permanently',
    async (state) => {
      const before = await maxNow()
      const id = await proposed(ana, before + 3)
      if (state === 'approved') await decide(eva, 'approve', id)
      expect(valueOf(await decide(rosa, 'withdraw', id))).toMatchObject({ state: 'withdrawn', withdrawnBy: 'gerente' })
      expect(codeOf(await decide(eva, 'approve', id))).toBe('proposal.decided')
      expect(codeOf(await decide(rosa, 'withdraw', id))).toBe('proposal.decided')
      await pass(DELAY_MS)
      expect(await maxNow()).toBe(before)
      expect((await auditEntriesOf(`settings_proposal:${id}`)).at(-1)).toMatchObject({
        actor: 'gerente',
        action: 'settings.withdraw',
      })
    },
  )

  test('of two changes that begin from the same settings, the second is outdated, before and after its approval', async () => {
    const before = await maxNow()
    const [first, second, third] = [
      await proposed(ana, before + 10),
      await proposed(eva, before + 20),
      await proposed(ana, before + 30),
    ]
    await decide(eva, 'approve', first)
    await decide(ana, 'approve', second)
    await pass(DELAY_MS)
    eva = await signIn(server, 'supervisora')
    expect(await maxNow()).toBe(before + 10)
    expect(await read(second)).toMatchObject({ state: 'outdated' })
    expect(codeOf(await decide(eva, 'approve', third))).toBe('proposal.outdated')
    await decide(eva, 'withdraw', third)
  })

  test('a proposal without a decision expires after a day', async () => {
    const id = await proposed(ana, (await maxNow()) + 1)
    await pass(days(1))
    eva = await signIn(server, 'supervisora')
    expect(await read(id)).toMatchObject({ state: 'expired' })
    expect(codeOf(await decide(eva, 'approve', id))).toBe('proposal.expired')
  })

  test('an invalid change, or one that changes nothing, cannot be proposed', async () => {
    const { settings } = await settingsNow()
    const { money } = settings
    const ask = (change: MoneyPolicy) => ana.ask('POST', PATH, { key: randomUUID(), money: change, reason: 'A reason' })
    expect(codeOf(await ask(withMax(money, money.withdrawal.min - 1)))).toBe('brand.setting_invalid')
    expect(codeOf(await ask(money))).toBe('proposal.unchanged')
  })
})

describe('sent many times at once', () => {
  test('the same proposal is one, and another with its key is refused', async () => {
    const before = await maxNow()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => propose(ana, before + 40, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(codeOf(await propose(ana, before + 41, key))).toBe('wallet.key_reused')
    const ids = new Set(answers.map((answer) => valueOf<SettingsProposal>(answer).id))
    expect(ids.size).toBe(1)
    // A key belongs to its sender: the same key of another sender is another proposal, and is not its id.
    const others = valueOf<SettingsProposal>(await propose(eva, before + 42, key)).id
    expect([...ids, key]).not.toContain(others)
    const { list } = await ana.get<{ list: SettingsProposal[] }>(`${PATH}?isOpen=yes`)
    expect(list.filter(({ id }) => ids.has(id) || id === others)).toHaveLength(2)
    for (const id of [...ids, others]) await decide(rosa, 'withdraw', id)
  })

  test('approved and stopped in the same moment, one of the two counts, and it is applied at most once', async () => {
    const before = await maxNow()
    const id = await proposed(ana, before + 50)
    await Promise.all([
      ...Array.from({ length: 10 }, () => decide(eva, 'approve', id)),
      ...Array.from({ length: 10 }, () => decide(rosa, 'withdraw', id)),
    ])
    expect(await read(id)).toMatchObject({ state: 'withdrawn' })
    const other = await proposed(ana, before + 60)
    await decide(eva, 'approve', other)
    const { version } = await settingsNow()
    nowMs += DELAY_MS
    await Promise.all(Array.from({ length: 10 }, () => server.features.proposal.applyDue()))
    ana = await signIn(server, 'operador')
    expect((await settingsNow()).version).toBe(version + 1)
    expect(await maxNow()).toBe(before + 60)
  })
})

test('other settings are changed by one person, and the audit log has the values before and after, field by field', async () => {
  const { version, settings } = await settingsNow()
  const changed = { ...settings, footerText: 'A new footer', status: settings.status }
  await ana.send('PUT', '/api/v1/office/settings', { version, settings: changed })
  const [auditEntry] = (await auditEntriesOf('settings:ronda')).slice(-1)
  expect(JSON.parse(auditEntry?.detail ?? '{}')).toMatchObject({
    changes: [{ field: 'footerText', before: JSON.stringify(settings.footerText), after: '"A new footer"' }],
  })
})

test('the desk counts open proposals', async () => {
  const counts = async (): Promise<number> => {
    const { queues } = await ana.get<{ queues: { queue: string; waiting: number }[] }>('/api/v1/office/desk')
    return queues.find(({ queue }) => queue === 'settings')?.waiting ?? -1
  }
  const before = await counts()
  const id = await proposed(ana, (await maxNow()) + 1)
  expect(await counts()).toBe(before + 1)
  await refuse(eva, id)
  expect(await counts()).toBe(before)
})
