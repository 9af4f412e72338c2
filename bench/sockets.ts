import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { countAsked } from './asked.ts'
import { countPossible } from './possible.ts'
import type { Report } from './report.ts'
import { nextRound, seatPlayers } from './tables/players.ts'
import { openScene, startTableProcess, type TableProcess, type Memory } from './tables/scene.ts'
import { openWatchers, type Watchers } from './sockets/watchers.ts'

/** How soon all watchers of a table receive what is published about it, and what a watcher costs. */
export const group = { name: 'sockets', run: measureSockets }

const SOCKETS = 5_000
const LASTS_MS = 20_000
const WARM_UP_MS = 4_000
const PLAYERS = 4
const GAME = 'COIN'
/** Many times faster than a real table: five turns every two seconds. */
const PACE = { bettingMs: 1_000, lockedMs: 200, showMs: 600, restMs: 200 }
const DELAY_MS_MAX = 500
const SOCKET_BYTES_MAX = 15 * 1_024

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A few players, so that there are bets to count. */
async function play(origin: string, isOver: () => boolean): Promise<void> {
  const players = await seatPlayers(origin, GAME, PLAYERS)
  for (let last = 0; !isOver();) {
    const { number, locksAtMs } = await nextRound(players, last)
    last = number
    for (const player of players) {
      const bet = { side: 'heads', units: 1 }
      await player.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round: last, bet })
    }
    // Polling all the time would change the measurement.
    await pause(Math.max(0, locksAtMs - Date.now()) + PACE.lockedMs + PACE.showMs)
  }
}

/** When each turn was published, by the database's clock, which is this machine's. */
async function findPublished(url: string): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ turn: number; told_at: Date }>('select turn, told_at from shared_turn')
  await client.end()
  return new Map(rows.map(({ turn, told_at: at }) => [turn, at.getTime()]))
}

type Watched = { readonly watchers: Watchers; readonly before: Memory; readonly after: Memory }

async function watch(server: TableProcess, count: number): Promise<Watched> {
  let isOver = false
  const playing = play(server.origin, () => isOver)
  // The state after some hours: some watchers have connected, watched and left.
  const some = await openWatchers(server.origin, GAME, Math.ceil(count / 10))
  await pause(WARM_UP_MS)
  some.close()
  await pause(1_000)
  const before = await server.memory()
  const watchers = await openWatchers(server.origin, GAME, count)
  watchers.begin()
  await pause(LASTS_MS)
  watchers.end()
  isOver = true
  await playing
  const after = await server.memory()
  return { watchers, before, after }
}

async function measureSockets(report: Report): Promise<void> {
  const count = countPossible(report, countAsked(SOCKETS))
  const scene = await openScene('sockets')
  const tables = [{ kind: 'coin', game: GAME, pace: PACE }] as const
  const server = await startTableProcess('server', { databaseUrl: scene.url, tables })
  try {
    const { watchers, before, after } = await watch(server, count)
    const { delaysMs, missed } = watchers.compare(await findPublished(scene.url))
    reportFigures(report, count, { before, after, delaysMs, missed, lost: watchers.lost() })
    watchers.close()
  } finally {
    await server.kill()
    await scene.close()
  }
}

type Found = {
  readonly before: Memory
  readonly after: Memory
  readonly delaysMs: Float64Array
  readonly missed: number
  readonly lost: number
}

function describe({ rss, heapTotal, heapUsed, external }: Memory): string {
  const [all, heap, used, beside] = [rss, heapTotal, heapUsed, external].map((bytes) => (bytes / 1_048_576).toFixed(1))
  return `${all} MB resident; ${heap} MB of heap, ${used} in use; ${beside} MB beside it`
}

function reportFigures(report: Report, count: number, { before, after, delaysMs, missed, lost }: Found): void {
  const at = (share: number): number =>
    delaysMs[Math.min(delaysMs.length - 1, Math.floor(delaysMs.length * share))] ?? Number.NaN
  const turns = Math.round(delaysMs.length / count)
  report.note(`${count} sockets at one table for ${LASTS_MS / 1_000} s: ${delaysMs.length} messages of ${turns} turns`)
  report.note(`from commit to receipt: half within ${at(0.5).toFixed(0)} ms, the slowest after ${at(1).toFixed(0)} ms`)
  report.note(`the server before: ${describe(before)}`)
  report.note(`and with them: ${describe(after)}`)
  const none = { goal: 0, better: 'lower' } as const
  report.figure({ name: 'sockets.watching', value: count - lost, unit: 'sockets', goal: SOCKETS, better: 'higher' })
  report.figure({ name: 'sockets.missed', value: missed, unit: 'messages', ...none })
  report.figure({ name: 'sockets.p99', value: at(0.99), unit: 'ms', goal: DELAY_MS_MAX, better: 'lower' })
  const each = (after.rss - before.rss) / count
  report.figure({ name: 'sockets.memory', value: each, unit: 'bytes each', goal: SOCKET_BYTES_MAX, better: 'lower' })
  const heap = (after.heapUsed + after.external - before.heapUsed - before.external) / count
  report.figure({ name: 'sockets.heap', value: heap, unit: 'bytes each', better: 'lower' })
}
