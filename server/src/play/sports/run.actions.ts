import { randomUUID } from 'node:crypto'
import { seconds } from '@ronda/core'
import { SPORTS } from '@ronda/games/sports'
import type { Clock } from '../../platform/clock/clock.ts'
import { errorLine, type Failures } from '../../platform/failures/index.ts'
import type { Log } from '../../platform/log/log.ts'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import { openLivePlay } from './live.actions.ts'
import { openNext, stepMatch, type MatchOptions } from './match.actions.ts'
import { countFailure, findPlaying, findRunning, voidMatch, type StoredMatch } from './match.sql.ts'
import { findNowMs, releaseLease, takeLease } from './season.sql.ts'
import { FAILURES_MAX } from './sports.ts'

export type LeagueOptions = MatchOptions & {
  readonly log: Log
  readonly failures: Failures
  readonly clock: Clock
  /** Called after something changed that everybody sees. */
  readonly onShown: () => void
}

export type LeagueRun = { close(): Promise<void> }

const LEASE = 'football'
const LEASE_MS = seconds(5)
const POLL_MS_MAX = 500
/** A moment of a match is shown so late at most. */
const LIVE_POLL_MS = 20
/** More than take bets or are played at a time. */
const RUNNING_MAX = 200

/** What cannot go on is void after some tries; other matches go on. */
async function giveUp({ db, log }: LeagueOptions, match: StoredMatch, error: unknown): Promise<void> {
  const { number, phase } = match
  const failures = await db.write((tx) => countFailure(tx, number))
  log.warn({ match: number, phase, failures, error: errorLine(error) }, 'a step of a match failed; retrying')
  if (failures < FAILURES_MAX || phase === 'ended') return
  await db.write((tx) => voidMatch(tx, number, phase === 'playing' ? 'abandoned' : 'cancelled', [phase]))
}

/** Every match that is due takes its step; one that fails stops none of the others. Returns whether any was due. */
export async function stepMatches(options: LeagueOptions): Promise<boolean> {
  const { db } = options
  const nowMs = await db.read(findNowMs)
  const running = await db.read((tx) => findRunning(tx, RUNNING_MAX))
  let hasChanged = false
  for (const match of running) {
    try {
      hasChanged = (await stepMatch(options, match, nowMs)) || hasChanged
    } catch (error) {
      await giveUp(options, match, error)
    }
  }
  return hasChanged
}

/** The matches that are played, by one process at a time. */
async function takeSteps(options: LeagueOptions, owner: string): Promise<readonly StoredMatch[]> {
  const { db } = options
  if (!(await db.write((tx) => takeLease(tx, LEASE, owner, LEASE_MS)))) return []
  let hasChanged = await stepMatches(options)
  for (const sport of SPORTS) hasChanged = (await openNext(options, sport)) || hasChanged
  if (hasChanged) options.onShown()
  return db.read(findPlaying)
}

/** Plays the leagues of all sports as long as no other process does. */
export function runLeague(options: LeagueOptions): LeagueRun {
  const { db, log, pace, clock } = options
  const owner = randomUUID()
  const live = openLivePlay(options)
  let aheadMs = 0
  const steps = pollLoop(
    async () => {
      const askedMs = clock.nowMs()
      const nowMs = await db.read(findNowMs)
      // The answer was produced between sending the query and receiving it.
      aheadMs = nowMs - (askedMs + clock.nowMs()) / 2
      live.follow(await takeSteps(options, owner))
    },
    {
      everyMs: Math.min(POLL_MS_MAX, pace.slotMs),
      onFailure: (error) => log.warn({ err: error }, 'the league could not be played; retrying'),
    },
  )
  const moments = pollLoop(() => live.poll(clock.nowMs() + aheadMs), {
    everyMs: LIVE_POLL_MS,
    onFailure: (error) => log.warn({ err: error }, 'a moment of a match could not be shown; retrying'),
  })
  steps.go()
  moments.go()
  return {
    async close() {
      await moments.close()
      await live.close()
      await steps.close()
      await db.write((tx) => releaseLease(tx, LEASE, owner))
    },
  }
}
