import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'
import { compareBooks, reportSettled, untilOver, type Settled } from './tables/books.ts'
import { Lines } from './tables/lines.ts'
import { askNear, NEAR_MS, nextRound, seatPlayers, type TimedReply } from './tables/players.ts'
import { openScene, startTableProcess } from './tables/scene.ts'

/** Bets shortly before or after the lock: none after it is accepted, and a refused bet moves no money. */
export const group = { name: 'lock', run: measureLock }

const TRIES = 10_000
const PLAYERS = 30
const BETS_EACH = 2
const GAME = 'COIN'
const PACE = { bettingMs: 250, lockedMs: 20, showMs: 20, restMs: 20 }

/** Bets on one round after the other until enough of them were close to the lock. */
async function betNear(
  origin: string,
  tries: number,
): Promise<{ replies: readonly TimedReply[]; rounds: number; last: number }> {
  const players = await seatPlayers(origin, GAME, PLAYERS)
  const lines = new Lines(origin)
  const replies: TimedReply[] = []
  let [last, rounds] = [0, 0]
  for (; replies.filter(({ isNear }) => isNear).length < tries; rounds++) {
    const { number, locksAtMs } = await nextRound(players, last)
    const asking = players.flatMap((player) =>
      Array.from({ length: BETS_EACH }, () => {
        const bet = { side: Math.random() < 0.5 ? 'heads' : 'tails', units: 1 }
        return askNear(lines, player, locksAtMs, {
          path: '/play/v1/table/bet',
          body: { ticket: randomUUID(), round: number, bet },
        })
      }),
    )
    replies.push(...(await Promise.all(asking)))
    last = number
  }
  lines.close()
  return { replies, rounds, last }
}

type Kept = { readonly missing: number; readonly unwanted: number; readonly moved: number }

/** The replies compared with the database. */
async function compareAnswers(client: pg.Client, replies: readonly TimedReply[]): Promise<Kept> {
  const accepted = replies.filter(({ status }) => status === 200).map(({ ticket }) => ticket)
  const refused = replies.filter(({ status }) => status !== 200).map(({ ticket }) => ticket)
  const { rows } = await client.query<Kept>(
    `select
      (select count(*) from unnest($1::uuid[]) as said where said not in (select id from shared_ticket))::int as missing,
      (select count(*) from shared_ticket where id = any($2::uuid[]))::int as unwanted,
      (select count(*) from leg where id = any($2::uuid[]) and amount <> 0)::int as moved`,
    [accepted, refused],
  )
  return rows[0] ?? { missing: Number.NaN, unwanted: Number.NaN, moved: Number.NaN }
}

async function measureLock(report: Report): Promise<void> {
  const tries = countAsked(TRIES)
  const scene = await openScene('lock')
  const client = new pg.Client({ connectionString: scene.url })
  try {
    const server = await startTableProcess('server', {
      databaseUrl: scene.url,
      tables: [{ kind: 'coin', game: GAME, pace: PACE }],
    })
    try {
      await client.connect()
      const began = performance.now()
      const { replies, rounds, last } = await betNear(server.origin, tries)
      const seconds = (performance.now() - began) / 1_000
      await untilOver(client, GAME, last)
      await server.kill()
      const kept = await compareAnswers(client, replies)
      report.note(`${replies.length} bets on ${rounds} rounds by ${PLAYERS} players, in ${seconds.toFixed(1)} s`)
      reportFigures(report, replies, kept, await compareBooks(scene.url, 'coin'))
    } finally {
      await server.kill()
    }
  } finally {
    await client.end()
    await scene.close()
  }
}

function reportFigures(report: Report, replies: readonly TimedReply[], kept: Kept, books: Settled): void {
  const near = replies.filter(({ isNear }) => isNear)
  const accepted = near.filter(({ status }) => status === 200).length
  const closed = near.filter(({ code }) => code === 'game.bets_closed').length
  const odd = replies.filter(({ status, code }) => status !== 200 && code !== 'game.bets_closed')
  report.note(
    `of ${near.length} within ${NEAR_MS} ms of the lock ${accepted} were accepted and ${closed} came too late`,
  )
  for (const code of new Set(odd.map((one) => one.code ?? one.status))) report.note(`unexpected reply: ${code}`)
  const none = { goal: 0, better: 'lower' } as const
  report.figure({ name: 'lock.tries', value: near.length, unit: 'bets', better: 'higher' })
  report.figure({ name: 'lock.accepted_late', value: books.late, unit: 'bets', ...none })
  report.figure({ name: 'lock.accepted_and_missing', value: kept.missing, unit: 'bets', ...none })
  report.figure({ name: 'lock.refused_and_kept', value: kept.unwanted, unit: 'bets', ...none })
  report.figure({ name: 'lock.refused_and_moved', value: kept.moved, unit: 'bets', ...none })
  report.figure({ name: 'lock.unexpected_replies', value: odd.length, unit: 'bets', ...none })
  reportSettled(report, 'lock', books)
  report.note('control: some must have come in time, and some too late')
  report.figure({ name: 'lock.control_in_time', value: accepted, unit: 'bets', goal: 1, better: 'higher' })
  report.figure({ name: 'lock.control_too_late', value: closed, unit: 'bets', goal: 1, better: 'higher' })
}
