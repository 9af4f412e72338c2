import { randomUUID } from 'node:crypto'
import { calls } from '@ronda/contract'
import { present } from '@ronda/core'
import { arcadeOf, slotTitles } from '@ronda/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { GAME, newMember, openGame, openTestServer, walletsOf, signIn, spin, STAKE } from '../kit/testServer.ts'
import { BIG_STAKE, linkedSlot, openLinked, twoSlots } from '../kit/jackpots.ts'
import { addressOf, everyCall } from '../kit/samples.ts'
import { coinTable } from '../kit/sharedTables.ts'

const dice = present(arcadeOf('RONDA_DICE'), 'an arcade game')
/** Not a real title: it exists in this test only, so it cannot be drawn either. */
const coin = coinTable(UNHURRIED)
/** The only game that remains. */
const left = present(
  slotTitles().find(({ gameCode }) => twoSlots.every((slot) => slot.gameCode !== gameCode)),
  'another slot',
)

type Client = { readonly game: Visitor; readonly round: string }

let server: Server
let member: Visitor
let staff: Visitor
/** Games that were open when their titles were removed, each with a played round. */
let linkedRound: string
let clients: Readonly<Record<'slot' | 'arcade' | 'table', Client>>

function moved(visitor: Visitor): Visitor {
  const there = visitor.movedTo(server.origin)
  there.bearer = visitor.bearer
  return there
}

async function playSlot(): Promise<Client> {
  const game = await openGame(member)
  return { game, round: (await spin(game)).round.id }
}

async function playDice(): Promise<Client> {
  const game = await openGame(member, 'real', dice.gameCode)
  const bet = { round: randomUUID(), stake: STAKE, bet: { side: 'under', chance: 5_000 } }
  await game.send('POST', '/play/v1/arcade/bet', bet)
  return { game, round: bet.round }
}

async function playCoin(): Promise<Client> {
  const game = await openGame(member, 'real', coin.gameCode)
  const dealer = await openDealer(server, coin.gameCode)
  const round = await dealer.open()
  const bet = { ticket: randomUUID(), round, bet: { side: 'heads', units: 1 } }
  await game.send('POST', '/play/v1/table/bet', bet)
  await game.send('POST', '/play/v1/chat', { key: randomUUID(), text: 'Suerte' })
  await dealer.finish()
  const { played } = await game.get<{ played: { id: string } }>(`/play/v1/table/mine/${round}`)
  return { game, round: played.id }
}

async function playLinked(): Promise<string> {
  await staff.send('POST', '/api/v1/office/jackpots', { currency: 'USD' })
  return (await spin(await openLinked(server, member), randomUUID(), BIG_STAKE)).round.id
}

/** Rows that only time or luck would write: a win on the board and in the pools, and hours of play. */
async function writeRows(linkedRound: string): Promise<void> {
  const { cash } = await walletsOf(server, member)
  const game = GAME
  await server.db.write(async (tx) => {
    const { owner } = await tx.selectFrom('wallet').select('owner').where('id', '=', cash).executeTakeFirstOrThrow()
    const win = { wallet: cash, seq: 1, account: owner, currency: 'USD', stake: 1n, win: 10n ** 9n } as const
    const played_at = new Date()
    await tx
      .insertInto('winner')
      .values({ ...win, game, game_type: 'RNG', played_at, day: played_at })
      .execute()
    const { pool } = await tx.selectFrom('jackpot_pool').select('pool').limit(1).executeTakeFirstOrThrow()
    const award = { pool, wallet: cash, round: linkedRound, stake: 1n, drawn: 0n, amount: 1n, won_at: played_at }
    await tx
      .insertInto('jackpot_award')
      .values({ ...award, game: linkedSlot.gameCode })
      .execute()
    const hour = { mode: 'real', currency: 'USD', rounds: 10n ** 6n, staked: 1n, won: 1n, hour: played_at } as const
    await tx
      .insertInto('game_hour')
      .values({ ...hour, game: 'NEVER_THERE' })
      .execute()
  })
}

/** Every kind of game is played and added to every list; then the server starts again without any of them. */
beforeAll(async () => {
  const databaseUrl = await testDatabase()
  server = await openTestServer({ databaseUrl, titles: twoSlots, arcades: [dice], shareds: [coin] })
  staff = await signIn(server, 'operador')
  member = await newMember(server)
  const [slot, arcade, table] = [await playSlot(), await playDice(), await playCoin()]
  linkedRound = await playLinked()
  for (const { nodeId, vendor, gameType } of server.features.games.catalogue.shown()) {
    await member.send('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { nodeId, vendor, gameType })
  }
  await staff.send('PUT', `/api/v1/office/games/${linkedSlot.gameCode}`, { state: 'maintenance' })
  await writeRows(linkedRound)
  await server.close()
  server = await openTestServer({ databaseUrl, titles: [left], arcades: [], shareds: [] })
  ;[member, staff] = [moved(member), moved(staff)]
  clients = {
    slot: { ...slot, game: moved(slot.game) },
    arcade: { ...arcade, game: moved(arcade.game) },
    table: { ...table, game: moved(table.game) },
  }
  await server.features.games.popularity.refresh()
})
afterAll(() => server.close())

test.each(everyCall)('$name answers although the games that it may name were removed', async ({ call, sample }) => {
  const { path, body } = addressOf(call, sample)
  const games = Object.values(clients).map(({ game }) => game)
  const callers = call.may === 'game' ? games : [call.may === 'operator' ? staff : member]
  if (call === calls.session.logout) return
  for (const visitor of callers) {
    const answer = await visitor.ask(call.method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  }
})

const today = new Date().toISOString().slice(0, 10)
const asked = `language=es&from=${today}&to=${today}&zone=UTC`
const codesIn = (list: readonly { readonly gameCode: string }[]): readonly string[] =>
  list.map(({ gameCode }) => gameCode)

test('lists of games contain those that exist, and no others', async () => {
  const page = 'pageNo=1&pageSize=60&language=es'
  const { games } = await member.get<{ games: [] }>(`/wps/relay/GCSGAME_gameList?${page}`)
  const { games: found } = await member.get<{ games: [] }>(`/wps/relay/GCSGAME_gameList?${page}&gameName=feria`)
  const { list: hot } = await member.get<{ list: [] }>('/wps/relay/GCSGAME_hotGamesV2?language=es')
  const { content } = await member.get<{ content: [] }>(`/wps/relay/MCSFE_getFavoriteGamesList?${page}`)
  const { list: recent } = await member.get<{ list: [] }>('/wps/relay/GCS_recentGame?page=1&pageSize=60&language=es')
  expect([games, hot].map(codesIn)).toEqual([[left.gameCode], [left.gameCode]])
  expect([found, content, recent]).toEqual([[], [], []])
})

test('the board of winners leaves out games that cannot be opened', async () => {
  expect(await member.get('/wps/relay/GCSGAME_getRankList?language=es')).toMatchObject({ list: [] })
})

test('played rounds are still listed, by their code if the name is gone', async () => {
  const { rounds, games } = await member.get<{ rounds: { id: string }[]; games: { gameName: string }[] }>(
    `/api/v1/record/rounds?${asked}&limit=10`,
  )
  const played = [linkedRound, ...Object.values(clients).map(({ round }) => round)]
  expect(rounds.map(({ id }) => id).toSorted()).toEqual(played.toSorted())
  const codes = [GAME, linkedSlot.gameCode, coin.gameCode, dice.gameCode]
  expect(games.map(({ gameName }) => gameName).toSorted()).toEqual(codes.toSorted())
  expect(await member.get(`/api/v1/record/summary?${asked}`)).toMatchObject({ rounds: 4 })
  expect(await member.get(`/api/v1/record/profit?${asked}&by=day`)).toMatchObject({ rounds: 4 })
  for (const round of played) {
    expect(await member.get(`/api/v1/record/rounds/${round}?language=es`)).toMatchObject({ round: { id: round } })
    expect(await member.send('POST', `/api/v1/record/rounds/${round}/reveal`, { language: 'es' })).toBeDefined()
  }
  expect(await member.get('/api/v1/proof/rounds?limit=10')).toMatchObject({ rounds: [{}, {}, {}, {}] })
})

test('so are awards of the pools, and chat lines of a table', async () => {
  const { list } = await member.get<{ list: readonly object[] }>('/api/v1/jackpots/awards?language=es')
  expect(list.length).toBeGreaterThan(0)
  // The round of the linked slot may have won a pool too.
  for (const award of list)
    expect(award).toMatchObject({ gameCode: linkedSlot.gameCode, gameName: linkedSlot.gameCode })
  expect(await staff.get('/api/v1/office/chat?pile=all')).toMatchObject({ list: [{ text: 'Suerte' }] })
})

test('so are statements, and what staff see of a member’s money and of games', async () => {
  const { lines } = await member.get<{ lines: [] }>(`/api/v1/statement/lines?${asked}&wallet=cash&limit=50`)
  expect(lines.length).toBeGreaterThan(0)
  expect(
    await member.send('POST', '/api/v1/statement', { from: today, to: today, zone: 'UTC', language: 'es' }),
  ).toBeDefined()
  expect(await staff.get('/api/v1/office/games?language=es')).toEqual({ list: [] })
})

test('a game that was open when its title was removed takes no stake, and returns what was played', async () => {
  const { slot, arcade } = clients
  const again = await slot.game.ask('POST', '/play/v1/slot/spin', { round: slot.round, stake: STAKE })
  expect(again).toMatchObject({ status: 200, body: { value: { round: { id: slot.round } } } })
  for (const { game } of [slot, arcade]) {
    const fresh = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })
    expect(fresh).toMatchObject({ status: 404, body: { code: 'game.unknown' } })
  }
})
