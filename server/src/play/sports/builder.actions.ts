import { err, hours, ok, present, type Result } from '@ronda/core'
import {
  builderPrices,
  footballParts,
  jointChances,
  sportOfMatch,
  type Chances,
  type Outlook,
  type outlookOf as outlookOfSport,
} from '@ronda/games/sports'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { callInThread } from '../../platform/workers/callInThread.ts'
import { fixtureOf, SPORTS_MODULE } from './match.actions.ts'
import { findMatch, type StoredMatch } from './match.sql.ts'
import { findOutlooks } from './outlook.sql.ts'
import type { Season } from './season.actions.ts'
import type { Part } from './slip.ts'

export type BuilderRefusal = 'sports.parts_unfit' | 'sports.bets_closed'

export type Builders = {
  /** The price of every set of parts, and the joint chance of all of them, from the chances of all scores in force. */
  priceOf(
    match: Pick<StoredMatch, 'number' | 'phase' | 'priceVersion'>,
    parts: readonly Part[],
  ): Promise<Result<{ readonly prices: readonly number[]; readonly chances: Chances }, BuilderRefusal>>
}

/** More than take bets at a time. */
const OUTLOOKS_MAX = 40

export type BuilderOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly seasonOf: (number: number) => Promise<Season>
}

/** Bet builders are priced from the chances of all scores of a match, which take a while to compute once. */
export function openBuilders({ db, clock, seasonOf }: BuilderOptions): Builders {
  const cache = makeTtlCache<Outlook>({
    async load(number) {
      const match = await db.read((tx) => findMatch(tx, Number(number)))
      if (match === undefined) return undefined
      const argument = { sport: match.sport, fixture: fixtureOf(await seasonOf(match.season), match) }
      return (await callInThread({ module: SPORTS_MODULE, name: 'outlookOf', argument })) as ReturnType<
        typeof outlookOfSport
      >
    },
    ttlMs: hours(1),
    entriesMax: OUTLOOKS_MAX,
    nowMs: () => clock.nowMs(),
  })

  /** In play it was written with the prices; before a match it is the same until bets close. */
  async function outlookOf(match: Parameters<Builders['priceOf']>[0]): Promise<Outlook | undefined> {
    if (match.phase !== 'playing') return present(await cache.get(String(match.number)), 'the outlook of a match')
    return (await db.read((tx) => findOutlooks(tx, [match.number])))(match)
  }

  return {
    async priceOf(match, parts) {
      // Selections of one match are combined only where the sport has an outlook for it.
      if (sportOfMatch(match.number).outlook === null) return err('sports.parts_unfit')
      const outlook = await outlookOf(match)
      // The prices have just changed: there are none until they are read again.
      if (outlook === undefined) return err('sports.bets_closed')
      const own = footballParts(parts)
      if (own === undefined) return err('sports.parts_unfit')
      const prices = builderPrices(outlook, own)
      if (prices === undefined) return err('sports.parts_unfit')
      const win = present(jointChances(outlook, own).at(-1), 'the chance of all parts')
      return ok({ prices, chances: { win, halfWin: 0, push: 0, halfLose: 0 } })
    },
  }
}
