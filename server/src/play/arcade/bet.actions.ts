import type { ArcadeRound, StakeRefusal } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { ArcadeState } from '@ronda/games'
import type { Answer } from '../../money/ledger/index.ts'
import type { Seat, SeedInPlay } from '../fairness/index.ts'
import { atomsOf, deleteEnded, findGameOfRound, findOpenOfGame, nameOfStake, usedIdRefusal } from '../round/index.ts'
import { placeDrawn, placedBy, placeWager } from '../wager/index.ts'
import { stateOf } from './arcade.ts'
import { restoreRound, findSameBet, showFound, type AskedBet } from './readRound.actions.ts'
import { endOf, openingOf, type Arcade, type BetOptions, type Player, type RoundInPlay } from './roundInPlay.actions.ts'
import { showInPlay } from './arcade.view.ts'
import { voidOpenRound } from './void.actions.ts'

/** A player in their turn: no other operation of the same wallet runs meanwhile. */
export type Turn = { readonly player: Player; readonly seat: Seat }

/** A bet as it was requested, and as the rules have parsed it. */
export type Bet = AskedBet & { readonly read: unknown }

/** The result of a money call: the state of the round, and the balance and sequence number of the wallet after it. */
export type Settled = { readonly round: ArcadeRound; readonly answer: Pick<Answer, 'balance' | 'seq'> }

type Refusal = StakeRefusal | 'game.round_open' | 'game.round_of_other_game' | 'fairness.seed_required'

type Drawn = {
  readonly inPlay: RoundInPlay
  readonly state: ArcadeState<unknown>
  readonly answer: Answer
  /** The sequence number of the round in the wallet's chain: that of its stake, also when a win follows it. */
  readonly seq: number
  readonly atMs: number
}

/** One ledger operation: the stake, together with either the whole round or the row of an open round. */
async function stakeOnce(options: BetOptions, inPlay: RoundInPlay): Promise<Drawn> {
  const { id, player, stake, rules, bet } = inPlay
  const atMs = options.clock.nowMs()
  let state: ArcadeState<unknown> | undefined
  let seq = 0
  const answer = await placeWager(options, {
    player,
    name: nameOfStake(player.wallet, id),
    amount: atomsOf(stake, rules.costOf(bet)),
    // Drawn after the stake was accepted, and only once.
    settle(accepted) {
      seq = accepted.seq
      state ??= stateOf(inPlay, inPlay.seed.open(inPlay.nonce))
      if (!state.isOver) return { win: 0n, ...openingOf(inPlay, atMs) }
      return { win: atomsOf(stake, state.paid), ...endOf(inPlay, state, accepted, atMs) }
    },
  })
  return { inPlay, answer, seq, atMs, state: state ?? stateOf(inPlay, inPlay.seed.open(inPlay.nonce)) }
}

/** Whether another round of the game is open; one that can no longer be played is voided and does not count. */
async function hasOtherOpenRound(options: BetOptions, { id, player }: RoundInPlay, seat: Seat): Promise<boolean> {
  const other = await options.db.read((tx) => findOpenOfGame(tx, player.wallet, player.game))
  if (other === undefined || other.id === id) return false
  if ((await restoreRound(options, other, seat)) !== undefined) return true
  await voidOpenRound(options, other)
  return false
}

/** Refused while the player has given no client seed, and while another round of the game is open. */
function stake(
  options: BetOptions,
  seat: Seat,
  makeRound: (seed: SeedInPlay, nonce: number) => RoundInPlay,
): Promise<Result<Drawn, 'game.round_open' | 'fairness.seed_required'>> {
  let tried: RoundInPlay | undefined
  return placeDrawn(
    seat,
    (seed, nonce) => stakeOnce(options, (tried = makeRound(seed, nonce))),
    async () => {
      if (tried === undefined) return undefined
      if (await hasOtherOpenRound(options, tried, seat)) return 'game.round_open'
      const { wallet } = tried.player
      await options.db.write((tx) => deleteEnded(tx, wallet))
      return undefined
    },
  )
}

/** Opens a round in the player's turn, or returns the round that was opened under the same id. */
export async function placeBet(
  options: BetOptions,
  { player, seat }: Turn,
  arcade: Arcade,
  bet: Bet,
): Promise<Result<Settled, Refusal>> {
  const { rules } = arcade.title
  const staked = await stake(options, seat, (seed, nonce) => ({
    id: bet.round,
    player,
    arcade,
    seed,
    nonce,
    stake: bet.stake,
    bet: bet.read,
    moves: [],
    rules,
  }))
  if (!staked.ok) {
    // A retry for a round that was opened is answered with that round, whatever became of the seed since.
    const found = staked.error === 'fairness.seed_required' ? await findSameBet(options, player, bet, seat) : undefined
    return found ? ok({ round: showFound(found), answer: await options.ledger.balanceOf(player.wallet) }) : staked
  }
  const { inPlay, state, answer, seq, atMs } = staked.value
  const placed = placedBy(answer)
  if (!placed.ok) return placed
  if (placed.value === undefined) {
    const found = await findSameBet(options, player, bet, seat)
    if (found) return ok({ round: showFound(found), answer })
    // The id belongs to another bet, or to a round of another game.
    const usedIn = await options.db.read((tx) => findGameOfRound(tx, player.wallet, bet.round))
    return err(usedIdRefusal(usedIn, player.game))
  }
  seat.advance({ id: bet.round, atMs })
  return ok({ round: showInPlay(inPlay, state, { seq: state.isOver ? seq : null, atMs }), answer })
}
