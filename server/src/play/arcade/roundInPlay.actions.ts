import { present } from '@ronda/core'
import type { ArcadeState, ArcadeTitle } from '@ronda/games'
import type { AcceptedStake, CommittedWith, CoWriteRow, Ledger, RoundToPublish } from '../../money/ledger/index.ts'
import { returnedCoWrite, type ReturnedRow } from '../../money/playThrough/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SeedInPlay } from '../fairness/index.ts'
import type { PlaySession } from '../launch/index.ts'
import {
  atomsOf,
  arcadeCoWrite,
  moveCoWrite,
  openRoundCoWrite,
  roundCoWrite,
  type ArcadeRow,
  type MoveRow,
  type OpenRound,
  type OpenRow,
  type OpenTitle,
  type RoundRow,
} from '../round/index.ts'
import type { Played } from './arcade.ts'

/** An arcade game as it is played now. */
export type Arcade = OpenTitle<ArcadeTitle>

/** Which wallet, in which game: all that writing a round needs of a play session. */
export type Player = Pick<PlaySession, 'wallet' | 'mode' | 'currency' | 'game'> & Partial<Pick<PlaySession, 'bonus'>>

export type BetOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly ledger: Ledger
  /** Undefined for a game that is not an arcade game. */
  readonly openArcade: (game: string) => Promise<Arcade | undefined>
}

/** An open round: bet and moves, and the seed and nonce that fix its draws. */
export type RoundInPlay = Played & {
  readonly id: string
  readonly player: Player
  readonly arcade: Arcade
  readonly seed: SeedInPlay
  readonly nonce: number
}

type RoundHead = Pick<RoundRow, 'wallet' | 'seq' | 'id' | 'game' | 'model' | 'seed' | 'nonce'>

function roundRow(head: RoundHead, staked: bigint, win: bigint, atMs: number): RoundRow {
  return {
    ...head,
    stake: staked.toString(),
    win: win.toString(),
    // The slot's spin mode and draws, which this table requires. An arcade game has a row of its own for these.
    bet: 'spin',
    draws: [],
    jackpot: null,
    award: '0',
    played_at: new Date(atMs).toISOString(),
  }
}

/** The rows and the event of a round that is over. */
export function endOf(
  inPlay: RoundInPlay,
  state: ArcadeState<unknown>,
  { seq }: AcceptedStake,
  atMs: number,
): CommittedWith {
  const { player, id, arcade, seed, nonce, stake, bet, moves } = inPlay
  const head = { wallet: player.wallet, seq, id, game: player.game, model: arcade.modelNumber, seed: seed.id, nonce }
  const row = roundRow(head, atomsOf(stake, state.staked), atomsOf(stake, state.paid), atMs)
  const arcadeRow: ArcadeRow = {
    wallet: player.wallet,
    id,
    stake: stake.toString(),
    bet,
    moves,
    view: state.view,
    is_void: false,
  }
  const { game, stake: staked, win, played_at: at, wallet } = row
  const { mode, currency } = player
  const played: RoundToPublish = { type: 'round', id, game, mode, currency, stake: staked, win, at, wallet, seq }
  const event = state.isTakenBack ? { ...played, isTakenBack: true as const } : played
  return {
    coWrites: [...coWritesOf(row, arcadeRow), ...(state.isTakenBack ? [returnOf(row, 'taken_back')] : [])],
    event,
  }
}

/** Says that the stake of a round came back before anything was risked. */
function returnOf({ wallet, seq, stake }: RoundRow, cause: ReturnedRow['cause']): CoWriteRow {
  const row: ReturnedRow = { wallet, seq, amount: stake, cause }
  return { name: returnedCoWrite.name, row }
}

function coWritesOf(row: RoundRow, arcadeRow: ArcadeRow): readonly CoWriteRow[] {
  return [
    { name: roundCoWrite.name, row },
    { name: arcadeCoWrite.name, row: arcadeRow },
  ]
}

/** The rows of a voided round. It has no event: nothing was won or lost. */
export function voidOf(open: OpenRound, staked: bigint, { seq }: AcceptedStake, atMs: number): CommittedWith {
  const { wallet, id, game, model, seed, nonce, stake, bet, moves } = open
  const row = roundRow({ wallet, seq, id, game, model, seed, nonce }, staked, staked, atMs)
  const arcadeRow = { wallet, id, stake: stake.toString(), bet, moves, view: {}, is_void: true }
  return { coWrites: [...coWritesOf(row, arcadeRow), returnOf(row, 'voided')] }
}

/** The row of a round that stays open. */
export function openingOf(inPlay: RoundInPlay, atMs: number): CommittedWith {
  const { id, player, arcade, seed, nonce, stake, bet } = inPlay
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
  return { coWrites: [{ name: openRoundCoWrite.name, row }] }
}

/** The last move of a round, written together with money. */
export function lastMoveOf({ player, id, moves }: RoundInPlay): MoveRow {
  return { wallet: player.wallet, round: id, at: moves.length - 1, move: present(moves.at(-1), 'a move that was made') }
}

/** Adds a move to the rows that commit with an operation. */
export function withMove(move: MoveRow, committedWith: CommittedWith): CommittedWith {
  return { ...committedWith, coWrites: [{ name: moveCoWrite.name, row: move }, ...(committedWith.coWrites ?? [])] }
}
