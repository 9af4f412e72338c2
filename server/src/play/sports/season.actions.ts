import { hash, randomBytes } from 'node:crypto'
import { present } from '@ronda/core'
import { isOfBeacon, beaconIn, saltOf } from '@ronda/fair'
import { firstSeason, sportOf, type Seasons, type Sport } from '@ronda/games/sports'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import {
  findLastSeason,
  findNowMs,
  findSeason,
  insertSeason,
  publishSeason,
  saltSeason,
  type StoredSeason,
} from './season.sql.ts'
import { chainLength, paceOf, SEAL_PREFIX, SEASON_PLACE, type LeaguePace } from './sports.ts'

export type SeasonOptions = {
  readonly db: Db
  readonly key: SecretKey
  readonly pace: LeaguePace
  /** The beacon that decides the matches of new seasons, if there is one. */
  readonly beacon: Beacon | undefined
}

/** A season whose teams and fixtures are published. Its secrets stay inside `secretAt`. */
export type Season = {
  readonly number: number
  readonly id: string
  readonly terminal: string
  readonly salt: string
  readonly seasons: Seasons
  readonly startsAtMs: number
  secretAt(place: number): string
}

/** The same as `linkBefore` of the package `fair`, by Node's native hash. */
const linkBefore = (link: string): string => hash('sha256', link, 'hex')

function linkOf(secret: string, placesBefore: number): string {
  let link = secret
  for (let place = 0; place < placesBefore; place += 1) link = linkBefore(link)
  return link
}

const sealOf = (number: number): string => `${SEAL_PREFIX} ${number}`

function secretOf(key: SecretKey, { number, sealed, length }: StoredSeason, place: number): string {
  return linkOf(unseal(key, sealed, sealOf(number)), length - place)
}

type NextSeason = { readonly sport: Sport; readonly number: number; readonly endMs: number }

async function makeSeason({ db, key, pace }: SeasonOptions, { sport, number, endMs }: NextSeason): Promise<void> {
  const last = randomBytes(32).toString('hex')
  const nowMs = await db.read(findNowMs)
  const earliestMs = nowMs + pace.lineUpMs + pace.firstMs
  await db.write((tx) =>
    insertSeason(tx, {
      number,
      sport: sport.code,
      length: chainLength(sport),
      terminal: linkOf(last, chainLength(sport)),
      sealed: seal(key, last, sealOf(number)),
      startsAtMs: Math.max(endMs, Math.ceil(earliestMs / pace.firstMs) * pace.firstMs),
    }),
  )
}

/** Draws a season once its salt is written: the salt must be chosen after the chain was fixed. */
async function drawAndPublish({ db, key, beacon }: SeasonOptions, season: StoredSeason): Promise<void> {
  if (season.salt === null) {
    const salt = saltOf(randomBytes(16).toString('hex'), beacon?.chain)
    await db.write((tx) => saltSeason(tx, season.number, salt))
    return
  }
  const secret = secretOf(key, season, SEASON_PLACE)
  const seasons = sportOf(season.sport).drawSeasons({
    serverSeed: secret,
    clientSeed: season.salt,
    nonce: SEASON_PLACE,
  })
  await db.write((tx) => publishSeason(tx, season.number, { secret, seasons }))
}

function openSeason(key: SecretKey, stored: StoredSeason): Season {
  const { number, id, terminal, startsAtMs } = stored
  return {
    number,
    id,
    terminal,
    startsAtMs,
    salt: present(stored.salt, 'the salt of a published season'),
    seasons: present(stored.seasons, 'the teams of a published season'),
    secretAt: (place) => secretOf(key, stored, place),
  }
}

/** Whether matches of a season can still be opened: it names the beacon that is configured now, or none. */
function isCurrent({ salt }: StoredSeason, { beacon }: SeasonOptions): boolean {
  if (salt === null) return true
  return beacon === undefined ? beaconIn(salt) === undefined : isOfBeacon(salt, beacon.chain)
}

/** The season of the present, made and published where there is none. Each step is written before the next. */
export async function currentSeason(options: SeasonOptions, sport: Sport, untilMs: number): Promise<Season> {
  const { db, key } = options
  const { slotMs } = paceOf(options.pace, sport)
  for (;;) {
    const last = await db.read((tx) => findLastSeason(tx, sport.code))
    const endMs = last === undefined ? 0 : last.startsAtMs + sport.slotsInSeason * slotMs
    if (last === undefined) await makeSeason(options, { sport, number: firstSeason(sport.code), endMs: 0 })
    else if (!isCurrent(last, options)) await makeSeason(options, { sport, number: last.number + 1, endMs: 0 })
    else if (last.secret === null) await drawAndPublish(options, last)
    else if (endMs <= untilMs) await makeSeason(options, { sport, number: last.number + 1, endMs })
    else return openSeason(key, last)
  }
}

/** Published seasons by their number: they never change. */
export function openSeasons({ db, key }: Pick<SeasonOptions, 'db' | 'key'>) {
  const known = new Map<number, Season>()
  return async (number: number): Promise<Season> => {
    const found = known.get(number)
    if (found !== undefined) return found
    const stored = present(await db.read((tx) => findSeason(tx, number)), 'the season of a match')
    const season = openSeason(key, stored)
    known.set(number, season)
    return season
  }
}
