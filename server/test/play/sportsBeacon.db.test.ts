import { dueMsOf, roundAfter } from '@ronda/fair'
import { playFixture } from '@ronda/games/sports'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { openDrand, type Beacon } from '../../src/platform/beacon/index.ts'
import { openDrandSandbox, type DrandSandbox } from '../../src/platform/testing/drandSandbox.ts'
import { fixtureOf, textOf } from '../../src/play/sports/match.actions.ts'
import { FAILURES_MAX } from '../../src/play/sports/sports.ts'
import type { Server } from '../../src/app/server.ts'
import { askToPlace, betsOf, moveMatch, openMatch, placeOn, resultBet, stepLeague, storedMatch } from '../kit/league.ts'
import { broughtBy, units } from '../kit/memberBalances.ts'
import { openTestServer } from '../kit/testServer.ts'

describe('[SP3] matches that a beacon decides', () => {
  let sandbox: DrandSandbox
  let beacon: Beacon
  let server: Server

  beforeAll(async () => {
    sandbox = await openDrandSandbox({ periodMs: 300 })
    beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 500 })
    server = await openTestServer({ beacon, needsBeacon: true })
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    await sandbox.close()
    expect(faults).toEqual([])
  })

  /** Closes the bets so long ago, and names the beacon round that is due at that moment. */
  const closeBefore = (number: number, ms: number, round: number): Promise<unknown> =>
    server.db.write((tx) =>
      sql`update sports_match set starts_at = now, closes_at = now - make_interval(secs => ${ms / 1_000}),
        beacon_round = ${round}
        from date_trunc('milliseconds', clock_timestamp()) as now where number = ${number}`.execute(tx),
    )

  test('name a round that is due after bets have closed, and are drawn from its signature', async () => {
    const who = await broughtBy(server, 'agente')
    const match = await openMatch(server)
    expect(match.beaconChain).toBe(sandbox.chain.hash)
    expect(dueMsOf(sandbox.chain, match.beaconRound ?? 0)).toBeGreaterThan(match.closesAtMs)
    await placeOn(who.visitor, resultBet(match, 'home', units(1)))
    await closeBefore(match.number, 1_000, roundAfter(sandbox.chain, Date.now()))
    await expect
      .poll(async () => {
        await stepLeague(server)
        return (await storedMatch(server, match.number)).phase
      })
      .toBe('playing')
    await moveMatch(server, match.number, '-1 day')
    for (let steps = 0; steps < 2; steps += 1) await stepLeague(server)
    const over = await storedMatch(server, match.number)
    const season = await server.features.sports.league.seasonOf(match.season)
    const seed = { serverSeed: over.secret ?? '', nonce: over.place }
    const replay = (clientSeed: string) => playFixture({ ...fixtureOf(season, over), seed: { ...seed, clientSeed } })
    expect(over.events).toEqual(replay(textOf(season.salt, over)))
    expect(over.events).not.toEqual(replay(season.salt))
  })

  test('are void where the signature does not come, with every stake returned', async () => {
    const who = await broughtBy(server, 'agente')
    const match = await openMatch(server)
    await placeOn(who.visitor, resultBet(match, 'away', units(3)))
    await closeBefore(match.number, 120_000, roundAfter(sandbox.chain, Date.now() + 3_600_000))
    // One answer that fails after a rest of the server is no reason.
    await stepLeague(server)
    expect((await storedMatch(server, match.number)).phase).toBe('closed')
    for (let steps = 0; steps < FAILURES_MAX + 1; steps += 1) await stepLeague(server)
    expect(await storedMatch(server, match.number)).toMatchObject({ phase: 'settled', voidReason: 'cancelled' })
    expect(await betsOf(who.visitor, 'settled')).toMatchObject([
      { payments: [{ kind: 'settlement', paid: units(3) }], legs: [{ void: { clause: 'SB24' } }] },
    ])
  })

  test('are the only ones that take money, where a beacon is required', async () => {
    const bare = await openTestServer({ needsBeacon: true })
    const who = await broughtBy(bare, 'agente')
    const body = resultBet(await openMatch(bare), 'home', units(1))
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'fairness.beacon_required' } })
    const board = await who.visitor.get<{ takesMoney: boolean }>('/play/v1/sports/board')
    expect(board.takesMoney).toBe(false)
    await bare.close()
  })
})
