import type { ArcadeRound, Balance, PlayMode } from '@ronda/contract'
import type { CommonNotice } from '../../shared/notice/GameNotice.tsx'
import type { Json } from '../../shared/wager/json.ts'
import type { AutoEnd, AutoRun } from '../../shared/wager/auto.ts'

/** What only an arcade game has to say. */
export type OwnNotice =
  | { readonly kind: 'resumed' }
  | { readonly kind: 'voided'; readonly staked: bigint }
  | { readonly kind: 'autoOver'; readonly end: AutoEnd; readonly net: bigint }

export type Notice = CommonNotice | OwnNotice

const RESULTS_MAX = 50

/** What is on screen. It shows only what the server sent. */
export type ArcadeView = {
  /** `asking`: the server has not replied yet. `showing`: it has, and the stage shows the round. */
  readonly phase: 'idle' | 'asking' | 'showing' | 'closed'
  /** The main button has just changed its meaning, so a press now was meant for the old one and is ignored. */
  readonly isPressIgnored: boolean
  readonly mode: PlayMode
  readonly stakes: readonly bigint[]
  readonly stake: bigint
  /** The bet, in the form of the game's rules. */
  readonly bet: Json
  /** The newest balance from the server, and the one on screen: a win is added once it has been shown. */
  readonly known: Balance
  readonly cash: bigint
  /** The open round, or the last one. */
  readonly round: ArcadeRound | undefined
  /** Rounds that the stage still shows while the next one can be bet, oldest first: balls that are falling. */
  readonly falling: readonly ArcadeRound[]
  /** The last rounds that are over, newest first. */
  readonly results: readonly ArcadeRound[]
  readonly auto: AutoRun | undefined
  readonly notice: Notice | undefined
}

/**
 * Of two balances the one with the higher sequence number in the wallet's chain is newer, so a late reply changes
 * nothing.
 */
function newer(left: Balance, right: Balance): Balance {
  return right.seq >= left.seq ? right : left
}

/** Whether a round waits for the player. */
export function isOpen({ round }: ArcadeView): boolean {
  return round !== undefined && !round.isOver
}

/** More balls than this would hide each other. */
export const FALLING_MAX = 10

/** Whether a new round may begin: no request is running, no round is open, and not too many are still shown. */
export function mayBet(view: ArcadeView): boolean {
  return view.phase === 'idle' && !isOpen(view) && view.falling.length < FALLING_MAX
}

/** The balance on screen: wins of rounds that are still shown stay out of it. */
export function cashShown({ falling }: Pick<ArcadeView, 'falling'>, known: Balance): bigint {
  return falling.reduce((cash, { win }) => cash - win, known.cash)
}

/** The server has replied, and the round is shown while the next one can be bet. */
export function dropped(view: ArcadeView, round: ArcadeRound, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  const falling = [...view.falling, round]
  return { ...view, phase: 'idle', known, falling, cash: cashShown({ falling }, known), notice: undefined }
}

/** One of these rounds has been shown completely. */
export function landed(view: ArcadeView, round: ArcadeRound): ArcadeView {
  const falling = view.falling.filter(({ id }) => id !== round.id)
  const results = [round, ...view.results].slice(0, RESULTS_MAX)
  const cash = view.phase === 'idle' ? cashShown({ falling }, view.known) : view.cash + round.win
  return { ...view, falling, results, cash, round: isOpen(view) ? view.round : round }
}

/**
 * The server has replied: the stage begins to show the round, and the win stays out of the balance until it has been
 * shown.
 */
export function answered(view: ArcadeView, round: ArcadeRound, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  return { ...view, phase: 'showing', round, known, cash: cashShown(view, known) - round.win, notice: undefined }
}

/** A round was voided: it is removed from the screen, and its stake is back in the balance. */
export function removeVoided(view: ArcadeView, { staked }: ArcadeRound, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  const notice: Notice = { kind: 'voided', staked }
  return { ...view, phase: 'idle', round: undefined, known, cash: known.cash, auto: undefined, notice }
}

/** A balance that the page sent. While a round is asked for or shown, the balance on screen follows that round. */
export function withBalance(view: ArcadeView, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  return view.phase === 'idle' ? { ...view, known, cash: cashShown(view, known) } : { ...view, known }
}

/** The stage has shown the round. */
export function shown(view: ArcadeView): ArcadeView {
  const { round, results } = view
  const isNew = round?.isOver === true && !results.some(({ id }) => id === round.id)
  return {
    ...view,
    phase: 'idle',
    cash: cashShown(view, view.known),
    results: isNew ? [round, ...results].slice(0, RESULTS_MAX) : results,
  }
}
