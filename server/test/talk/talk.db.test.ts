import { randomUUID } from 'node:crypto'
import { PROMOTION_KINDS, type AnnouncementValue, type ArticleValue } from '@ronda/contract'
import { present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openTestServer, signIn } from '../kit/testServer.ts'
import { codeOf } from '../kit/registration.ts'

let server: Server
let anyone: Visitor
let operator: Visitor

beforeAll(async () => {
  server = await openTestServer()
  anyone = new Visitor(server.origin)
  operator = await signIn(server, 'operador')
  return () => server.close()
})

const BOARD = '/wps/relay/MCSFE_getListAnnouncements'
const DESK = '/api/v1/office/announcements'

type Line = {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly startDate: number
  readonly promotionType: string | null
}
type Page = {
  readonly list: readonly Line[]
  readonly pageNum: number
  readonly totalPages: number
  readonly totalCount: number
}
type Stored = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly value: AnnouncementValue
}

const read = (types: string, rest = ''): Promise<Page> => anyone.get(`${BOARD}?types=${types}&language=es${rest}`)

const showing = { isPublished: true, startDate: 1, endDate: null, place: 0 }
const texts = { es: { title: 'Aviso', content: '<p>Texto</p>' } }
const written: AnnouncementValue = { types: ['PR'], execution: 'A', promotionType: null, texts }

test('staff choose the kind of promotions that an announcement leads to, and no other word', async () => {
  const add = (promotionType: unknown) =>
    operator.ask('POST', DESK, { name: randomUUID(), ...showing, value: { ...written, promotionType } })
  for (const kind of PROMOTION_KINDS) expect((await add(kind)).status).toBe(200)
  for (const wrong of ['birthdays', '', 1, undefined]) expect(codeOf(await add(wrong))).toBe('request.malformed')
  const { list } = await read('PR', '&pageSize=100')
  expect(new Set(list.map(({ promotionType }) => promotionType))).toEqual(new Set([null, ...PROMOTION_KINDS]))
})

test('announcements and banners that invite to promotions go to nobody who rests or is excluded', async () => {
  const marked = { ...written, types: ['B', 'PR'] as const, promotionType: 'birthday' }
  const texted = (title: string) => ({ es: { title, content: '<p>a</p>' } })
  const board = async (value: object) =>
    operator.send('POST', DESK, { name: randomUUID(), ...showing, startDate: Date.now() - 1, value })
  await board({ ...marked, types: ['B'], texts: texted('Invita') })
  await board({ ...marked, promotionType: null, texts: texted('Al lado') })
  await board({ ...marked, types: ['B'], promotionType: null, texts: texted('Informa') })
  const words = { title: 'Banner', text: '', action: 'Ver' }
  const banner = (url: string) => ({
    name: randomUUID(),
    ...showing,
    value: { group: 'w_test', picture: 'sweet', linkageType: 'ROUTE', url, texts: { es: words } },
  })
  await operator.send('POST', '/api/v1/office/banners', banner('/promotions?promotion=birthday'))
  await operator.send('POST', '/api/v1/office/banners', banner('/help'))
  const seenBy = async (visitor: Visitor) => {
    const { list } = await visitor.get<Page>(`${BOARD}?types=B&language=es&pageSize=100`)
    const banners = await visitor.get<{ list: readonly { url: string }[] }>(
      '/api/v1/talk/banners?group=w_test&language=es',
    )
    const titles = list.map(({ title }) => title).filter((title) => ['Invita', 'Al lado', 'Informa'].includes(title))
    return [...titles.toSorted(), ...banners.list.map(({ url }) => url)]
  }
  const all = ['Al lado', 'Informa', 'Invita', '/promotions?promotion=birthday', '/help']
  const member = await newMember(server)
  expect(await seenBy(anyone)).toEqual(all)
  expect(await seenBy(member)).toEqual(all)
  await member.send('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })
  expect(await seenBy(member)).toEqual(['Informa', '/help'])
})

test('announcements come nine at a time, newest first', async () => {
  const first = await read('B', '&platform=W')
  expect(first.list).toHaveLength(9)
  const second = await read('B', '&pageNo=2&pageSize=9')
  expect(second).toMatchObject({ pageNum: 2, totalPages: first.totalPages, totalCount: first.totalCount })
  const dates = [...first.list, ...second.list].map(({ startDate }) => startDate)
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect(await read('B', '&pageNo=999')).toMatchObject({ list: [], totalPages: first.totalPages })
})

test.each(['types=X', 'types=B%27', 'types=B&language=xx', 'types=B&pageNo=-1', 'types=B&platform=Q', ''])(
  'an invalid query (%s) is refused',
  async (query) => {
    const search = query.includes('language') ? query : `${query}&language=es`
    expect(codeOf(await anyone.ask('GET', `${BOARD}?${search}`, undefined))).toBe('request.malformed')
  },
)

test('an announcement is shown from its start until its end, and while it is published', async () => {
  const nowMs = Date.now()
  const hour = 3_600_000
  const cases = [
    ['now', { ...showing, startDate: nowMs - hour, endDate: nowMs + hour }],
    ['over', { ...showing, startDate: nowMs - 2 * hour, endDate: nowMs - hour }],
    ['later', { ...showing, startDate: nowMs + hour }],
    ['withdrawn', { ...showing, startDate: nowMs - hour, isPublished: false }],
  ] as const
  for (const [title, when] of cases) {
    const value = { ...written, texts: { es: { ...texts.es, title } } }
    await operator.send('POST', DESK, { name: randomUUID(), ...when, value })
  }
  const titles = (await read('PR')).list.map(({ title }) => title)
  expect(titles).toContain('now')
  for (const hidden of ['over', 'later', 'withdrawn']) expect(titles).not.toContain(hidden)
})

test('a reader of a language without texts is shown those of the brand’s language', async () => {
  await operator.send('POST', DESK, { name: randomUUID(), ...showing, value: written })
  const page = await anyone.get<Page>(`${BOARD}?types=PR&language=en&pageSize=100`)
  expect(page.list.map(({ title }) => title)).toContain('Aviso')
})

test('scripts are removed when a text is stored, and again when it is read', async () => {
  const content = '<p onclick="x()">a</p><script>alert(1)</script>'
  const value = { ...written, texts: { es: { title: 'Sucio', content } } }
  const { id } = await operator.send<{ id: number }>('POST', DESK, { name: randomUUID(), ...showing, value })
  const stored = await server.db.read((tx) =>
    tx.selectFrom('content').select('value').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(JSON.stringify(stored.value)).not.toContain('script')

  // As if it had been written directly into the database.
  const dirty = JSON.stringify({ ...written, texts: { es: { title: 'Sucio', content } } })
  await server.db.write((tx) =>
    tx.updateTable('content').set({ value: dirty, version: 7 }).where('id', '=', id).execute(),
  )
  await expect
    .poll(async () => (await read('PR', '&pageSize=100')).list.find((line) => line.id === id)?.content)
    .toBe('<p>a</p>')
  const { list } = await operator.get<{ list: readonly Stored[] }>(DESK)
  expect(list.find((piece) => piece.id === id)).toMatchObject({
    version: 7,
    value: { texts: { es: { content: '<p>a</p>' } } },
  })
})

test('two people cannot overwrite each other unnoticed, and every change is recorded with who made it', async () => {
  const { list } = await operator.get<{ list: readonly Stored[] }>(DESK)
  const piece = present(
    list.find(({ name }) => name === 'seed-board-terms'),
    'a seeded announcement',
  )
  const value = { ...piece.value, texts: { ...piece.value.texts, es: { title: 'Otro título', content: '<p>b</p>' } } }
  const change = { version: piece.version, ...showing, value }
  expect(await operator.send('PUT', `${DESK}/${piece.id}`, change)).toEqual({ version: piece.version + 1 })
  expect(codeOf(await operator.ask('PUT', `${DESK}/${piece.id}`, change))).toBe('talk.changed_meanwhile')
  expect(codeOf(await operator.ask('PUT', `${DESK}/999999`, change))).toBe('talk.unknown')
  const changes = await server.db.read((tx) =>
    tx.selectFrom('content_change').select(['version', 'before']).where('content', '=', piece.id).execute(),
  )
  expect(changes).toMatchObject([{ version: 1, before: { version: 0 } }])

  // A server that starts again does not overwrite what staff have changed.
  await server.features.news.seed()
  const { list: after } = await operator.get<{ list: readonly Stored[] }>(DESK)
  expect(after).toHaveLength(list.length)
  expect(after.find(({ id }) => id === piece.id)?.value.texts.es?.title).toBe('Otro título')
})

test('a seeded piece follows the seeds of the version that starts, until staff change it', async () => {
  const named = async (name: string): Promise<Stored | undefined> =>
    (await operator.get<{ list: readonly Stored[] }>(DESK)).list.find((piece) => piece.name === name)
  const old = JSON.stringify({ ...written, texts: { es: { title: 'Viejo', content: '<p>viejo</p>' } } })
  // As an earlier version left them: an old text, a piece that is no seed any more, and one that staff changed.
  await server.db.write(async (tx) => {
    const seeded = tx
      .selectFrom('content')
      .select(['merchant', 'kind', 'starts_at'])
      .where('name', '=', 'seed-line-lobby')
    const { merchant, kind, starts_at } = await seeded.executeTakeFirstOrThrow()
    const row = { merchant, kind, starts_at, is_published: true, updated_at: starts_at, value: old }
    await tx
      .insertInto('content')
      .values({ ...row, name: 'seed-retired' })
      .execute()
    await tx.updateTable('content').set({ value: old }).where('name', '=', 'seed-line-lobby').execute()
  })
  const changed = present(await named('seed-board-terms'), 'a seeded announcement')
  const added = randomUUID()
  await operator.send('POST', DESK, { name: added, ...showing, value: written })
  await server.features.news.seed()
  await expect.poll(() => named('seed-retired')).toBeUndefined()
  expect((await named('seed-line-lobby'))?.value.texts.es?.title).not.toBe('Viejo')
  expect(await named('seed-board-terms')).toEqual(changed)
  expect(await named(added)).toBeDefined()
})

test.each([
  ['without texts in the brand’s language', { ...written, texts: { en: texts.es } }, showing],
  ['without any type', { ...written, types: [] }, showing],
  ['that ends before it begins', written, { ...showing, startDate: 10, endDate: 9 }],
])('an announcement %s is refused', async (_, value, when) => {
  expect(codeOf(await operator.ask('POST', DESK, { name: randomUUID(), ...when, value }))).toBe('talk.invalid')
})

test('a retry of an addition is not a second announcement', async () => {
  const piece = { name: randomUUID(), ...showing, value: written }
  await operator.send('POST', DESK, piece)
  expect(codeOf(await operator.ask('POST', DESK, piece))).toBe('talk.name_taken')
})

test('the home page has its banners, with pictures for both shapes', async () => {
  type Banners = { readonly list: readonly { readonly imageUrl: string; readonly imageUrlPhone: string }[] }
  const { list } = await anyone.get<Banners>('/api/v1/talk/banners?group=w_home&language=es')
  expect(list.length).toBeGreaterThanOrEqual(4)
  for (const { imageUrl, imageUrlPhone } of list) {
    expect(imageUrl).toMatch(/^\/art\/banner\//)
    expect(imageUrlPhone).not.toBe(imageUrl)
  }
  expect((await anyone.get<Banners>('/api/v1/talk/banners?group=nowhere&language=es')).list).toEqual([])
})

type ArticleLine = { readonly slug: string; readonly title: string; readonly chapter: string }

test('the help center comes complete, in its order, with the terms at its end', async () => {
  const { list } = await anyone.get<{ list: readonly ArticleLine[] }>('/api/v1/talk/help?language=en')
  expect(list[0]).toMatchObject({ slug: 'first-steps', title: 'Your first five minutes' })
  expect(list.at(-1)).toMatchObject({ chapter: 'term' })
})

test('articles are listed by kind, found by their words, and read by their name', async () => {
  type List = { readonly list: readonly ArticleLine[] }
  const asked = '/api/v1/talk/articles'
  const { list } = await anyone.get<List>(`${asked}?kind=blog&language=es&pageNo=1&pageSize=10`)
  expect(list[0]?.slug).toBe('how-a-return-is-proven')
  const found = await anyone.get<List>(`${asked}?kind=blog&language=es&pageNo=1&pageSize=10&search=numerador`)
  expect(found.list.map(({ slug }) => slug)).toEqual(['how-a-return-is-proven'])
  expect(await anyone.get(`${asked}/what-volatility-means?language=en`)).toMatchObject({ kind: 'blog', minutes: 2 })
  expect(codeOf(await anyone.ask('GET', `${asked}/nothing?language=en`, undefined))).toBe('article.unknown')
})

test('a withdrawn article is not found, and comes back with what staff wrote', async () => {
  type Articles = { readonly list: readonly (Omit<Stored, 'value'> & { readonly value: ArticleValue })[] }
  const { list } = await operator.get<Articles>('/api/v1/office/articles')
  const piece = present(
    list.find(({ name }) => name === 'ronda-on-your-phone'),
    'a seeded article',
  )
  const desk = `/api/v1/office/articles/${piece.id}`
  const change = { ...showing, version: piece.version, value: piece.value }
  await operator.send('PUT', desk, { ...change, isPublished: false })
  const address = '/api/v1/talk/articles/ronda-on-your-phone?language=es'
  expect(codeOf(await anyone.ask('GET', address, undefined))).toBe('article.unknown')
  await operator.send('PUT', desk, { ...change, version: piece.version + 1 })
  expect(await anyone.get(address)).toMatchObject({ slug: 'ronda-on-your-phone' })
})

test('what is for agents goes to agents only', async () => {
  const value: AnnouncementValue = { ...written, types: ['AG'], texts: { es: { title: 'Para agentes', content: '' } } }
  await operator.send('POST', DESK, { name: randomUUID(), ...showing, value })
  const titles = async (visitor: Visitor): Promise<readonly string[]> =>
    (await visitor.get<Page>(`${BOARD}?types=AG,PR&language=es`)).list.map(({ title }) => title)
  expect(await titles(await signIn(server, 'agente'))).toContain('Para agentes')
  for (const visitor of [anyone, await signIn(server, 'demo')])
    expect(await titles(visitor)).not.toContain('Para agentes')
})
