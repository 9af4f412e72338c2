import { present } from '@ronda/core'
import { drawText, roundAfter } from '@ronda/fair'
import {
  matchCommitment,
  matchNumber,
  pairingsOf,
  slotOfMatch,
  sportOf,
  type Fixture,
  type MatchEvent,
  type Quote,
  type Script,
  type Sport,
  type SportCode,
} from '@ronda/games/sports'
import { callInThread } from '../../platform/workers/callInThread.ts'
import { seal, unseal } from '../../platform/secrets/index.ts'
import { findNowMs } from './season.sql.ts'
import {
  closeMatch,
  endMatch,
  findLastNumber,
  insertMatch,
  startMatch,
  type NewMatch,
  type StoredMatch,
} from './match.sql.ts'
import { currentSeason, type Season, type SeasonOptions } from './season.actions.ts'
import { shownAt } from './live.ts'
import { paceOf, placeOf, stepOf, type LeaguePace } from './sports.ts'

export type MatchOptions = SeasonOptions & {
  readonly seasonOf: (number: number) => Promise<Season>
  /** Takes what must be paid of a match, and marks it as settled. */
  readonly settle: (match: StoredMatch) => Promise<void>
}

export const SPORTS_MODULE = '@ronda/games/sports'

/** The model takes a tenth of a second of CPU time: it must not make wagers wait. */
const quotesOf = async (sport: SportCode, fixture: Fixture): Promise<readonly Quote[]> =>
  (await callInThread({ module: SPORTS_MODULE, name: 'quoteOf', argument: { sport, fixture } })) as readonly Quote[]

export function fixtureOf(
  { seasons }: Season,
  { league, home, away }: Pick<StoredMatch, 'league' | 'home' | 'away'>,
): Fixture {
  const { strengths } = present(seasons[league], 'the season of a league')
  return { home: present(strengths[home], 'the home team'), away: present(strengths[away], 'the away team') }
}

async function makeMatch(
  { beacon, pace }: MatchOptions,
  sport: Sport,
  season: Season,
  slot: number,
): Promise<NewMatch> {
  const { league, round, match, startMs: startsAtMs } = sport.placeOfSlot(slot, season.startsAtMs, paceOf(pace, sport))
  const drawn = present(season.seasons[league], 'the season of a league')
  const { home, away } = present(pairingsOf(drawn, round)[match], 'the pairing of a match')
  const closesAtMs = startsAtMs - pace.lineUpMs
  const place = placeOf(slot)
  return {
    number: matchNumber(sport.code, season.number, slot),
    sport: sport.code,
    season: season.number,
    place,
    league,
    round,
    home,
    away,
    closesAtMs,
    startsAtMs,
    quotes: await quotesOf(sport.code, fixtureOf(season, { league, home, away })),
    commitment: matchCommitment(season.secretAt(place)),
    // Named before the first bet, and signed only after the last one.
    beaconChain: beacon?.chain.hash ?? null,
    beaconRound: beacon ? roundAfter(beacon.chain, closesAtMs) : null,
  }
}

/** The first slot whose bets have not closed yet: matches that nobody could have bet on are not played. */
function firstSlot({ startsAtMs }: Season, { slotMs, lineUpMs }: LeaguePace, nowMs: number): number {
  return Math.max(0, Math.ceil((nowMs + lineUpMs - startsAtMs) / slotMs))
}

async function nextSlot({ db }: MatchOptions, season: Season, pace: LeaguePace, nowMs: number): Promise<number> {
  const last = await db.read((tx) => findLastNumber(tx, season.number))
  const after = last === undefined ? 0 : slotOfMatch(last) + 1
  return Math.max(after, firstSlot(season, pace, nowMs))
}

/** Opens the next match of a sport that is due to take bets. Returns whether there was one. */
export async function openNext(options: MatchOptions, code: SportCode = 'football'): Promise<boolean> {
  const { db } = options
  const sport = sportOf(code)
  const pace = paceOf(options.pace, sport)
  const nowMs = await db.read(findNowMs)
  let season = await currentSeason(options, sport, nowMs + pace.lineUpMs)
  let slot = await nextSlot(options, season, pace, nowMs)
  const endMs = season.startsAtMs + sport.slotsInSeason * pace.slotMs
  // The last match of a season is open long before it begins, and those of the next season follow at once.
  if (slot >= sport.slotsInSeason && endMs <= nowMs + pace.aheadMs) {
    season = await currentSeason(options, sport, endMs)
    slot = await nextSlot(options, season, pace, nowMs)
  }
  if (season.startsAtMs + slot * pace.slotMs > nowMs + pace.aheadMs) return false
  const match = await makeMatch(options, sport, season, slot)
  await db.write((tx) => insertMatch(tx, match))
  return true
}

const scriptPlace = ({ number }: Pick<StoredMatch, 'number'>): string => `sports match ${number}`

/** What happens in a match, while it is sealed. */
export function readScript({ key }: Pick<MatchOptions, 'key'>, match: Pick<StoredMatch, 'number' | 'script'>): Script {
  const text = unseal(key, present(match.script, 'the script of a match that is played'), scriptPlace(match))
  return JSON.parse(text) as Script
}

/** The text that stands for the player's in the draws of a match. */
export const textOf = (salt: string, { signature }: Pick<StoredMatch, 'signature'>): string =>
  drawText(salt, { root: null, signature })

/** Plays a match from its secret, and from the beacon's signature where one decides: nobody knew it before bets closed. */
async function play(options: MatchOptions, match: StoredMatch, nowMs: number): Promise<void> {
  const { db, key, beacon, pace, seasonOf } = options
  const { number, beaconChain, beaconRound, closesAtMs, place } = match
  let signature: string | null = null
  if (beaconRound !== null) {
    signature = (beacon?.chain.hash === beaconChain ? await beacon.signatureOf(beaconRound) : undefined) ?? null
    if (signature === null) {
      // After a rest of the server the first answer may fail like any other: the match is void after some tries.
      if (nowMs >= closesAtMs + pace.beaconWaitMs) throw new Error('the beacon has not signed the round of a match')
      return
    }
  }
  const season = await seasonOf(match.season)
  const seed = {
    serverSeed: season.secretAt(place),
    clientSeed: textOf(season.salt, { signature }),
    nonce: place,
  }
  const argument = { sport: match.sport, fixture: fixtureOf(season, match), seed }
  const events = (await callInThread({ module: SPORTS_MODULE, name: 'playOf', argument })) as readonly MatchEvent[]
  const whole: Script = { events, attacks: sportOf(match.sport).attacksOf(events, seed) }
  const script = seal(key, JSON.stringify(whole), scriptPlace(match))
  await db.write((tx) => startMatch(tx, number, { signature, script }))
}

/** Publishes all that happened, and the secret that it follows from. */
async function end(options: MatchOptions, match: StoredMatch): Promise<void> {
  const season = await options.seasonOf(match.season)
  const script = readScript(options, match)
  const { events } = script
  const sport = sportOf(match.sport)
  const score = sport.scoreOf(events)
  const moments = sport.momentsOf(script, options.pace)
  const last = { moment: moments.length - 1, shown: shownAt(script, present(moments.at(-1), 'the last moment')) }
  await options.db.write((tx) =>
    endMatch(tx, match.number, { secret: season.secretAt(match.place), events, score, last }),
  )
}

/**
 * Takes the step of a match that is due, and returns whether there was one. Each is one transaction, and done again it
 * changes nothing.
 */
export async function stepMatch(options: MatchOptions, match: StoredMatch, nowMs: number): Promise<boolean> {
  const { db, pace } = options
  const matchMs = () => sportOf(match.sport).matchMs(pace, () => readScript(options, match))
  const step = stepOf(match, matchMs, nowMs)
  switch (step) {
    case 'close':
      await db.write((tx) => closeMatch(tx, match.number))
      break
    case 'play':
      await play(options, match, nowMs)
      break
    case 'end':
      await end(options, match)
      break
    case 'settle':
      await options.settle(match)
      break
    default:
  }
  return step !== undefined
}
