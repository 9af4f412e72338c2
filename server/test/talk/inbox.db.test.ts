import { randomUUID } from 'node:crypto'
import type { InboxEvent } from '@ronda/contract'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { publishMemberEvent } from '../../src/people/memberEvent/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { codeOf, giveContacts } from '../kit/signInSteps.ts'
import { InboxFixture } from '../kit/inboxFixture.ts'
import { units, type Owner } from '../kit/memberBalances.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'

type Message = {
  readonly id: string
  readonly event: InboxEvent
  readonly facts: Readonly<Record<string, unknown>>
}
type Page = { readonly messages: readonly Message[]; readonly hasMore: boolean; readonly unreadCount: number }

let own: InboxFixture
let parties: MoneyParties

beforeAll(async () => {
  own = await InboxFixture.open()
  parties = own.parties
  return () => own.close()
})

const MESSAGES = '/api/v1/member/messages'
const pageOf = (visitor: Visitor, query = ''): Promise<Page> => visitor.get<Page>(`${MESSAGES}${query}`)

describe('an inbox', () => {
  /** Publishes so many messages, as movements are published. */
  async function fill(owner: Owner, count: number, name = ''): Promise<void> {
    const account = await own.accountOf(owner)
    await own.server.db.write(async (tx) => {
      for (let at = 1; at <= count; at += 1) {
        const key = `adjustment.credited:${name}${at}`
        const facts = { amount: BigInt(at) * 100_000n, currency: 'USD' } as const
        await publishMemberEvent(tx, { account, event: 'adjustment.credited', key, facts, atMs: own.time.nowMs })
      }
    })
  }
  const unreadOf = async ({ visitor }: Owner): Promise<number> =>
    (await visitor.get<{ unreadCount: number }>('/wps/relay/CSP_unreadCount')).unreadCount

  test('is read page by page, counted, and the count is part of the member info', async () => {
    const owner = await parties.owner()
    await fill(owner, 25)
    await expect.poll(() => unreadOf(owner), { timeout: 10_000 }).toBe(25)
    expect(await owner.visitor.get('/wps/member/info')).toMatchObject({ unreadCount: 25 })
    const first = await pageOf(owner.visitor)
    expect(first).toMatchObject({ hasMore: true, unreadCount: 25 })
    expect(first.messages).toHaveLength(20)
    const rest = await pageOf(owner.visitor, `?before=${first.messages.at(-1)?.id}`)
    expect(rest.messages.map(({ facts }) => facts['amount'])).toEqual([5, 4, 3, 2, 1].map(units))
    expect(rest.hasMore).toBe(false)
  })

  test('marks one message, all up to one, and unread again; deletes; and belongs to its owner only', async () => {
    const [owner, other] = [await parties.owner(), await parties.owner()]
    await fill(owner, 3)
    await expect.poll(() => unreadOf(owner), { timeout: 10_000 }).toBe(3)
    const { messages } = await pageOf(owner.visitor)
    const [newest = '', middle = ''] = messages.map(({ id }) => id)
    const ask = async ({ visitor }: Owner, path: string, body: object) =>
      codeOf(await visitor.ask('POST', `${MESSAGES}/${path}`, body)) ?? 'ok'
    expect(await ask(other, 'read', { id: newest, isRead: true })).toBe('inbox.unknown')
    expect(await ask(other, 'remove', { id: newest })).toBe('inbox.unknown')
    expect(await ask(owner, 'read', { id: newest, isRead: true })).toBe('ok')
    expect(await unreadOf(owner)).toBe(2)
    expect((await pageOf(owner.visitor, '?only=unread')).messages).toHaveLength(2)
    // Messages after the last one that the reader saw stay unread.
    expect(await ask(owner, 'read', { id: newest, isRead: false })).toBe('ok')
    expect(await ask(owner, 'read-all', { upTo: middle })).toBe('ok')
    expect(await unreadOf(owner)).toBe(1)
    expect(await ask(owner, 'remove', { id: newest })).toBe('ok')
    expect(await ask(owner, 'remove', { id: newest })).toBe('inbox.unknown')
    expect(await unreadOf(owner)).toBe(0)
    expect((await pageOf(owner.visitor)).messages).toHaveLength(2)
  })

  test('has a message once, however often it is published, also when it was deleted meanwhile', async () => {
    const owner = await parties.owner()
    for (let times = 0; times < 3; times += 1) await fill(owner, 2)
    await expect.poll(() => unreadOf(owner), { timeout: 10_000 }).toBe(2)
    const [message] = (await pageOf(owner.visitor)).messages
    await owner.visitor.send('POST', `${MESSAGES}/remove`, { id: message?.id })
    await fill(owner, 2)
    await fill(owner, 1, 'later')
    await expect.poll(() => unreadOf(owner), { timeout: 10_000 }).toBe(2)
  })

  test('keeps the newest two hundred', async () => {
    const owner = await parties.owner()
    await fill(owner, 230)
    const account = await own.accountOf(owner)
    const keysOf = async (): Promise<readonly string[]> => {
      const rows = await own.server.db.read((tx) =>
        tx.selectFrom('inbox_message').select('key').where('account', '=', account).orderBy('id').execute(),
      )
      return rows.map(({ key }) => key)
    }
    // They are written in more than one transaction, so there are two hundred before the last of them is written.
    await expect.poll(async () => (await keysOf()).at(-1), { timeout: 10_000 }).toBe('adjustment.credited:230')
    const keys = await keysOf()
    expect(keys[0]).toBe('adjustment.credited:31')
    expect(keys).toHaveLength(200)
    expect(await unreadOf(owner)).toBe(200)
  })

  test('has no message of what was rolled back', async () => {
    const owner = await parties.owner()
    const account = await own.accountOf(owner)
    const undone = own.server.db.write(async (tx) => {
      const event = 'adjustment.credited'
      await publishMemberEvent(tx, { account, event, key: 'undone', atMs: own.time.nowMs })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await fill(owner, 1)
    await expect.poll(() => unreadOf(owner), { timeout: 10_000 }).toBe(1)
  })

  test('sends the count to open pages as it changes', async () => {
    const owner = await parties.owner()
    const { ticket } = await owner.visitor.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
    const address = `${own.server.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
    const socket = new WebSocket(address, { headers: { origin: own.server.origin } })
    const received: number[] = []
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; unreadCount?: number }
      if (message.type === 'inbox') received.push(message.unreadCount ?? -1)
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    await fill(owner, 1)
    await expect.poll(() => received.at(-1), { timeout: 10_000 }).toBe(1)
    const [message] = (await pageOf(owner.visitor)).messages
    await owner.visitor.send('POST', `${MESSAGES}/read`, { id: message?.id, isRead: true })
    await expect.poll(() => received.at(-1)).toBe(0)
    await owner.visitor.send('POST', `${MESSAGES}/read`, { id: message?.id, isRead: false })
    socket.close()
    // A page whose socket opens late receives what it missed.
    const again = await owner.visitor.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
    const late = new WebSocket(address.replace(ticket, again.ticket), { headers: { origin: own.server.origin } })
    const types: unknown[] = []
    late.addEventListener('message', ({ data }) => types.push(JSON.parse(String(data))))
    await expect.poll(() => types).toContainEqual({ type: 'inbox', unreadCount: 1 })
    late.close()
  })
})

describe('by mail', () => {
  async function mailed(owner: Owner, address: string): Promise<void> {
    const { account } = await owner.visitor.get<{ account: string }>('/wps/member/info')
    await giveContacts(own.server, account, { email: address })
  }
  const textsTo = async (address: string): Promise<readonly string[]> => {
    const read = await Promise.all(own.mails.taken.map((raw) => PostalMime.parse(raw)))
    const theirs = read.filter(({ to }) => to?.[0]?.address === address)
    // Notices about security changes are not counted here.
    return theirs.map(({ subject, text }) => `${subject}\n${text}`).filter((text) => !text.startsWith('Hubo un cambio'))
  }

  test('a message is mailed once, in the member’s language, with a link to the movement, and only if wanted', async () => {
    const owner = await parties.owner()
    await mailed(owner, 'wanted@example.com')
    const { id } = await parties.deposit(owner)
    await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'thrice' })
    await expect.poll(async () => (await textsTo('wanted@example.com')).length, { timeout: 10_000 }).toBe(1)
    const [text] = await textsTo('wanted@example.com')
    expect(text).toMatch(/^Depósito acreditado · /)
    expect(text).toContain('50.00')
    expect(text).toContain(`/member?view=depositv2&deposit=${id}`)

    expect(await owner.visitor.get(`${MESSAGES}/settings`)).toMatchObject({ address: 'w•••@example.com' })
    await owner.visitor.send('PUT', `${MESSAGES}/settings`, { kind: 'deposit', isOn: false })
    const second = await parties.deposit(owner)
    await parties.sandbox(`pay/${second.id}`, { act: 'pay', sent: units(50), notice: 'now' })
    const account = await own.accountOf(owner)
    await own.expectEvents(account, ['deposit.credited', 'deposit.credited'])
    await parties.send(owner, parties.agent, { amount: units(10) })
    await parties.move(owner, randomUUID())
    await own.expectEvents(account, ['vendor.sent', 'transfer.sent', 'deposit.credited', 'deposit.credited'])
    await expect.poll(async () => (await textsTo('wanted@example.com')).length, { timeout: 10_000 }).toBe(2)
    expect((await textsTo('wanted@example.com'))[1]).toMatch(/^Transferencia enviada · /)
  })

  test('nothing is mailed to an unproven address', async () => {
    const owner = await parties.owner()
    const id = await parties.proposed(owner, 5)
    await parties.decide(id, 'approve')
    await own.expectEvents(await own.accountOf(owner), ['adjustment.credited'])
    expect(await owner.visitor.get(`${MESSAGES}/settings`)).toMatchObject({ address: null })
    const account = await own.accountOf(owner)
    const due = () =>
      own.server.db.read((tx) =>
        tx.selectFrom('inbox_message').select('mail_at').where('account', '=', account).executeTakeFirst(),
      )
    await expect.poll(async () => (await due())?.mail_at, { timeout: 10_000 }).toBeNull()
  })
})
