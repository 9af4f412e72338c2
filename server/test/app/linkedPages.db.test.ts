import { calls } from '@ronda/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { openTestServer } from '../kit/testServer.ts'

let server: Server
let anyone: Visitor

beforeAll(async () => {
  server = await openTestServer()
  anyone = new Visitor(server.origin)
  return () => server.close()
})

/** What the pages show whose content is in the database; menus and footer link to them all. */
const PAGES = {
  '/promotions': `${calls.content.announcements.path}?types=PR&language=es&pageNo=1&pageSize=9`,
  '/announce': `${calls.content.announcements.path}?types=B&language=es&pageNo=1&pageSize=9`,
  '/news': `${calls.content.articles.path}?kind=news&language=es&pageNo=1&pageSize=9`,
  '/blog': `${calls.content.articles.path}?kind=blog&language=es&pageNo=1&pageSize=9`,
  '/help': `${calls.content.help.path}?language=es`,
} as const

test.each(Object.entries(PAGES))('%s has something to show on a new server', async (_, path) => {
  const reply = await anyone.get<Record<string, unknown>>(path)
  const lists = Object.values(reply).filter((value) => Array.isArray(value))
  expect(lists.flat().length).toBeGreaterThan(0)
})

type Lanes = {
  readonly lanes: readonly { readonly gameType: string; readonly cards: readonly { readonly vassalage: string }[] }[]
}

test('every category that the menus list has games of each of its studios', async () => {
  const { lanes } = await anyone.get<Lanes>(`${calls.games.vendors.path}?language=es`)
  expect(lanes.length).toBeGreaterThan(0)
  const studios = lanes.flatMap(({ gameType, cards }) => cards.map(({ vassalage }) => ({ gameType, vassalage })))
  const empty: string[] = []
  for (const { gameType, vassalage } of studios) {
    const query = new URLSearchParams({ gameType, vassalage, language: 'es', pageNo: '1', pageSize: '1' })
    const page = await anyone.get<{ readonly totalCount: number }>(`${calls.games.list.path}?${query.toString()}`)
    if (page.totalCount === 0) empty.push(`${gameType} ${vassalage}`)
  }
  expect(empty).toEqual([])
})

test('a new brand offers no channel of customer service, because nobody answers yet', async () => {
  expect(await anyone.get(calls.brand.resources.path)).toMatchObject({ customerService: [] })
})
