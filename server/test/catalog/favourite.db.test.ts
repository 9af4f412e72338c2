import { FAVOURITES_MAX, type GameItem } from '@ronda/contract'
import { id, present, seconds, type Id } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { newMember, newTrial, openTestServer, signIn } from '../kit/testServer.ts'

type Item = Pick<GameItem, 'nodeId' | 'gameCode' | 'gameName' | 'vassalage' | 'gameType'>
type Pages = { readonly pageNum: number; readonly totalPages: number; readonly totalCount: number }

let server: Server
let staff: Visitor
let catalogue: readonly Item[]
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  staff = await signIn(server, 'operador')
  const { games } = await staff.get<{ games: readonly Item[] }>(
    '/wps/relay/GCSGAME_gameList?language=es&pageNo=1&pageSize=200',
  )
  catalogue = games.filter(({ nodeId }) => server.features.games.catalogue.ofNode(nodeId) !== undefined)
  return () => server.close()
})

const at = (place: number): Item => present(catalogue[place], 'a game of the catalogue')
const payload = ({ nodeId, vassalage, gameType }: Item) => ({ nodeId, vendor: vassalage, gameType })
const add = (member: Visitor, favourite: object) => member.ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', favourite)
const remove = (member: Visitor, game: Item) =>
  member.send('POST', '/wps/relay/MCSFE_removeFavoriteGameV2', payload(game))
const setState = (game: Item, state: string) => staff.send('PUT', `/api/v1/office/games/${game.gameCode}`, { state })
const nodes = (games: readonly { readonly nodeId: number }[]) => games.map(({ nodeId }) => nodeId)

async function favourites(member: Visitor): Promise<readonly number[]> {
  const { list } = await member.get<{ list: readonly { nodeId: number }[] }>('/wps/relay/MCSFE_getFavoriteGames')
  return nodes(list)
}

function favouritePage(member: Visitor, query: Record<string, string>) {
  const asked = new URLSearchParams({ pageNo: '1', pageSize: '10', language: 'es', ...query })
  return member.get<Pages & { content: readonly Item[] }>(`/wps/relay/MCSFE_getFavoriteGamesList?${asked.toString()}`)
}

function recentPage(member: Visitor, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ page: '1', pageSize: '100', language: 'es', ...query })
  return member.get<Pages & { list: readonly Item[] }>(`/wps/relay/GCS_recentGame?${asked.toString()}`)
}

async function open(visitor: Visitor, game: Item, mode = 'free'): Promise<void> {
  nowMs += 1
  await visitor.send('POST', '/wps/relay/GCS_gameLaunchFB', { gameCode: game.gameCode, mode, language: 'es' })
}

async function accountOf(member: Visitor): Promise<Id<'account'>> {
  const { id: number } = await member.get<{ id: string }>('/wps/member/info')
  const select = server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('number', '=', BigInt(number)).executeTakeFirstOrThrow(),
  )
  return id<'account'>((await select).id)
}

test('favourites come newest first; adding again changes nothing, and removing twice is the same as once', async () => {
  const member = await newMember(server)
  expect(await favourites(member)).toEqual([])
  for (const game of [at(0), at(1), at(2)]) expect((await add(member, payload(game))).status).toBe(200)
  expect((await add(member, payload(at(0)))).status).toBe(200)
  expect(await favourites(member)).toEqual(nodes([at(2), at(1), at(0)]))
  await remove(member, at(1))
  await remove(member, at(1))
  expect(await favourites(member)).toEqual(nodes([at(2), at(0)]))
  await add(member, payload(at(1)))
  expect(await favourites(member)).toEqual(nodes([at(1), at(2), at(0)]))
  expect(await favourites(await newMember(server))).toEqual([])
})

test.each([
  ['an unknown number', (game: Item) => ({ ...payload(game), nodeId: 999_999_999 })],
  ['another vendor', (game: Item) => ({ ...payload(game), vendor: 'NOBODY' })],
  ['another type', (game: Item) => ({ ...payload(game), gameType: 'FISH' })],
] as const)('%s is an unknown game', async (_, made) => {
  const member = await newMember(server)
  expect(await add(member, made(at(0)))).toMatchObject({ status: 404, body: { code: 'game.unknown' } })
  expect(await favourites(member)).toEqual([])
})

test('a hidden favourite is skipped and cannot be added, and returns to its position when the game does', async () => {
  const member = await newMember(server)
  for (const game of [at(0), at(1), at(2)]) await add(member, payload(game))
  await open(member, at(1))
  await setState(at(1), 'hidden')
  expect(await favourites(member)).toEqual(nodes([at(2), at(0)]))
  expect((await favouritePage(member, {})).totalCount).toBe(2)
  expect((await recentPage(member)).list).toEqual([])
  expect(codeOf(await add(member, payload(at(1))))).toBe('game.unknown')
  await setState(at(1), 'open')
  expect(await favourites(member)).toEqual(nodes([at(2), at(1), at(0)]))
  expect(nodes((await recentPage(member)).list)).toEqual([at(1).nodeId])
  await remove(member, at(1))
  expect(await favourites(member)).toEqual(nodes([at(2), at(0)]))
})

test('a page of favourites has the games themselves, of a type or a vendor, in the requested language', async () => {
  const member = await newMember(server)
  const games = catalogue.slice(0, 5)
  for (const game of games.toReversed()) await add(member, payload(game))
  const page = await favouritePage(member, { pageSize: '2', pageNo: '2', language: 'en' })
  expect(page).toMatchObject({ pageNum: 2, totalPages: 3, totalCount: 5 })
  expect(page.content.map(({ gameName }) => gameName)).toEqual(
    games.slice(2, 4).map(({ gameCode }) => server.features.round.titleOf(gameCode)?.names.en),
  )
  const vendorCode = at(0).vassalage
  const made = await favouritePage(member, { vendor: vendorCode })
  expect(nodes(made.content)).toEqual(nodes(games.filter(({ vassalage }) => vassalage === vendorCode)))
  expect((await favouritePage(member, { gameType: 'FISH' })).content).toEqual([])
  expect(await favouritePage(member, { pageNo: '9' })).toMatchObject({ content: [], pageNum: 9, totalPages: 1 })
  expect((await favouritePage(member, { pageSize: '999' })).content).toHaveLength(5)
})

test('the number of favourites is limited, also when several are added at the same moment', async () => {
  const member = await newMember(server)
  const account = await accountOf(member)
  const held = Array.from({ length: FAVOURITES_MAX - 1 }, (_, number) => ({ account, node_id: -1 - number }))
  await server.db.write((tx) => tx.insertInto('favourite').values(held).execute())
  const added = await Promise.all(catalogue.slice(0, 4).map((game) => add(member, payload(game))))
  expect(added.map(codeOf).filter((code) => code === 'favourite.too_many')).toHaveLength(3)
  const [newest] = await favourites(member)
  const game = present(
    catalogue.find(({ nodeId }) => nodeId === newest),
    'the favourite that was added',
  )
  // Adding an existing favourite does not count.
  expect((await add(member, payload(game))).status).toBe(200)
  await remove(member, game)
  expect((await add(member, payload(at(5)))).status).toBe(200)
})

test('the game opened last comes first in the recent list, in real or free play, and each is listed once', async () => {
  const member = await newMember(server)
  for (const [place, mode] of [
    [0, 'real'],
    [1, 'free'],
    [2, 'real'],
    [0, 'free'],
  ] as const) {
    await open(member, at(place), mode)
  }
  expect(nodes((await recentPage(member)).list)).toEqual(nodes([at(0), at(2), at(1)]))
  expect(await recentPage(member, { pageSize: '2', page: '2' })).toMatchObject({ totalPages: 2, totalCount: 3 })
  expect((await recentPage(member, { vassalage: 'NOBODY' })).list).toEqual([])
  expect((await recentPage(await newMember(server))).list).toEqual([])
})

test('the last sixty opened games are remembered', async () => {
  const member = await newMember(server)
  for (const game of catalogue.slice(0, 63)) await open(member, game)
  expect(nodes((await recentPage(member)).list)).toEqual(nodes(catalogue.slice(3, 63).toReversed()))
  const account = await accountOf(member)
  const rows = await server.db.read((tx) =>
    tx.selectFrom('recent_game').select('game').where('account', '=', account).execute(),
  )
  expect(rows).toHaveLength(60)
})

test('a trial account has no favourites and no recent list', async () => {
  const trial = await newTrial(server)
  nowMs += seconds(1)
  await open(trial, at(0))
  expect(codeOf(await trial.ask('GET', '/wps/relay/MCSFE_getFavoriteGames'))).toBe('session.trial')
  expect(codeOf(await add(trial, payload(at(0))))).toBe('session.trial')
  const rows = await server.db.read((tx) =>
    tx
      .selectFrom('recent_game')
      .innerJoin('account', 'account.id', 'recent_game.account')
      .select('game')
      .where('account.kind', '=', 'trial')
      .execute(),
  )
  expect(rows).toEqual([])
})

test('a vendor’s page can be a favourite like a game', async () => {
  const member = await newMember(server)
  const { games } = await member.get<{ games: readonly (Item & { isGame: string })[] }>(
    '/wps/relay/GCSGAME_gameList?language=es&pageNo=1&pageSize=20&gameName=Lumbre',
  )
  const vendor = present(
    games.find(({ isGame }) => isGame === 'VASSALAGE'),
    'the page of a vendor',
  )
  expect((await add(member, payload(vendor))).status).toBe(200)
  expect(await favourites(member)).toEqual([vendor.nodeId])
  expect((await favouritePage(member, {})).content).toMatchObject([
    { isGame: 'VASSALAGE', vassalage: vendor.vassalage },
  ])
  await remove(member, vendor)
  expect(await favourites(member)).toEqual([])
})
