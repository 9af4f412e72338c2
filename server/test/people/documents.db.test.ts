import { randomUUID } from 'node:crypto'
import { hours } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { codeOf, giveContacts } from '../kit/signInSteps.ts'
import { dumpTables, readableIn } from '../kit/databaseDump.ts'
import { DocumentFixture, STATED } from '../kit/documents.ts'
import { signIn } from '../kit/testServer.ts'

let desk: DocumentFixture

beforeAll(async () => {
  desk = await DocumentFixture.open()
  return () => desk.server.close()
})

test('a member rises by a profile, then by approved documents', async () => {
  const person = await desk.someone()
  expect(await desk.tier(person)).toBe(0)
  expect(await desk.send(person, 'passport', 1)).toBe('document.profile_first')
  await person.visitor.send('PUT', '/api/v1/member/profile', STATED)
  expect(await desk.tier(person)).toBe(0)
  await giveContacts(desk.server, person.username, { mobile: '+525500112233' })
  expect(await desk.tier(person)).toBe(1)

  const identity = await desk.send(person, 'idCard', 2)
  expect(await desk.needOf(person, 'identity')).toMatchObject({
    state: 'waiting',
    promisedByMs: desk.time.nowMs + hours(24),
  })
  expect(await desk.send(person, 'passport', 1)).toBe('document.waiting')
  const residence = await desk.send(person, 'bill', 1)
  expect(await desk.approve(identity)).toBe('ok')
  expect(await desk.tier(person)).toBe(1)
  expect(await desk.approve(residence)).toBe('ok')
  expect(await desk.tier(person)).toBe(2)
  expect(await desk.ladder(person)).toMatchObject({
    tier: 2,
    tiers: [{ payoutPerDay: 500 }, {}, { payoutPerDay: 100_000 }],
  })
  expect(await desk.send(person, 'passport', 1)).toBe('document.passed')
  expect(await desk.decide(desk.supervisor, identity, 'expired')).toBe('document.decided')
})

test('a refusal has a reason, unlocks the fields, and another document can be sent', async () => {
  const person = await desk.known()
  const change = async (typed: object) =>
    codeOf(await person.visitor.ask('PUT', '/api/v1/member/profile', typed)) ?? 'ok'
  const first = await desk.send(person, 'passport', 1)
  expect(await change({ fullName: 'Otro Nombre' })).toBe('profile.locked')
  expect(await change({ address: 'Otra calle 12, Norte' })).toBe('ok')
  expect(await desk.decide(desk.operator, first, 'unreadable', ' The photo is blurred. ')).toBe('ok')
  expect(await desk.needOf(person, 'identity')).toEqual({
    item: 'identity',
    state: 'refused',
    promisedByMs: null,
    reason: 'unreadable',
    note: 'The photo is blurred.',
  })
  expect(await change({ fullName: 'Otro Nombre' })).toBe('ok')
  expect(await desk.send(person, 'idCard', 1)).toBe('document.pictures_missing')
  const second = await desk.send(person, 'idCard', 2)
  expect(await desk.send(person, 'idCard', 2, second)).toBe(second)
  expect(await desk.approve(second)).toBe('ok')
  expect(await change({ fullName: 'Tercer Nombre' })).toBe('profile.locked')
  expect(await change({ payeeName: 'Tercer Nombre' })).toBe('profile.name_mismatch')
  await desk.server.background.settle()
  const { messages } = await person.visitor.get<{ messages: readonly { readonly text: string }[] }>(
    `/api/v1/sandbox/messages?to=${encodeURIComponent(desk.newestAddress)}`,
  )
  expect(messages[0]?.text).toContain('Aprobamos tu documento')
  expect(messages[1]?.text).toContain('No pudimos aceptar tu documento')
})

describe('pictures', () => {
  test('can be read by their owner and nobody else', async () => {
    const [owner, other] = [await desk.someone(), await desk.someone()]
    const id = await desk.upload(owner.visitor, 'proof')
    const read = async (visitor: Visitor) => codeOf(await visitor.ask('GET', `/api/v1/uploads/${id}`)) ?? 'ok'
    expect(await read(owner.visitor)).toBe('ok')
    expect(await read(other.visitor)).toBe('upload.unknown')
    expect(await read(desk.operator)).toBe('upload.unknown')
    expect(codeOf(await other.visitor.ask('POST', `/api/v1/uploads/${id}/remove`, {}))).toBe('upload.unknown')
    // They can neither be sent under another member's id, nor used in another member's form.
    const again = { id, purpose: 'proof', data: desk.picture }
    expect(codeOf(await other.visitor.ask('POST', '/api/v1/uploads', again))).toBe('upload.unknown')
    expect(codeOf(await owner.visitor.ask('POST', '/api/v1/uploads', again))).toBeUndefined()
    expect(codeOf(await desk.operator.ask('POST', `/api/v1/office/uploads/${id}`, {}))).toBeUndefined()
    expect(await desk.auditEntriesOf(`upload:${id}`)).toEqual(['upload.look'])
    expect(codeOf(await owner.visitor.ask('POST', `/api/v1/uploads/${id}/remove`, {}))).toBeUndefined()
    expect(await read(owner.visitor)).toBe('upload.unknown')
  })

  test('belong to one document, of their owner, for their purpose', async () => {
    const [person, other] = [await desk.known(), await desk.known()]
    const ask = async (uploads: readonly string[]) =>
      codeOf(
        await person.visitor.ask('POST', '/api/v1/member/documents', { id: randomUUID(), form: 'passport', uploads }),
      ) ?? 'ok'
    expect(await ask([await desk.upload(other.visitor)])).toBe('upload.unknown')
    expect(await ask([await desk.upload(person.visitor, 'proof')])).toBe('upload.unknown')
    expect(await ask([randomUUID()])).toBe('upload.unknown')
    const mine = await desk.upload(person.visitor)
    expect(await ask([mine])).toBe('ok')
    const bill = { id: randomUUID(), form: 'bill', uploads: [mine] }
    expect(codeOf(await person.visitor.ask('POST', '/api/v1/member/documents', bill))).toBe('upload.unknown')
  })

  test('that are not used are limited, and deleted after a day', async () => {
    const { visitor, account } = await desk.someone()
    for (let at = 0; at < 10; at += 1) await desk.upload(visitor, 'receipt')
    const more = { id: randomUUID(), purpose: 'receipt', data: desk.picture }
    expect(codeOf(await visitor.ask('POST', '/api/v1/uploads', more))).toBe('upload.too_many')
    const count = async () => {
      const { rows } = await desk.server.db.read((tx) =>
        sql<{ count: number }>`select count(*)::int as count from upload where owner = ${account}`.execute(tx),
      )
      return rows[0]?.count
    }
    desk.time.nowMs += hours(24) - 1
    await desk.server.features.uploads.cleanUp()
    expect(await count()).toBe(10)
    desk.time.nowMs += 1
    await desk.server.features.uploads.cleanUp()
    expect(await count()).toBe(0)
  })
})

test('the avatar of a member is a drawn face or their own picture, and the previous one is deleted', async () => {
  const { visitor, account } = await desk.someone()
  const icon = async () => (await visitor.get<{ url: string }>('/wps/member/info/icon')).url
  const choose = async (choice: object) => codeOf(await visitor.ask('PUT', '/api/v1/member/avatar', choice)) ?? 'ok'
  const { id: number } = await visitor.get<{ id: string }>('/wps/member/info')
  expect(await icon()).toBe(`/art/avatar/${number}.webp`)
  expect(await choose({ kind: 'face', face: '7' })).toBe('ok')
  expect(await icon()).toBe('/art/avatar/7.webp')
  expect(await choose({ kind: 'own', upload: await desk.upload(visitor, 'proof') })).toBe('upload.unknown')
  const own = await desk.upload(visitor, 'avatar')
  expect(await choose({ kind: 'own', upload: own })).toBe('ok')
  expect(await choose({ kind: 'own', upload: own })).toBe('ok')
  expect(await icon()).toMatch(/^data:image\/webp;base64,/)
  expect(await choose({ kind: 'face', face: '9' })).toBe('ok')
  const avatars = await desk.server.db.read((tx) =>
    tx.selectFrom('upload').select('purpose').where('owner', '=', account).where('purpose', '=', 'avatar').execute(),
  )
  expect(avatars).toEqual([])
})

test('a copy of the database reveals nothing that a member stated or uploaded', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'passport', 1)
  const decider = await signIn(desk.server, 'operador')
  expect(await desk.decide(decider, id, 'mismatch', 'Canary note about a name')).toBe('ok')
  const { fields } = await person.visitor.get<{ fields: object }>('/api/v1/member/profile')
  expect(fields).toMatchObject({ ...STATED, idNumber: '••••4567' })
  await person.visitor.send('PUT', '/api/v1/member/profile', { payeeName: 'Canario Celeste' })
  await desk.server.db.write((tx) => sql`delete from sandbox_message`.execute(tx))
  const dump = await dumpTables(desk.server.db)
  expect(dump).toContain(person.username)
  const { nationality: _, incomeSource: __, ...canaries } = STATED
  expect(readableIn(dump, [...Object.values(canaries), 'Canary note', 'Canario Celeste', 'WEBP'])).toEqual([])
})
