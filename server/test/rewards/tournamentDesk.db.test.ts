import { randomUUID } from 'node:crypto'
import type { tournaments, TournamentTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, minutes } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import type { Server } from '../../src/app/server.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import { expireTournaments, readPots } from '../../src/rewards/tournament/plan.actions.ts'
import { settleTournaments } from '../../src/rewards/tournament/settle.actions.ts'
import { broughtBy } from '../kit/memberBalances.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'
import {
  joinedPlayers,
  playRounds,
  proposed,
  publishedTournament,
  termsAt,
  tournamentPrizes,
  type TournamentScene,
} from '../kit/tournaments.ts'

const UNIT = ATOMS_PER_UNIT
const DESK = '/api/v1/office/tournaments'
type Board = z.input<typeof tournaments.board.reply>

let server: Server
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ clock })
  await fillFund(server, 'TOURNAMENT', 1_000n * UNIT)
  return () => server.close()
})

const scene = (): TournamentScene => ({ server, clock })
const options = () => server.features.tournament.options

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

  test('a plan that nobody decided in time expires', async () => {
    const id = await proposed(server)
    clock.at += hours(1)
    expect(codeOf(await ask('supervisora', `/${id}/approve`, {}))).toBe('reward.expired')
    await Promise.all([1, 2].map(() => expireTournaments(options())))
    expect(codeOf(await ask('supervisora', `/${id}/refuse`, { note: 'Too late' }))).toBe('reward.expired')
  })

  test('one stops what has not begun; for what runs a second person must agree, and members read why', async () => {
    const soon = await publishedTournament(server, { startsAtMs: clock.at + minutes(20) })
    expect(codeOf(await ask('operador', `/${soon}/stop`, { reason: 'A wrong date' }))).toBeUndefined()
    const id = await publishedTournament(server)
    const all = await joinedPlayers(scene(), id, 2)
    await playRounds(scene(), all, [900, 500])
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
    clock.at += hours(2)
    await settleTournaments(options())
    expect(await tournamentPrizes(server, all)).toEqual([0n, 0n])
    expect(codeOf(await ask('operador', `/${id}/stop`, { reason: 'Again' }))).toBe('tournament.not_running')
  })

  test.each<[string, Partial<TournamentTerms>]>([
    [
      'a prize that grows',
      {
        prizes: [
          { places: 1, amount: UNIT },
          { places: 1, amount: 2n * UNIT },
        ],
      },
    ],
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
    const wire = {
      stakeMin: stakeMin.toString(),
      prizes: prizes.map((each) => ({ ...each, amount: each.amount.toString() })),
    }
    const body = { key: randomUUID(), reason: 'A test', terms: { ...rest, ...wire, ...over } }
    expect((await ask('operador', '', body)).status).toBe(400)
  })
})
