import type { GameType } from '@ronda/contract'
import { id, present, seconds, type Currency, type Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { winnerUrl } from '../pictures/index.ts'
import { deletePast, findLargest, sumPaid } from './winners.sql.ts'
import { boardSinceMs, DAY_MAX, shorten } from './winners.ts'

export type WinnersOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** The board has one currency, because amounts of two currencies cannot be compared. */
  readonly currency: Currency
}

export type BoardWin = {
  readonly winAmount: bigint
  readonly betAmount: bigint
  readonly currency: Currency
  readonly account: string
  readonly avatarUrl: string
  readonly game: string
  readonly atMs: number
}

export type Board = {
  /** Largest first; more than are shown, since a game may be hidden. */
  readonly wins: readonly BoardWin[]
  readonly paid: { readonly amount: bigint; readonly rounds: number }
}

export type Winners = {
  readonly currency: Currency
  /** The board of all games, or of one type. */
  board(gameType?: GameType): Promise<Board>
  cleanUp(): Promise<void>
}

/** Every home page shows the board, so it is cached for a few seconds. */
const CACHE_MS = seconds(5)
const CACHE_MAX = 20

/** A face that is always the same for a winner and is not the member's avatar, so that it does not identify them. */
function faceOf(key: SecretKey, account: Id<'account'>): string {
  return winnerUrl(blindIndex(key, account, 'winner.face').readUInt32BE())
}

async function loadBoard(options: WinnersOptions, gameType: string): Promise<Board> {
  const { db, clock, key, currency } = options
  const sinceMs = boardSinceMs(clock.nowMs())
  const { rows, paid } = await db.read(async (tx) => ({
    rows: await findLargest(tx, { currency, gameType, sinceMs, atMost: DAY_MAX }),
    paid: await sumPaid(tx, currency, sinceMs),
  }))
  const wins = rows.map((row) => ({
    winAmount: row.win,
    betAmount: row.stake,
    currency,
    account: shorten(row.username),
    avatarUrl: faceOf(key, id<'account'>(row.account)),
    game: row.game,
    atMs: row.played_at.getTime(),
  }))
  return { wins, paid: { amount: paid.won, rounds: Number(paid.rounds) } }
}

export function openWinners(options: WinnersOptions): Winners {
  const { db, clock } = options
  const cache = makeTtlCache({
    load: (gameType) => loadBoard(options, gameType),
    ttlMs: CACHE_MS,
    entriesMax: CACHE_MAX,
    nowMs: () => clock.nowMs(),
  })
  return {
    currency: options.currency,
    async board(gameType) {
      return present(await cache.get(gameType ?? ''), 'a board')
    },
    cleanUp: () => db.write((tx) => deletePast(tx, boardSinceMs(clock.nowMs()))),
  }
}
