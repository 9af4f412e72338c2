import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hours, present, type Rng } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { arcadeOf, arcadeTitles, modelHash, type AnyArcade, type ArcadeTitle } from '@ronda/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { finishLeft } from '../../src/play/arcade/left.actions.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { killArcade, startServer } from '../kit/killArcade.ts'
import { newMember, openGame, openTestServer, walletsOf, spin, STAKE } from '../kit/testServer.ts'
import { giveText } from '../kit/clientSeeds.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

type Wire = {
  readonly id: string
  readonly seq: number | null
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly serverSeed?: string
  readonly stake: string
  readonly staked: string
  readonly win: string
  readonly bet: object
  readonly moves: readonly object[]
  readonly view: Readonly<Record<string, unknown>>
  readonly isOver: boolean
  readonly isVoid?: boolean
}
type Reply = { readonly round: Wire; readonly balance: { readonly cash: string; readonly seq: number } }

/** A test game in which a player may stake the same again in each of two moves, or wait; it always wins. */
const raising: ArcadeTitle = {
  ...present(arcadeOf('RONDA_DICE'), 'a title'),
  gameCode: 'RAISING',
  nodeId: 1999,
  rules: {
    id: 'raising',
    model: { id: 'raising' },
    readBet: () => ({}),
    readMove: (value) => value,
    costOf: () => 10_000,
    play(_, moves: readonly unknown[], rng: Rng) {
      const words = moves.map((move) => (move as { word?: string }).word)
      if (words.some((word) => word !== 'wait' && word !== 'double')) return undefined
      const doubles = words.filter((word) => word === 'double').length
      const staked = 10_000 * (1 + doubles)
      const isOver = words.length >= 2
      rng(2)
      return { view: { waits: words.length }, isOver, staked, paid: isOver ? staked + 5_000 : 0 }
    },
    finish: () => ({ word: 'wait' }),
  },
}

/** Other rules for the same game: only their model and what they pay differ. */
function paying(paid: number): ArcadeTitle['rules'] {
  return {
    ...raising.rules,
    model: { id: 'changing', paid },
    play(bet, moves, rng) {
      const state = raising.rules.play(bet, moves, rng)
      return state && { ...state, paid: state.isOver ? paid : 0 }
    },
  }
}

/** A game whose rules are changed while it is played. */
const changing = { ...raising, gameCode: 'CHANGING', nodeId: 1998, rules: paying(20_000), former: [] as AnyArcade[] }

const under = { side: 'under', chance: 5_000 }
const bet = (game: Visitor, what: object, round: string = randomUUID()): Promise<Reply> =>
  game.send<Reply>('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: what })
const move = (game: Visitor, round: string, at: number, what: object): Promise<Reply> =>
  game.send<Reply>('POST', '/play/v1/arcade/move', { round, at, move: what })

describe('arcade games', () => {
  let url: string
  let server: Server
  let nowMs = Date.now()
  const clock = { nowMs: () => nowMs }
  const openIt = () => openTestServer({ databaseUrl: url, clock, arcades: [...arcadeTitles, raising, changing] })
  beforeAll(async () => {
    url = await testDatabase()
    server = await openIt()
  })
  afterAll(() => server.close())

  const cashOf = async (member: Visitor): Promise<bigint> =>
    BigInt((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash)

  test('[AR7] dice: a retry gets the same roll and pays once; another bet under the same id is refused', async () => {
    const member = await newMember(server)
    const game = await openGame(member, 'real', 'RONDA_DICE')
    const before = await cashOf(member)
    const round = randomUUID()
    const first = await bet(game, under, round)
    for (const again of await Promise.all([bet(game, under, round), bet(game, under, round)]))
      expect(again).toEqual(first)
    expect(first.round).toMatchObject({ isOver: true, nonce: 0, stake: STAKE, staked: STAKE, bet: under, moves: [] })
    expect(await cashOf(member)).toBe(before - BigInt(STAKE) + BigInt(first.round.win))
    expect(
      await game.ask('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: { ...under, chance: 4_000 } }),
    ).toMatchObject({ status: 409, body: { code: 'wallet.key_reused' } })
    const wrong = { round: randomUUID(), stake: STAKE, bet: { side: 'under', chance: 0 } }
    expect(await game.ask('POST', '/play/v1/arcade/bet', wrong)).toMatchObject({ body: { code: 'game.bet_invalid' } })
    const off = { round: randomUUID(), stake: '123', bet: under }
    expect(await game.ask('POST', '/play/v1/arcade/bet', off)).toMatchObject({
      body: { code: 'game.stake_not_offered' },
    })
    expect((await bet(game, under)).round.nonce).toBe(1)
  })

  test('[AR8] mines: moves have a position; a second device sees the same round and cannot make a different move', async () => {
    const member = await newMember(server)
    const before = await cashOf(member)
    const [phone, desk] = [await openGame(member, 'real', 'RONDA_MINES'), await openGame(member, 'real', 'RONDA_MINES')]
    const { round } = await bet(phone, { mines: 1 })
    expect(round).toMatchObject({ isOver: false, seq: null, win: '0', view: { opened: [] } })
    expect(round.view).not.toHaveProperty('mines')
    expect(await cashOf(member)).toBe(before - BigInt(STAKE))
    const other = { round: randomUUID(), stake: STAKE, bet: { mines: 2 } }
    expect(await desk.ask('POST', '/play/v1/arcade/bet', other)).toMatchObject({ body: { code: 'game.round_open' } })
    expect(await cashOf(member)).toBe(before - BigInt(STAKE))

    const here = await desk.get<{ round: Wire }>('/play/v1/arcade/current')
    expect(here.round).toEqual(round)
    const moved = await Promise.all([0, 1, 2, 3].map(() => move(phone, round.id, 0, { open: 7 })))
    for (const one of moved) expect(one.round).toEqual(moved[0]?.round)
    const rival = await desk.ask('POST', '/play/v1/arcade/move', { round: round.id, at: 0, move: { open: 8 } })
    expect(rival).toMatchObject({ status: 409, body: { code: 'game.move_refused' } })
    if (moved[0]?.round.isOver) return
    const gap = await desk.ask('POST', '/play/v1/arcade/move', { round: round.id, at: 5, move: { open: 8 } })
    expect(gap).toMatchObject({ body: { code: 'game.move_refused' } })
    const ended = await move(desk, round.id, 1, { take: true })
    expect(ended.round).toMatchObject({ isOver: true, moves: [{ open: 7 }, { take: true }], win: '103120' })
    expect((await move(phone, round.id, 1, { take: true })).round).toEqual(ended.round)
    expect(await cashOf(member)).toBe(before - BigInt(STAKE) + 103_120n)
    expect(await phone.get('/play/v1/arcade/current')).toMatchObject({ round: null })
    const { rounds } = await phone.get<{ rounds: Wire[] }>('/play/v1/arcade/rounds?limit=5')
    expect(rounds).toEqual([ended.round])
    expect((await bet(phone, { mines: 24 })).round.nonce).toBe(1)
  })

  test('after a crash at any moment the round is the same, and no nonce is used twice', async () => {
    const member = await newMember(server)
    const before = await cashOf(member)
    const game = await openGame(member, 'real', 'RONDA_HILO')
    const { round } = await bet(game, {})
    const skipped = await move(game, round.id, 0, { skip: true })
    // A second server on the same database has the state that the first would have after a crash here.
    const second = await openIt()
    const there = await openGame(member.movedTo(second.origin), 'real', 'RONDA_HILO')
    const { round: found } = await there.get<{ round: Wire }>('/play/v1/arcade/current')
    expect(found).toEqual(skipped.round)
    // Rounds of other games continue meanwhile, with other nonces, on both servers.
    const slot = await openGame(member.movedTo(second.origin))
    expect((await spin(slot)).round.nonce).toBe(1)
    const here = await openGame(member.movedTo(server.origin))
    expect((await spin(here)).round.nonce).toBe(2)
    const dice = await openGame(member.movedTo(second.origin), 'real', 'RONDA_DICE')
    expect((await bet(dice, under)).round.nonce).toBe(3)

    const [one, other] = await Promise.all([
      move(game, round.id, 1, { take: true }),
      move(there, round.id, 1, { take: true }),
    ])
    expect(one.round).toEqual(other.round)
    expect(one.round).toMatchObject({ isOver: true, win: STAKE, staked: STAKE })
    await second.close()
    const { rounds } = await game.get<{ rounds: Wire[] }>('/play/v1/arcade/rounds?limit=5')
    expect(rounds).toHaveLength(1)
    expect(await cashOf(member)).toBeLessThan(before * 2n)
  })

  test('[AR8] killed in the middle of every arcade game, the server has the same rounds and the same money afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ronda-arcade-'))
    const { unanswered, ...aftermath } = await killArcade({
      player: async (origin) => (await newMember(server)).movedTo(origin),
      first: () => startServer(url, folder),
      second: () => Promise.resolve(server),
    })
    expect(aftermath).toEqual({ rounds: arcadeTitles.length, changed: 0, unproven: 0, cashOff: 0n })
    expect(unanswered).toBeGreaterThan(0)
    rmSync(folder, { recursive: true, force: true })
  })

  test('[AR10] the seed stays sealed while a round is open; afterwards every round can be replayed from it', async () => {
    const member = await newMember(server)
    const game = await openGame(member, 'real', 'RONDA_MINES')
    const { round } = await bet(game, { mines: 5 })
    await expect(giveText(game)).rejects.toThrow('fairness.round_open')
    let reply = await move(game, round.id, 0, { open: 12 })
    if (!reply.round.isOver) reply = await move(game, round.id, 1, { take: true })
    await giveText(game)
    const opened = await game.get<Wire>(`/play/v1/arcade/rounds/${round.id}`)
    // The betting record shows it as well.
    const recorded = await member.get(`/api/v1/record/rounds/${round.id}?language=es`)
    expect(recorded).toMatchObject({ kind: 'arcade', gameName: 'Minas', round: opened })
    const { rules } = present(arcadeOf('RONDA_MINES'), 'mines')
    const rng = openStream({ serverSeed: opened.serverSeed ?? '', clientSeed: opened.clientSeed, nonce: opened.nonce })
    const replayed = rules.play(rules.readBet(opened.bet), opened.moves, rng)
    expect(replayed).toMatchObject({ isOver: true, view: opened.view })
    expect(BigInt(opened.win)).toBe((BigInt(STAKE) / 10_000n) * BigInt(replayed?.paid ?? -1))
  })

  test('[AR9] a further stake is an operation of its own; without the money the move is not made', async () => {
    const member = await newMember(server)
    const memberWallets = await walletsOf(server, member)
    const game = await openGame(member, 'real', 'RAISING')
    const start = await cashOf(member)
    const first = await bet(game, {})
    const doubled = await move(game, first.round.id, 0, { word: 'double' })
    expect(doubled.round).toMatchObject({ isOver: false, staked: '200000' })
    expect(await cashOf(member)).toBe(start - 200_000n)
    const ended = await move(game, first.round.id, 1, { word: 'double' })
    expect(ended.round).toMatchObject({ isOver: true, staked: '300000', win: '350000' })
    expect(await cashOf(member)).toBe(start + 50_000n)

    const poor = await bet(game, {})
    const left = BigInt(poor.balance.cash) - 50_000n
    const drained = { kind: 'adjustment', id: randomServerId(), wallet: memberWallets.cash, amount: -left } as const
    await server.ledger.submit({ ...drained, houseAccount: server.ledger.houseAccount('promotion', 'USD') })
    const refused = { round: poor.round.id, at: 0, move: { word: 'double' } }
    expect(await game.ask('POST', '/play/v1/arcade/move', refused)).toMatchObject({
      status: 402,
      body: { code: 'wallet.insufficient_funds' },
    })
    expect((await move(game, poor.round.id, 0, { word: 'wait' })).round.moves).toEqual([{ word: 'wait' }])
    expect((await move(game, poor.round.id, 1, { word: 'wait' })).round).toMatchObject({ isOver: true, win: '150000' })
  })

  test('[AR11] a round ends by the rules it began with; if these are gone it is void, and its stakes are returned', async () => {
    const member = await newMember(server)
    const game = await openGame(member, 'real', 'CHANGING')
    const start = await cashOf(member)
    const [old, now, last] = [paying(20_000), paying(5_000), paying(7_000)]
    const waits = { word: 'wait' }
    const first = await bet(game, {})
    Object.assign(changing, { rules: now, former: [old] })
    expect((await game.get<{ round: Wire }>('/play/v1/arcade/current')).round).toEqual(first.round)
    await move(game, first.round.id, 0, waits)
    const ended = await move(game, first.round.id, 1, waits)
    expect(ended.round).toMatchObject({ win: '200000', modelHash: modelHash(old.model) })
    expect((await move(game, first.round.id, 1, { ...waits })).round).toEqual(ended.round)

    const second = await bet(game, {})
    expect(second.round).toMatchObject({ modelHash: modelHash(now.model) })
    await move(game, second.round.id, 0, { word: 'double' })
    Object.assign(changing, { rules: last, former: [old] })
    // Both stakes are returned once, whichever call finds it first; the client receives it, and it is in the record.
    const reply = await Promise.all([1, 2].map(() => game.get<{ round: Wire | null }>('/play/v1/arcade/current')))
    expect(reply.map(({ round }) => round?.isVoid)).toContain(true)
    expect(await cashOf(member)).toBe(start + 100_000n)
    const recorded = await game.get<Wire>(`/play/v1/arcade/rounds/${second.round.id}`)
    expect(recorded).toMatchObject({ isVoid: true, isOver: true, staked: '200000', win: '200000', view: {} })
    expect((await move(game, second.round.id, 1, waits)).round).toEqual(recorded)

    // A round that nobody can play does not block a bet.
    const third = await bet(game, {})
    Object.assign(changing, { rules: now, former: [] })
    const fourth = await bet(game, {})
    expect(fourth.round).toMatchObject({ isOver: false, modelHash: modelHash(now.model) })
    expect(await game.get(`/play/v1/arcade/rounds/${third.round.id}`)).toMatchObject({ isVoid: true, win: STAKE })
  })

  test('[AR11] a repeated bet gets the first answer, also when its game has other bets and other costs by then', async () => {
    const game = await openGame(await newMember(server), 'real', 'CHANGING')
    const [old, round] = [paying(20_000), randomUUID()]
    const dearer = { ...paying(5_000), costOf: () => 20_000 }
    const strict = { ...paying(7_000), readBet: (value: unknown) => (value === null ? {} : undefined) }
    Object.assign(changing, { rules: old, former: [] })
    const first = await bet(game, {}, round)
    for (const rules of [dearer, strict]) {
      Object.assign(changing, { rules, former: [old] })
      expect((await bet(game, {}, round)).round).toEqual(first.round)
    }
    await move(game, round, 0, { word: 'wait' })
    const { round: over } = await move(game, round, 1, { word: 'wait' })
    expect(await bet(game, {}, round)).toMatchObject({ round: over })
    const ask = (other: object) => game.ask('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: {}, ...other })
    // Another stake under the same id, and another id, are checked by today's rules.
    for (const other of [{ stake: '200000' }, { round: randomUUID() }])
      expect(await ask(other)).toMatchObject({ body: { code: 'game.bet_invalid' } })
  })

  test('[AR6] a round that was left open for a day is finished as the rules of the game say', async () => {
    const member = await newMember(server)
    const game = await openGame(member, 'free', 'RONDA_HILO')
    const { round } = await bet(game, {})
    const jobs = { ...server, seats: server.features.fairness, clock }
    const finish = () => finishLeft({ ...jobs, openArcade: (code) => server.features.arcade.arcades.open(code) })
    await finish()
    expect(await game.get('/play/v1/arcade/current')).toMatchObject({ round: { id: round.id } })
    nowMs += hours(24) + 1
    await finish()
    await finish()
    const again = await openGame(member.movedTo(server.origin), 'free', 'RONDA_HILO').catch(() => undefined)
    const stored = await server.db.read((tx) =>
      tx.selectFrom('round').select(['stake', 'win']).where('id', '=', round.id).execute(),
    )
    expect(stored).toEqual([{ stake: BigInt(STAKE), win: BigInt(STAKE) }])
    expect(again === undefined || (await again.get<{ round: null }>('/play/v1/arcade/current')).round === null).toBe(
      true,
    )
    expect(
      await server.db.read((tx) => tx.selectFrom('open_round').selectAll().where('id', '=', round.id).execute()),
    ).toEqual([])
  })

  test('the books balance', async () => {
    expect((await audit(server.db.url)).faults).toEqual([])
  })

  test('facts state the exact return of every game', async () => {
    const visitor = await newMember(server)
    for (const { gameCode, facts } of arcadeTitles) {
      const reply = await visitor.get<{ returnMin: object }>(`/play/v1/arcade/games/${gameCode}/facts?mode=real`)
      const { numerator, denominator } = facts.returnMin
      expect(reply.returnMin).toEqual({ numerator: String(numerator), denominator: String(denominator) })
    }
    expect(await visitor.ask('GET', '/play/v1/arcade/games/FERIA_DE_LUZ/facts?mode=real')).toMatchObject({
      status: 404,
    })
  })
})
