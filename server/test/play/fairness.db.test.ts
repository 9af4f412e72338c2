import { randomUUID } from 'node:crypto'
import { proof as proofCalls } from '@ronda/contract'
import { present } from '@ronda/core'
import { bindClientSeed, commitmentOf } from '@ronda/fair'
import { examine, examineSet, modelHash, slotOf } from '@ronda/games'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  GAME,
  launchToken,
  newMember,
  openGame,
  openTestServer,
  walletsOf,
  spin,
  STAKE,
  withoutPrizes,
  type WireSpin,
} from '../kit/testServer.ts'
import { CHECKS, giveText, type WireRevealed, type WireRotation, type WireSeeds } from '../kit/clientSeeds.ts'
import { dumpTables, readableIn } from '../kit/databaseDump.ts'

type Seeds = WireSeeds & { readonly revealed: readonly WireRevealed[] }

let url: string
let server: Server
beforeAll(async () => {
  url = await testDatabase()
  server = await openTestServer({ databaseUrl: url, titles: withoutPrizes() })
  return () => server.close()
})

const seedsOf = (game: Visitor): Promise<Seeds> => game.get<Seeds>('/play/v1/fairness')
const rotate = (game: Visitor, commitment: string, clientSeed: string) =>
  game.ask('POST', '/play/v1/fairness/rotate', { commitment, clientSeed })

/** Opens a game without giving a client seed. */
async function openSilent(member: Visitor, mode: 'real' | 'free' = 'real', gameCode: string = GAME): Promise<Visitor> {
  const game = new Visitor(member.origin)
  const token = await launchToken(member, mode, gameCode)
  const entered = await game.send<{ playToken: string; seeds: WireSeeds | null }>('POST', '/play/v1/session', {
    launchToken: token,
  })
  game.bearer = entered.playToken
  // The answer has everything that is needed to give a client seed.
  expect(entered.seeds?.active).toBeNull()
  expect(entered.seeds?.next.commitment).toMatch(/^[0-9a-f]{64}$/)
  return game
}

test('the commitment is shown before the client seed is given, the client seed contains its digits, and the reveal has both', async () => {
  const game = await openSilent(await newMember(server))
  const before = await seedsOf(game)
  expect(before).toMatchObject({ active: null, revealed: [] })
  const first = await giveText(game, 'my-own-luck')
  expect(first).toMatchObject({
    revealed: null,
    active: {
      id: before.next.id,
      commitment: before.next.commitment,
      clientSeed: `my-own-luck-${before.next.commitment.slice(0, 32)}`,
      nonce: 0,
    },
  })
  const { round } = await spin(game)
  expect(round).toMatchObject({ commitment: before.next.commitment, nonce: 0, seedId: before.next.id })
  const { active, revealed, next } = await giveText(game, 'again')
  expect(commitmentOf(revealed?.serverSeed ?? '')).toBe(before.next.commitment)
  expect(active.commitment).toBe(first.next.commitment)
  expect(revealed).toMatchObject({ clientSeed: first.active.clientSeed, rounds: 1 })
  expect(await seedsOf(game)).toEqual({ active, next, revealed: [revealed] })
})

describe.each(['real', 'free'] as const)('without a client seed nothing is played in %s mode', (mode) => {
  test('neither a spin nor a bet is accepted, nothing is staked, and the same round can be played once a client seed is given', async () => {
    const member = await newMember(server)
    const game = await openSilent(member, mode)
    const round = randomUUID()
    const ask = () => game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'fairness.seed_required' } })
    const dice = new Visitor(member.origin)
    const token = await launchToken(member, mode, 'RONDA_DICE')
    dice.bearer = (await dice.send<{ playToken: string }>('POST', '/play/v1/session', { launchToken: token })).playToken
    const bet = { round: randomUUID(), stake: STAKE, bet: { side: 'under', chance: 5_000 } }
    if (mode === 'real')
      expect(await dice.ask('POST', '/play/v1/arcade/bet', bet)).toMatchObject({
        status: 409,
        body: { code: 'fairness.seed_required' },
      })
    expect(await game.get<{ rounds: unknown[] }>('/play/v1/rounds?limit=5')).toMatchObject({ rounds: [] })
    await giveText(game)
    expect(await ask()).toMatchObject({ status: 200, body: { value: { round: { nonce: 0 } } } })
    if (mode === 'real') expect((await dice.ask('POST', '/play/v1/arcade/bet', bet)).status).toBe(200)
  })
})

// oxfmt-ignore
test.each<[string, (digits: string) => string]>([
  ['nothing',                        () => ''],
  ['a text alone',                   () => 'my-own-luck'],
  ['the digits alone',               (digits) => `-${digits}`],
  ['a colon',                        (digits) => `has:colon-${digits}`],
  ['a space',                        (digits) => `has space-${digits}`],
  ['what is not ASCII',              (digits) => `ñ-${digits}`],
  ['a control character',            (digits) => `a\u0000b-${digits}`],
  ['digits of another commitment',   () => `luna-${commitmentOf('another').slice(0, 32)}`],
  ['digits in capitals',             (digits) => `luna-${digits.toUpperCase()}`],
  ['too long a text',                (digits) => `${'x'.repeat(32)}-${digits}`],
])('[FA10] %s is refused as a client seed', async (_, textOf) => {
  const game = await openSilent(await newMember(server), 'free')
  const { next } = await seedsOf(game)
  const { commitment } = next
  const clientSeed = textOf(commitment.slice(0, 32))
  const answer = await rotate(game, commitment, clientSeed)
  expect(answer.status).toBe(clientSeed.length > 64 ? 400 : 422)
  expect(await seedsOf(game)).toMatchObject({ active: null, next })
})

test('a commitment other than that of the next seed is refused', async () => {
  const game = await openSilent(await newMember(server))
  const stale = (await seedsOf(game)).next.commitment
  const made = commitmentOf('made up')
  expect(await rotate(game, made, bindClientSeed('luna', made))).toMatchObject({
    status: 409,
    body: { code: 'fairness.commitment_stale' },
  })
  await giveText(game)
  const { active, next } = await seedsOf(game)
  expect(await rotate(game, stale, bindClientSeed('luna', stale))).toMatchObject({
    status: 409,
    body: { code: 'fairness.commitment_stale' },
  })
  expect(await seedsOf(game)).toMatchObject({ active, next })
})

test('of forty rotations at once with one commitment, in two processes, one is accepted, and nothing is lost', async () => {
  const other = await openTestServer({ databaseUrl: url, titles: withoutPrizes() })
  const game = await openSilent(await newMember(server))
  const twin = game.movedTo(other.origin)
  twin.bearer = game.bearer
  const { next } = await seedsOf(game)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      rotate(at % 2 === 0 ? game : twin, next.commitment, bindClientSeed(`text${at}`, next.commitment)),
    ),
  )
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(39)
  const { value } = present(taken[0], 'the rotation that was accepted').body as { value: WireRotation }
  expect(await seedsOf(game)).toMatchObject({ active: value.active, next: value.next, revealed: [] })
  await other.close()
})

test('a next seed is created once, however many ask for it at the same time', async () => {
  const member = await newMember(server)
  const games = await Promise.all(Array.from({ length: 10 }, () => openSilent(member)))
  const asked = await Promise.all(games.map(seedsOf))
  expect(new Set(asked.map(({ next }) => next.commitment)).size).toBe(1)
})

test('an old seed whose client seed is not bound cannot be played with, and the next one can', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  const { cash } = await walletsOf(server, member)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update seed set client_seed = 'older' where wallet = $1 and state = 'active'`, [cash])
  await client.end()
  // Another process, which has not read the seed before.
  const other = await openTestServer({ databaseUrl: url, titles: withoutPrizes() })
  const late = game.movedTo(other.origin)
  late.bearer = game.bearer
  expect(await late.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })).toMatchObject({
    status: 409,
    body: { code: 'fairness.seed_required' },
  })
  expect((await giveText(late)).revealed).toMatchObject({ clientSeed: 'older' })
  expect((await late.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })).status).toBe(200)
  await other.close()
})

test('neither the active seed nor the next one is readable in the database', async () => {
  const game = await openGame(await newMember(server))
  await spin(game)
  const dump = await dumpTables(server.db)
  const secrets = [await giveText(game), await giveText(game)].map(({ revealed }) => present(revealed, 'a seed'))
  for (const { commitment, serverSeed } of secrets) {
    expect(dump).toContain(commitment)
    expect(readableIn(dump, [serverSeed])).toEqual([])
  }
})

test('the database itself refuses a round with a retired seed, two rounds with one nonce, and two next seeds', async () => {
  const game = await openGame(await newMember(server))
  await spin(game)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const refused = (query: string, why: string) => expect(client.query(query)).rejects.toThrow(why)
  await refused('update round set win = win + 1', 'stays')
  await refused('truncate round', 'stays')
  await refused(`update seed set state = 'active' where state = 'retired'`, 'violates check constraint')
  await refused(`update seed set state = 'active' where state = 'next'`, 'violates check constraint')
  await refused(`update seed set client_seed = 'early' where state = 'next'`, 'violates check constraint')
  await refused(`update seed set state = 'next', client_seed = null where state = 'active'`, 'seed_next')
  await refused(
    `insert into round select wallet, seq + 1000, gen_random_uuid(), game, model, seed, nonce, stake, win, draws, played_at
      from round limit 1`,
    'nonce',
  )
  await client.end()
})

/** As a client does: on an unknown result it asks again under the same id. */
async function spinUntilKnown(game: Visitor): Promise<WireSpin> {
  const round = randomUUID()
  for (;;) {
    const answer = await game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
    if (answer.status === 503) continue
    expect(answer.status).toBe(200)
    return (answer.body as { value: WireSpin }).value
  }
}

test('two servers on one database: the same wallet in both, spins and rotations at once, no nonce twice and no gap', async () => {
  const other = await openTestServer({ databaseUrl: url, titles: withoutPrizes() })
  const member = await newMember(server)
  const game = await openGame(member)
  const twin = game.movedTo(other.origin)
  twin.bearer = game.bearer

  const spins: Promise<WireSpin>[] = []
  const rotations: Promise<unknown>[] = []
  for (let count = 0; count < 60; count += 1) {
    const from = count % 2 === 0 ? game : twin
    spins.push(spinUntilKnown(from))
    // Two at once can use the same commitment: then one is refused as stale.
    if (count % 15 === 14) rotations.push(giveText(from, `turn${count}`).catch(() => undefined))
  }
  const rounds = (await Promise.all(spins)).map(({ round }) => round)
  await Promise.all(rotations)
  await giveText(game, 'last')

  const { revealed } = await seedsOf(game)
  expect(revealed.reduce((sum, seed) => sum + seed.rounds, 0)).toBe(60)
  for (const seed of revealed) {
    const nonces = rounds.filter((round) => round.seedId === seed.id).map((round) => round.nonce)
    expect(nonces.toSorted((left, right) => left - right)).toEqual(Array.from({ length: seed.rounds }, (_, at) => at))
  }
  await other.close()
})

test('[FA15] the exported rounds prove that nothing was left out, and a missing one is detected', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  for (let count = 0; count < 4; count += 1) await spin(game)
  await giveText(game)
  await spin(game)
  await giveText(game)
  type Proofs = z.input<(typeof proofCalls)['rounds']['reply']>
  const { rounds, seeds } = z.decode(
    proofCalls.rounds.reply,
    await member.get<Proofs>('/api/v1/proof/rounds?limit=100'),
  )
  expect(new Set(seeds.map(({ rounds: count }) => count))).toEqual(new Set([1, 4]))
  const { model } = present(withoutPrizes()[0], 'the game')
  const models = { [modelHash(model)]: model }
  expect(slotOf(GAME)).toBeDefined()
  expect(rounds.map((round) => examine(round, models, CHECKS))).toEqual(Array(5).fill('good'))
  expect(examineSet({ rounds, seeds }, undefined)).toEqual([])
  const [, , third] = rounds
  const withheld = rounds.filter((round) => round !== third)
  expect(examineSet({ rounds: withheld, seeds }, undefined)).toEqual([
    { kind: 'missing', of: third?.commitment, at: [third?.nonce] },
  ])
})

test('a round is revealed on the site by retiring its seed; the next round needs a client seed first', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  const { round } = await spin(game)
  const opened = await member.send<{ round: { serverSeed?: string } }>(
    'POST',
    `/api/v1/record/rounds/${round.id}/reveal`,
    { language: 'es' },
  )
  expect(commitmentOf(opened.round.serverSeed ?? '')).toBe(round.commitment)
  expect(await seedsOf(game)).toMatchObject({ active: null, revealed: [{ commitment: round.commitment, rounds: 1 }] })
  const ask = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })
  expect(await ask()).toMatchObject({ body: { code: 'fairness.seed_required' } })
  // A played round is still returned again.
  expect((await spin(game, round.id)).round.id).toBe(round.id)
  await giveText(game)
  expect((await ask()).status).toBe(200)
})
