import {
  asPast,
  isRoundOver,
  PAST_MAX,
  pastWith,
  type SharedRider,
  type SharedRound,
  type SharedTold,
} from '@ronda/contract'
import { isAlike, type SharedTitle } from '@ronda/games'
import type { Clock } from '../../platform/clock/clock.ts'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Titles } from '../round/index.ts'
import { crowdOf, type Crowd } from './pool.actions.ts'
import { newRiders, watchRiders } from './rider.actions.ts'
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
  onPlayers(game: string, round: number, crowd: Crowd): void
  /** Bets on a round that players may leave: new ones and those that have left. */
  onRiders(game: string, round: number, riders: readonly SharedRider[]): void
}

export type Follower = {
  /** The published state of a table; undefined until it has been opened. */
  told(game: string): SharedTold | undefined
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
const LOOK_MS = 200
/** Bets on a heap in other processes are seen after this, or after a multiple of the time that adding them up takes. */
const CROWD_MS = 1_000
const CROWD_REST_FACTOR = 20
/** A client that missed more turns than this gets the whole table. */
const TURNS_MAX = 40
type Known = {
  readonly turn: number
  readonly round: SharedRound
  readonly turns: readonly Turn[]
  readonly past: SharedTold['past']
  readonly crowd: Crowd
  readonly riders: readonly SharedRider[]
}

/** The state of a table after one more turn. */
function goOn(known: Known, { game, turn, round }: Turn): Known {
  return {
    turn,
    round,
    turns: [...known.turns, { game, turn, round }].slice(-TURNS_MAX),
    past: pastWith(known.past, round),
    crowd: round.number === known.round.number ? known.crowd : { players: 0 },
    riders: round.number === known.round.number ? known.riders : [],
  }
}

/** The states of the tables, and their listeners. */
class Sight {
  readonly tables = new Map<string, Known>()
  readonly counted = new Set<string>()
  /** When the totals of each table may be read again. */
  readonly #crowdDueMs = new Map<string, number>()
  readonly #options: FollowOptions
  readonly #listeners: Listener[] = []
  readonly #riders: ReturnType<typeof watchRiders>
  #offsetMs = 0

  constructor(options: FollowOptions) {
    this.#options = options
    this.#riders = watchRiders(options.db, (game) => options.tables.titleOf(game)?.rules)
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

  async #crowdOf(game: string, number: number): Promise<Crowd> {
    const { db, clock } = this.#options
    const askedMs = clock.nowMs()
    const crowd = await db.read((tx) => crowdOf(tx, { game, number }, this.#hasHeaps(game)))
    const heardMs = clock.nowMs()
    this.#crowdDueMs.set(game, heardMs + Math.max(CROWD_MS, CROWD_REST_FACTOR * (heardMs - askedMs)))
    return crowd
  }

  /** Players must see the whole heap that they play for, in whichever process its bets were placed. */
  #isCrowdDue(game: string): boolean {
    if (!this.#hasHeaps(game) || this.tables.get(game)?.round.phase !== 'betting') return false
    return this.#options.clock.nowMs() >= (this.#crowdDueMs.get(game) ?? 0)
  }

  async #meet({ game, turn, round }: Turn): Promise<void> {
    const { db } = this.#options
    const before = isRoundOver(round) ? round.number + 1 : round.number
    const rows = await db.read((tx) => findPast(tx, game, { before, atMost: PAST_MAX }))
    const past = rows.map(asPast)
    const crowd = await this.#crowdOf(game, round.number)
    this.tables.set(game, { turn, round, turns: [], past, crowd, riders: [] })
    for (const { onTurn } of this.#listeners) onTurn({ game, turn, round }, this.nowMs())
  }

  /** A failure at one table must not stop the others. */
  async #alone(game: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#options.log.warn({ err: error, game }, 'a table could not be followed; retrying'),
    )
  }

  /** Not every server process opens tables, so they appear at any time. */
  async #meetNew(): Promise<void> {
    const { db, tables } = this.#options
    const strange = tables.games.filter((game) => !this.tables.has(game))
    if (strange.length === 0) return
    for (const standing of await db.read((tx) => findStandings(tx, strange)))
      await this.#alone(standing.game, () => this.#meet(standing))
  }

  async #hear(): Promise<void> {
    const { db, clock } = this.#options
    const known = new Map(Array.from(this.tables, ([game, { turn }]) => [game, turn]))
    const askedMs = clock.nowMs()
    const { turns, nowMs } = await db.read((tx) => findTurns(tx, known))
    // The answer was produced between sending the query and receiving it.
    this.#offsetMs = nowMs - (askedMs + clock.nowMs()) / 2
    for (const [game, its] of Map.groupBy(turns, (turn) => turn.game))
      // In their order: after a turn that fails, no later turn of the same table is applied.
      await this.#alone(game, async () => {
        for (const turn of its) await this.#hearOne(turn)
      })
  }

  async #hearOne(turn: Turn): Promise<void> {
    const before = this.tables.get(turn.game)
    if (before === undefined) return
    // The totals are published before the lock: they may decide how a round is paid.
    const isLocked = turn.round.number === before.round.number && before.round.phase === 'betting'
    if (isLocked && this.#hasHeaps(turn.game)) await this.#count(turn.game)
    this.tables.set(turn.game, goOn(this.tables.get(turn.game) ?? before, turn))
    // The carried amount is published with the round that opens.
    if (!isLocked && this.#hasHeaps(turn.game)) this.counted.add(turn.game)
    for (const { onTurn } of this.#listeners) onTurn(turn, this.nowMs())
  }

  async #count(game: string): Promise<void> {
    const known = this.tables.get(game)
    if (known === undefined) return
    const crowd = await this.#crowdOf(game, known.round.number)
    const now = this.tables.get(game)
    if (now === undefined || now.round.number !== known.round.number || isAlike(now.crowd, crowd)) return
    this.tables.set(game, { ...now, crowd })
    for (const { onPlayers } of this.#listeners) onPlayers(game, now.round.number, crowd)
  }

  async #ride(game: string): Promise<void> {
    const known = this.tables.get(game)
    if (known === undefined) return
    const riders = await this.#riders.look(game, known.round, this.nowMs())
    if (riders === undefined) return
    const told = newRiders(known.riders, riders)
    this.tables.set(game, { ...known, riders })
    if (told.length > 0) for (const { onRiders } of this.#listeners) onRiders(game, known.round.number, told)
  }

  async look(): Promise<void> {
    await this.#meetNew()
    if (this.tables.size > 0) await this.#hear()
    const due = this.#options.tables.games.filter((game) => this.counted.has(game) || this.#isCrowdDue(game))
    this.counted.clear()
    for (const game of due) await this.#alone(game, () => this.#count(game))
    for (const game of this.#options.tables.games) await this.#alone(game, () => this.#ride(game))
  }
}

/** Follows the published turns of the tables, whichever process runs them. */
export function followTables(options: FollowOptions): Follower {
  const sight = new Sight(options)
  const looking = pollLoop(() => sight.look(), {
    everyMs: LOOK_MS,
    onFailure: (error) => options.log.warn({ err: error }, 'tables could not be followed; retrying'),
  })
  if (options.tables.games.length > 0) looking.go()
  return {
    told(game) {
      const known = sight.tables.get(game)
      if (known === undefined) return undefined
      const { turn, round, past, crowd, riders } = known
      return { gameCode: game, turn, nowMs: sight.nowMs(), round, ...crowd, riders: [...riders], past: [...past] }
    },
    turnsAfter(game, turn) {
      const known = sight.tables.get(game)
      if (known === undefined || turn > known.turn || turn < known.turn - known.turns.length) return undefined
      return known.turns.filter((one) => one.turn > turn)
    },
    dbNowMs: () => sight.nowMs(),
    wake: () => looking.go(),
    count: (game) => void sight.counted.add(game),
    listen: (listener) => sight.listen(listener),
    close: () => looking.close(),
  }
}
