import type { ArcadeRound } from '@ronda/contract'
import { assert } from '@ronda/core'
import { isAlike, rulesNamed, type AnyArcade, type ArcadeState } from '@ronda/games'
import type { Seat } from '../fairness/index.ts'
import { findArcadeRound, findOpenRound, type OpenRound, type StoredArcade } from '../round/index.ts'
import { stateOf } from './arcade.ts'
import type { BetOptions, Player, RoundInPlay } from './roundInPlay.actions.ts'
import { showStored, showInPlay } from './arcade.view.ts'
import { voidOpenRound } from './void.actions.ts'

/** A round that was found: still open, or over and stored. */
export type Found =
  | {
      readonly is: 'open'
      readonly inPlay: RoundInPlay
      readonly state: ArcadeState<unknown>
      readonly openedAtMs: number
    }
  | { readonly is: 'over'; readonly stored: StoredArcade; readonly player: Player }

export type WaitingRound = Extract<Found, { readonly is: 'open' }>
export type EndedRound = Extract<Found, { readonly is: 'over' }>

/**
 * Restores an open round by replaying its stored moves under the rules that it began with. Undefined when those rules
 * are no longer in the code.
 */
export async function restoreRound(
  options: BetOptions,
  open: OpenRound,
  seat: Seat,
): Promise<WaitingRound | undefined> {
  const now = await options.openArcade(open.game)
  const rules = now && rulesNamed(now.title, open.model_hash)
  if (now === undefined || rules === undefined) return undefined
  if (seat.seed?.id !== open.seed) await seat.reload()
  const { seed } = seat
  assert(seed?.id === open.seed, 'the seed of an open round stays in force')
  const { id, stake, bet, moves, nonce } = open
  const arcade = { ...now, modelHash: open.model_hash, modelNumber: open.model }
  const inPlay: RoundInPlay = { id, player: open, arcade, seed, nonce, stake, bet, moves, rules }
  return { is: 'open', inPlay, state: stateOf(inPlay, seed.open(nonce)), openedAtMs: open.opened_at.getTime() }
}

/** Undefined for a round that was never opened, or that is not a round of an arcade game. */
export async function readRound(
  options: BetOptions,
  player: Player,
  round: string,
  seat: Seat,
): Promise<Found | undefined> {
  const { wallet } = player
  const open = await options.db.read((tx) => findOpenRound(tx, wallet, round))
  const waiting = open && (await restoreRound(options, open, seat))
  if (waiting !== undefined) return waiting
  if (open !== undefined) await voidOpenRound(options, open)
  const stored = await options.db.read((tx) => findArcadeRound(tx, wallet, round))
  return stored && { is: 'over', stored, player }
}

/** A bet as it was requested, before any rules have parsed it. */
export type AskedBet = { readonly round: string; readonly stake: bigint; readonly bet: unknown }

/** The rules that a round was played by; undefined when they are no longer in the code. */
async function rulesOf(options: BetOptions, found: Found): Promise<AnyArcade | undefined> {
  if (found.is === 'open') return found.inPlay.rules
  const { game, model_hash: hash } = found.stored.round
  const now = await options.openArcade(game)
  return now && rulesNamed(now.title, hash)
}

/** The round that this same bet opened before. It is parsed by the rules of its time: today's rules may not know it. */
export async function findSameBet(
  options: BetOptions,
  player: Player,
  asked: AskedBet,
  seat: Seat,
): Promise<Found | undefined> {
  const found = await readRound(options, player, asked.round, seat)
  if (found === undefined || stakeOf(found) !== asked.stake) return undefined
  const rules = await rulesOf(options, found)
  return isAlike(betOf(found), rules?.readBet(asked.bet) ?? asked.bet) ? found : undefined
}

export function showFound(found: Found): ArcadeRound {
  if (found.is === 'over') return showStored(found.stored, found.player.currency)
  return showInPlay(found.inPlay, found.state, { seq: null, atMs: found.openedAtMs })
}

const betOf = (found: Found): unknown => (found.is === 'open' ? found.inPlay.bet : found.stored.bet)
const stakeOf = (found: Found): bigint => (found.is === 'open' ? found.inPlay.stake : found.stored.stake)
