import { expect, onTestFinished, test } from 'vitest'
import { betOnSportsForDemo } from '../../src/app/demoPlay.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { betsOf } from '../kit/league.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

test('the demo member has bets on the next matches of every sport, once', async () => {
  const server = await openTestServer({ leaguePace: { ...LEAGUE_PACE, aheadMs: 20 * LEAGUE_PACE.aheadMs } })
  onTestFinished(() => server.close())
  const demo = await signIn(server, 'demo')
  for (let times = 0; times < 2; times += 1) await betOnSportsForDemo(server)
  const bets = await betsOf(demo, 'open')
  expect(bets.length).toBeGreaterThan(0)
  expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length)
  expect(bets.length).toBeLessThanOrEqual(19)
  const sports = bets.flatMap(({ legs }) => legs.map(({ match }) => match.sport))
  expect(new Set(sports)).toEqual(new Set(['football', 'shooter', 'moba', 'tennis']))
})
