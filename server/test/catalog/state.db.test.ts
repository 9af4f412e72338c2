import { randomUUID } from 'node:crypto'
import type { GameState } from '@ronda/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { GAME, newMember, openGame, openTestServer, signIn, spin, STAKE } from '../kit/testServer.ts'

let server: Server
let staff: Visitor
beforeAll(async () => {
  server = await openTestServer()
  staff = await signIn(server, 'operador')
  return () => server.close()
})

const setState = (state: GameState, game = GAME) => staff.send('PUT', `/api/v1/office/games/${game}`, { state })
beforeEach(() => setState('open').then(() => undefined))

const launch = (visitor: Visitor, mode: string) =>
  visitor.ask('POST', '/wps/relay/GCS_gameLaunchFB', { gameCode: GAME, mode, language: 'es' })
const askFor = (visitor: Visitor) => visitor.ask('GET', `/api/v1/catalog/games/${GAME}?language=es`)
const play = (game: Visitor, round: string) => game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })

test.each([
  // state refusal when opened refusal when read isMaintained
  ['maintenance', 'game.maintenance', undefined, true],
  ['hidden', 'game.unknown', 'game.unknown', undefined],
] as const)(
  'a game in state %s is closed to everybody at once, in real and free play',
  async (state, opening, asking, isMaintained) => {
    const member = await newMember(server)
    await setState(state)
    expect(codeOf(await launch(member, 'real'))).toBe(opening)
    expect(codeOf(await launch(member, 'free'))).toBe(opening)
    const answer = await askFor(member)
    expect(codeOf(answer)).toBe(asking)
    expect((answer.body as { value?: { isMaintained: boolean } }).value?.isMaintained).toBe(isMaintained)
    await setState('open')
    expect((await launch(member, 'real')).status).toBe(200)
  },
)

test.each(['maintenance', 'hidden'] as const)(
  'in state %s no new round begins, and a played round is returned again',
  async (state) => {
    const game = await openGame(await newMember(server))
    const played = randomUUID()
    const { round, balance } = await spin(game, played)
    await setState(state)
    expect(await play(game, randomUUID())).toMatchObject({ status: 503, body: { code: 'game.maintenance' } })
    expect(await spin(game, played)).toMatchObject({
      round: { id: played, win: round.win },
      balance: { cash: balance.cash },
    })
    await setState('open')
    expect((await play(game, randomUUID())).status).toBe(200)
  },
)

test('staff see the games that are not open, with who changed them; others may not read the list', async () => {
  await setState('maintenance')
  const { list } = await staff.get<{ list: readonly object[] }>('/api/v1/office/games?language=es')
  expect(list).toMatchObject([
    { gameCode: GAME, gameName: 'Feria de Luz', state: 'maintenance', changedBy: 'operador' },
  ])
  const member = await newMember(server)
  expect(codeOf(await member.ask('GET', '/api/v1/office/games?language=es'))).toBe('session.forbidden')
  expect(codeOf(await member.ask('PUT', `/api/v1/office/games/${GAME}`, { state: 'open' }))).toBe('session.forbidden')
  expect(codeOf(await staff.ask('PUT', '/api/v1/office/games/NO_SUCH', { state: 'hidden' }))).toBe('game.unknown')
})

test('another process on the same database closes the game too', async () => {
  const other = await openTestServer({ databaseUrl: server.db.url })
  try {
    const received = new Promise<void>((resolve) => other.features.state.onChanged(resolve))
    await setState('maintenance')
    await received
    expect(codeOf(await launch(await newMember(other), 'free'))).toBe('game.maintenance')
  } finally {
    await other.close()
  }
})
