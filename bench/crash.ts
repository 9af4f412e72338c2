import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Visitor } from '../server/src/platform/testing/visitor.ts'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'
import { compareBooks, tellBooks, untilOver, type Settled } from './tables/books.ts'
import { Lines } from './tables/lines.ts'
import { askNear, NEAR_MS, nextRound, seatPlayers, type Heard } from './tables/players.ts'
import { openScene, startKeeper } from './tables/scene.ts'

/** Leaving within a blink of the end: what the call said is what is paid, and nobody waits for an answer. */
export const group = { name: 'crash', run: measureCrash }

const LEAVES = 10_000
const PLAYERS = 40
const TICKETS_EACH = 3
const GAME = 'COMET'
const PACE = { bettingMs: 450, lockedMs: 20, restMs: 20 }

type Ticket = { readonly id: string; readonly leftMs: number | null; readonly win: string | null }
type Told = { readonly ticket: Ticket }

/** What a call said of a ticket, and what its player sees of it when the round is over. */
type Leaving = { readonly heard: Heard; readonly shown: Ticket | undefined }

/** When the showing of a round ends: told to nobody but us, who must be near it. */
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

/** Every player lays their bets. Those that came too late are not there to be left. */
async function sitDown(lines: Lines, player: Visitor, round: number): Promise<Seat> {
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
  const seats = await Promise.all(players.map((player) => sitDown(lines, player, round)))
  const endMs = await findEnd(client, round)
  const path = '/play/v1/table/leave'
  const leaving = seats.flatMap(({ player, tickets }) =>
    tickets.map((ticket) => askNear(lines, player, endMs, { path, body: { ticket, round } })),
  )
  const heard = await Promise.all(leaving)
  await untilOver(client, GAME, round)
  const mine = await Promise.all(
    seats.map(({ player }) => player.get<{ readonly tickets: readonly Ticket[] }>(`/play/v1/table/mine/${round}`)),
  )
  const shown = new Map(mine.flatMap(({ tickets }) => tickets).map((ticket) => [ticket.id, ticket]))
  return heard.map((one) => ({ heard: one, shown: shown.get(one.ticket) }))
}

/** Whether a player was told the same by the call and by the screen: left at a moment and paid for it, or neither. */
function isOneTruth({ heard, shown }: Leaving): boolean {
  if (heard.status !== 200) return heard.code === 'game.too_late' && shown?.leftMs === null && shown.win === '0'
  const { ticket } = heard.value as Told
  return ticket.leftMs !== null && ticket.leftMs === shown?.leftMs && shown.win !== null && shown.win !== '0'
}

async function measureCrash(report: Report): Promise<void> {
  const count = countAsked(LEAVES)
  const scene = await openScene('crash')
  const client = new pg.Client({ connectionString: scene.url })
  const tables = [{ kind: 'comet', game: GAME, pace: PACE }] as const
  const server = await startKeeper('server', { databaseUrl: scene.url, tables })
  const lines = new Lines(server.origin)
  try {
    await client.connect()
    const players = await seatPlayers(server.origin, GAME, PLAYERS)
    const leavings: Leaving[] = []
    let [last, rounds] = [0, 0]
    for (; leavings.filter(({ heard }) => heard.isNear).length < count; rounds++) {
      last = (await nextRound(players, last)).number
      leavings.push(...(await playRound(lines, client, players, last)))
    }
    report.note(`${leavings.length} leaves of ${rounds} rounds by ${PLAYERS} players`)
    await server.kill()
    tell(report, leavings, await compareBooks(scene.url, 'comet'))
  } finally {
    lines.close()
    await server.kill()
    await client.end()
    await scene.close()
  }
}

function tell(report: Report, leavings: readonly Leaving[], books: Settled): void {
  const near = leavings.filter(({ heard }) => heard.isNear)
  const left = near.filter(({ heard }) => heard.status === 200).length
  const late = near.filter(({ heard }) => heard.code === 'game.too_late').length
  report.note(`of ${near.length} within ${NEAR_MS} ms of the end ${left} left in time and ${late} too late`)
  const none = { unit: 'tickets', goal: 0, better: 'lower' } as const
  const unanswered = leavings.filter(({ heard }) => heard.status !== 200 && heard.code !== 'game.too_late').length
  const open = leavings.filter(({ shown }) => (shown?.win ?? null) === null).length
  const torn = leavings.filter((one) => !isOneTruth(one)).length
  report.figure({ name: 'crash.leaves', value: near.length, unit: 'tickets', better: 'higher' })
  report.figure({ name: 'crash.two_truths', value: torn, ...none })
  report.figure({ name: 'crash.not_answered', value: unanswered, ...none })
  report.figure({ name: 'crash.without_an_end', value: open, ...none })
  tellBooks(report, 'crash', books)
  report.note('control: some must have left in time, and some too late')
  report.figure({ name: 'crash.control_in_time', value: left, unit: 'tickets', goal: 1, better: 'higher' })
  report.figure({ name: 'crash.control_too_late', value: late, unit: 'tickets', goal: 1, better: 'higher' })
}
