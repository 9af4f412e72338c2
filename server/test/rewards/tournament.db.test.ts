import { randomUUID } from 'node:crypto'
import { tournaments, type TournamentTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, minutes } from '@ronda/core'
import { checkTournament } from '@ronda/fair'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import { collect } from '../../src/rewards/reward/reward.actions.ts'
import { countRounds } from '../../src/rewards/tournament/count.actions.ts'
import { readPots } from '../../src/rewards/tournament/plan.actions.ts'
import { settleTournaments } from '../../src/rewards/tournament/settle.actions.ts'
import { join } from '../../src/rewards/tournament/tournament.actions.ts'
import type { PlayedRound } from '../../src/rewards/tournament/tournament.ts'
import { broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember, type Racer } from '../kit/missions.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'
import { proposed, publishedTournament, termsAt } from '../kit/tournaments.ts'

const UNIT = ATOMS_PER_UNIT
const GAME = 'FERIA_DE_LUZ'
const CATEGORIES = new Map([[GAME, 'slots' as const]])
const DESK = '/api/v1/office/tournaments'
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

const options = () => server.features.tournament.options

/** Members who have joined a tournament. */
async function players(id: string, count: number): Promise<readonly Racer[]> {
  const all: Racer[] = []
  for (let at = 0; at < count; at += 1) {
    const who = await bareMember(server)
    expect(await join(options(), { id, who })).toMatchObject({ ok: true })
    all.push(who)
  }
  clock.at += 1
  return all
}

/** A round of a member as the ledger publishes it, with a multiple in hundredths. */
async function roundOf(who: Racer, multiple: number, over: Partial<PlayedRound> = {}): Promise<PlayedRound> {
  const { cash: wallet } = await options().walletStore.of(who.id)
  const win = (UNIT * BigInt(multiple)) / 100n
  const own = { id: randomUUID(), mode: 'real', game: GAME, currency: 'USD', stake: UNIT, win } as const
  return { ...own, wallet, atMs: clock.at, ...over }
}

const count = (played: readonly PlayedRound[]) =>
  server.db.write((tx) => countRounds(tx, played, CATEGORIES))

/** Counts a round of each member. */
async function play(all: readonly Racer[], multiples: readonly number[]): Promise<void> {
  for (const [at, who] of all.entries()) {
    clock.at += 1
    await count([await roundOf(who, multiples[at] ?? 0)])
  }
}

async function settle(): Promise<void> {
  clock.at += SETTLED_MS
  await settleTournaments(options())
}

const prizesOf = async (all: readonly Racer[]): Promise<readonly bigint[]> => {
  const rows = await server.db.read((tx) =>
    tx.selectFrom('reward').select(['account', 'amount']).where('fund', '=', 'TOURNAMENT').execute(),
  )
  return all.map(({ id }) => rows.filter(({ account }) => account === id).reduce((sum, row) => sum + row.amount, 0n))
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
  const [one, other] = (await players(id, 2)) as [Racer, Racer]
  const multiples = [120, 900, 0, 450, 450, 3_000, 200]
  const rounds = await Promise.all(
    multiples.map((multiple, at) => roundOf(one, multiple, { id: idOf(at), atMs: clock.at + Math.floor(at / 2) })),
  )
  const back: PlayedRound = { ...(rounds[1] as PlayedRound), win: 0n, isTakenBack: true }
  await count([...rounds, back])
  const { cash: wallet } = await options().walletStore.of(other.id)
  const theirs = [back, ...rounds.toReversed()].map((each) => ({ ...each, wallet }))
  await Promise.all(theirs.map((each) => count([each])))
  await count(theirs)
  const [first, second] = await entriesOf(id)
  expect(second).toEqual({ ...first, number: 2 })
  expect(first).toMatchObject({ rounds: 5, score: 1_020n, reached_at: new Date(clock.at + 2) })
})

test('equals are in the order in which they reached their score; the board has pages', async () => {
  const id = await publishedTournament(server)
  const all = await players(id, 25)
  await play(all, [...Array<number>(22).fill(500), 900, 500, 0])
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
    const all = await players(id, 5)
    for (const multiples of [
      [300, 700, 700, 9_000, 100],
      [500, 0, 200],
    ]) {
      await play(all.slice(0, multiples.length), multiples)
    }
    clock.at += SETTLED_MS - minutes(2)
    await settleTournaments(options())
    expect(await prizesOf(all)).toEqual([0n, 0n, 0n, 0n, 0n])
    clock.at += minutes(2)
    // Two servers, and the job of each twice.
    await Promise.all(Array.from({ length: 4 }, () => settleTournaments(options())))
    await settleTournaments(options())
    // The second and the third have the same score; the second reached it first. Two have too few rounds.
    expect(await prizesOf(all)).toEqual([4n * UNIT, 10n * UNIT, 4n * UNIT, 0n, 0n])
    // What comes late changes nothing any more.
    await count([await roundOf(all[3] as Racer, 90_000, { atMs: clock.at - SETTLED_MS })])
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
    const all = await players(id, 3)
    await play(all, [900, 0, 0])
    await settle()
    expect(await prizesOf(all)).toEqual([0n, 0n, 0n])
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
    const all = await players(id, 2)
    await play(all, [900, 200])
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

describe('staff', () => {
  const ask = async (name: string, path: string, body: object): Promise<WireAnswer> => {
    const visitor = await signIn(server, name)
    await freshen(server)
    return visitor.ask('POST', `${DESK}${path}`, body)
  }

  test('one plans and another publishes, and the fund must have the whole pot', async () => {
    const prizes = [{ places: 1, amount: 5_000n * UNIT }]
    const id = await proposed(server, { prizes })
    expect(codeOf(await ask('operador', `/${id}/approve`, {}))).toBe('reward.same_person')
    expect(codeOf(await ask('supervisora', `/${id}/approve`, {}))).toBe('reward.fund_empty')
    expect(codeOf(await ask('supervisora', `/${id}/refuse`, { note: 'Too costly' }))).toBeUndefined()
    expect(codeOf(await ask('supervisora', `/${id}/approve`, {}))).toBe('reward.decided')
    expect(codeOf(await ask('supervisora', `/${randomUUID()}/approve`, {}))).toBe('tournament.plan_unknown')
  })

  test('two plans never reserve the same money', async () => {
    const { balance, reserved } = await readPots(options())
    const amount = ((balance - reserved) / UNIT / 2n + 1n) * UNIT
    const ids = [await proposed(server, { prizes: [{ places: 1, amount }] })]
    ids.push(await proposed(server, { prizes: [{ places: 1, amount }] }))
    const visitor = await signIn(server, 'supervisora')
    await freshen(server)
    const answers = await Promise.all(ids.map((id) => visitor.ask('POST', `${DESK}/${id}/approve`, {})))
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(['reward.fund_empty'])
    const id = ids[answers.findIndex((answer) => codeOf(answer) === undefined)]
    await ask('operador', `/${id}/stop`, { reason: 'A test' })
    expect(codeOf(await ask('supervisora', `/${id}/confirmStop`, {}))).toBeUndefined()
    expect(await readPots(options())).toEqual({ balance, reserved })
  })

  test('one stops what has not begun; for what runs a second person must agree, and members read why', async () => {
    const soon = await publishedTournament(server, { startsAtMs: clock.at + minutes(20) })
    expect(codeOf(await ask('operador', `/${soon}/stop`, { reason: 'A wrong date' }))).toBeUndefined()
    const id = await publishedTournament(server)
    const all = await players(id, 2)
    await play(all, [900, 500])
    expect(codeOf(await ask('supervisora', `/${id}/confirmStop`, {}))).toBe('tournament.stop_not_asked')
    expect(codeOf(await ask('operador', `/${id}/stop`, { reason: 'A faulty game' }))).toBeUndefined()
    expect(codeOf(await ask('supervisora', `/${id}/stop`, { reason: 'Another' }))).toBe('tournament.stop_asked')
    expect(codeOf(await ask('operador', `/${id}/confirmStop`, {}))).toBe('reward.same_person')
    const { visitor } = await broughtBy(server, 'agente')
    const stateOf = async (of: string) => (await visitor.get<Board>(`/wps/tournaments/${of}`)).tournament
    expect(await stateOf(soon)).toMatchObject({ state: 'cancelled', stopReason: 'A wrong date' })
    expect(await stateOf(id)).toMatchObject({ state: 'running', stopReason: null })
    expect(codeOf(await ask('supervisora', `/${id}/confirmStop`, {}))).toBeUndefined()
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', stopReason: 'A faulty game' })
    await settle()
    expect(await prizesOf(all)).toEqual([0n, 0n])
    expect(codeOf(await ask('operador', `/${id}/stop`, { reason: 'Again' }))).toBe('tournament.not_running')
  })

  test.each<[string, Partial<TournamentTerms>]>([
    ['a prize that grows', { prizes: [{ places: 1, amount: UNIT }, { places: 1, amount: 2n * UNIT }] }],
    ['an end before the beginning', { endsAtMs: 0 }],
    ['a stake of nothing', { stakeMin: 0n }],
  ])('cannot plan %s', async (_name, over) => {
    await expect(proposed(server, over)).rejects.toThrow('tournament.plan')
  })

  test.each([
    ['more rounds than count', { roundsMax: 101 }],
    ['no kind of game', { categories: [] }],
    ['an unknown formula', { formula: { kind: 'losses' } }],
    ['a multiple below nothing', { formula: { kind: 'hits', multipleMin: -1 } }],
    ['more places than a board has', { prizes: [{ places: 1e9, amount: '100000' }] }],
  ])('cannot send %s', async (_name, over) => {
    const { stakeMin, prizes, ...rest } = termsAt(clock.at)
    const wire = { stakeMin: stakeMin.toString(), prizes: prizes.map((each) => ({ ...each, amount: each.amount.toString() })) }
    const body = { key: randomUUID(), reason: 'A test', terms: { ...rest, ...wire, ...over } }
    expect((await ask('operador', '', body)).status).toBe(400)
  })
})
