import type { StakeRefusal } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { isAlike, rulesNamed, type ArcadeState } from '@ronda/games'
import { CoWriteConflict, type Answer } from '../../money/ledger/index.ts'
import { atomsOf, deleteEnded, insertMove, moveCoWrite, nameOfEnd, nameOfRaise, stakeRefusal } from '../round/index.ts'
import { payWager, placeWager } from '../wager/index.ts'
import { decideMove, type Step } from './arcade.ts'
import type { Turn } from './bet.actions.ts'
import { readRound, type EndedRound, type Found, type WaitingRound } from './readRound.actions.ts'
import { endOf, lastMoveOf, withMove, type BetOptions, type Player, type RoundInPlay } from './roundInPlay.actions.ts'

type Refusal = StakeRefusal | 'game.round_unknown' | 'game.move_refused'

/** Another device of the player can move first; more conflicts than this are a defect. */
const TRIES_MAX = 8

/** A move about to be made: the round including it, the state it leads to, and what more it stakes. */
type Moving = {
  readonly inPlay: RoundInPlay
  readonly next: ArcadeState<unknown>
  readonly more: number
}

/** A higher stake: a ledger operation of its own, which also ends the round if the move does. */
function raise(options: BetOptions, { inPlay, next, more }: Moving): Promise<Answer> {
  const atMs = options.clock.nowMs()
  const { id, player, stake, moves } = inPlay
  const move = lastMoveOf(inPlay)
  return placeWager(options, {
    player,
    name: nameOfRaise(player.wallet, id, moves.length - 1),
    amount: atomsOf(stake, more),
    settle(accepted) {
      if (!next.isOver) return { win: 0n, coWrites: [{ name: moveCoWrite.name, row: move }] }
      return { win: atomsOf(stake, next.paid), ...withMove(move, endOf(inPlay, next, accepted, atMs)) }
    },
  })
}

/** The end of a round: the payout, the last move and the record of the round in one operation. */
function pay(options: BetOptions, { inPlay, next }: Moving): Promise<Answer> {
  const atMs = options.clock.nowMs()
  const { id, player, stake } = inPlay
  const move = lastMoveOf(inPlay)
  return payWager(options, {
    player,
    name: nameOfEnd(player.wallet, id),
    amount: atomsOf(stake, next.paid),
    commitWith: (accepted) => withMove(move, endOf(inPlay, next, accepted, atMs)),
  })
}

/** `stands`: the move is written and cannot be lost. `taken`: another move has its position. */
type Written = 'stands' | 'taken' | { readonly refusal: StakeRefusal }

async function write(options: BetOptions, moving: Moving): Promise<Written> {
  const { inPlay, next, more } = moving
  if (more === 0 && !next.isOver) {
    const isFree = await options.db.write((tx) => insertMove(tx, lastMoveOf(inPlay)))
    return isFree ? 'stands' : 'taken'
  }
  try {
    const answer = await (more > 0 ? raise(options, moving) : pay(options, moving))
    if (answer.accepted) return 'stands'
    // Another process has ended the round, with a different result.
    if (more === 0 || answer.refusal === 'wallet.key_reused') return 'taken'
    return { refusal: stakeRefusal(answer.refusal) }
  } catch (error) {
    if (error instanceof CoWriteConflict) return 'taken'
    throw error
  }
}

async function tryMove(
  options: BetOptions,
  found: WaitingRound,
  step: Step,
  { bonus = null }: Player,
): Promise<Result<Written | 'repeated', 'game.move_refused'>> {
  const { inPlay, state } = found
  const move = inPlay.rules.readMove(step.move)
  if (move === undefined) return err('game.move_refused')
  const decided = decideMove(inPlay, { at: step.at, move }, () => inPlay.seed.open(inPlay.nonce))
  if (!decided.ok) return decided
  const { next, isNew } = decided.value
  if (!isNew) return ok('repeated')
  // A raise is a stake of the player's own session: an open round does not know its bonus.
  const player = { ...inPlay.player, bonus }
  const moved = { ...inPlay, player, moves: [...inPlay.moves, move] }
  return ok(await write(options, { inPlay: moved, next, more: next.staked - state.staked }))
}

/** Whether a round that is over contains this same move at this position. */
async function wasMade(options: BetOptions, { stored }: EndedRound, { at, move }: Step): Promise<boolean> {
  const { game, model_hash: hash } = stored.round
  const arcade = await options.openArcade(game)
  const rules = arcade && rulesNamed(arcade.title, hash)
  const made = stored.moves[at]
  return made !== undefined && isAlike(made, rules?.readMove(move))
}

/** Makes a move in the player's turn, or finds that it was made before. The round is then read again. */
export async function makeMove(
  options: BetOptions,
  { player, seat }: Turn,
  round: string,
  step: Step,
): Promise<Result<Found, Refusal>> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const found = await readRound(options, player, round, seat)
    if (found === undefined) return err('game.round_unknown')
    // A move in a voided round is answered with that round, so that the player sees that it was voided.
    if (found.is === 'over')
      return found.stored.isVoid || (await wasMade(options, found, step)) ? ok(found) : err('game.move_refused')
    const tried = await tryMove(options, found, step, player)
    if (!tried.ok) return tried
    if (tried.value === 'repeated') return ok(found)
    if (typeof tried.value === 'object') return err(tried.value.refusal)
    if (tried.value === 'taken') continue
    const after = await readRound(options, player, round, seat)
    if (after?.is === 'over') await options.db.write((tx) => deleteEnded(tx, player.wallet))
    return after ? ok(after) : err('game.round_unknown')
  }
  return err('game.move_refused')
}
