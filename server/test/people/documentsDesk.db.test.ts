import { present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { verifiedNameOf } from '../../src/people/documents/index.ts'
import { accountNamed, codeOf, giveContacts } from '../kit/signInSteps.ts'
import { DocumentFixture, STATED } from '../kit/documents.ts'
import { KEY } from '../kit/testServer.ts'
import { changeMoney } from '../kit/office.ts'

let desk: DocumentFixture

beforeAll(async () => {
  desk = await DocumentFixture.open()
  return () => desk.server.close()
})

test('staff see a document only while it is open, each view is in the audit log, and nobody decides about their own', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'idCard', 2)
  const opened = await desk.openCase(desk.operator, id)
  expect(opened.told).toMatchObject({ fullName: STATED.fullName, idNumber: STATED.idNumber })
  expect(opened).toMatchObject({ isOwn: false })
  const page = { upload: present(opened.uploads[1], 'the back') }
  const seen = await desk.operator.send<{ data: string }>('POST', `/api/v1/office/documents/${id}/look`, page)
  expect(Buffer.from(seen.data, 'base64').subarray(8, 12).toString()).toBe('WEBP')
  // The general call for proofs and receipts does not show documents.
  expect(codeOf(await desk.operator.ask('POST', `/api/v1/office/uploads/${page.upload}`, {}))).toBe('upload.unknown')
  expect(await desk.decide(desk.operator, id, 'expired')).toBe('ok')
  expect(codeOf(await desk.operator.ask('POST', `/api/v1/office/documents/${id}/look`, page))).toBe('document.unknown')
  expect(await desk.auditEntriesOf(`document:${id}`)).toEqual(['document.open', 'document.look', 'document.refuse'])
})

test('staff cannot approve a document unless they have opened every page themselves', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'idCard', 2)
  expect(await desk.decide(desk.operator, id)).toBe('document.unseen')
  const { uploads } = await desk.openCase(desk.operator, id)
  const front = { upload: present(uploads[0], 'the front') }
  await desk.operator.send('POST', `/api/v1/office/documents/${id}/look`, front)
  expect(await desk.decide(desk.operator, id)).toBe('document.unseen')
  // What a colleague has opened does not count.
  await desk.readAll(desk.supervisor, id)
  expect(await desk.decide(desk.operator, id)).toBe('document.unseen')
  expect((await desk.openCase(desk.operator, id)).seen).toEqual([front.upload])
  await desk.readAll(desk.operator, id)
  expect(await desk.decide(desk.operator, id)).toBe('ok')
})

test('two people are needed when the limit rises above what one may decide, however often one of them approves', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'passport', 1)
  for (const by of [desk.operator, desk.supervisor]) await desk.readAll(by, id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.decide(desk.operator, id)))
  expect(answers.toSorted()).toEqual([...Array<string>(9).fill('document.same_person'), 'ok'])
  expect(await desk.needOf(person, 'identity')).toMatchObject({ state: 'waiting' })
  expect(await desk.server.db.read((tx) => verifiedNameOf(tx, KEY, person.account))).toBeUndefined()
  expect(await desk.decide(desk.supervisor, id)).toBe('ok')
  expect(await desk.needOf(person, 'identity')).toMatchObject({ state: 'done' })
  expect(await desk.server.db.read((tx) => verifiedNameOf(tx, KEY, person.account))).toBe(STATED.fullName)
  expect((await desk.auditEntriesOf(`document:${id}`)).filter((action) => action === 'document.approve')).toHaveLength(
    2,
  )
})

test('of two concurrent approvals both count', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'passport', 1)
  for (const by of [desk.operator, desk.supervisor]) await desk.readAll(by, id)
  expect(await Promise.all([desk.decide(desk.operator, id), desk.decide(desk.supervisor, id)])).toEqual(['ok', 'ok'])
  expect(await desk.needOf(person, 'identity')).toMatchObject({ state: 'done' })
})

test('one person is enough below the limit, and raising the limit does not apply to what was sent before', async () => {
  const change = (secondApprovalAbove: number) =>
    changeMoney(desk.server, (money) => ({ ...money, documents: { secondApprovalAbove } }))
  const person = await desk.known()
  const before = await desk.send(person, 'passport', 1)
  await change(1_000_000)
  const after = await desk.send(person, 'bill', 1)
  for (const id of [before, after]) await desk.readAll(desk.operator, id)
  for (const id of [before, after]) expect(await desk.decide(desk.operator, id)).toBe('ok')
  expect(await desk.needOf(person, 'identity')).toMatchObject({ state: 'waiting' })
  expect(await desk.needOf(person, 'residence')).toMatchObject({ state: 'done' })
  await change(10_000)
})

test('staff cannot decide about their own documents', async () => {
  await giveContacts(desk.server, 'supervisora', { email: 'supervisora@example.com' })
  await desk.supervisor.send('PUT', '/api/v1/member/profile', STATED)
  const own = {
    visitor: desk.supervisor,
    username: 'supervisora',
    account: await accountNamed(desk.server, 'supervisora'),
  }
  const id = await desk.send(own, 'passport', 1)
  expect(await desk.decide(desk.supervisor, id)).toBe('document.own')
  expect(await desk.decide(desk.supervisor, id, 'expired')).toBe('document.own')
  expect(await desk.decide(desk.operator, id, 'expired')).toBe('ok')
})

test('of two concurrent decisions one counts', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'passport', 1)
  const answers = await Promise.all([
    desk.decide(desk.operator, id, 'expired'),
    desk.decide(desk.supervisor, id, 'expired'),
  ])
  expect(answers.toSorted()).toEqual(['document.decided', 'ok'])
})

test('staff can ask for an approved document again only with a reason, which is in the audit log', async () => {
  const person = await desk.known()
  const id = await desk.send(person, 'passport', 1)
  const { id: member } = await person.visitor.get<{ id: string }>('/wps/member/info')
  const ask = async (note: string) =>
    codeOf(
      await desk.operator.ask('POST', '/api/v1/office/documents/ask-again', {
        member,
        kind: 'identity',
        reason: 'expired',
        note,
      }),
    ) ?? 'ok'
  expect(await ask('It has expired meanwhile.')).toBe('document.unknown')
  expect(await desk.approve(id)).toBe('ok')
  expect(await ask('')).toBe('request.malformed')
  expect(await ask('It has expired meanwhile.')).toBe('ok')
  expect(await desk.needOf(person, 'identity')).toMatchObject({ state: 'askedAgain', reason: 'expired' })
  expect((await desk.auditEntriesOf(`document:${id}`)).slice(-2)).toEqual(['document.approve', 'document.ask_again'])
  expect(await desk.send(person, 'passport', 1)).toHaveLength(36)
})

test('staff read the queue page by page, the earliest promised time first', async () => {
  type Page = {
    readonly documents: readonly { readonly id: string; readonly promisedByMs: number }[]
    readonly hasMore: boolean
  }
  const person = await desk.known()
  desk.time.nowMs += 1_000
  const id = await desk.send(person, 'statement', 1)
  const page = await desk.operator.get<Page>('/api/v1/office/documents')
  expect(page.hasMore).toBe(false)
  expect(page.documents.at(-1)?.id).toBe(id)
  expect((await desk.operator.get<Page>(`/api/v1/office/documents?after=${id}`)).documents).toEqual([])
})
