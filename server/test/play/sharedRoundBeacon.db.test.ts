import { createHash, randomUUID } from 'node:crypto'
import { minutes, present, seconds } from '@ronda/core'
import { beaconIn, dueMsOf, roundAfter } from '@ronda/fair'
import { examine, sharedOf, type Checks } from '@ronda/games'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { openDrand, type Beacon } from '../../src/platform/beacon/index.ts'
import { isSigned } from '../../src/platform/beacon/signed.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { openDrandSandbox, type BeaconFault, type DrandSandbox } from '../../src/platform/testing/drandSandbox.ts'
import type { Server } from '../../src/app/server.ts'
import {
  cashOf,
  placeBetOn,
  playedOf,
  saltAt,
  publishedRound,
  type PublishedBeacon,
  type PublishedRound,
} from '../kit/beaconRounds.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, openTable } from '../kit/sharedTables.ts'
import { watch } from '../kit/tableWatcher.ts'

const ROULETTE = 'RONDA_LIVE_ROULETTE'
const plaza = present(sharedOf(ROULETTE), 'a title')
const roulette = { ...plaza, pace: UNHURRIED, rules: { ...plaza.rules, showMs: () => UNHURRIED.showMs } }
const RED = { chips: { red: 3 } }
const HEADS = { side: 'heads', units: 2 }

describe('[SR12] rounds that a beacon decides', () => {
  let sandbox: DrandSandbox
  let beacon: Beacon
  let server: Server
  let checks: Checks
  beforeAll(async () => {
    sandbox = await openDrandSandbox({ periodMs: 300 })
    beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 500 })
    checks = { isSigned, beacons: [sandbox.chain] }
    const shareds = [coinTable(UNHURRIED), roulette]
    server = await openTestServer({ shareds, beacon })
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    await sandbox.close()
    expect(faults).toEqual([])
  })

  const seatAt = async (table: string) => {
    const member = await newMember(server)
    return { member, game: await openGame(member, 'real', table) }
  }
  const change = (game: string, set: string) =>
    server.db.write((tx) =>
      sql`update shared_round set ${sql.raw(set)} where game = ${game} and phase in ('betting', 'locked')`.execute(tx),
    )
  /** Sets the time at which the beacon was due so long ago. */
  const backdate = (game: string, ms: number) =>
    change(game, `beacon_due_at = clock_timestamp() - interval '${ms} milliseconds'`)

  test('announce the beacon round when they open, are sealed at the lock, and are drawn from its signature', async () => {
    const { game } = await seatAt(ROULETTE)
    const dealer = await openDealer(server, ROULETTE, beacon)
    const openedMs = Date.now()
    const number = await dealer.open()
    await expect.poll(() => publishedRound(game)).toMatchObject({ number, phase: 'betting', seal: null })
    const announced = present((await publishedRound(game)).beacon, 'a beacon')
    const { locksAtMs } = await publishedRound(game)
    expect(locksAtMs).toBeGreaterThanOrEqual(openedMs + UNHURRIED.bettingMs)
    expect(announced).toEqual({
      chain: sandbox.chain.hash,
      round: roundAfter(sandbox.chain, locksAtMs + seconds(1)),
      signature: null,
    })
    await placeBetOn(game, number, RED)
    await dealer.lock()
    await expect.poll(() => publishedRound(game)).toMatchObject({ phase: 'locked', seal: { tickets: 1 } })
    const locked = await publishedRound(game)
    const due = dueMsOf(sandbox.chain, present(locked.beacon, 'a beacon').round)
    expect(locked.sealedAtMs).toBeLessThan(due)
    await dealer.finish()
    const played = await playedOf(game, number)
    const { round, signature } = present(played.beacon, 'a beacon')
    expect(await beacon.signatureOf(round)).toBe(signature)
    const randomness = createHash('sha256')
      .update(Buffer.from(signature ?? '', 'hex'))
      .digest('hex')
    const salt = await saltAt(game)
    expect(beaconIn(salt)).toBe(sandbox.chain.hash.slice(0, 16))
    expect(played.clientSeed).toBe(`${salt}:${randomness}`)
    expect(examine(played, {}, checks)).toBe('good')
    // A verifier that trusts quicknet only does not accept this one.
    expect(examine(played, {}, { isSigned })).toBe('beacon_differs')
    const { rounds } = await game.get<{ rounds: readonly PublishedRound[] }>(
      `/play/v1/table/games/${ROULETTE}/past?limit=1&before=${number + 1}`,
    )
    expect(rounds).toMatchObject([{ number, beacon: played.beacon, seal: played.seal, voidReason: null }])
  })

  test('publish the root before anything is shown, and give receipts for tickets at tables', async () => {
    const { game } = await seatAt('COIN')
    const dealer = await openDealer(server, 'COIN', beacon)
    const number = await dealer.open()
    const ticket = await placeBetOn(game, number, HEADS)
    const watcher = watch(server.origin, [{ gameCode: 'COIN' }])
    await expect.poll(() => watcher.received.length).toBeGreaterThan(0)
    await dealer.finish()
    const turns = () => watcher.received.flatMap(({ type, round }) => (type === 'turn' && round ? [round] : []))
    await expect.poll(() => turns().at(-1)?.phase).toBe('closed')
    const phases = turns().map((round) => [round.phase, (round as unknown as PublishedRound).seal !== null])
    expect(phases).toEqual([
      ['locked', true],
      ['showing', true],
      ['settling', true],
      ['closed', true],
    ])
    expect(await game.ask('GET', `/play/v1/table/receipt/${number}/${ticket}`)).toMatchObject({ status: 200 })
    watcher.socket.close()
  })

  test.each<BeaconFault>(['down', 'silent', 'forges', 'mistakes the round', 'talks nonsense'])(
    'wait for a beacon that is %j, and are void after a minute: every stake is returned, once',
    async (fault) => {
      const { member, game } = await seatAt('COIN')
      const dealer = await openDealer(server, 'COIN', beacon)
      const before = await cashOf(member)
      const number = await dealer.open()
      await placeBetOn(game, number, HEADS)
      await dealer.lock()
      sandbox.fault = fault
      await backdate('COIN', seconds(59))
      expect(await dealer.tryShow()).toBe(false)
      expect((await publishedRound(game)).phase).toBe('locked')
      await backdate('COIN', minutes(1))
      expect(await dealer.tryShow()).toBe(true)
      sandbox.fault = 'none'
      // Paid by a process that was killed, then by another.
      const second = await openDealer(server, 'COIN', beacon)
      await second.finish()
      await expect(second.finish()).rejects.toThrow('could not')
      expect(await cashOf(member)).toBe(before)
      await expect.poll(() => publishedRound(game)).toMatchObject({ phase: 'void', voidReason: 'beacon_missing' })
      const played = await playedOf(game, number)
      expect(played).toMatchObject({ isVoid: true, voidReason: 'beacon_missing', outcome: null })
      expect(examine({ ...played, gameCode: ROULETTE }, {}, checks)).toBe('void')
    },
  )

  test('whose beacon came late, within the minute, are drawn', async () => {
    const { game } = await seatAt('COIN')
    const dealer = await openDealer(server, 'COIN', beacon)
    const number = await dealer.open()
    await placeBetOn(game, number, HEADS)
    await dealer.lock()
    sandbox.fault = 'down'
    await backdate('COIN', seconds(40))
    expect(await dealer.tryShow()).toBe(false)
    sandbox.fault = 'none'
    await dealer.finish()
    expect((await playedOf(game, number)).outcome).not.toBeNull()
  })

  test('are never drawn by a process that has no beacon, or another: they wait, and are void', async () => {
    const otherSandbox = await openDrandSandbox()
    const other = openDrand({ url: otherSandbox.url, chain: otherSandbox.chain })
    const { member, game } = await seatAt('COIN')
    for (const successor of [undefined, other]) {
      const before = await cashOf(member)
      const dealer = await openDealer(server, 'COIN', beacon)
      const number = await dealer.open()
      await placeBetOn(game, number, HEADS)
      await dealer.lock()
      await backdate('COIN', seconds(30))
      const late = await openDealer(server, 'COIN', successor)
      expect(await late.tryShow()).toBe(false)
      await backdate('COIN', minutes(1))
      await late.finish()
      expect(await playedOf(game, number)).toMatchObject({ isVoid: true, voidReason: 'beacon_missing' })
      expect(await cashOf(member)).toBe(before)
    }
    await otherSandbox.close()
  })

  test('are void when their seal would come after the beacon was due, by the database clock', async () => {
    const { member, game } = await seatAt('COIN')
    const before = await cashOf(member)
    const dealer = await openDealer(server, 'COIN', beacon)
    // No process ran the table when bets closed, nor when the beacon came: as after a restart.
    const number = await dealer.open()
    await placeBetOn(game, number, HEADS)
    await dealer.runOut()
    await backdate('COIN', 1)
    await (await openDealer(server, 'COIN', beacon)).finish()
    expect(await playedOf(game, number)).toMatchObject({ isVoid: true, voidReason: 'sealed_late' })
    expect(await playedOf(game, number)).not.toHaveProperty('seal')
    // Locked by a process that was killed before it could seal, and without a ticket.
    await dealer.open()
    await change('COIN', `phase = 'locked', beacon_due_at = clock_timestamp() + interval '100 milliseconds'`)
    await (await openDealer(server, 'COIN', beacon)).finishSealed()
    await expect
      .poll(() => publishedRound(game))
      .toMatchObject({ phase: 'void', voidReason: 'sealed_late', seal: null })
    expect(await cashOf(member)).toBe(before)
  })

  test('that were sealed in time are not voided by a process that comes after', async () => {
    const { game } = await seatAt('COIN')
    const dealer = await openDealer(server, 'COIN', beacon)
    const number = await dealer.open()
    await dealer.lock()
    await backdate('COIN', seconds(5))
    await expect((await openDealer(server, 'COIN', beacon)).sealAgain()).rejects.toThrow('could not seal')
    await dealer.finish()
    await expect.poll(() => publishedRound(game)).toMatchObject({ number, phase: 'closed' })
  })
})

test('[SR12] a server with a beacon runs its tables by it', async () => {
  const sandbox = await openDrandSandbox()
  const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain })
  const pace = { bettingMs: 1_500, lockedMs: 100, restMs: 50, showMs: 50 }
  const shareds = [coinTable(pace)]
  const server = await openTestServer({ databaseUrl: await testDatabase(), shareds, beacon, withTables: true })
  const game = await openGame(await newMember(server), 'real', 'COIN')
  async function placeOne(): Promise<number> {
    for (;;) {
      const { round } = await openTable(game, 'betting')
      const { status } = await game.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet: HEADS })
      if (status === 200) return round
    }
  }
  const round = await placeOne()
  const mine = () =>
    game.get<{ played: { outcome: object | null; beacon: PublishedBeacon } | null }>(`/play/v1/table/mine/${round}`)
  await expect.poll(async () => (await mine()).played).not.toBeNull()
  const { outcome, beacon: published } = present((await mine()).played, 'a round that was drawn')
  expect(outcome).not.toBeNull()
  expect(await beacon.signatureOf(published.round)).toBe(published.signature)
  await server.close()
  await sandbox.close()
})
