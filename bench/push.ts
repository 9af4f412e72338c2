import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { Visitor } from '../server/src/platform/testing/visitor.ts'
import { openBenchServer } from './auth/server.ts'
import { playerName, seatPlayers, type Seat } from './play/seats.ts'
import { openChain, type Chain } from './push/legs.ts'
import { openSurface, type Surface } from './push/surface.ts'
import type { Report } from './report.ts'

/** How soon every open page of a member shows the balance after a commit, whatever committed it, while others play. */
export const group = { name: 'push', run: measurePush }

const SURFACES = 4
const OTHERS = 15
/** At a higher rate no CPU time would be left for password hashing, which runs in idle time. */
const PACE_MS = 100
const TIMES = 60
const GOAL_MS = 250
const STAKE = '100000'
const PIN = '918273'

type Commit = { readonly name: string; readonly times: number; run(): Promise<unknown> }

/** How long after its decision each entry had reached the last of the surfaces. */
async function measure({ times, run }: Commit, surfaces: readonly Surface[], chain: Chain): Promise<readonly number[]> {
  const before = Math.max(...surfaces.map((surface) => surface.seq()))
  for (let at = 0; at < times; at++) await run()
  const legs = await chain.after(before)
  if (legs.length < times) throw new Error(`${times} commits left ${legs.length} entries`)
  const delaysMs: number[] = []
  for (const { seq, atMs } of legs) {
    const receivedAtMs = await Promise.all(surfaces.map((surface) => surface.receivedAtMs(seq)))
    delaysMs.push(Math.max(...receivedAtMs) - atMs)
  }
  return delaysMs
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

const spin = (game: Visitor): Promise<unknown> =>
  game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })

/** The game of a player, beside the member's own session. */
function gameOf({ member, playToken }: Seat): Visitor {
  const game = new Visitor(member.origin)
  game.bearer = playToken
  return game
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Other players, each as fast as ten people, until stopped. */
function playMeanwhile(seats: readonly Seat[]): () => Promise<void> {
  let isOver = false
  const playing = seats.map(async (seat) => {
    const game = gameOf(seat)
    while (!isOver) {
      await spin(game)
      await pause(PACE_MS)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(playing)
  }
}

/** The agent above the bench's players. */
async function findAgent(member: Visitor): Promise<string> {
  const { up } = await member.get<{ up: { id: string } }>('/wps/member/transfer/line')
  return up.id
}

async function commitsOf(seat: Seat): Promise<readonly Commit[]> {
  const { member } = seat
  const game = gameOf(seat)
  await member.send('PUT', '/api/v1/member/payment', { next: PIN })
  const to = await findAgent(member)
  const move = (direction: 'in' | 'out', amount: string | null): Promise<unknown> =>
    member.send('POST', '/wps/relay/GCS_walletTransfer', { key: randomUUID(), vendor: 'ALAMEDA', direction, amount })
  const send = { to, amount: STAKE, reason: '', paymentPassword: PIN }
  return [
    { name: 'spin', times: TIMES, run: () => spin(game) },
    {
      name: 'transfer (to the agent)',
      times: TIMES / 4,
      run: () => member.send('POST', '/wps/member/transfer', { key: randomUUID(), ...send }),
    },
    { name: 'hold and capture (to a vendor)', times: TIMES / 2, run: () => move('in', STAKE) },
    { name: 'transfer (home from a vendor)', times: TIMES / 2, run: () => move('out', STAKE) },
  ]
}

async function measurePush(report: Report): Promise<void> {
  const server = await openBenchServer()
  const [first, ...others] = await seatPlayers(server.origin, 1 + OTHERS)
  const seat = present(first, 'a player')
  const surfaces = await Promise.all(Array.from({ length: SURFACES }, () => openSurface(seat.member)))
  const chain = await openChain(server.url, playerName(0))
  const stop = playMeanwhile(others)
  try {
    const all: number[] = []
    for (const commit of await commitsOf(seat)) {
      const delaysMs = await measure(commit, surfaces, chain)
      all.push(...delaysMs)
      report.note(`${commit.name}: p95 ${p95(delaysMs).toFixed(1)} ms, slowest ${Math.max(...delaysMs).toFixed(1)} ms`)
    }
    report.note(`${all.length} entries, each to ${SURFACES} surfaces, while ${OTHERS} others play`)
    report.figure({ name: 'push.p95', value: p95(all), unit: 'ms', goal: GOAL_MS, better: 'lower' })
    report.figure({ name: 'push.max', value: Math.max(...all), unit: 'ms', better: 'lower' })
  } finally {
    // A server with running games does not close.
    await stop()
    for (const surface of surfaces) surface.close()
    await chain.close()
    await server.close()
  }
}
