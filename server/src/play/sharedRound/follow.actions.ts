import {
  asPast,
  isRoundOver,
  PAST_MAX,
  pastWith,
  type CrashPlayer,
  type SharedRound,
  type SharedTableState,
} from '@ronda/contract'
import { isAlike, type SharedTitle } from '@ronda/games'
import type { Clock } from '../../platform/clock/clock.ts'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Titles } from '../round/index.ts'
import { readBetTotals, type BetTotals } from './pool.actions.ts'
import { changedPlayers, pollCrashPlayers } from './crashPlayers.actions.ts'
import { findPast, findStandings, findTurns, type Turn } from './round.sql.ts'

export type FollowOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly tables: Titles<SharedTitle>
}

/** Receives what is published about the tables. */
export type Listener = {
  onTurn(turn: Turn, nowMs: number): void
  onPlayers(game: string, round: number, totals: BetTotals): void
  /** Bets on a round that players may leave: new ones and those that have left. */
  onCrashPlayers(game: string, round: number, players: readonly CrashPlayer[]): void
}

export type Follower = {
  /** The published state of a table; undefined until it has been opened. */
  tableState(game: string): SharedTableState | undefined
  /** The turns after a turn, if all of them are still in memory. */
  turnsAfter(game: string, turn: number): readonly Turn[] | undefined
  /** The estimated database clock. */
  dbNowMs(): number
  /** Polls at once after a change in this process. */
  wake(): void
  /** Marks that a bet was placed in this process, so that the totals are read again. */
  count(game: string): void
  listen(listener: Listener): void
  close(): Promise<void>
}

/** Changes by other processes are seen after this at the latest. */
const POLL_MS = 200
/** Bets on a heap in other processes are seen after this, or after a multiple of the time that adding them up takes. */
const TOTALS_MS = 1_000
const TOTALS_REST_FACTOR = 20
/** A client that missed more turns than this gets the whole table. */
const TURNS_MAX = 40
type Known = {
  readonly turn: number
  readonly round: SharedRound
  readonly turns: readonly Turn[]
  readonly past: SharedTableState['past']
  readonly totals: BetTotals
  readonly crashPlayers: readonly CrashPlayer[]
}

/** The state of a table after one more turn. */
function afterTurn(known: Known, { game, turn, round }: Turn): Known {
  return {
    turn,
    round,
    turns: [...known.turns, { game, turn, round }].slice(-TURNS_MAX),
    past: pastWith(known.past, round),
    totals: round.number === known.round.number ? known.totals : { players: 0 },
    crashPlayers: round.number === known.round.number ? known.crashPlayers : [],
  }
}

/** The states of the tables, and their listeners. */
class TableStates {
  readonly tables = new Map<string, Known>()
  readonly counted = new Set<string>()
  /** When the totals of each table may be read again. */
  readonly #totalsDueMs = new Map<string, number>()
  readonly #options: FollowOptions
  readonly #listeners: Listener[] = []
  readonly #crashPlayerPoll: ReturnType<typeof pollCrashPlayers>
  #offsetMs = 0

  constructor(options: FollowOptions) {
    this.#options = options
    this.#crashPlayerPoll = pollCrashPlayers(options.db, (game) => options.tables.titleOf(game)?.rules)
  }

  nowMs(): number {
    return Math.round(this.#options.clock.nowMs() + this.#offsetMs)
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener)
  }

  #hasHeaps(game: string): boolean {
    return this.#options.tables.titleOf(game)?.rules.pool !== undefined
  }

  async #readBetTotals(game: string, number: number): Promise<BetTotals> {
    const { db, clock } = this.#options
    const askedMs = clock.nowMs()
    const totals = await db.read((tx) => readBetTotals(tx, { game, number }, this.#hasHeaps(game)))
    const answeredMs = clock.nowMs()
    this.#totalsDueMs.set(game, answeredMs + Math.max(TOTALS_MS, TOTALS_REST_FACTOR * (answeredMs - askedMs)))
    return totals
  }

  /** Players must see the whole heap that they play for, in whichever process its bets were placed. */
  #areTotalsDue(game: string): boolean {
    if (!this.#hasHeaps(game) || this.tables.get(game)?.round.phase !== 'betting') return false
    return this.#options.clock.nowMs() >= (this.#totalsDueMs.get(game) ?? 0)
  }

  async #addTable({ game, turn, round }: Turn): Promise<void> {
    const { db } = this.#options
    const before = isRoundOver(round) ? round.number + 1 : round.number
    const rows = await db.read((tx) => findPast(tx, game, { before, atMost: PAST_MAX }))
    const past = rows.map(asPast)
    const totals = await this.#readBetTotals(game, round.number)
    this.tables.set(game, { turn, round, turns: [], past, totals, crashPlayers: [] })
    for (const { onTurn } of this.#listeners) onTurn({ game, turn, round }, this.nowMs())
  }

  /** A failure at one table must not stop the others. */
  async #isolate(game: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#options.log.warn({ err: error, game }, 'a table could not be followed; retrying'),
    )
  }

  /** Not every server process opens tables, so they appear at any time. */
  async #addNewTables(): Promise<void> {
    const { db, tables } = this.#options
    const missing = tables.games.filter((game) => !this.tables.has(game))
    if (missing.length === 0) return
    for (const standing of await db.read((tx) => findStandings(tx, missing)))
      await this.#isolate(standing.game, () => this.#addTable(standing))
  }

  async #applyTurns(): Promise<void> {
    const { db, clock } = this.#options
    const known = new Map(Array.from(this.tables, ([game, { turn }]) => [game, turn]))
    const askedMs = clock.nowMs()
    const { turns, nowMs } = await db.read((tx) => findTurns(tx, known))
    // The answer was produced between sending the query and receiving it.
    this.#offsetMs = nowMs - (askedMs + clock.nowMs()) / 2
    for (const [game, its] of Map.groupBy(turns, (turn) => turn.game))
      // In their order: after a turn that fails, no later turn of the same table is applied.
      await this.#isolate(game, async () => {
        for (const turn of its) await this.#applyTurn(turn)
      })
  }

  async #applyTurn(turn: Turn): Promise<void> {
    const before = this.tables.get(turn.game)
    if (before === undefined) return
    // The totals are published before the lock: they may decide how a round is paid.
    const isLocked = turn.round.number === before.round.number && before.round.phase === 'betting'
    if (isLocked && this.#hasHeaps(turn.game)) await this.#count(turn.game)
    this.tables.set(turn.game, afterTurn(this.tables.get(turn.game) ?? before, turn))
    // The carried amount is published with the round that opens.
    if (!isLocked && this.#hasHeaps(turn.game)) this.counted.add(turn.game)
    for (const { onTurn } of this.#listeners) onTurn(turn, this.nowMs())
  }

  async #count(game: string): Promise<void> {
    const known = this.tables.get(game)
    if (known === undefined) return
    const totals = await this.#readBetTotals(game, known.round.number)
    const now = this.tables.get(game)
    if (now === undefined || now.round.number !== known.round.number || isAlike(now.totals, totals)) return
    this.tables.set(game, { ...now, totals })
    for (const { onPlayers } of this.#listeners) onPlayers(game, now.round.number, totals)
  }

  async #updateCrashPlayers(game: string): Promise<void> {
    const known = this.tables.get(game)
    if (known === undefined) return
    const crashPlayers = await this.#crashPlayerPoll.poll(game, known.round, this.nowMs())
    if (crashPlayers === undefined) return
    const changed = changedPlayers(known.crashPlayers, crashPlayers)
    this.tables.set(game, { ...known, crashPlayers })
    if (changed.length > 0)
      for (const { onCrashPlayers } of this.#listeners) onCrashPlayers(game, known.round.number, changed)
  }

  async poll(): Promise<void> {
    await this.#addNewTables()
    if (this.tables.size > 0) await this.#applyTurns()
    const due = this.#options.tables.games.filter((game) => this.counted.has(game) || this.#areTotalsDue(game))
    this.counted.clear()
    for (const game of due) await this.#isolate(game, () => this.#count(game))
    for (const game of this.#options.tables.games) await this.#isolate(game, () => this.#updateCrashPlayers(game))
  }
}

/** Follows the published turns of the tables, whichever process runs them. */
export function followTables(options: FollowOptions): Follower {
  const states = new TableStates(options)
  const polling = pollLoop(() => states.poll(), {
    everyMs: POLL_MS,
    onFailure: (error) => options.log.warn({ err: error }, 'tables could not be followed; retrying'),
  })
  if (options.tables.games.length > 0) polling.go()
  return {
    tableState(game) {
      const known = states.tables.get(game)
      if (known === undefined) return undefined
      const { turn, round, past, totals, crashPlayers } = known
      return {
        gameCode: game,
        turn,
        nowMs: states.nowMs(),
        round,
        ...totals,
        riders: [...crashPlayers],
        past: [...past],
      }
    },
    turnsAfter(game, turn) {
      const known = states.tables.get(game)
      if (known === undefined || turn > known.turn || turn < known.turn - known.turns.length) return undefined
      return known.turns.filter((one) => one.turn > turn)
    },
    dbNowMs: () => states.nowMs(),
    wake: () => polling.go(),
    count: (game) => void states.counted.add(game),
    listen: (listener) => states.listen(listener),
    close: () => polling.close(),
  }
}
