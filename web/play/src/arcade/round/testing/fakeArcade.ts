import type { Client } from '@ronda/client'
import type { ArcadeRound, Balance } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { PlaySession } from '../../../shared/session/session.ts'
import { ArcadeTable } from '../table.ts'

export const STAKE = 100_000n
const balance: Balance = { currency: 'USD', cash: 20n * STAKE, held: 0n, seq: 1 }

/** A game whose rounds are over at once, or after one move. Waits end only when the test ends them. */
export function openFakeArcade(needsMove: boolean, { showMs = 0, win = 0n, mayOverlap = false } = {}) {
  const bets: { readonly round: string; readonly stake: bigint }[] = []
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
          win,
          isOver: moves.length > 0 || !needsMove,
        } as ArcadeRound,
      }),
    )
  const client = {
    arcade: {
      bet: ({ round, stake }: { round: string; stake: bigint }) => {
        bets.push({ round, stake })
        return reply(round, [])
      },
      move: ({ round, move }: { round: string; move: unknown }) => reply(round, [move]),
    },
  } as unknown as Client
  const session = {
    mode: 'real',
    balance,
    stakes: [STAKE, 2n * STAKE],
    stakeDefault: STAKE,
    roundMsMin: 0,
    mayBeginInMs: 0,
  }
  const table = new ArcadeTable({
    client,
    seed: { stake: (send) => send(), checkRound: () => Promise.resolve() },
    session: session as unknown as PlaySession,
    firstBet: {},
    showMs: () => showMs,
    mayOverlap,
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
