import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Visitor } from '../server/src/platform/testing/visitor.ts'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'
import { compareBooks, reportSettled, untilOver, type Settled } from './tables/books.ts'
import { Lines } from './tables/lines.ts'
import { askNear, NEAR_MS, nextRound, seatPlayers, type TimedReply } from './tables/players.ts'
import { openScene, startTableProcess } from './tables/scene.ts'

/** Leaving shortly before or after the end: what the call replied is what is paid, and every call gets a reply. */
export const group = { name: 'crash', run: measureCrash }

const LEAVES = 10_000
const PLAYERS = 40
const TICKETS_EACH = 3
const GAME = 'COMET'
const PACE = { bettingMs: 450, lockedMs: 20, restMs: 20 }

type Ticket = { readonly id: string; readonly leftMs: number | null; readonly win: string | null }
type LeaveReply = { readonly ticket: Ticket }

/** The reply of a call about a ticket, and what its player sees when the round is over. */
type Leaving = { readonly reply: TimedReply; readonly shown: Ticket | undefined }

/** When the showing of a round ends: never published, but the bench must act close to it. */
async function findEnd(client: pg.Client, round: number): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ ends_at: Date | null }>(
      'select ends_at from shared_round where game = $1 and number = $2',
      [GAME, round],
    )
    const endsAt = rows[0]?.ends_at
    if (endsAt) return endsAt.getTime()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

type Seat = { readonly player: Visitor; readonly tickets: readonly string[] }

/** Every player places their bets. Late ones were refused and are left out. */
async function placeBets(lines: Lines, player: Visitor, round: number): Promise<Seat> {
  const bet = { amount: 1 }
  const asked = Array.from({ length: TICKETS_EACH }, async () => {
    const ticket = randomUUID()
    const { status } = await lines.post(player.bearer ?? '', '/play/v1/table/bet', { ticket, round, bet })
    return status === 200 ? [ticket] : []
  })
  return { player, tickets: (await Promise.all(asked)).flat() }
}

async function playRound(
  lines: Lines,
  client: pg.Client,
  players: readonly Visitor[],
  round: number,
): Promise<readonly Leaving[]> {
  const seats = await Promise.all(players.map((player) => placeBets(lines, player, round)))
  const endMs = await findEnd(client, round)
  const path = '/play/v1/table/leave'
  const leaving = seats.flatMap(({ player, tickets }) =>
    tickets.map((ticket) => askNear(lines, player, endMs, { path, body: { ticket, round } })),
  )
  const reply = await Promise.all(leaving)
  await untilOver(client, GAME, round)
  const mine = await Promise.all(
    seats.map(({ player }) => player.get<{ readonly tickets: readonly Ticket[] }>(`/play/v1/table/mine/${round}`)),
  )
  const shown = new Map(mine.flatMap(({ tickets }) => tickets).map((ticket) => [ticket.id, ticket]))
  return reply.map((one) => ({ reply: one, shown: shown.get(one.ticket) }))
}

/** Whether call and screen agree for a player: left at a moment and paid for it, or neither. */
function isConsistent({ reply, shown }: Leaving): boolean {
  if (reply.status !== 200) return reply.code === 'game.too_late' && shown?.leftMs === null && shown.win === '0'
  const { ticket } = reply.value as LeaveReply
  return ticket.leftMs !== null && ticket.leftMs === shown?.leftMs && shown.win !== null && shown.win !== '0'
}

async function measureCrash(report: Report): Promise<void> {
  const count = countAsked(LEAVES)
  const scene = await openScene('crash')
  const client = new pg.Client({ connectionString: scene.url })
  const tables = [{ kind: 'crash', game: GAME, pace: PACE }] as const
  const server = await startTableProcess('server', { databaseUrl: scene.url, tables })
  const lines = new Lines(server.origin)
  try {
    await client.connect()
    const players = await seatPlayers(server.origin, GAME, PLAYERS)
    const leavings: Leaving[] = []
    let [last, rounds] = [0, 0]
    for (; leavings.filter(({ reply }) => reply.isNear).length < count; rounds++) {
      last = (await nextRound(players, last)).number
      leavings.push(...(await playRound(lines, client, players, last)))
    }
    report.note(`${leavings.length} leave calls in ${rounds} rounds by ${PLAYERS} players`)
    await server.kill()
    reportFigures(report, leavings, await compareBooks(scene.url, 'crash'))
  } finally {
    lines.close()
    await server.kill()
    await client.end()
    await scene.close()
  }
}

function reportFigures(report: Report, leavings: readonly Leaving[], books: Settled): void {
  const near = leavings.filter(({ reply }) => reply.isNear)
  const left = near.filter(({ reply }) => reply.status === 200).length
  const late = near.filter(({ reply }) => reply.code === 'game.too_late').length
  report.note(`of ${near.length} within ${NEAR_MS} ms of the end ${left} left in time and ${late} too late`)
  const none = { unit: 'tickets', goal: 0, better: 'lower' } as const
  const unanswered = leavings.filter(({ reply }) => reply.status !== 200 && reply.code !== 'game.too_late').length
  const open = leavings.filter(({ shown }) => (shown?.win ?? null) === null).length
  const contradicted = leavings.filter((one) => !isConsistent(one)).length
  report.figure({ name: 'crash.leaves', value: near.length, unit: 'tickets', better: 'higher' })
  report.figure({ name: 'crash.contradicted', value: contradicted, ...none })
  report.figure({ name: 'crash.not_answered', value: unanswered, ...none })
  report.figure({ name: 'crash.unsettled', value: open, ...none })
  reportSettled(report, 'crash', books)
  report.note('control: some must have left in time, and some too late')
  report.figure({ name: 'crash.control_in_time', value: left, unit: 'tickets', goal: 1, better: 'higher' })
  report.figure({ name: 'crash.control_too_late', value: late, unit: 'tickets', goal: 1, better: 'higher' })
}
