import { assert } from '@ronda/core'
import { LEAGUE_PACE } from '../server/src/play/sports/index.ts'
import { playOut } from '../server/test/kit/league.ts'
import { isOpen, matchAt, tryAroundChanges } from '../server/test/kit/liveMatches.ts'
import { broughtBy } from '../server/test/kit/memberBalances.ts'
import { openTestServer } from '../server/test/kit/testServer.ts'
import { countAsked } from './asked.ts'
import { countPossible } from './possible.ts'
import type { Report } from './report.ts'
import { openFollowers } from './sports/followers.ts'
import { openScene, startTableProcess } from './tables/scene.ts'

/** Matches in play: how soon all followers see a moment, and whether a bet is ever taken at an old price. */
export const group = { name: 'sportsLive', run: measureLive }

const SOCKETS = 5_000
const LASTS_MS = 60_000
/** The first match begins within a minute, and its first prices are there. */
const BEGINS_MS = 75_000
const DELAY_MS_MAX = 150
const TRIES = 10_000
/** A moment lasts as long as the tries. */
const MINUTE_MS = 3 * 60 * 60_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function measureFollowers(report: Report): Promise<void> {
  const count = countPossible(report, countAsked(SOCKETS))
  const scene = await openScene('sports')
  const server = await startTableProcess('server', { databaseUrl: scene.url, tables: [] })
  try {
    await pause(BEGINS_MS)
    const followers = await openFollowers(server.origin, count)
    followers.begin()
    await pause(LASTS_MS)
    const { delaysMs, missed, moments } = followers.end()
    const at = (share: number): number =>
      delaysMs[Math.min(delaysMs.length - 1, Math.floor(delaysMs.length * share))] ?? Number.NaN
    assert(moments > 0, 'a match was in play')
    report.note(`${count} followers of the board for ${LASTS_MS / 1_000} s: ${moments} moments of matches in play`)
    report.note(`from the time a moment is due to receipt: half within ${at(0.5)} ms, the slowest after ${at(1)} ms`)
    const none = { goal: 0, better: 'lower' } as const
    report.figure({
      name: 'sportsLive.following',
      value: count - followers.lost(),
      unit: 'sockets',
      goal: SOCKETS,
      better: 'higher',
    })
    report.figure({ name: 'sportsLive.missed', value: missed, unit: 'changes', ...none })
    report.figure({ name: 'sportsLive.p99', value: at(0.99), unit: 'ms', goal: DELAY_MS_MAX, better: 'lower' })
    followers.close()
  } finally {
    await server.kill()
    await scene.close()
  }
}

async function measureOldPrices(report: Report): Promise<void> {
  const tries = countAsked(TRIES)
  const scene = await openScene('sportsBets')
  const pace = { ...LEAGUE_PACE, minuteMs: MINUTE_MS, acceptMs: 1, patienceMs: MINUTE_MS }
  const server = await openTestServer({ databaseUrl: scene.url, leaguePace: pace })
  try {
    const who = await broughtBy(server, 'agente')
    const { match } = await matchAt(server, pace, isOpen)
    const { accepted, tooOld } = await tryAroundChanges(server, who, match, tries)
    report.note(`${tries} bets around changes of their price: ${accepted} accepted`)
    assert(accepted > 0, 'some bet was accepted')
    report.figure({ name: 'sportsLive.oldPrices', value: tooOld.length, unit: 'bets', goal: 0, better: 'lower' })
    await playOut(server, match.number)
  } finally {
    await server.close()
    await scene.close()
  }
}

async function measureLive(report: Report): Promise<void> {
  await measureFollowers(report)
  await measureOldPrices(report)
}
