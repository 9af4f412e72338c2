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

/** The states of the games, in memory because every list, launch and round reads them. */
export type GameStates = {
  of(game: string): GameState
  /** The games that are not open, latest change first. */
  list(): Promise<readonly ShownState[]>
  change(request: ChangeRequest): Promise<void>
  /** Called after a change: at once for one made in this process, within a second for one made in another. */
  onChanged(listener: () => void): void
  close(): void
}

/** A change made by another process is seen after at most this long. */
const POLL_MS = seconds(1)

/** To close more games than this, staff use the switch that closes the whole site. */
const LISTED_MAX = 1_000

/** Writes a change with its history and audit entry. Setting the current state again writes nothing. */
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

type StateSnapshot = { readonly version: bigint; readonly states: ReadonlyMap<string, NotOpen> }

/** Reads the version of the newest change, and the states only when the version is new. */
function readSnapshot(db: Db, snapshot: StateSnapshot | undefined): Promise<StateSnapshot> {
  return db.read(async (tx) => {
    const version = await findVersion(tx)
    return version === snapshot?.version ? snapshot : { version, states: await findStates(tx) }
  })
}

export async function openGameStates({ db, clock }: { db: Db; clock: Clock }): Promise<GameStates> {
  const listeners = new Set<() => void>()
  let snapshot = await readSnapshot(db, undefined)

  async function refresh(): Promise<void> {
    const fresh = await readSnapshot(db, snapshot)
    // Two reads may end in either order; the version says which is newer.
    if (fresh.version <= snapshot.version) return
    snapshot = fresh
    for (const listener of listeners) listener()
  }

  // When the database cannot be reached the last states stay in force: losing it neither opens nor closes a game.
  const watch = setInterval(() => void refresh().catch(() => {}), POLL_MS).unref()

  return {
    of: (game) => snapshot.states.get(game) ?? 'open',
    list: () => db.read((tx) => listStates(tx, LISTED_MAX)),
    async change(request) {
      await writeChange(db, clock, request)
      await refresh()
    },
    onChanged: (listener) => void listeners.add(listener),
    close: () => clearInterval(watch),
  }
}
