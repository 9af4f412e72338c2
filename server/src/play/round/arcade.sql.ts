import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findRound, findRounds, type RoundsQuery, type StoredRound } from './round.sql.ts'

type Json = Readonly<Record<string, unknown>>

export type ArcadeRow = {
  readonly wallet: number
  readonly id: string
  readonly stake: string
  readonly bet: unknown
  readonly moves: readonly unknown[]
  readonly view: unknown
  readonly is_void: boolean
}

/** Written together with the row of the round. */
export const arcadeCoWrite: CoWrite = {
  name: 'arcade_round',
  insert: (rows) => `
    insert into arcade_round (wallet, id, stake, bet, moves, view, is_void)
    select played.wallet, played.id, played.stake, played.bet, played.moves, played.view, played.is_void
    from json_to_recordset(${rows}) as played (wallet int, id uuid, stake bigint, bet json, moves json, view json,
      is_void boolean)`,
}

/** A round of an arcade game. `round.stake` is everything that was staked; `stake` is one stake. */
export type StoredArcade = {
  readonly round: StoredRound
  readonly stake: bigint
  readonly bet: Json
  readonly moves: readonly Json[]
  readonly view: Json
  readonly isVoid: boolean
}

async function withArcadeRows(
  tx: Tx,
  wallet: number,
  rounds: readonly StoredRound[],
): Promise<readonly StoredArcade[]> {
  if (rounds.length === 0) return []
  const ids = rounds.map(({ id }) => id)
  const rows = await tx
    .selectFrom('arcade_round')
    .select(['id', 'stake', 'bet', 'moves', 'view', 'is_void'])
    .where('wallet', '=', wallet)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rounds.flatMap((round) => {
    const row = byId.get(round.id)
    if (row === undefined) return []
    const { stake, bet, moves, view, is_void: isVoid } = row
    return [{ round, stake, bet: bet as Json, moves: moves as readonly Json[], view: view as Json, isVoid }]
  })
}

/** Undefined also for a round of another kind of game. */
export async function findArcadeRound(tx: Tx, wallet: number, id: string): Promise<StoredArcade | undefined> {
  const round = await findRound(tx, wallet, id)
  return round && (await withArcadeRows(tx, wallet, [round]))[0]
}

/** Newest first. */
export async function findArcadeRounds(tx: Tx, wallet: number, query: RoundsQuery): Promise<readonly StoredArcade[]> {
  return withArcadeRows(tx, wallet, await findRounds(tx, wallet, query))
}

/** Of all games, newest first; arcade rounds with their additional columns. */
export async function findRoundsOfAll(
  tx: Tx,
  wallet: number,
  query: Omit<RoundsQuery, 'game'>,
): Promise<readonly (StoredRound | StoredArcade)[]> {
  const rounds = await findRounds(tx, wallet, { ...query, game: undefined })
  // A slot draws at least once; a round without draws has its details in another table.
  const arcadeRounds = await withArcadeRows(
    tx,
    wallet,
    rounds.filter(({ draws }) => draws.length === 0),
  )
  const byId = new Map(arcadeRounds.map((one) => [one.round.id, one]))
  return rounds.map((round) => byId.get(round.id) ?? round)
}
