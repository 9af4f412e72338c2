import type { GameState, PlayMode, RetryLater } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { ClosedCode } from '../../brand/settings/settings.ts'
import { roundRefusal } from '../../catalog/state/state.ts'
import { paceLeftMs, type Pace } from '../round/round.ts'

/** Whose wager it is, and on which game. */
export type Player = {
  readonly wallet: number
  readonly mode: PlayMode
  readonly currency: Currency
  readonly game: string
}

/** Everything that decides whether a stake may be taken, except money and limits: those are checked by the ledger. */
export type WagerFacts<Form extends string = never> = {
  readonly mode: PlayMode
  /** Why the site takes no bets from this address now: its region, or maintenance. */
  readonly closed: ClosedCode | undefined
  readonly state: GameState
  /** What the rules of the game refuse: the bet itself, or a stake on this round. */
  readonly form: Form | undefined
  readonly isRealityDue: boolean
  /** Known only in the player's turn, and only where rounds of one player follow each other. */
  readonly pace?: Pace & { readonly round: string }
}

export type GateRefusal = ClosedCode | 'game.maintenance' | 'limit.reality_due' | RetryLater<'request.too_many'>

/** Why no stake is taken, if so: the reason that a player should see first. */
export function decideWager<Form extends string>(facts: WagerFacts<Form>): GateRefusal | Form | undefined {
  const { mode, closed, state, form, isRealityDue, pace } = facts
  const isReal = mode === 'real'
  const place = closed ?? roundRefusal(state)
  if (place !== undefined) return place
  if (form !== undefined) return form
  if (isReal && isRealityDue) return 'limit.reality_due'
  const retryAfterMs = isReal && pace !== undefined ? paceLeftMs(pace.round, pace) : 0
  return retryAfterMs > 0 ? { code: 'request.too_many', retryAfterMs } : undefined
}
