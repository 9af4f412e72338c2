import { isRoundOver, CRASH_PLAYERS_MAX, type CrashPlayer, type SharedRound } from '@ronda/contract'
import type { AnyShared } from '@ronda/games'
import { shorten } from '../../catalog/winners/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  findFlightProgress,
  findCrashPlayers,
  type FlightProgress,
  type StoredCrashPlayer,
} from './crashPlayers.sql.ts'

/** Players who left are published a few times a second, and no more often. */
const POLL_MS = 400

/** The multiple that a bet has left with. A target is published when it has been reached, and not before. */
function leftOf(
  { bet: stored, left_ms: left }: StoredCrashPlayer,
  rules: AnyShared,
  progress: FlightProgress,
): number | null {
  const [bet, leftMs] = [rules.readBet(stored), left ?? undefined]
  const exit = bet === undefined ? undefined : rules.exitOf?.(bet, leftMs)
  if (exit === undefined) return null
  const { risenMs, outcome } = progress
  const isOut = outcome === null ? exit.atMs < risenMs : rules.paid(bet, outcome, leftMs) > 0
  return isOut ? exit.multiple : null
}

/** A bet without anything private. */
function showCrashPlayer(player: StoredCrashPlayer, rules: AnyShared, progress: FlightProgress): CrashPlayer {
  const { id, username, currency, unit, units } = player
  const staked = unit * BigInt(units)
  return { id, name: shorten(username), currency, staked, units, left: leftOf(player, rules, progress) }
}

type LastPoll = { readonly round: number; readonly atMs: number; readonly isLast: boolean }

/** Reads the players in rounds that they may leave, and who has left. */
export function pollCrashPlayers(db: Db, rulesOf: (game: string) => AnyShared | undefined) {
  const lastPolls = new Map<string, LastPoll>()

  /** After the round is over everything was published, so nothing is read again. */
  const isDue = (game: string, round: number, nowMs: number): boolean => {
    const last = lastPolls.get(game)
    return last?.round !== round || (!last.isLast && nowMs - last.atMs >= POLL_MS)
  }

  return {
    /** The players of a round as they are now; undefined when it is too early to read again, or nobody may leave. */
    async poll(game: string, round: SharedRound, nowMs: number): Promise<readonly CrashPlayer[] | undefined> {
      const rules = rulesOf(game)
      if (rules?.exitOf === undefined || !isDue(game, round.number, nowMs)) return undefined
      lastPolls.set(game, { round: round.number, atMs: nowMs, isLast: isRoundOver(round) })
      return db.read(async (tx) => {
        const progress = await findFlightProgress(tx, game, round.number)
        if (progress === undefined) return []
        const players = await findCrashPlayers(tx, game, round.number, CRASH_PLAYERS_MAX)
        return players.map((player) => showCrashPlayer(player, rules, progress))
      })
    },
  }
}

/** Those that are new, or have left since. */
export function changedPlayers(before: readonly CrashPlayer[], now: readonly CrashPlayer[]): readonly CrashPlayer[] {
  const known = new Map(before.map((player) => [player.id, player]))
  return now.filter(({ id, left }) => known.get(id)?.left !== left)
}
