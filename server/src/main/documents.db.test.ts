import { randomUUID } from 'node:crypto'
import { hours, present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { tierOf } from '../people/documents/index.ts'
import type { Visitor } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { accountNamed, codeOf, giveContacts } from './testing/doors.ts'
import { newMember, openTestHouse, signIn } from './testing/guests.ts'
import { testStaff } from './testing/staff.ts'

let house: House
let operator: Visitor
let supervisor: Visitor
let picture: string
const time = { nowMs: Date.UTC(2026, 10, 15, 12) }

beforeAll(async () => {
  house = await openTestHouse({ clock: { nowMs: () => time.nowMs }, withJobs: false, demoAccounts: testStaff })
  operator = await signIn(house, 'operador')
  supervisor = await signIn(house, 'supervisora')
  const jpeg = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#993333' } })
    .jpeg()
    .toBuffer()
  picture = jpeg.toString('base64')
  return () => house.close()
})

const TOLD = {
  fullName: 'Canario Amarillo',
  birthday: '1987-06-05',
  idNumber: 'CANARY1234567',
  address: 'Calle Canario 77, Centro',
  nationality: 'MX',
  birthPlace: 'Pueblo Canario',
  occupation: 'Canary keeper',
  incomeSource: 'salary',
  telegram: 'canary_telegram',
  line: 'canary.line.77',
  zalo: '84912377377',
  payeeName: 'Canario Amarillo',
}

type Someone = { readonly visitor: Visitor; readonly username: string; readonly account: Id<'account'> }
let people = 0

async function someone(): Promise<Someone> {
  const visitor = await newMember(house)
  const { account: username } = await visitor.get<{ account: string }>('/wps/member/info')
  return { visitor, username, account: await accountNamed(house, username) }
}

/** Somebody who has told everything and can be reached. */
async function known(): Promise<Someone> {
  const person = await someone()
  people += 1
  await giveContacts(house, person.username, { email: `canary${people}@example.com` })
  await person.visitor.send('PUT', '/api/v1/member/profile', TOLD)
  return person
}

async function upload(visitor: Visitor, purpose = 'document'): Promise<string> {
  const id = randomUUID()
  await visitor.send('POST', '/api/v1/uploads', { id, purpose, data: picture })
  return id
}

async function send({ visitor }: Someone, form: string, count: number, id: string = randomUUID()): Promise<string> {
  const uploads: string[] = []
  for (let at = 0; at < count; at += 1) uploads.push(await upload(visitor))
  return codeOf(await visitor.ask('POST', '/api/v1/member/documents', { id, form, uploads })) ?? id
}

const tier = (person: Someone) => house.db.read((tx) => tierOf(tx, person.account))

type Ladder = {
  readonly tier: number
  readonly tiers: readonly { readonly payoutPerDay: number; readonly needs: readonly Record<string, unknown>[] }[]
}
const ladder = ({ visitor }: Someone) => visitor.get<Ladder>('/api/v1/member/documents')
const needOf = async (person: Someone, item: string) =>
  (await ladder(person)).tiers.flatMap(({ needs }) => needs).find((need) => need['item'] === item)

const decide = async (by: Visitor, id: string, reason: string | null = null, note = ''): Promise<string> =>
  codeOf(await by.ask('POST', `/api/v1/office/documents/${id}/decide`, { reason, note })) ?? 'ok'

async function deedsOf(subject: string): Promise<readonly string[]> {
  const rows = await house.db.read((tx) =>
    tx.selectFrom('deed').select('action').where('subject', '=', subject).orderBy('seq').execute(),
  )
  return rows.map(({ action }) => action)
}

test('a member climbs by a profile, then by papers that somebody approves', async () => {
  const person = await someone()
  expect(await tier(person)).toBe(0)
  expect(await send(person, 'passport', 1)).toBe('document.profile_first')
  await person.visitor.send('PUT', '/api/v1/member/profile', TOLD)
  expect(await tier(person)).toBe(0)
  await giveContacts(house, person.username, { mobile: '+525500112233' })
  expect(await tier(person)).toBe(1)

  const identity = await send(person, 'idCard', 2)
  expect(await needOf(person, 'identity')).toMatchObject({ state: 'waiting', promisedByMs: time.nowMs + hours(24) })
  expect(await send(person, 'passport', 1)).toBe('document.waiting')
  const residence = await send(person, 'bill', 1)
  expect(await decide(operator, identity)).toBe('ok')
  expect(await tier(person)).toBe(1)
  expect(await decide(operator, residence)).toBe('ok')
  expect(await tier(person)).toBe(2)
  expect(await ladder(person)).toMatchObject({ tier: 2, tiers: [{ payoutPerDay: 500 }, {}, { payoutPerDay: 100_000 }] })
  expect(await send(person, 'passport', 1)).toBe('document.passed')
  expect(await decide(supervisor, identity, 'expired')).toBe('document.decided')
})

test('a refusal says why, opens the fields again, and another paper can be sent', async () => {
  const person = await known()
  const change = async (typed: object) =>
    codeOf(await person.visitor.ask('PUT', '/api/v1/member/profile', typed)) ?? 'ok'
  const first = await send(person, 'passport', 1)
  expect(await change({ fullName: 'Otro Nombre' })).toBe('profile.locked')
  expect(await change({ address: 'Otra calle 12, Norte' })).toBe('ok')
  expect(await decide(operator, first, 'unreadable', ' The photo is blurred. ')).toBe('ok')
  expect(await needOf(person, 'identity')).toEqual({
    item: 'identity',
    state: 'refused',
    promisedByMs: null,
    reason: 'unreadable',
    note: 'The photo is blurred.',
  })
  expect(await change({ fullName: 'Otro Nombre' })).toBe('ok')
  expect(await send(person, 'idCard', 1)).toBe('document.pictures_missing')
  const second = await send(person, 'idCard', 2)
  expect(await send(person, 'idCard', 2, second)).toBe(second)
  expect(await decide(operator, second)).toBe('ok')
  expect(await change({ fullName: 'Tercer Nombre' })).toBe('profile.locked')
  expect(await change({ payeeName: 'Tercer Nombre' })).toBe('profile.name_mismatch')
  await house.rooms.later.settle()
  const { messages } = await person.visitor.get<{ messages: readonly { readonly text: string }[] }>(
    `/api/v1/sandbox/messages?to=${encodeURIComponent(`canary${people}@example.com`)}`,
  )
  expect(messages[0]?.text).toContain('Aprobamos tu documento')
  expect(messages[1]?.text).toContain('No pudimos aceptar tu documento')
})

describe('the staff', () => {
  test('see a paper only while it waits, each look is written down, and never decide on their own', async () => {
    const person = await known()
    const id = await send(person, 'idCard', 2)
    type Opened = { readonly told: object; readonly uploads: readonly string[]; readonly isOwn: boolean }
    const opened = await operator.send<Opened>('POST', `/api/v1/office/documents/${id}/open`, {})
    expect(opened.told).toMatchObject({ fullName: TOLD.fullName, idNumber: TOLD.idNumber })
    expect(opened).toMatchObject({ isOwn: false })
    const look = { upload: present(opened.uploads[1], 'the back') }
    const seen = await operator.send<{ data: string }>('POST', `/api/v1/office/documents/${id}/look`, look)
    expect(Buffer.from(seen.data, 'base64').subarray(8, 12).toString()).toBe('WEBP')
    // The general door for proofs and receipts does not show papers.
    expect(codeOf(await operator.ask('POST', `/api/v1/office/uploads/${look.upload}`, {}))).toBe('upload.unknown')
    expect(await decide(operator, id)).toBe('ok')
    expect(codeOf(await operator.ask('POST', `/api/v1/office/documents/${id}/look`, look))).toBe('document.unknown')
    expect(await deedsOf(`document:${id}`)).toEqual(['document.open', 'document.look', 'document.approve'])
  })

  test('their own papers are for somebody else', async () => {
    await giveContacts(house, 'supervisora', { email: 'supervisora@example.com' })
    await supervisor.send('PUT', '/api/v1/member/profile', TOLD)
    const own = { visitor: supervisor, username: 'supervisora', account: await accountNamed(house, 'supervisora') }
    const id = await send(own, 'passport', 1)
    expect(await decide(supervisor, id)).toBe('document.own')
    expect(await decide(operator, id)).toBe('ok')
  })

  test('of two who decide at once one is heard', async () => {
    const person = await known()
    const id = await send(person, 'passport', 1)
    const answers = await Promise.all([decide(operator, id), decide(supervisor, id, 'expired')])
    expect(answers.toSorted()).toEqual(['document.decided', 'ok'])
  })

  test('ask for a passed paper again only with a reason, which is written down', async () => {
    const person = await known()
    const id = await send(person, 'passport', 1)
    const { id: member } = await person.visitor.get<{ id: string }>('/wps/member/info')
    const ask = async (note: string) =>
      codeOf(
        await operator.ask('POST', '/api/v1/office/documents/ask-again', {
          member,
          kind: 'identity',
          reason: 'expired',
          note,
        }),
      ) ?? 'ok'
    expect(await ask('It has expired meanwhile.')).toBe('document.unknown')
    await decide(operator, id)
    expect(await ask('')).toBe('request.malformed')
    expect(await ask('It has expired meanwhile.')).toBe('ok')
    expect(await needOf(person, 'identity')).toMatchObject({ state: 'askedAgain', reason: 'expired' })
    expect(await deedsOf(`document:${id}`)).toEqual(['document.approve', 'document.ask_again'])
    expect(await send(person, 'passport', 1)).toHaveLength(36)
  })

  test('read the queue page by page, promised soonest first', async () => {
    type Page = {
      readonly documents: readonly { readonly id: string; readonly promisedByMs: number }[]
      readonly hasMore: boolean
    }
    const person = await known()
    time.nowMs += 1_000
    const id = await send(person, 'statement', 1)
    const page = await operator.get<Page>('/api/v1/office/documents')
    expect(page.hasMore).toBe(false)
    expect(page.documents.at(-1)?.id).toBe(id)
    expect((await operator.get<Page>(`/api/v1/office/documents?after=${id}`)).documents).toEqual([])
  })
})

describe('pictures', () => {
  test('are read by their owner and nobody else', async () => {
    const [owner, other] = [await someone(), await someone()]
    const id = await upload(owner.visitor, 'proof')
    const read = async (visitor: Visitor) => codeOf(await visitor.ask('GET', `/api/v1/uploads/${id}`)) ?? 'ok'
    expect(await read(owner.visitor)).toBe('ok')
    expect(await read(other.visitor)).toBe('upload.unknown')
    expect(await read(operator)).toBe('upload.unknown')
    expect(codeOf(await other.visitor.ask('POST', `/api/v1/uploads/${id}/remove`, {}))).toBe('upload.unknown')
    // Nor can they be sent under somebody else's id, or used in somebody else's form.
    const again = { id, purpose: 'proof', data: picture }
    expect(codeOf(await other.visitor.ask('POST', '/api/v1/uploads', again))).toBe('upload.unknown')
    expect(codeOf(await owner.visitor.ask('POST', '/api/v1/uploads', again))).toBeUndefined()
    expect(codeOf(await operator.ask('POST', `/api/v1/office/uploads/${id}`, {}))).toBeUndefined()
    expect(await deedsOf(`upload:${id}`)).toEqual(['upload.look'])
    expect(codeOf(await owner.visitor.ask('POST', `/api/v1/uploads/${id}/remove`, {}))).toBeUndefined()
    expect(await read(owner.visitor)).toBe('upload.unknown')
  })

  test('serve one paper, of their owner, for their purpose', async () => {
    const [person, other] = [await known(), await known()]
    const ask = async (uploads: readonly string[]) =>
      codeOf(
        await person.visitor.ask('POST', '/api/v1/member/documents', { id: randomUUID(), form: 'passport', uploads }),
      ) ?? 'ok'
    expect(await ask([await upload(other.visitor)])).toBe('upload.unknown')
    expect(await ask([await upload(person.visitor, 'proof')])).toBe('upload.unknown')
    expect(await ask([randomUUID()])).toBe('upload.unknown')
    const mine = await upload(person.visitor)
    expect(await ask([mine])).toBe('ok')
    const bill = { id: randomUUID(), form: 'bill', uploads: [mine] }
    expect(codeOf(await person.visitor.ask('POST', '/api/v1/member/documents', bill))).toBe('upload.unknown')
  })

  test('that nobody uses are few, and gone after a day', async () => {
    const { visitor, account } = await someone()
    for (let at = 0; at < 10; at += 1) await upload(visitor, 'receipt')
    const more = { id: randomUUID(), purpose: 'receipt', data: picture }
    expect(codeOf(await visitor.ask('POST', '/api/v1/uploads', more))).toBe('upload.too_many')
    const count = async () => {
      const { rows } = await house.db.read((tx) =>
        sql<{ count: number }>`select count(*)::int as count from upload where owner = ${account}`.execute(tx),
      )
      return rows[0]?.count
    }
    time.nowMs += hours(24) - 1
    await house.rooms.uploads.cleanUp()
    expect(await count()).toBe(10)
    time.nowMs += 1
    await house.rooms.uploads.cleanUp()
    expect(await count()).toBe(0)
  })
})

test('the picture of a member is a drawn face or their own, and the one before is forgotten', async () => {
  const { visitor, account } = await someone()
  const icon = async () => (await visitor.get<{ url: string }>('/wps/member/info/icon')).url
  const choose = async (choice: object) => codeOf(await visitor.ask('PUT', '/api/v1/member/avatar', choice)) ?? 'ok'
  const { id: number } = await visitor.get<{ id: string }>('/wps/member/info')
  expect(await icon()).toBe(`/art/avatar/${number}.webp`)
  expect(await choose({ kind: 'face', face: '7' })).toBe('ok')
  expect(await icon()).toBe('/art/avatar/7.webp')
  expect(await choose({ kind: 'own', upload: await upload(visitor, 'proof') })).toBe('upload.unknown')
  const own = await upload(visitor, 'avatar')
  expect(await choose({ kind: 'own', upload: own })).toBe('ok')
  expect(await choose({ kind: 'own', upload: own })).toBe('ok')
  expect(await icon()).toMatch(/^data:image\/webp;base64,/)
  expect(await choose({ kind: 'face', face: '9' })).toBe('ok')
  const kept = await house.db.read((tx) =>
    tx.selectFrom('upload').select('purpose').where('owner', '=', account).where('purpose', '=', 'avatar').execute(),
  )
  expect(kept).toEqual([])
})

test('a copy of the database tells nothing that a member told or showed', async () => {
  const person = await known()
  const id = await send(person, 'passport', 1)
  const decider = await signIn(house, 'operador')
  expect(await decide(decider, id, 'mismatch', 'Canary note about a name')).toBe('ok')
  const { fields } = await person.visitor.get<{ fields: object }>('/api/v1/member/profile')
  expect(fields).toMatchObject({ ...TOLD, idNumber: '••••4567' })
  await house.db.write((tx) => sql`delete from sandbox_message`.execute(tx))
  const tables = await house.db.read((tx) =>
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(tx),
  )
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const rows = await house.db.read((tx) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(tx),
    )
    texts.push(...rows.rows.map(({ row }) => row))
  }
  const dump = texts.join('\n')
  expect(dump).toContain(person.username)
  const { nationality: _, incomeSource: __, ...canaries } = TOLD
  for (const canary of [...Object.values(canaries), 'Canary note', 'WEBP']) {
    expect(dump).not.toContain(canary)
    expect(dump).not.toContain(Buffer.from(canary).toString('hex'))
  }
})
