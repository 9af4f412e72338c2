import { beaconIn } from '@ronda/fair'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { openDrand, type Beacon } from '../../src/platform/beacon/index.ts'
import { openDrandSandbox, type DrandSandbox } from '../../src/platform/testing/drandSandbox.ts'
import type { Server } from '../../src/app/server.ts'
import { cashOf, placeBetOn, playedOf, saltAt, publishedRound } from '../kit/beaconRounds.ts'
import { openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, kiteTable, toteTable } from '../kit/sharedTables.ts'

const HEADS = { side: 'heads', units: 2 }

describe('[SR12] rounds that a beacon decides, when processes start and stop', () => {
  let sandbox: DrandSandbox
  let beacon: Beacon
  let server: Server
  beforeAll(async () => {
    sandbox = await openDrandSandbox({ periodMs: 300 })
    beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 500 })
    const shareds = [coinTable(UNHURRIED), kiteTable(UNHURRIED), toteTable(UNHURRIED)]
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
  test.each(['COIN', 'KITE', 'TOTE'] as const)(
    'at %s continue from wherever a process was killed, to the same end, and everybody is paid once',
    async (table) => {
      const { member, game } = await seatAt(table)
      const before = await cashOf(member)
      // Each step by another process, which knows nothing but the database.
      const fresh = (): Promise<Dealer> => openDealer(server, table, beacon)
      const number = await (await fresh()).open()
      await placeBetOn(game, number, HEADS)
      await (await fresh()).lock()
      await (await fresh()).show()
      await (await fresh()).end()
      await (await fresh()).finish()
      const played = await playedOf(game, number)
      expect(played.outcome).not.toBeNull()
      expect(await cashOf(member)).toBe(before - played.staked + played.win)
      await expect((await fresh()).finish()).rejects.toThrow('could not')
      expect(await cashOf(member)).toBe(before - played.staked + played.win)
    },
  )

  test('are opened, locked and shown once, although two processes try at the same time', async () => {
    const { game } = await seatAt('COIN')
    const dealers = [await openDealer(server, 'COIN', beacon), await openDealer(server, 'COIN', beacon)]
    for (const step of ['open', 'lock', 'show', 'end', 'finish'] as const) {
      const done = await Promise.allSettled(dealers.map((dealer) => dealer[step]()))
      expect(done.some(({ status }) => status === 'fulfilled')).toBe(true)
    }
    await expect.poll(() => publishedRound(game)).toMatchObject({ phase: 'closed', voidReason: null })
  })

  test('begin another chain when the beacon is switched on or off, and the salt of each shows it', async () => {
    const { game } = await seatAt('TOTE')
    const salts: string[] = []
    for (const one of [beacon, undefined, undefined, beacon]) {
      const dealer = await openDealer(server, 'TOTE', one)
      const number = await dealer.open()
      await dealer.finish()
      await expect.poll(() => publishedRound(game)).toMatchObject({ number, phase: 'closed', seal: { tickets: 0 } })
      expect((await publishedRound(game)).beacon === null).toBe(one === undefined)
      salts.push(await saltAt(game))
    }
    expect(salts.map((salt) => beaconIn(salt) !== undefined)).toEqual([true, false, false, true])
    expect(salts[1]).toBe(salts[2])
    expect(new Set(salts).size).toBe(3)
  })

  test('have the reason why they were voided, when their rules are gone or nobody could leave them', async () => {
    const { game } = await seatAt('COIN')
    const dealer = await openDealer(server, 'COIN', beacon)
    const number = await dealer.open()
    await placeBetOn(game, number, HEADS)
    await dealer.lock()
    const coin = coinTable(UNHURRIED)
    const other = { ...coin, rules: { ...coin.rules, model: { id: 'coin', edge: 1 } } }
    const changed = await openTestServer({ databaseUrl: server.db.url, shareds: [other], beacon })
    await (await openDealer(changed, 'COIN', beacon)).finish()
    await changed.close()
    expect(await playedOf(game, number)).toMatchObject({ isVoid: true, voidReason: 'rules_gone' })

    const kite = await seatAt('KITE')
    const flown = await openDealer(server, 'KITE', beacon)
    const round = await flown.open()
    await placeBetOn(kite.game, round, HEADS)
    await flown.show()
    await flown.interrupt()
    await flown.finish()
    expect(await playedOf(kite.game, round)).toMatchObject({ isVoid: true, voidReason: 'interrupted' })
  })

  test('[FA14] that were opened without a beacon by an older version are sealed and drawn without one, and show it', async () => {
    const { game } = await seatAt('COIN')
    // An older version of the server, without a beacon, has opened and locked it.
    const former = await openDealer(server, 'COIN')
    const number = await former.open()
    await placeBetOn(game, number, HEADS)
    await server.db.write((tx) =>
      sql`update shared_round set phase = 'locked', locks_at = clock_timestamp() where game = 'COIN' and phase = 'betting'`.execute(
        tx,
      ),
    )
    await (await openDealer(server, 'COIN', beacon)).finishSealed()
    const played = await playedOf(game, number)
    expect(played).toMatchObject({ seal: { tickets: 1 } })
    expect(played).not.toHaveProperty('beacon')
    expect(played.clientSeed).toBe(`${played.clientSeed.split(':')[0]}:${played.seal?.root}`)
  })

  test('[FA14] that announced their beacon only at the seal, as draws did before, wait for it or are void', async () => {
    const { game } = await seatAt('COIN')
    const named = (set: string) =>
      server.db.write((tx) =>
        sql`update shared_round set beacon_chain = ${sandbox.chain.hash}, beacon_round = 7, beacon_due_at = null,
          ${sql.raw(set)} where game = 'COIN' and phase = 'locked'`.execute(tx),
      )
    const former = await openDealer(server, 'COIN')
    const drawn = await former.open()
    await placeBetOn(game, drawn, HEADS)
    await former.lock()
    await named('shows_at = clock_timestamp()')
    await (await openDealer(server, 'COIN', beacon)).finish()
    const played = await playedOf(game, drawn)
    expect(played.clientSeed.split(':')).toHaveLength(3)
    expect(played.beacon).toMatchObject({ round: 7, signature: await beacon.signatureOf(7) })

    const lost = await former.open()
    await placeBetOn(game, lost, HEADS)
    await former.lock()
    await named(`shows_at = clock_timestamp() - interval '61 seconds'`)
    await (await openDealer(server, 'COIN')).finish()
    expect(await playedOf(game, lost)).toMatchObject({ isVoid: true, voidReason: 'beacon_missing' })
  })
})
