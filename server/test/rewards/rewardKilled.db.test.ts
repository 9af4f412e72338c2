import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { proposeRain, publishRain, readEscrow } from '../../src/rewards/envelope/rain.actions.ts'
import { closeEnded } from '../../src/rewards/envelope/take.actions.ts'
import { countPoints, join, settleWeeks } from '../../src/rewards/leaderboard/leaderboard.actions.ts'
import { raceTerms } from '../../src/rewards/leaderboard/leaderboard.ts'
import { claim } from '../../src/rewards/raffle/claim.actions.ts'
import { drawDue, freezeEnded } from '../../src/rewards/raffle/draw.actions.ts'
import { settleTournaments } from '../../src/rewards/tournament/settle.actions.ts'
import { killEverywhere, rowsOf, uncaught } from '../kit/killed.ts'
import { bareMember } from '../kit/missions.ts'
import { publishedRaffle } from '../kit/raffles.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { openTestServer } from '../kit/testServer.ts'
import { joinedPlayers, playRounds, publishedTournament, tournamentPrizes } from '../kit/tournaments.ts'
import { hasReadAll } from '../kit/unread.ts'

const UNIT = ATOMS_PER_UNIT
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

let server: Server

beforeAll(async () => {
  server = await openTestServer({ clock })
  for (const fund of ['RAFFLE', 'TOURNAMENT', 'MISSION', 'ENVELOPE'] as const)
    await fillFund(server, fund, 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/**
 * Kills work between every two of its statements: each time nothing of it is there. The run that nobody kills finishes
 * it, and another run changes nothing.
 */
async function killed(tables: readonly string[], work: (db: Db) => Promise<void>): Promise<void> {
  const before = await rowsOf(server.db, tables)
  const kills = await killEverywhere(server.db, work, async () => {
    expect(await rowsOf(server.db, tables)).toEqual(before)
  })
  // At least after the lock, and after what is written: before the commit.
  expect(kills).toBeGreaterThanOrEqual(2)
  const after = await rowsOf(server.db, tables)
  expect(after).not.toEqual(before)
  await work(server.db)
  expect(await rowsOf(server.db, tables)).toEqual(after)
}

const given = (fund: string) =>
  server.db.read((tx) =>
    tx.selectFrom('reward').select(['account', 'amount']).where('fund', '=', fund).orderBy('amount', 'desc').execute(),
  )

test('a raffle whose list and whose draw are killed anywhere is drawn once, by the next run', async () => {
  const options = server.features.raffle.options
  const id = await publishedRaffle(server)
  for (let at = 0; at < 4; at += 1) {
    const claimed = await claim(options, { id, who: await bareMember(server), device: null })
    expect(claimed.ok).toBe(true)
  }
  clock.at += minutes(20)
  await hasReadAll(server, 'rewards.raffle')
  const tables = ['raffle', 'raffle_entry', 'raffle_prize', 'reward']
  await killed(tables, (db) => freezeEnded({ ...options, db, failures: uncaught(server.failures) }))
  clock.at += minutes(10)
  await killed(tables, (db) => drawDue({ ...options, db, failures: uncaught(server.failures) }))
  // A prize for two tickets: the first and one of the second kind.
  expect((await given('RAFFLE')).map(({ amount }) => amount)).toEqual([3n * UNIT, UNIT])
})

test('a tournament whose settlement is killed anywhere gives every prize once', async () => {
  const id = await publishedTournament(server)
  const all = await joinedPlayers({ server, clock }, id, 3)
  await playRounds({ server, clock }, all, [300, 900, 600])
  clock.at += hours(1) + minutes(11)
  await hasReadAll(server, 'rewards.tournament')
  await killed(['tournament', 'tournament_entry', 'reward'], (db) =>
    settleTournaments({ ...server.features.tournament.options, db, failures: uncaught(server.failures) }),
  )
  expect(await tournamentPrizes(server, all)).toEqual([4n * UNIT, 10n * UNIT, 4n * UNIT])
})

test('a tournament with too few players whose end is killed is cancelled once, and gives nothing', async () => {
  const id = await publishedTournament(server, { playersMin: 3 })
  const all = await joinedPlayers({ server, clock }, id, 2)
  await playRounds({ server, clock }, all, [300, 900])
  clock.at += hours(1) + minutes(11)
  await hasReadAll(server, 'rewards.tournament')
  await killed(['tournament', 'tournament_entry', 'reward'], (db) =>
    settleTournaments({ ...server.features.tournament.options, db, failures: uncaught(server.failures) }),
  )
  expect(await tournamentPrizes(server, all)).toEqual([0n, 0n])
})

test('a week of the leaderboard whose settlement is killed anywhere gives every prize once', async () => {
  const options = server.features.leaderboard.options
  const all = [await bareMember(server), await bareMember(server), await bareMember(server)]
  for (const [at, who] of all.entries()) {
    expect((await join(options, who)).ok).toBe(true)
    clock.at += 1
    const { cash: wallet } = await options.walletStore.of(who.id)
    const bet = { wallet, game: 'FERIA_DE_LUZ', gameType: 'RNG' as const, valid: BigInt(9 - at) * UNIT, atMs: clock.at }
    await server.db.write((tx) => countPoints(tx, [bet]))
  }
  clock.at += days(8)
  await hasReadAll(server, 'rewards.leaderboard')
  await killed(['leaderboard', 'leaderboard_member', 'reward'], (db) =>
    settleWeeks({ ...options, db, failures: uncaught(server.failures) }),
  )
  const prizes = new Map((await given('MISSION')).map(({ account, amount }) => [account, amount]))
  expect(all.map(({ id }) => prizes.get(id))).toEqual(raceTerms(options.unit).prizes.slice(0, 3))
})

test('an envelope whose publication and end are killed anywhere reserves its pot once, and frees what is left once', async () => {
  const options = server.features.envelope.options
  const free = async () => {
    const { balance, reserved } = await readEscrow(options)
    return balance - reserved
  }
  const before = await free()
  const plan = {
    names: { es: 'Sobres', en: 'Envelopes' },
    amount: 10n * UNIT,
    least: UNIT,
    shares: 5,
    rankMin: 0,
    firstAtMs: clock.at,
    windowMinutes: 5,
    count: 1,
    everyMinutes: 10,
  }
  const [by, other] = [await accountNamed(server, 'operador'), await accountNamed(server, 'supervisora')]
  const proposed = await proposeRain(options, { key: 'killed', plan, reason: 'A test', by })
  if (!proposed.ok) throw new Error(proposed.error)
  const tables = ['envelope_rain', 'envelope']
  await killed(tables, async (db) => void (await publishRain({ ...options, db }, { id: proposed.value, by: other })))
  expect(await free()).toBe(before - 10n * UNIT)
  clock.at += hours(1)
  await killed(tables, (db) => closeEnded({ ...options, db, failures: uncaught(server.failures) }))
  expect(await free()).toBe(before)
})
