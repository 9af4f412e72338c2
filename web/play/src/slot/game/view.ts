import { unreachable } from '@ronda/core'
import type { Balance, PlayMode, SlotRound } from '@ronda/contract'
import type { Refusal } from '@ronda/client'
import { levelOf } from '../../shared/wager/celebration.ts'
import type { Disagreement, PresentedRound } from '../round/present.ts'
import type { Cue } from '../round/timeline.ts'
import type { Highlight } from '../stage/wins.ts'
import type { AutoEnd, AutoRun } from '../../shared/wager/auto.ts'
import { applyCue } from './applyCue.ts'
import type { GameView, Outcome } from './screen.ts'

export type GameEvent =
  | { readonly type: 'staked'; readonly stake: bigint }
  | { readonly type: 'began'; readonly price: bigint }
  | { readonly type: 'unsure' }
  | { readonly type: 'answered'; readonly shown: PresentedRound; readonly balance: Balance }
  | { readonly type: 'resumed'; readonly shown: PresentedRound }
  | { readonly type: 'replayed'; readonly shown: PresentedRound }
  | { readonly type: 'left_replay' }
  | { readonly type: 'refused'; readonly code: Refusal['code'] }
  | {
      readonly type: 'disagreed'
      readonly why: Disagreement
      readonly round: SlotRound
      readonly balance: Balance | undefined
    }
  | { readonly type: 'not_played' }
  | { readonly type: 'balance'; readonly balance: Balance }
  | { readonly type: 'expired' }
  | { readonly type: 'cue'; readonly cue: Cue }
  | { readonly type: 'counted'; readonly coins: number; readonly cheerCoins: number }
  | { readonly type: 'turned'; readonly win: Highlight | undefined }
  | { readonly type: 'shown' }
  | { readonly type: 'press_guard'; readonly isPressIgnored: boolean }
  | { readonly type: 'dismissed' }
  | { readonly type: 'auto'; readonly run: AutoRun | undefined }
  | { readonly type: 'auto_over'; readonly end: AutoEnd; readonly net: bigint }

export type Opening = {
  readonly mode: PlayMode
  readonly balance: Balance
  readonly stakes: readonly bigint[]
  readonly stakeDefault: bigint
}

const CLEARED = {
  win: 0n,
  cheer: 0n,
  level: 'none',
  isTense: false,
  free: undefined,
  ladder: [],
  special: undefined,
  hold: undefined,
  moment: undefined,
  scene: undefined,
  outcome: undefined,
  turn: undefined,
  notice: undefined,
} as const

export function openView({ mode, balance, stakes, stakeDefault }: Opening): GameView {
  return {
    phase: 'idle',
    isPressIgnored: false,
    mode,
    currency: balance.currency,
    stakes,
    stake: stakeDefault,
    known: balance,
    cash: balance.cash,
    shown: undefined,
    auto: undefined,
    ...CLEARED,
  }
}

/**
 * Of two balances the one with the higher sequence number in the wallet's chain is newer, so a late reply changes
 * nothing.
 */
function newer(left: Balance, right: Balance | undefined): Balance {
  return right && right.seq >= left.seq ? right : left
}

export function mayStake(view: GameView): boolean {
  return view.phase === 'idle' && !view.auto
}

/** Whether a round is under way on the reels. A finished replay stays on screen, but nothing moves. */
export function isPlaying({ phase, outcome }: GameView): boolean {
  return phase === 'asking' || phase === 'showing' || (phase === 'replaying' && outcome === undefined)
}

/** Whether a win may be shown as a gain: a round that gives back no more than it cost is none. */
export function isGain({ level, outcome }: GameView): boolean {
  const current = outcome?.level ?? level
  return current !== 'none' && current !== 'quiet'
}

/** The stake one step up or down, or the same at either end. */
export function nextStake({ stakes, stake }: GameView, step: 1 | -1): bigint {
  return stakes[stakes.indexOf(stake) + step] ?? stake
}

/** The highest stake that the balance still covers. */
export function coveredStake({ stakes, known }: GameView): bigint | undefined {
  return stakes.findLast((stake) => stake <= known.cash)
}

/** Applies an event to the view. The view shows only what the server sent. */
export function gameView(view: GameView, event: GameEvent): GameView {
  switch (event.type) {
    case 'staked':
      return mayStake(view) ? { ...view, stake: event.stake, notice: undefined } : view
    case 'began':
      return { ...view, ...CLEARED, phase: 'asking', cash: view.known.cash - event.price, shown: undefined }
    case 'unsure':
      return view.phase === 'asking' ? { ...view, notice: { kind: 'unsure' } } : view
    case 'answered':
      return showing({ ...view, known: newer(view.known, event.balance) }, event.shown)
    case 'resumed':
      return { ...showing(view, event.shown), notice: { kind: 'resumed' } }
    case 'replayed':
      return { ...view, ...CLEARED, phase: 'replaying', shown: event.shown }
    case 'left_replay':
      return { ...view, ...CLEARED, phase: 'idle' }
    case 'refused':
      return {
        ...view,
        ...CLEARED,
        phase: 'idle',
        auto: undefined,
        cash: view.known.cash,
        notice: { kind: 'refused', code: event.code },
      }
    case 'balance':
      return withBalance(view, event.balance)
    case 'disagreed':
      return disagreed(view, event)
    case 'not_played':
      return { ...view, notice: { kind: 'not_played' } }
    case 'expired':
      return {
        ...view,
        ...CLEARED,
        phase: 'closed',
        auto: undefined,
        cash: view.known.cash,
        notice: { kind: 'expired' },
      }
    case 'cue':
      return applyCue(view, event.cue)
    case 'counted':
      return counted(view, event.coins, event.cheerCoins)
    case 'turned':
      return { ...view, turn: event.win }
    case 'shown':
      return ended(view)
    case 'press_guard':
      return { ...view, isPressIgnored: event.isPressIgnored }
    case 'dismissed':
      return view.notice?.kind === 'expired' ? view : { ...view, notice: undefined }
    case 'auto':
      return { ...view, auto: event.run, notice: undefined }
    case 'auto_over':
      return { ...view, auto: undefined, notice: { kind: 'autoOver', end: event.end, net: event.net } }
    default:
      return unreachable(event)
  }
}

/** A balance that the page sent. While a round is on the reels, the balance on screen follows that round. */
function withBalance(view: GameView, balance: Balance): GameView {
  const known = newer(view.known, balance)
  return view.phase === 'idle' ? { ...view, known, cash: known.cash } : { ...view, known }
}

/** The win stays out of the balance until it has been shown, or the meter would reveal the result early. */
function showing(view: GameView, shown: PresentedRound): GameView {
  return { ...view, ...CLEARED, phase: 'showing', shown, cash: view.known.cash - shown.round.win }
}

function disagreed(view: GameView, event: Extract<GameEvent, { type: 'disagreed' }>): GameView {
  const known = newer(view.known, event.balance)
  const notice = { kind: 'disagrees', why: event.why, round: event.round.id } as const
  return { ...view, ...CLEARED, phase: 'idle', auto: undefined, known, cash: known.cash, notice }
}

function counted(view: GameView, coins: number, cheerCoins: number): GameView {
  if (!view.shown) return view
  const { atomsPerCoin } = view.shown
  return { ...view, win: BigInt(coins) * atomsPerCoin, cheer: BigInt(cheerCoins) * atomsPerCoin }
}

function outcomeOf(shown: PresentedRound): Outcome {
  const { round, result, cost } = shown
  return { level: levelOf(result.coins, cost), win: round.win, stake: round.stake, round: shown }
}

/** The part of the view that is reset when the last step has been shown. */
const QUIET = {
  scene: undefined,
  free: undefined,
  hold: undefined,
  special: undefined,
  ladder: [],
  isTense: false,
} as const

function ended(view: GameView): GameView {
  const { shown } = view
  if (!shown) return view
  const done = { ...QUIET, win: shown.round.win, outcome: outcomeOf(shown) }
  // A replay moves no money, and stays on the reels until the player goes back to play.
  if (view.phase === 'replaying') return { ...view, ...done }
  return { ...view, ...done, phase: 'idle', cash: view.known.cash }
}
