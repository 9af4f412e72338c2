import type { GameState } from '@ronda/contract'
import { seconds, type Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  findStates,
  findVersion,
  insertStateChange,
  listStates,
  lockState,
  replaceState,
  type NotOpen,
  type ShownState,
} from './state.sql.ts'

export type ChangeRequest = { readonly game: string; readonly state: GameState; readonly by: Id<'account'> }

/** Which games are open, kept in memory: every list, launch and round asks. */
export type GameStates = {
  of(game: string): GameState
  /** Those that are not open, the latest change first. */
  list(): Promise<readonly ShownState[]>
  change(request: ChangeRequest): Promise<void>
  /** Told when anything has changed: at once of what was done here, within a second of what another process did. */
  onChanged(listener: () => void): void
  close(): void
}

/** A change made by another process is noticed after at most this long. */
const LOOK_MS = seconds(1)

/** Staff who close more than this many one by one are closing the house, for which there is a switch. */
const LISTED_MAX = 1_000

/** Writes a change with its history. What is so already is not a change. */
function writeChange(db: Db, clock: Clock, { game, state, by }: ChangeRequest): Promise<void> {
  return db.write(async (tx) => {
    const before = await lockState(tx, game)
    if (before === state) return
    const change = { game, before, after: state, changedBy: by, changedAtMs: clock.nowMs() }
    await replaceState(tx, change)
    await insertStateChange(tx, change)
    const auditEntry = {
      actor: by,
      action: 'game.state' as const,
      subject: `game:${game}`,
      detail: { before, after: state },
    }
    await writeAuditEntry(tx, auditEntry, change.changedAtMs)
  })
}

type Seen = { readonly version: bigint; readonly states: ReadonlyMap<string, NotOpen> }

/** Asks for the number of the newest change, and for the games only when it is a new one. */
function look(db: Db, seen: Seen | undefined): Promise<Seen> {
  return db.read(async (tx) => {
    const version = await findVersion(tx)
    return version === seen?.version ? seen : { version, states: await findStates(tx) }
  })
}

export async function openGameStates({ db, clock }: { db: Db; clock: Clock }): Promise<GameStates> {
  const listeners = new Set<() => void>()
  let seen = await look(db, undefined)

  async function refresh(): Promise<void> {
    const fresh = await look(db, seen)
    // Two looks may end in either order; the number says which saw more.
    if (fresh.version <= seen.version) return
    seen = fresh
    for (const listener of listeners) listener()
  }

  // A house that cannot ask keeps to what it last heard: a lost database neither opens nor closes a game.
  const watch = setInterval(() => void refresh().catch(() => {}), LOOK_MS).unref()

  return {
    of: (game) => seen.states.get(game) ?? 'open',
    list: () => db.read((tx) => listStates(tx, LISTED_MAX)),
    async change(request) {
      await writeChange(db, clock, request)
      await refresh()
    },
    onChanged: (listener) => void listeners.add(listener),
    close: () => clearInterval(watch),
  }
}
