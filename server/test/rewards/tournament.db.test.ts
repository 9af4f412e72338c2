import { randomUUID } from 'node:crypto'
import { tournaments } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, minutes } from '@ronda/core'
import { checkTournament } from '@ronda/fair'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { collect } from '../../src/rewards/reward/reward.actions.ts'
import { readPots } from '../../src/rewards/tournament/plan.actions.ts'
import { settleTournaments } from '../../src/rewards/tournament/settle.actions.ts'
import { join } from '../../src/rewards/tournament/tournament.actions.ts'
import type { PlayedRound } from '../../src/rewards/tournament/tournament.ts'
import { broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember, type Racer } from '../kit/missions.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'
import {
  countPlayed,
  joinedPlayers,
  playRounds,
  proposed,
  publishedTournament,
  roundOf,
  tournamentPrizes,
  type TournamentScene,
} from '../kit/tournaments.ts'
import { hasReadAll, whileUnread } from '../kit/unread.ts'

const UNIT = ATOMS_PER_UNIT
const SETTLED_MS = hours(1) + minutes(11)

type Board = z.input<typeof tournaments.board.reply>
type Result = z.input<typeof tournaments.result.reply>
type Proof = z.input<typeof tournaments.proof.reply>

let server: Server
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ clock, titles: withoutPrizes() })
  await fillFund(server, 'TOURNAMENT', 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const scene = (): TournamentScene => ({ server, clock })
const options = () => server.features.tournament.options

async function settle(): Promise<void> {
  clock.at += SETTLED_MS
  await hasReadAll(server, 'rewards.tournament')
  await settleTournaments(options())
}

const entriesOf = (id: string) =>
  server.db.read((tx) =>
    tx
      .selectFrom('tournament_entry')
      .select(['number', 'rounds', 'score', 'reached_at', 'is_ranked', 'place', 'prize'])
      .where('tournament', '=', id)
      .orderBy('number')
      .execute(),
  )

describe('a member', () => {
  test('joins for free, and their rounds after it make a score that is pushed to the board', async () => {
    const id = await publishedTournament(server)
    const owner: Owner = await broughtBy(server, 'agente')
    await leaveWith(server, owner, 100)
    const game = await openGame(owner.visitor)
    const spin = async () => {
      clock.at += 1_000
      await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
    }
    const board = () => owner.visitor.get<Board>(`/wps/tournaments/${id}`)
    await spin()
    expect((await board()).tournament).toMatchObject({ state: 'running', joined: 0, own: null })
    for (const _ of [1, 2]) await owner.visitor.send('POST', `/wps/tournaments/${id}/join`, {})
    await spin()
    await spin()
    await expect.poll(async () => (await board()).tournament.own?.rounds).toBe(2)
    expect((await board()).tournament).toMatchObject({ joined: 1, own: { number: 1 } })
    const rounds = await server.db.read((tx) =>
      tx.selectFrom('tournament_round').select('id').where('tournament', '=', id).execute(),
    )
    // The ids are those of the betting record, so that a player can compare them.
    const known = await server.db.read((tx) =>
      tx
        .selectFrom('round')
        .select('id')
        .where(
          'id',
          'in',
          rounds.map((round) => round.id),
        )
        .execute(),
    )
    expect(known).toHaveLength(2)
  })

  test('agents, staff and who is excluded cannot join; who had joined keeps what they earned', async () => {
    const id = await publishedTournament(server)
    for (const name of ['agente', 'operador']) {
      const visitor = await signIn(server, name)
      expect(codeOf(await visitor.ask('POST', `/wps/tournaments/${id}/join`, {}))).toBe('tournament.not_offered')
    }
    const { visitor } = await broughtBy(server, 'agente')
    await visitor.send('POST', `/wps/tournaments/${id}/join`, {})
    await visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
    const other = await publishedTournament(server)
    expect(codeOf(await visitor.ask('POST', `/wps/tournaments/${other}/join`, {}))).toBe('tournament.not_offered')
    type List = z.input<typeof tournaments.list.reply>
    const list = await visitor.get<List>('/wps/tournaments')
    expect(list).toMatchObject({ notOffered: 'restricted', tournaments: [{ id }] })
    expect(list.tournaments).toHaveLength(1)
  })

  test('joins nothing that is a plan, full or over', async () => {
    const plan = await proposed(server)
    const who = await bareMember(server)
    expect(await join(options(), { id: plan, who })).toMatchObject({ error: 'tournament.unknown' })
    expect(await join(options(), { id: randomUUID(), who })).toMatchObject({ error: 'tournament.unknown' })
    const small = await publishedTournament(server, { playersMax: 2, prizes: [{ places: 1, amount: UNIT }] })
    const crowd = await Promise.all(Array.from({ length: 6 }, () => bareMember(server)))
    const joined = await Promise.all(crowd.map((each) => join(options(), { id: small, who: each })))
    expect(joined.filter(({ ok }) => ok)).toHaveLength(2)
    expect(joined.flatMap((each) => (each.ok ? [] : [each.error]))).toEqual(Array(4).fill('tournament.full'))
    clock.at += hours(1)
    expect(await join(options(), { id: small, who })).toMatchObject({ error: 'tournament.over' })
  })

  test('cannot join with a second account that is connected to the first', async () => {
    const id = await publishedTournament(server)
    const [one, other] = [await bareMember(server), await bareMember(server)]
    const linked = { ...options(), neighboursOf: () => Promise.resolve([one.id]) }
    expect(await join(linked, { id, who: other })).toMatchObject({ ok: true })
    expect(await join({ ...linked, neighboursOf: () => Promise.resolve([other.id]) }, { id, who: one })).toMatchObject({
      error: 'tournament.linked',
    })
  })
})

/** Rounds of one moment are in the order of their ids. */
const idOf = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`

test('scores are the same in whatever order and batches rounds come, and a stake that comes back gives nothing', async () => {
  const id = await publishedTournament(server, { formula: { kind: 'sum', best: 3 }, roundsMax: 5 })
  const [one, other] = (await joinedPlayers(scene(), id, 2)) as [Racer, Racer]
  const multiples = [120, 900, 0, 450, 450, 3_000, 200]
  const rounds = await Promise.all(
    multiples.map((multiple, at) =>
      roundOf(scene(), one, multiple, { id: idOf(at), atMs: clock.at + Math.floor(at / 2) }),
    ),
  )
  const back: PlayedRound = { ...(rounds[1] as PlayedRound), win: 0n, isTakenBack: true }
  await countPlayed(server, [...rounds, back])
  const { cash: wallet } = await options().walletStore.of(other.id)
  const theirs = [back, ...rounds.toReversed()].map((each) => ({ ...each, wallet }))
  await Promise.all(theirs.map((each) => countPlayed(server, [each])))
  await countPlayed(server, theirs)
  const [first, second] = await entriesOf(id)
  expect(second).toEqual({ ...first, number: 2 })
  expect(first).toMatchObject({ rounds: 5, score: 1_020n, reached_at: new Date(clock.at + 2) })
})

test('equals are in the order in which they reached their score; the board has pages', async () => {
  const id = await publishedTournament(server)
  const all = await joinedPlayers(scene(), id, 25)
  await playRounds(scene(), all, [...Array<number>(22).fill(500), 900, 500, 0])
  const reader = await broughtBy(server, 'agente')
  const first = await reader.visitor.get<Board>(`/wps/tournaments/${id}`)
  expect(first.ranked).toBe(24)
  expect(first.rows.map(({ number }) => number)).toEqual([23, ...Array.from({ length: 19 }, (_, at) => at + 1)])
  expect(first.rows.slice(0, 4).map(({ prize }) => prize)).toEqual([units(10), units(4), units(4), '0'])
  const next = await reader.visitor.get<Board>(`/wps/tournaments/${id}?from=21`)
  expect(next.rows.map(({ place, number }) => [place, number])).toEqual([
    [21, 20],
    [22, 21],
    [23, 22],
    [24, 24],
  ])
  for (const name of first.rows.map((row) => row.name)) expect(name).toContain('•••')
})

describe('a settlement', () => {
  test('happens once, whoever does it and however often; anybody can compute its result', async () => {
    const id = await publishedTournament(server, { roundsMin: 2 })
    const all = await joinedPlayers(scene(), id, 5)
    for (const multiples of [
      [300, 700, 700, 9_000, 100],
      [500, 0, 200],
    ]) {
      await playRounds(scene(), all.slice(0, multiples.length), multiples)
    }
    clock.at += SETTLED_MS - minutes(2)
    await settleTournaments(options())
    expect(await tournamentPrizes(server, all)).toEqual([0n, 0n, 0n, 0n, 0n])
    clock.at += minutes(2)
    const late = { consumer: 'rewards.tournament', atMs: clock.at - minutes(12) }
    await whileUnread(server, late, async () => {
      await settleTournaments(options())
      // A round that has not been counted may still change the places.
      expect(await tournamentPrizes(server, all)).toEqual([0n, 0n, 0n, 0n, 0n])
    })
    // Two servers, and the job of each twice.
    await Promise.all(Array.from({ length: 4 }, () => settleTournaments(options())))
    await settleTournaments(options())
    // The second and the third have the same score; the second reached it first. Two have too few rounds.
    expect(await tournamentPrizes(server, all)).toEqual([4n * UNIT, 10n * UNIT, 4n * UNIT, 0n, 0n])
    // What comes late changes nothing any more.
    await countPlayed(server, [await roundOf(scene(), all[3] as Racer, 90_000, { atMs: clock.at - SETTLED_MS })])
    const visitor = new Visitor(server.origin)
    const [proof, result] = [
      z.decode(tournaments.proof.reply, await visitor.get<Proof>(`/wps/tournaments/${id}/proof`)),
      z.decode(tournaments.result.reply, await visitor.get<Result>(`/wps/tournaments/${id}/result`)),
    ]
    expect(proof).toMatchObject({ state: 'settled', joined: 5, players: 3 })
    expect(result.next).toBeNull()
    const { terms, hash, root } = proof
    expect(checkTournament({ terms, hash, root: root ?? '', entries: result.entries })).toBeUndefined()
    expect(result.entries.map(({ place }) => place)).toEqual([3, 1, 2, null, null])
  })

  test('with too few players nobody gets a prize, and the pot is free again', async () => {
    const { reserved } = await readPots(options())
    const id = await publishedTournament(server)
    expect((await readPots(options())).reserved).toBe(reserved + 18n * UNIT)
    const all = await joinedPlayers(scene(), id, 3)
    await playRounds(scene(), all, [900, 0, 0])
    await settle()
    expect(await tournamentPrizes(server, all)).toEqual([0n, 0n, 0n])
    expect((await readPots(options())).reserved).toBe(reserved)
    const { visitor } = await broughtBy(server, 'agente')
    expect((await visitor.get<Board>(`/wps/tournaments/${id}`)).tournament).toMatchObject({
      state: 'cancelled',
      players: 1,
      stopReason: null,
    })
    expect(codeOf(await visitor.ask('GET', `/wps/tournaments/${id}/result`))).toBe('tournament.not_settled')
  })

  test('leaves prizes reserved until they are collected', async () => {
    const { reserved } = await readPots(options())
    const id = await publishedTournament(server)
    const all = await joinedPlayers(scene(), id, 2)
    await playRounds(scene(), all, [900, 200])
    await settle()
    expect((await readPots(options())).reserved).toBe(reserved + 14n * UNIT)
    const winner = (all[0] as Racer).id
    const given = await server.db.read((tx) =>
      tx.selectFrom('reward').select(['id', 'amount', 'fund']).where('account', '=', winner).execute(),
    )
    expect(given).toMatchObject([{ amount: 10n * UNIT, fund: 'TOURNAMENT' }])
    const asked = { id: given[0]?.id ?? '', account: winner }
    await Promise.all([1, 2, 3].map(() => collect(server.features.reward.options, asked)))
    const { cash } = await options().walletStore.of(winner)
    expect((await server.ledger.balanceOf(cash)).balance).toBe(10n * UNIT)
    expect((await readPots(options())).reserved).toBe(reserved + 4n * UNIT)
  })
})
