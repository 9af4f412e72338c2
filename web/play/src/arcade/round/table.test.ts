import type { Client } from '@ronda/client'
import type { ArcadeRound, Balance } from '@ronda/contract'
import { ok } from '@ronda/core'
import { expect, test } from 'vitest'
import type { PlaySession } from '../../shared/session/session.ts'
import { ArcadeTable } from './table.ts'

const STAKE = 100n
const balance: Balance = { currency: 'USD', cash: 1_000n, held: 0n, seq: 1 }
const PLAN = {
  rounds: 2,
  onWin: 'keep',
  onLoss: 'keep',
  stopProfit: undefined,
  stopLoss: STAKE * 100n,
  stopWin: undefined,
  stopsAtFeature: false,
} as const

/** A game whose rounds are over at once, or after one move. Waits end only when the test ends them. */
function openTable(needsMove: boolean) {
  const bets: string[] = []
  const waits: (() => void)[] = []
  const reply = (id: string, moves: readonly unknown[]) =>
    Promise.resolve(
      ok({
        balance,
        round: {
          id,
          moves,
          stake: STAKE,
          staked: STAKE,
          win: 0n,
          isOver: moves.length > 0 || !needsMove,
        } as ArcadeRound,
      }),
    )
  const client = {
    arcade: {
      bet: ({ round }: { round: string }) => {
        bets.push(round)
        return reply(round, [])
      },
      move: ({ round, move }: { round: string; move: unknown }) => reply(round, [move]),
    },
  } as unknown as Client
  const session = { mode: 'real', balance, stakes: [STAKE], stakeDefault: STAKE, roundMsMin: 0, mayBeginInMs: 0 }
  const table = new ArcadeTable({
    client,
    seed: { stake: (send) => send(), checkRound: () => Promise.resolve() },
    session: session as unknown as PlaySession,
    firstBet: {},
    showMs: () => 0,
    onShown: () => {},
    pending: { read: () => undefined, write: () => {}, clear: () => {} },
    nowMs: () => 0,
    newRound: () => crypto.randomUUID(),
    wait: () => new Promise((resolve) => waits.push(resolve)),
    onExpired: () => {},
    onClosed: () => {},
  })
  const endWaits = async (): Promise<void> => {
    for (const resolve of waits.splice(0)) resolve()
    await Promise.resolve()
  }
  return { table, bets, endWaits }
}

test('a second press on the button that ends a round stakes nothing; a press after the pause stakes', async () => {
  const { table, bets, endWaits } = openTable(true)
  await table.bet()
  await table.move({ take: true })
  await table.bet()
  expect(bets).toHaveLength(1)
  await endWaits()
  await table.bet()
  expect(bets).toHaveLength(2)
})

test('a press meant to stop automatic rounds that have just ended stakes nothing, and slows none of them', async () => {
  const { table, bets, endWaits } = openTable(false)
  table.begin(PLAN)
  await expect.poll(() => table.read().notice).toMatchObject({ kind: 'autoOver', end: 'rounds' })
  await table.bet()
  expect(bets).toHaveLength(2)
  await endWaits()
  await table.bet()
  expect(bets).toHaveLength(3)
})

test('a game without moves is played as fast as the player presses', async () => {
  const { table, bets } = openTable(false)
  await table.bet()
  await table.bet()
  expect(bets).toHaveLength(2)
})
