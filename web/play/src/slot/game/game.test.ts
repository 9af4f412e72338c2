import type { Refusal } from '@ronda/client'
import type { SlotRound } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import { expect, test } from 'vitest'
import type { GameClient } from '../../shared/session/client.ts'
import type { PendingRound } from './pending.ts'
import { findRound, isLoss, isWin, model, STAKE, asSlotRound } from '../testing/rounds.ts'
import { Game } from './game.ts'
import { GameStore } from './store.ts'
import { openView } from './view.ts'

const balance = { currency: 'USD', cash: 1_000_000n, held: 0n, seq: 1 } as const

/** A minimal server: it plays each round id once, and can lose its replies. */
function fakeServer(kind = isWin) {
  const played = new Map<string, SlotRound>()
  const failures: Refusal['code'][] = []
  const asked: string[] = []
  const spin = ({ round, stake }: { round: string; stake: bigint }) => {
    asked.push(round)
    const failure = failures.shift()
    // A lost reply: the round was played all the same.
    if (failure === undefined || failure === 'network.timeout')
      played.set(round, { ...asSlotRound(findRound(kind)), id: round, stake })
    const found = played.get(round)
    return Promise.resolve(
      failure === undefined && found ? ok({ round: found, balance }) : err({ code: failure ?? 'server.fault' }),
    )
  }
  const round = ({ round: id }: { round: string }) => {
    const found = played.get(id)
    return Promise.resolve(found ? ok(found) : err({ code: 'game.round_unknown' as const }))
  }
  return { client: { slot: { spin, round } } as unknown as GameClient, played, failures, asked }
}

function openGame(server = fakeServer(), left?: PendingRound) {
  const store = new GameStore(openView({ mode: 'real', balance, stakes: [STAKE], stakeDefault: STAKE }))
  const reels: string[] = []
  const waits: number[] = []
  const checked: number[] = []
  let pending = left
  let expired = 0
  let closed = 0
  let nowMs = 10_000
  const game = new Game({
    client: server.client,
    seed: {
      stake: (send) => send(),
      checkRound: ({ nonce }) => Promise.resolve(void checked.push(nonce)),
    },
    store,
    model,
    gameCode: 'FERIA_DE_LUZ',
    roundMsMin: 2_500,
    mayBeginInMs: 0,
    reels: {
      stand: () => reels.push('stand'),
      begin: () => reels.push('begin'),
      show: () => reels.push('show'),
      halt: () => reels.push('halt'),
      skip: () => reels.push('skip'),
    },
    pending: { read: () => pending, write: (next) => (pending = next), clear: () => (pending = undefined) },
    pace: () => 'calm',
    nowMs: () => nowMs,
    newRound: () => crypto.randomUUID(),
    wait: async (spanMs) => {
      const dueMs = nowMs + spanMs
      waits.push(spanMs)
      await Promise.resolve()
      nowMs = Math.max(nowMs, dueMs)
    },
    nextFrame: () => Promise.resolve(),
    onExpired: () => (expired += 1),
    onClosed: () => (closed += 1),
  })
  const times = { timesExpired: () => expired, timesClosed: () => closed }
  return { game, store, reels, waits, checked, server, pending: () => pending, ...times }
}

const PLAN = {
  rounds: 3,
  onWin: 'keep',
  onLoss: 'keep',
  stopProfit: undefined,
  stopLoss: STAKE * 100n,
  stopWin: undefined,
  stopsAtFeature: false,
} as const

type Opened = ReturnType<typeof openGame>

/** How long presses are ignored after the end of a show. */
const PRESS_GUARD_MS = 250

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a press requests one round by id and shows the reply', async () => {
  const { game, store, reels, pending } = openGame()
  game.press()
  await settle()
  expect(reels).toEqual(['begin', 'show'])
  expect(store.read().phase).toBe('showing')
  expect(pending()?.stake).toBe(STAKE)
  game.endShowing()
  expect(store.read().phase).toBe('idle')
  expect(pending()).toBeUndefined()
})

test('every round in a reply is checked against the seed, with its nonce', async () => {
  const { game, checked } = openGame()
  game.press()
  await settle()
  expect(checked).toEqual([findRound(isWin).nonce])
})

test('a press while a round is shown hurries it and plays no other', async () => {
  const { game, reels, server } = openGame()
  game.press()
  await settle()
  game.press()
  expect(reels.at(-1)).toBe('skip')
  expect(server.asked).toHaveLength(1)
})

test.each<[string, (game: Game) => void, (game: Game) => void]>([
  ['the show has ended', (game) => game.press(), (game) => game.endShowing()],
  ['the last automatic round has ended', (game) => game.begin({ ...PLAN, rounds: 1 }), (game) => game.endShowing()],
  ['the player stopped automatic rounds', (game) => game.begin(PLAN), (game) => [game.endShowing(), game.stop()]],
  [
    'a replay was left',
    (game) => game.press(),
    (game) => [game.endShowing(), game.replay(asSlotRound(findRound(isWin))), game.leaveReplay()],
  ],
])('a press that comes when %s stakes nothing; a press after the pause stakes', async (_, play, end) => {
  const { game, store, server } = openGame(fakeServer(isLoss))
  play(game)
  await settle()
  end(game)
  expect(store.read()).toMatchObject({ phase: 'idle', auto: undefined, isPressIgnored: true })
  game.press()
  await settle()
  expect(server.asked).toHaveLength(1)
  expect(store.read().isPressIgnored).toBe(false)
  game.press()
  await settle()
  expect(server.asked).toHaveLength(2)
})

test('an unknown outcome is requested again with the same round id, so it is played once', async () => {
  const { game, store, server, waits } = openGame()
  server.failures.push('network.timeout', 'network.offline', 'server.busy')
  game.press()
  await settle()
  expect(new Set(server.asked).size).toBe(1)
  expect(server.asked).toHaveLength(4)
  expect(server.played.size).toBe(1)
  expect(waits).toEqual([600, 1_200, 2_400])
  expect(store.read()).toMatchObject({ phase: 'showing', notice: undefined })
})

test('the next round waits from the last reply: the server counts from a time before its reply and after the request', async () => {
  const { game, server, waits } = openGame()
  server.failures.push('network.timeout')
  game.press()
  await settle()
  game.endShowing()
  await settle()
  game.press()
  game.press()
  await settle()
  expect(waits).toEqual([600, PRESS_GUARD_MS, 2_500 - PRESS_GUARD_MS])
  expect(server.played.size).toBe(2)
})

test('a refusal puts the reels back and forgets the round', async () => {
  const { game, store, reels, server, pending } = openGame()
  server.failures.push('wallet.insufficient_funds')
  game.press()
  await settle()
  expect(reels).toEqual(['begin', 'halt'])
  expect(store.read()).toMatchObject({ phase: 'idle', notice: { kind: 'refused', code: 'wallet.insufficient_funds' } })
  expect(pending()).toBeUndefined()
})

test('a game that the server has closed plays no other round, and reports it to the parent page', async () => {
  const { game, store, reels, server, pending, timesClosed } = openGame()
  server.failures.push('game.maintenance')
  game.press()
  await settle()
  expect(timesClosed()).toBe(1)
  expect(reels).toEqual(['begin', 'halt'])
  expect(store.read()).toMatchObject({ phase: 'idle', notice: { kind: 'refused', code: 'game.maintenance' } })
  expect(pending()).toBeUndefined()
})

test('an ended session asks for a new launch and keeps the id of the round', async () => {
  const { game, store, server, pending, timesExpired } = openGame()
  server.failures.push('game.session_expired')
  game.press()
  await settle()
  expect(timesExpired()).toBe(1)
  expect(store.read().phase).toBe('closed')
  expect(pending()).toBeDefined()
})

test('a prize that the reels do not show is not animated', async () => {
  const server = fakeServer()
  const honest = server.client.slot.spin
  const client = {
    ...server.client,
    slot: {
      ...server.client.slot,
      spin: async (fields: Parameters<typeof honest>[0]) => {
        const reply = await honest(fields)
        return reply.ok
          ? ok({ ...reply.value, round: { ...reply.value.round, win: reply.value.round.win + 1n } })
          : reply
      },
    },
  } as GameClient
  const { game, store, reels } = openGame({ ...server, client })
  game.press()
  await settle()
  expect(reels).toEqual(['begin', 'halt'])
  expect(store.read().notice).toMatchObject({ kind: 'disagrees', why: 'other_prize' })
})

test('the market’s shortest round is kept, however fast the player presses', async () => {
  const { game, waits, server } = openGame(fakeServer(isLoss))
  game.press()
  await settle()
  game.endShowing()
  await settle()
  game.press()
  game.press()
  await settle()
  expect(waits).toEqual([PRESS_GUARD_MS, 2_500 - PRESS_GUARD_MS])
  expect(server.asked).toHaveLength(2)
})

test('automatic rounds play as often as asked for, and never faster than the market allows', async () => {
  const { game, store, server, waits } = openGame(fakeServer(isLoss))
  game.begin(PLAN)
  for (const left of [3, 2, 1]) {
    await settle()
    expect(store.read().auto?.left).toBe(left)
    game.endShowing()
  }
  await settle()
  expect(server.asked).toHaveLength(3)
  expect(store.read()).toMatchObject({ auto: undefined, notice: { kind: 'autoOver', end: 'rounds', net: STAKE * -3n } })
  // Between two replies: a pause to see the result, and the rest of the shortest round. Presses are ignored meanwhile.
  expect(waits).toEqual([PRESS_GUARD_MS, 250, 2_250, PRESS_GUARD_MS, 250, 2_250, PRESS_GUARD_MS])
})

test.each([
  ['the player', ({ game }: Opened) => game.press(), undefined],
  ['a hidden page', ({ game }: Opened) => game.leave(), { kind: 'autoOver', end: 'away' }],
  ['a limit', () => undefined, { kind: 'autoOver', end: 'loss' }],
] as const)('%s stops automatic rounds', async (_, stop, notice) => {
  const opened = openGame(fakeServer(isLoss))
  const { game, store, server } = opened
  game.begin({ ...PLAN, stopLoss: STAKE })
  await settle()
  stop(opened)
  game.endShowing()
  await settle()
  expect(server.asked).toHaveLength(1)
  expect(store.read().auto).toBeUndefined()
  if (notice) expect(store.read().notice).toMatchObject(notice)
  else expect(store.read().notice).toBeUndefined()
})

test('any refusal of the server stops automatic rounds', async () => {
  const { game, store, server } = openGame(fakeServer(isLoss))
  server.failures.push('limit.reality_due')
  game.begin(PLAN)
  await settle()
  expect(server.asked).toHaveLength(1)
  expect(store.read()).toMatchObject({ phase: 'idle', auto: undefined, notice: { kind: 'refused' } })
})

const left = { round: crypto.randomUUID(), stake: STAKE, gameCode: 'FERIA_DE_LUZ', mode: 'real' }

test('after a reload the round under way is shown, not played again', async () => {
  const server = fakeServer()
  await server.client.slot.spin({ round: left.round, bet: 'spin', stake: STAKE })
  const { game, store, reels } = openGame(server, left)
  await game.resume()
  expect(reels).toEqual(['begin', 'show'])
  expect(store.read()).toMatchObject({ phase: 'showing', notice: { kind: 'resumed' } })
  expect(server.asked).toHaveLength(1)
})

test('a round that never reached the server is forgotten, and the player sees a notice', async () => {
  const { game, store, pending } = openGame(fakeServer(), left)
  await game.resume()
  expect(store.read().notice).toEqual({ kind: 'not_played' })
  expect(pending()).toBeUndefined()
})

test('a pending round of another game is ignored', async () => {
  const { game, store, pending } = openGame(fakeServer(), { ...left, gameCode: 'OTHER' })
  await game.resume()
  expect(store.read().notice).toBeUndefined()
  expect(pending()).toBeDefined()
})

test('a replay shows a round and returns to the reels as they were', async () => {
  const { game, store, reels } = openGame()
  game.press()
  await settle()
  game.endShowing()
  game.replay(asSlotRound(findRound(isWin)))
  expect(store.read().phase).toBe('replaying')
  game.endShowing()
  game.leaveReplay()
  expect(reels.slice(-3)).toEqual(['begin', 'show', 'stand'])
  expect(store.read().phase).toBe('idle')
})
