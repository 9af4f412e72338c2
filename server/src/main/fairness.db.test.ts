import { randomUUID } from 'node:crypto'
import { commitmentOf } from '@ronda/fair'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../platform/testing/database.ts'
import type { Visitor } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { newMember, openGame, openTestHouse, spin, STAKE, withoutPrizes, type WireSpin } from './testing/guests.ts'

type Seed = { id: string; commitment: string; clientSeed: string; nonce: number; serverSeed: string; rounds: number }
type Seeds = { active: Seed; revealed: Seed[] }
type Rotation = { active: Seed; revealed: Seed }

let url: string
let house: House
beforeAll(async () => {
  url = await testDatabase()
  house = await openTestHouse({ databaseUrl: url, titles: withoutPrizes() })
  return () => house.close()
})

const rotate = (game: Visitor, clientSeed: string): Promise<Rotation> =>
  game.send<Rotation>('POST', '/play/v1/fairness/rotate', { clientSeed })

test('the commitment is shown before the first round, and the reveal keeps it', async () => {
  const game = await openGame(await newMember(house))
  const before = await game.get<Seeds>('/play/v1/fairness')
  expect(before).toMatchObject({ active: { nonce: 0 }, revealed: [] })
  const { round } = await spin(game)
  expect(round).toMatchObject({ commitment: before.active.commitment, nonce: 0, seedId: before.active.id })

  const { active, revealed } = await rotate(game, 'my-own-luck')
  expect(commitmentOf(revealed.serverSeed)).toBe(before.active.commitment)
  expect(active).toMatchObject({ clientSeed: 'my-own-luck', nonce: 0 })
  expect(active.commitment).not.toBe(revealed.commitment)
  expect(await game.get<Seeds>('/play/v1/fairness')).toEqual({ active, revealed: [revealed] })
})

test.each(['', 'has:colon', 'has space', 'ñ', 'x'.repeat(65), '\u0000', '\u007f'])(
  'client seed %j is refused',
  async (clientSeed) => {
    const game = await openGame(await newMember(house), 'free')
    const answer = await game.ask('POST', '/play/v1/fairness/rotate', { clientSeed })
    expect(answer.status).toBe(clientSeed.length > 64 ? 400 : 422)
  },
)

test('a seed in force is nowhere in the database in a form that can be read', async () => {
  const game = await openGame(await newMember(house))
  await spin(game)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  let dump = ''
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    dump += rows.map(({ row }) => row).join('\n')
  }
  const { revealed } = await rotate(game, 'next')
  expect(dump).toContain(revealed.commitment)
  expect(dump).not.toContain(revealed.serverSeed)
  expect(dump).not.toContain(Buffer.from(revealed.serverSeed).toString('hex'))
  await client.end()
})

test('the database itself refuses a round with a retired seed, and two rounds with one number', async () => {
  const game = await openGame(await newMember(house))
  await spin(game)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await expect(client.query('update round set win = win + 1')).rejects.toThrow('stays')
  await expect(client.query('truncate round')).rejects.toThrow('stays')
  await expect(client.query(`update seed set state = 'active' where state = 'retired'`)).rejects.toThrow(
    'violates check constraint',
  )
  await expect(
    client.query(`insert into round select wallet, seq + 1000, gen_random_uuid(), game, model, seed, nonce, stake, win, draws, played_at
      from round limit 1`),
  ).rejects.toThrow('nonce')
  await client.end()
})

/** As a client does: unknown or busy means ask again under the same name. */
async function spinUntilKnown(game: Visitor): Promise<WireSpin> {
  const round = randomUUID()
  for (;;) {
    const answer = await game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
    if (answer.status === 503) continue
    expect(answer.status).toBe(200)
    return (answer.body as { value: WireSpin }).value
  }
}

test('two houses on one database: the same wallet in both, spins and rotations at once, nothing shared and no gap', async () => {
  const other = await openTestHouse({ databaseUrl: url, titles: withoutPrizes() })
  const member = await newMember(house)
  const game = await openGame(member)
  const twin = game.movedTo(other.origin)
  twin.bearer = game.bearer

  const spins: Promise<WireSpin>[] = []
  const rotations: Promise<Rotation>[] = []
  for (let count = 0; count < 60; count += 1) {
    const from = count % 2 === 0 ? game : twin
    spins.push(spinUntilKnown(from))
    if (count % 15 === 14) rotations.push(rotate(from, `turn${count}`))
  }
  const rounds = (await Promise.all(spins)).map(({ round }) => round)
  await Promise.all(rotations)
  await rotate(game, 'last')

  const { revealed } = await game.get<Seeds>('/play/v1/fairness')
  expect(revealed.reduce((sum, seed) => sum + seed.rounds, 0)).toBe(60)
  for (const seed of revealed) {
    const nonces = rounds.filter((round) => round.seedId === seed.id).map((round) => round.nonce)
    expect(nonces.toSorted((left, right) => left - right)).toEqual(Array.from({ length: seed.rounds }, (_, at) => at))
  }
  await other.close()
})
