import type { Refusal } from '@ronda/client'
import type { ArcadeRound, Balance, PlayMode } from '@ronda/contract'
import type { AutoEnd, AutoRun } from '../game/auto.ts'

export type Json = Readonly<Record<string, unknown>>

export type Notice =
  | { readonly kind: 'unsure' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'voided'; readonly staked: bigint }
  | { readonly kind: 'refused'; readonly code: Refusal['code'] }
  | { readonly kind: 'autoOver'; readonly end: AutoEnd; readonly net: bigint }

/** What is on screen. It only ever shows what the server said. */
export type ArcadeView = {
  /** `asking`: the server has not answered. `showing`: it has, and the table shows it. */
  readonly phase: 'idle' | 'asking' | 'showing' | 'closed'
  /** The main button has just changed its meaning: a press that comes now was meant for what it said before. */
  readonly isDeaf: boolean
  readonly mode: PlayMode
  readonly stakes: readonly bigint[]
  readonly stake: bigint
  /** What the game is bet on, as its own rules read it. */
  readonly bet: Json
  /** The newest balance that the server told, and the one on screen: a win is added when it has been shown. */
  readonly known: Balance
  readonly cash: bigint
  /** On the table: the round that waits for its player, or the last one. */
  readonly round: ArcadeRound | undefined
  /** The last ones that are over, newest first. */
  readonly results: readonly ArcadeRound[]
  readonly auto: AutoRun | undefined
  readonly notice: Notice | undefined
}

const RESULTS_MAX = 50

/** Of two balances the one with the higher place in the wallet's chain is newer; a late answer changes nothing. */
function newer(left: Balance, right: Balance): Balance {
  return right.seq >= left.seq ? right : left
}

/** Whether a round waits for its player. */
export function isOpen({ round }: ArcadeView): boolean {
  return round !== undefined && !round.isOver
}

/** Whether a new round may begin: nothing is under way, and none waits. */
export function mayBet(view: ArcadeView): boolean {
  return view.phase === 'idle' && !isOpen(view)
}

/** The server has answered: the table begins to show it, and the win stays out of the balance until it has. */
export function answered(view: ArcadeView, round: ArcadeRound, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  return { ...view, phase: 'showing', round, known, cash: known.cash - round.win, notice: undefined }
}

/** A round was called off: it leaves the table, and what was staked is there again. */
export function calledOff(view: ArcadeView, { staked }: ArcadeRound, balance: Balance): ArcadeView {
  const known = newer(view.known, balance)
  const notice: Notice = { kind: 'voided', staked }
  return { ...view, phase: 'idle', round: undefined, known, cash: known.cash, auto: undefined, notice }
}

/** The table has shown it. */
export function shown(view: ArcadeView): ArcadeView {
  const { round, results } = view
  const isNew = round?.isOver === true && !results.some(({ id }) => id === round.id)
  return {
    ...view,
    phase: 'idle',
    cash: view.known.cash,
    results: isNew ? [round, ...results].slice(0, RESULTS_MAX) : results,
  }
}
