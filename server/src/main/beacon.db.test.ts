import { createHash, randomUUID } from 'node:crypto'
import { hours, minutes, present, seconds } from '@ronda/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDrand, type Beacon } from '../platform/beacon/index.ts'
import { testDatabase } from '../platform/testing/database.ts'
import { openDrandSandbox, type DrandSandbox } from '../platform/testing/drandSandbox.ts'
import type { Visitor } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { openDealer, type Dealer } from './testing/dealer.ts'
import { newMember, openGame, openTestHouse } from './testing/guests.ts'
import { coinTable, evenCalendar, openTable } from './testing/sharedTables.ts'

type Told = { readonly chain: string; readonly round: number; readonly signature: string | null }
type Round = {
  readonly number: number
  readonly phase: string
  readonly seal: { readonly root: string } | null
  readonly beacon: Told | null
}

type Played = { readonly clientSeed: string; readonly seal: { readonly root: string }; readonly beacon: Told }

/** Lays a bet on the first round that takes it, and tells which. */
async function layOne(game: Visitor): Promise<number> {
  for (;;) {
    const { round } = await openTable(game, 'betting')
    const bet = { side: 'heads', units: 1 }
    const { status } = await game.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet })
    if (status === 200) return round
  }
}

describe('[SR12] a draw that a beacon has a part in', () => {
  let sandbox: DrandSandbox
  let beacon: Beacon
  let house: House
  let dealer: Dealer
  let game: Visitor
  beforeAll(async () => {
    sandbox = await openDrandSandbox()
    beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 500 })
    const calendar = evenCalendar(hours(24), minutes(15), Date.UTC(2026, 0))
    house = await openTestHouse({ shareds: [coinTable({ calendar, restMs: 0, showMs: hours(1) }, 'DRAW')] })
    dealer = await openDealer(house, 'DRAW', beacon)
    game = await openGame(await newMember(house), 'real', 'DRAW')
  })
  afterAll(async () => {
    await house.close()
    await sandbox.close()
  })

  const told = async (): Promise<Round> => (await game.get<{ told: { round: Round } }>('/play/v1/table')).told.round

  /** The draw's time came so long ago. */
  const backdate = (ms: number) =>
    house.db.write((tx) =>
      sql`update shared_round set shows_at = clock_timestamp() - make_interval(secs => ${ms} / 1000.0)
        where game = 'DRAW' and phase = 'locked'`.execute(tx),
    )

  test('names a round to come when the tickets are sealed, waits while it does not come, and goes on without it', async () => {
    await dealer.open()
    const lockedMs = Date.now()
    await dealer.lock()
    await expect.poll(told).toMatchObject({ phase: 'locked', beacon: { chain: sandbox.chain.hash, signature: null } })
    const named = present((await told()).beacon, 'a beacon')
    expect(beacon.dueMs(named.round)).toBeGreaterThanOrEqual(lockedMs + seconds(3))
    sandbox.ailment = 'down'
    await expect(dealer.show()).rejects.toThrow('could not show')
    await backdate(seconds(31))
    await dealer.finish()
    await expect.poll(told).toMatchObject({ phase: 'closed', beacon: named })
    sandbox.ailment = 'none'
  })

  test('goes on without a beacon that the house does not ask any more, and says so', async () => {
    await dealer.open()
    await dealer.lock()
    const other = await openDealer(house, 'DRAW')
    await other.finish()
    await expect.poll(told).toMatchObject({ phase: 'closed', beacon: { signature: null } })
  })
})

test('[SR12] a house with a beacon draws with what it signed after the tickets were sealed', async () => {
  const sandbox = await openDrandSandbox()
  const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain })
  const calendar = evenCalendar(seconds(2), 300, Date.now() - seconds(50))
  const shareds = [coinTable({ calendar, restMs: 0, showMs: 50 }, 'DRAW')]
  const house = await openTestHouse({ databaseUrl: await testDatabase(), shareds, beacon, withTables: true })
  const game = await openGame(await newMember(house), 'real', 'DRAW')
  const round = await layOne(game)
  const mine = () => game.get<{ played: Played | null }>(`/play/v1/table/mine/${round}`)
  await expect.poll(async () => (await mine()).played).not.toBeNull()
  const { clientSeed, seal, beacon: told } = present((await mine()).played, 'a round that was drawn')
  const signature = present(told.signature, 'what the beacon signed')
  expect(await beacon.signatureOf(told.round)).toBe(signature)
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  const { chain } = await game.get<{ chain: { salt: string } }>('/play/v1/table')
  expect(clientSeed).toBe(`${chain.salt}:${seal.root}:${randomness}`)
  const { rounds } = await game.get<{ rounds: readonly Round[] }>(
    `/play/v1/table/games/DRAW/past?limit=1&before=${round + 1}`,
  )
  expect(rounds).toMatchObject([{ number: round, seal, beacon: told }])
  await house.close()
  await sandbox.close()
})
