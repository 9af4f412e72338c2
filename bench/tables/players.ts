import { randomInt } from 'node:crypto'
import { present } from '@ronda/core'
import { newMember, openGame } from '../../server/test/kit/testServer.ts'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'
import type { Lines } from './lines.ts'

/** More would be refused, because passwords are hashed two at once. */
const AT_ONCE = 8

/** Members with money who have opened a table. */
export async function seatPlayers(origin: string, game: string, count: number): Promise<readonly Visitor[]> {
  const players: Visitor[] = []
  while (players.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - players.length) }, async () =>
      openGame(await newMember({ origin }), 'real', game),
    )
    players.push(...(await Promise.all(some)))
  }
  return players
}

type Round = { readonly number: number; readonly phase: string; readonly locksAtMs: number }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The next round of a table that takes bets, after a known one. */
export async function nextRound(players: readonly Visitor[], after: number): Promise<Round> {
  const player = present(players[0], 'a player')
  for (;;) {
    const { body } = await player.ask('GET', '/play/v1/table')
    const round = (body as { readonly value?: { readonly told: { readonly round: Round } } }).value?.told.round
    if (round?.phase === 'betting' && round.number > after) return round
    await pause(10)
  }
}

/** The distance of a request from the critical moment. */
export const NEAR_MS = 50

export type TimedReply = {
  readonly ticket: string
  readonly status: number
  readonly code: string | undefined
  readonly value: unknown
  /** Whether it was sent as close as intended: timers are late on a busy machine. */
  readonly isNear: boolean
}

type Asked = {
  readonly path: string
  readonly body: { readonly ticket: string; readonly round: number; readonly bet?: object }
}

/** Sends a request shortly before or after a given moment. */
export async function askNear(lines: Lines, player: Visitor, atMs: number, { path, body }: Asked): Promise<TimedReply> {
  await pause(Math.max(0, atMs + randomInt(-NEAR_MS, NEAR_MS) - Date.now()))
  const isNear = Math.abs(Date.now() - atMs) <= NEAR_MS
  const reply = await lines.post(player.bearer ?? '', path, body)
  const { code, value } = reply.body as { readonly code?: string; readonly value?: unknown }
  return { ticket: body.ticket, status: reply.status, code, value, isNear }
}
