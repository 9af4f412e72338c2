import { randomUUID } from 'node:crypto'
import { seconds } from '@ronda/core'
import { errorLine, type Failures } from '../../platform/failures/index.ts'
import type { Log } from '../../platform/log/log.ts'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import { openNext, stepMatch, type MatchOptions } from './match.actions.ts'
import { countFailure, findRunning, voidMatch, type StoredMatch } from './match.sql.ts'
import { findNowMs, releaseLease, takeLease } from './season.sql.ts'
import { FAILURES_MAX } from './sports.ts'

export type LeagueOptions = MatchOptions & { readonly log: Log; readonly failures: Failures }

export type LeagueRun = { close(): Promise<void> }

const LEASE = 'football'
const LEASE_MS = seconds(5)
const POLL_MS_MAX = 500
/** More than take bets or are played at a time. */
const RUNNING_MAX = 200

/** What cannot go on is void after some tries; other matches go on. */
async function giveUp({ db, log }: LeagueOptions, match: StoredMatch, error: unknown): Promise<void> {
  const { number, phase } = match
  const failures = await db.write((tx) => countFailure(tx, number))
  log.warn({ match: number, phase, failures, error: errorLine(error) }, 'a step of a match failed; retrying')
  if (failures < FAILURES_MAX || phase === 'ended') return
  await db.write((tx) => voidMatch(tx, number, phase === 'playing' ? 'abandoned' : 'cancelled'))
}

/** Every match that is due takes its step; one that fails stops none of the others. */
export async function stepMatches(options: LeagueOptions): Promise<void> {
  const { db } = options
  const nowMs = await db.read(findNowMs)
  const running = await db.read((tx) => findRunning(tx, RUNNING_MAX))
  for (const match of running) {
    try {
      await stepMatch(options, match, nowMs)
    } catch (error) {
      await giveUp(options, match, error)
    }
  }
}

/** Plays the league as long as no other process does. */
export function runLeague(options: LeagueOptions): LeagueRun {
  const { db, log, pace } = options
  const owner = randomUUID()
  const loop = pollLoop(
    async () => {
      if (!(await db.write((tx) => takeLease(tx, LEASE, owner, LEASE_MS)))) return
      await stepMatches(options)
      await openNext(options)
    },
    {
      everyMs: Math.min(POLL_MS_MAX, pace.slotMs),
      onFailure: (error) => log.warn({ err: error }, 'the league could not be played; retrying'),
    },
  )
  loop.go()
  return {
    async close() {
      await loop.close()
      await db.write((tx) => releaseLease(tx, LEASE, owner))
    },
  }
}
