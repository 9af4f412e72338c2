import type { ArcadeRound } from '@ronda/contract'
import { assert, present } from '@ronda/core'
import type { ArcadeState } from '@ronda/games'
import type { Db } from '../../platform/postgres/db.ts'
import type { Seat } from '../fairness/index.ts'
import { findArcadeRound, findOpenRound, type OpenRound, type StoredArcade } from '../round/index.ts'
import { stateOf } from './arcade.ts'
import type { Arcade } from './arcades.actions.ts'
import type { Player, Table } from './table.actions.ts'
import { showStored, showTable } from './tell.actions.ts'

export type LookOptions = {
  readonly db: Db
  /** Undefined for a game that is no solo game of ours. */
  readonly openArcade: (game: string) => Promise<Arcade | undefined>
}

/** A round as it is found: at the table, or written down for good. */
export type Found =
  | {
      readonly is: 'open'
      readonly table: Table
      readonly state: ArcadeState<unknown>
      readonly openedAtMs: number
    }
  | { readonly is: 'over'; readonly stored: StoredArcade; readonly player: Player }

export type WaitingRound = Extract<Found, { readonly is: 'open' }>

/** Lays a waiting round on the table again, by replaying what was written down. */
export async function layOut(options: LookOptions, open: OpenRound, seat: Seat): Promise<WaitingRound> {
  const arcade = present(await options.openArcade(open.game), 'the game of an open round')
  if (seat.seed.id !== open.seed) await seat.reload()
  const { seed } = seat
  assert(seed.id === open.seed, 'the seed of an open round stays in force')
  const { id, stake, bet, moves, nonce } = open
  const table: Table = { id, player: open, arcade, seed, nonce, stake, bet, moves, rules: arcade.title.rules }
  return { is: 'open', table, state: stateOf(table, seed.open(nonce)), openedAtMs: open.opened_at.getTime() }
}

/** Undefined for a round that was never opened, or that is no round of a solo game. */
export async function lookFor(
  options: LookOptions,
  player: Player,
  round: string,
  seat: Seat,
): Promise<Found | undefined> {
  const { wallet } = player
  const open = await options.db.read((tx) => findOpenRound(tx, wallet, round))
  if (open !== undefined) return layOut(options, open, seat)
  const stored = await options.db.read((tx) => findArcadeRound(tx, wallet, round))
  return stored && { is: 'over', stored, player }
}

export function showFound(found: Found): ArcadeRound {
  if (found.is === 'over') return showStored(found.stored, found.player.currency)
  return showTable(found.table, found.state, { seq: null, atMs: found.openedAtMs })
}

export const betOf = (found: Found): unknown => (found.is === 'open' ? found.table.bet : found.stored.bet)
