import type { PlayMode } from '@ronda/contract'
import { seconds, type Currency } from '@ronda/core'
import { markSeen } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { GameCaller } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import { PLAY_IDLE_MS, PLAY_SEEN_EVERY_MS, type PlayedBonus } from './launch.ts'
import { deleteOldLaunches } from './launch.sql.ts'
import { deleteIdlePlaySessions, findPlaySession, markPlaySeen } from './playSession.sql.ts'
import type { Since } from './visitorWallet.sql.ts'

/** A game client: which game, with which wallet. It does not know whose wallet that is. */
export type PlaySession = GameCaller & {
  readonly session: string | null
  readonly game: string
  readonly mode: PlayMode
  readonly wallet: number
  readonly held: number | null
  readonly currency: Currency
  /** What play in bonus mode is bound to; null in every other mode. */
  readonly bonus: PlayedBonus | null
  /** When this holder began: what was played with this wallet before belongs to another visitor. */
  readonly since: Since
}

export type PlaySessions = {
  find(token: string): Promise<PlaySession | undefined>
  /** Ends the play sessions of members who signed out. */
  endWith(sessions: ReadonlySet<string>): void
  cleanUp(): Promise<void>
}

/** A sign-out takes effect at once in this process, and within this time in others. */
const CACHE_MS = seconds(3)
const CACHE_MAX = 50_000

type Bound = Pick<
  NonNullable<Awaited<ReturnType<typeof findPlaySession>>>,
  'bonus' | 'stake_max' | 'is_stake_fixed' | 'cash'
>

function playedBonus({ bonus, stake_max: stakeMax, is_stake_fixed: isStakeFixed, cash }: Bound): PlayedBonus | null {
  if (bonus === null || stakeMax === null || isStakeFixed === null || cash === null) return null
  return { id: bonus, stakeMax, isStakeFixed, cash }
}

async function loadPlaySession(db: Db, token: string, nowMs: number): Promise<PlaySession | undefined> {
  if (!isToken(token)) return undefined
  const row = await db.read((tx) => findPlaySession(tx, hashToken(token)))
  if (row === undefined) return undefined
  const seenAtMs = row.seen_at.getTime()
  if (nowMs >= seenAtMs + PLAY_IDLE_MS) return undefined
  if (nowMs >= seenAtMs + PLAY_SEEN_EVERY_MS) {
    await db.write(async (tx) => {
      await markPlaySeen(tx, row.id, nowMs)
      // A member who plays is active, even if the page around the game is not touched.
      if (row.session !== null) await markSeen(tx, row.session, nowMs)
    })
  }
  const { id, seen_at: _, since_seq: seq, since_at: at, kind, bonus, stake_max, is_stake_fixed, cash, ...rest } = row
  const isVisitor = kind === null || kind === 'trial'
  const played = playedBonus({ bonus, stake_max, is_stake_fixed, cash })
  return { playSessionId: id, isVisitor, ...rest, bonus: played, since: { seq, at } }
}

export function openPlaySessions(db: Db, clock: Clock): PlaySessions {
  const cache = makeTtlCache<PlaySession>({
    load: (token) => loadPlaySession(db, token, clock.nowMs()),
    ttlMs: CACHE_MS,
    entriesMax: CACHE_MAX,
    nowMs: () => clock.nowMs(),
  })
  return {
    find: (token) => cache.get(token),
    endWith: (sessions) => cache.forgetWhere(({ session }) => session !== null && sessions.has(session)),
    cleanUp: () =>
      db.write(async (tx) => {
        await deleteOldLaunches(tx, clock.nowMs())
        await deleteIdlePlaySessions(tx, clock.nowMs())
      }),
  }
}
