import { randomUUID } from 'node:crypto'
import type { JackpotLevel } from '@ronda/contract'
import { present } from '@ronda/core'
import { verifyOpening, verifyRound } from '@ronda/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openGame, openTestServer, signIn, spin } from '../kit/testServer.ts'
import { BIG_STAKE, linkedSlot, openLinked, twoSlots } from '../kit/jackpots.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { giveText } from '../kit/clientSeeds.ts'

type WirePool = {
  readonly level: JackpotLevel
  readonly amount: string
  readonly isRunning: boolean
  readonly commitments?: readonly { readonly number: number; readonly commitment: string }[]
}
type DeskPool = {
  readonly level: string
  readonly amount: string
  readonly contributed: string
  readonly awarded: string
}
type WireAward = {
  readonly level: JackpotLevel
  readonly amount: string
  readonly account: string
  readonly gameCode: string
  readonly proof: {
    readonly round: string
    readonly stake: string
    readonly contribution: number
    readonly drawn: string
    readonly opening?: Readonly<
      Record<'seed' | 'ceiling' | 'commitment' | 'secret' | 'beginsAt' | 'endsAt', string>
    > & {
      readonly number: number
    }
  }
}
type JackpotRound = {
  readonly id: string
  readonly win: string
  readonly jackpot?: {
    readonly award: string
    readonly levels: readonly { level: string; drawn: string; odds?: string }[]
  }
}
type Played = { readonly round: JackpotRound; readonly balance: { readonly cash: string } }

let url: string
let server: Server
let staff: Visitor
beforeAll(async () => {
  url = await testDatabase()
  server = await openTestServer({ databaseUrl: url, titles: twoSlots })
  staff = await signIn(server, 'operador')
  await staff.send('POST', '/api/v1/office/jackpots', { currency: 'USD' })
})
afterAll(async () => {
  const { faults } = await audit(server.db.url)
  await server.close()
  expect(faults).toEqual([])
})

const read = async () => (await staff.get<{ pools: readonly WirePool[] }>('/api/v1/jackpots')).pools
const desk = async () => (await staff.get<{ list: readonly DeskPool[] }>('/api/v1/office/jackpots')).list
const awards = async () => (await staff.get<{ list: readonly WireAward[] }>('/api/v1/jackpots/awards?language=es')).list
const play = (game: Visitor, stake = BIG_STAKE, round = randomUUID()) =>
  game.send<Played>('POST', '/play/v1/slot/spin', { round, stake })
const change = (level: string, isRunning: boolean) =>
  staff.send('PUT', `/api/v1/office/jackpots/${level}`, { currency: 'USD', isRunning })
const contributed = async () => Object.fromEntries((await desk()).map((pool) => [pool.level, BigInt(pool.contributed)]))

test('opened by staff, each pool has its seed; opened again, nothing happens', async () => {
  await staff.send('POST', '/api/v1/office/jackpots', { currency: 'USD' })
  const pools = await read()
  expect(pools.map(({ level, amount }) => [level, amount])).toEqual([
    ['mini', '5000000'],
    ['minor', '50000000'],
    ['major', '250000000'],
    ['grand', '2500000000'],
  ])
  expect(pools[0]?.commitments?.map(({ number }) => number)).toEqual([1, 2, 3])
  const trial = await staff.ask('POST', '/api/v1/office/jackpots', { currency: 'XTR' })
  expect(codeOf(trial)).toBe('jackpot.no_currency')
  expect((await staff.get<{ pools: readonly WirePool[] }>('/api/v1/jackpots?currency=PEN')).pools).toEqual([])
})

test('real stakes on linked games add to all pools; other games and trial money to none', async () => {
  const member = await newMember(server)
  const before = await contributed()
  const { round } = await play(await openLinked(server, member), '1000000')
  expect(round.jackpot?.levels.map(({ level }) => level)).toEqual(['mini', 'minor', 'major', 'grand'])
  const after = await contributed()
  // A stake of 10: 2, 1, 2 and 3 thousandths.
  const added = Object.entries(after).map(([level, amount]) => amount - (before[level] ?? 0n))
  expect(added).toEqual([2_000n, 1_000n, 2_000n, 3_000n])

  expect((await spin(await openGame(member))).round).not.toHaveProperty('jackpot')
  expect((await play(await openLinked(server, member, 'free'), '1000000')).round).not.toHaveProperty('jackpot')
  expect(await contributed()).toEqual(after)
})

test('a paused pool takes nothing and is not drawn for, and the others continue', async () => {
  const game = await openLinked(server, await newMember(server))
  await play(game)
  await change('grand', false)
  await change('mini', false)
  const before = await contributed()
  const { round } = await play(game)
  expect(round.jackpot?.levels.map(({ level }) => level)).toEqual(['minor', 'major'])
  const after = await contributed()
  expect([after['mini'], after['grand']]).toEqual([before['mini'], before['grand']])
  expect((await read()).map(({ isRunning }) => isRunning)).toEqual([false, true, true, false])
  await change('grand', true)
  await change('mini', true)
  expect((await play(game)).round.jackpot?.levels).toHaveLength(4)
  const unknown = await staff.ask('PUT', '/api/v1/office/jackpots/mini', { currency: 'PEN', isRunning: false })
  expect(codeOf(unknown)).toBe('jackpot.unknown')
})

/** A mini pool takes 100 units at most until it ends, at 0.2 units a stake. */
const STAKES_MAX = 520

test('many at once, on two servers with one database: pools end where their secrets said, and no atom is missing', async () => {
  const second = await openTestServer({ databaseUrl: url, titles: twoSlots })
  const opened = await read()
  const games: Visitor[] = []
  for (let at = 0; at < 12; at++) {
    const member = await newMember(server)
    games.push(await openLinked(server, at % 2 === 0 ? member : member.movedTo(second.origin)))
  }
  const paid: JackpotRound[] = []
  for (let stakes = 0; stakes < STAKES_MAX && paid.length === 0; stakes += games.length) {
    const rounds = await Promise.all(games.map((game) => play(game)))
    paid.push(...rounds.map(({ round }) => round).filter(({ jackpot }) => jackpot?.award !== '0'))
  }
  await second.close()
  expect(paid.length).toBeGreaterThan(0)

  const won = await awards()
  // One round may win two pools, and a classic one may be among them: a chance of one in hundreds.
  expect(new Set(won.map(({ proof }) => proof.round))).toEqual(new Set(paid.map(({ id }) => id)))
  for (const { level, amount, account, gameCode, proof } of won) {
    if (level === 'major' || level === 'grand') continue
    const opening = present(proof.opening, 'the opening of a must-hit pool')
    const claim = {
      level,
      currency: 'USD' as const,
      number: opening.number,
      seed: BigInt(opening.seed),
      ceiling: BigInt(opening.ceiling),
      secret: opening.secret,
      commitment: opening.commitment,
      beginsAt: BigInt(opening.beginsAt),
      endsAt: BigInt(opening.endsAt),
      drawn: BigInt(proof.drawn),
      stake: BigInt(proof.stake),
      contribution: proof.contribution,
      amount: BigInt(amount),
    }
    expect(verifyOpening(claim)).toEqual({ ok: true, value: { hit: BigInt(amount) } })
    // Every part of it is bound.
    for (const other of [{ amount: claim.amount + 1n }, { drawn: claim.endsAt }, { beginsAt: claim.beginsAt + 1n }])
      expect(verifyOpening({ ...claim, ...other })).toEqual({ ok: false, error: 'outcome_mismatch' })
    expect(verifyOpening({ ...claim, secret: '0'.repeat(64) })).toMatchObject({ error: 'commitment_mismatch' })
    expect(account).toContain('•')
    expect(gameCode).toBe(linkedSlot.gameCode)
    const shown = opened.find((pool) => pool.level === level)?.commitments ?? []
    const committed = shown.find(({ number }) => number === opening.number)
    if (committed) expect(committed.commitment).toBe(opening.commitment)
  }

  for (const { amount, contributed: brought, awarded, level } of await desk()) {
    const ended = BigInt(won.filter((award) => award.level === level).length)
    const seed = { mini: 5_000_000n, minor: 50_000_000n, major: 250_000_000n, grand: 2_500_000_000n }[level] ?? 0n
    expect(BigInt(brought) + seed * (1n + ended)).toBe(BigInt(awarded) + BigInt(amount))
  }
})

test('a round that played for pools can be verified from its seed, with the numbers of the pools; a retry returns the same', async () => {
  const game = await openLinked(server, await newMember(server))
  const id = randomUUID()
  const first = await play(game, BIG_STAKE, id)
  expect(await play(game, BIG_STAKE, id)).toEqual(first)
  type Stored = JackpotRound &
    Record<'serverSeed' | 'clientSeed' | 'commitment', string> & { nonce: number; draws: number[] }
  await giveText(game)
  const stored = await game.get<Stored>(`/play/v1/rounds/${id}`)
  const { model } = linkedSlot
  const coin = BigInt(BIG_STAKE) / BigInt(model.cost)
  const claim = {
    ...stored,
    model,
    bet: 'spin' as const,
    coins: Number((BigInt(stored.win) - BigInt(stored.jackpot?.award ?? 0)) / coin),
    numbers: (stored.jackpot?.levels ?? []).flatMap(({ drawn, odds }) =>
      odds === undefined ? [] : [{ odds: BigInt(odds), number: BigInt(drawn) }],
    ),
  }
  expect(claim.numbers).toHaveLength(2)
  expect(verifyRound(claim).ok).toBe(true)
  const tampered = claim.numbers.map(({ odds, number }) => ({ odds, number: number + 1n }))
  expect(verifyRound({ ...claim, numbers: tampered })).toMatchObject({ error: 'outcome_mismatch' })
})

test('a refused stake adds nothing to the pools', async () => {
  const member = await newMember(server)
  const game = await openLinked(server, member)
  await member.send('POST', '/api/v1/control/limit', {
    key: randomUUID(),
    kind: 'wager',
    period: 'day',
    amount: '100000',
  })
  const before = await contributed()
  const refused = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: BIG_STAKE })
  expect(codeOf(refused)).toBe('limit.wager_reached')
  expect(await contributed()).toEqual(before)
})
