import type { Db } from '../../platform/postgres/db.ts'
import { findMatches } from './match.sql.ts'
import { findOutlooks } from './outlook.sql.ts'
import { findNowMs } from './season.sql.ts'

/** How the matches of legs stand: their rows, the chances of those in play, and the time by the database's clock. */
export const findStanding = (db: Db, legs: readonly { readonly match: number }[]) =>
  db.read(async (tx) => {
    const nowMs = await findNowMs(tx)
    const numbers = [...new Set(legs.map(({ match }) => match))]
    const matches = await findMatches(tx, numbers)
    const playing = matches.filter(({ phase }) => phase === 'playing').map(({ number }) => number)
    return { nowMs, matches, outlookOf: await findOutlooks(tx, playing) }
  })
