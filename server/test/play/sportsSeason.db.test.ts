import { SLOTS_IN_SEASON } from '@ronda/games/sports'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openNext } from '../../src/play/sports/match.actions.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { openMatch } from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'

/** The first season ends after so many matches, and more than these take bets at once. */
const LEFT = 5

let league: League

beforeAll(async () => {
  league = await openLeague(LEAGUE_PACE)
  return league.close
})

test('the matches of the next season follow those of a season that ends, without a pause', async () => {
  const { server } = league
  await openMatch(server)
  const endsInMs = LEFT * LEAGUE_PACE.slotMs
  await server.db.write((tx) =>
    sql`update sports_season set starts_at = date_trunc('second', clock_timestamp())
      + make_interval(secs => ${(endsInMs - SLOTS_IN_SEASON * LEAGUE_PACE.slotMs) / 1_000})`.execute(tx),
  )
  for (let opened = 0; opened < 100 && (await openNext(server.features.sports.league)); opened += 1);
  const { rows } = await server.db.read((tx) =>
    sql<{ season: number; startsAtMs: number }>`
      select season, extract(epoch from starts_at)::float8 * 1000 as "startsAtMs" from sports_match
      where number > 0 order by starts_at`.execute(tx),
  )
  expect(rows.filter(({ season }) => season === 0).length).toBeGreaterThanOrEqual(LEFT - 1)
  expect(rows.filter(({ season }) => season === 1).length).toBeGreaterThan(0)
  const pauses = rows.slice(1).map(({ startsAtMs }, at) => startsAtMs - (rows[at]?.startsAtMs ?? 0))
  expect(new Set(pauses)).toEqual(new Set([LEAGUE_PACE.slotMs]))
  // The table is that of the season that is played.
  expect(await new Visitor(server.origin).get('/play/v1/sports/leagues/ambar')).toMatchObject({ season: 0 })
})
