import { days, present } from '@ronda/core'
import { slotTitles } from '@ronda/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

type Item = { gameCode: string; placing: string; isHot: number; isMaintained: boolean; iconUrl: string }
type Page = { games: Item[]; totalCount: number; pageNum: number; totalPages: number }

let server: Server
let visitor: Visitor
let nowMs = Date.now()
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  visitor = new Visitor(server.origin)
  return () => server.close()
})

const addressOf = (fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams({ language: 'es', pageNo: '1', pageSize: '40', ...fields })
  return `/wps/relay/GCSGAME_gameList?${query.toString()}`
}
const list = (fields: Readonly<Record<string, string>>): Promise<Page> => visitor.get<Page>(addressOf(fields))

const [one, other] = [slotTitles()[4_321], slotTitles()[77]].map((slot) => present(slot, 'a slot').gameCode)

describe('invalid queries', () => {
  test.each([
    ['an unknown vendor', { vassalage: 'NOBODY' }],
    ['a page past the end', { pageNo: '999999999' }],
    ['an emoji', { gameName: '😀' }],
    ['wildcards and quotes', { gameName: `%_*?"';--` }],
    ['a type without games', { gameType: 'FISH' }],
  ])('%s gives an empty page', async (_, fields) => {
    expect((await list(fields)).games).toEqual([])
  })

  test.each([
    ['ten thousand letters', { gameName: 'x'.repeat(10_000) }],
    ['an unknown language', { language: 'xx' }],
    ['an invalid page number', { pageNo: '-1' }],
    ['an unknown type', { gameType: 'rng' }],
    ['an unknown order', { sort: 'best' }],
  ])('%s is refused', async (_, fields) => {
    const answer = await visitor.ask('GET', addressOf(fields))
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } })
  })

  test('an unknown game or vendor is not found', async () => {
    const game = await visitor.ask('GET', '/api/v1/catalog/games/NO_SUCH_GAME?language=es')
    expect(game).toMatchObject({ status: 404, body: { code: 'game.unknown' } })
    const vendor = await visitor.ask('GET', '/wps/relay/GCSGAME_getVassGameType?vassalage=NOBODY')
    expect(vendor).toMatchObject({ status: 404, body: { code: 'game.vendor_unknown' } })
  })
})

test('games played in the last seven days are hot, in real or free play, and no longer after that', async () => {
  const hour = new Date(nowMs - (nowMs % 3_600_000))
  const row = { currency: 'XTR', hour, staked: 1n, won: 0n } as const
  await server.db.write((tx) =>
    tx
      .insertInto('game_hour')
      .values([
        { ...row, game: present(one, 'a game'), mode: 'free', rounds: 3n },
        { ...row, game: present(other, 'a game'), mode: 'free', rounds: 2n },
        { ...row, game: present(other, 'a game'), mode: 'real', currency: 'USD', rounds: 9n },
      ])
      .execute(),
  )
  const hot = async () =>
    (await visitor.get<{ list: Item[] }>('/wps/relay/GCSGAME_hotGamesV2?language=es&isPlatform=2')).list
  await server.features.games.popularity.refresh()
  expect((await hot()).slice(0, 3)).toMatchObject([
    { gameCode: other, isHot: 1, placing: 'played' },
    { gameCode: one, isHot: 1, placing: 'played' },
    { isHot: 0, placing: 'chosen' },
  ])
  expect((await list({})).games[0]).toMatchObject({ gameCode: other, placing: 'played' })
  nowMs += days(8)
  await server.features.games.popularity.refresh()
  expect((await hot())[0]).toMatchObject({ placing: 'chosen' })
})

test('staff close or hide a game, and lists change at once', async () => {
  const operator = await signIn(server, 'operador')
  const change = (state: string) => operator.send('PUT', `/api/v1/office/games/${one}`, { state })
  const name = present(
    slotTitles().find(({ gameCode }) => gameCode === one),
    'the game',
  ).names.en
  const found = async () => (await list({ gameName: name })).games.find(({ gameCode }) => gameCode === one)
  expect(await found()).toMatchObject({ isMaintained: false })
  await change('maintenance')
  expect(await found()).toMatchObject({ isMaintained: true })
  await change('hidden')
  expect(await found()).toBeUndefined()
  await change('open')
  expect(await found()).toMatchObject({ isMaintained: false })
})
