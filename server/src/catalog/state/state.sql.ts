import type { GameState } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NotOpen = Exclude<GameState, 'open'>

/** Every game that is not open. Not paged: there are at most as many rows as games. */
export async function findStates(tx: Tx): Promise<ReadonlyMap<string, NotOpen>> {
  const rows = await tx.selectFrom('game_state').select(['game', 'state']).execute()
  return new Map(rows.map(({ game, state }) => [game, state]))
}

/** The version of the newest change; 0 when there is none. */
export async function findVersion(tx: Tx): Promise<bigint> {
  const newest = await tx
    .selectFrom('game_state_change')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version ?? 0n
}

export type ShownState = {
  readonly game: string
  readonly state: NotOpen
  readonly changedBy: string
  readonly changedAtMs: number
}

/** Latest change first. */
export async function listStates(tx: Tx, atMost: number): Promise<readonly ShownState[]> {
  const rows = await tx
    .selectFrom('game_state')
    .innerJoin(accountsAs('account'), 'account.id', 'game_state.changed_by')
    .select(['game_state.game', 'game_state.state', 'game_state.changed_at', 'account.username'])
    .orderBy('game_state.changed_at', 'desc')
    .orderBy('game_state.game')
    .limit(atMost)
    .execute()
  return rows.map(({ game, state, username, changed_at }) => ({
    game,
    state,
    changedBy: username,
    changedAtMs: changed_at.getTime(),
  }))
}

/** Locks the table until the transaction ends: other changes wait, reads do not. */
export async function lockState(tx: Tx, game: string): Promise<GameState> {
  await sql`lock table game_state in share row exclusive mode`.execute(tx)
  const row = await tx.selectFrom('game_state').select('state').where('game', '=', game).executeTakeFirst()
  return row?.state ?? 'open'
}

export type StateChange = {
  readonly game: string
  readonly before: GameState
  readonly after: GameState
  readonly changedBy: Id<'account'>
  readonly changedAtMs: number
}

export async function replaceState(tx: Tx, { game, after, changedBy, changedAtMs }: StateChange): Promise<void> {
  await tx.deleteFrom('game_state').where('game', '=', game).execute()
  if (after === 'open') return
  const changed_at = new Date(changedAtMs)
  await tx.insertInto('game_state').values({ game, state: after, changed_by: changedBy, changed_at }).execute()
}

export async function insertStateChange(tx: Tx, change: StateChange): Promise<void> {
  const { game, before, after, changedBy, changedAtMs } = change
  await tx
    .insertInto('game_state_change')
    .values({ game, before, after, changed_by: changedBy, changed_at: new Date(changedAtMs) })
    .execute()
}
