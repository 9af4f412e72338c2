import { present } from '@ronda/core'
import type { ArcadeState } from '@ronda/games'
import type { AcceptedStake, Company, RoundToTell } from '../../money/ledger/index.ts'
import type { SeedInPlay } from '../fairness/index.ts'
import type { PlaySession } from '../launch/index.ts'
import {
  arcadeCompanion,
  moveCompanion,
  openCompanion,
  roundCompanion,
  type ArcadeRow,
  type MoveRow,
  type OpenRow,
  type RoundRow,
} from '../round/index.ts'
import { atomsOf, type Played } from './arcade.ts'
import type { Arcade } from './arcades.actions.ts'

/** Whose money, in which game: all that writing a round needs to know of a play session. */
export type Player = Pick<PlaySession, 'wallet' | 'mode' | 'currency' | 'game'>

/** A round at the table: bet and moves, and the seed and number that fix its draws. */
export type Table = Played & {
  readonly id: string
  readonly player: Player
  readonly arcade: Arcade
  readonly seed: SeedInPlay
  readonly nonce: number
}

function roundRow(table: Table, state: ArcadeState<unknown>, seq: number, atMs: number): RoundRow {
  const { id, player, arcade, seed, nonce, stake } = table
  return {
    wallet: player.wallet,
    seq,
    id,
    game: player.game,
    model: arcade.modelNumber,
    seed: seed.id,
    nonce,
    stake: atomsOf(stake, state.staked).toString(),
    win: atomsOf(stake, state.paid).toString(),
    // How slots begin, and what they drew. A solo game has its own row beside this one.
    bet: 'spin',
    draws: [],
    jackpot: null,
    award: '0',
    played_at: new Date(atMs).toISOString(),
  }
}

/** The rows and the event of a round that is over. */
export function endOf(table: Table, state: ArcadeState<unknown>, { seq }: AcceptedStake, atMs: number): Company {
  const row = roundRow(table, state, seq, atMs)
  const { player, id, stake, bet, moves } = table
  const beside: ArcadeRow = {
    wallet: player.wallet,
    id,
    stake: stake.toString(),
    bet,
    moves,
    view: state.view,
  }
  const { game, stake: staked, win, played_at: at, wallet } = row
  const { mode, currency } = player
  const event: RoundToTell = { type: 'round', game, mode, currency, stake: staked, win, at, wallet, seq }
  return {
    companions: [
      { name: roundCompanion.name, row },
      { name: arcadeCompanion.name, row: beside },
    ],
    event,
  }
}

/** The row of a round that begins to wait. */
export function openingOf(table: Table, atMs: number): Company {
  const { id, player, arcade, seed, nonce, stake, bet } = table
  const row: OpenRow = {
    wallet: player.wallet,
    id,
    game: player.game,
    model: arcade.modelNumber,
    seed: seed.id,
    nonce,
    mode: player.mode,
    currency: player.currency,
    stake: stake.toString(),
    bet,
    opened_at: new Date(atMs).toISOString(),
  }
  return { companions: [{ name: openCompanion.name, row }] }
}

/** The last move of a table, where it goes with money. */
export function lastMoveOf({ player, id, moves }: Table): MoveRow {
  return { wallet: player.wallet, round: id, at: moves.length - 1, move: present(moves.at(-1), 'a move that was made') }
}

/** Several companies, and the event of the one that has one. */
export function together(move: MoveRow, company: Company): Company {
  return { ...company, companions: [{ name: moveCompanion.name, row: move }, ...(company.companions ?? [])] }
}
