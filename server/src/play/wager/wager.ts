import { isMoneyPlay, type GameState, type PlayMode, type RetryLater } from '@ronda/contract'
import { makeShortDecimal, money, type Currency } from '@ronda/core'
import type { ClosedCode } from '../../brand/settings/settings.ts'
import { roundRefusal } from '../../catalog/state/state.ts'
import type { PlayedBonus } from '../launch/launch.ts'
import { paceLeftMs, type Pace } from '../round/round.ts'

/** Whose wager it is, and on which game. */
export type Player = {
  readonly wallet: number
  readonly mode: PlayMode
  readonly currency: Currency
  readonly game: string
  /** What the play is bound to in bonus mode; there is none in every other. */
  readonly bonus?: PlayedBonus | null
}

/** Everything that decides whether a stake may be taken, except money and limits: those are checked by the ledger. */
export type WagerFacts<Form extends string = never> = {
  readonly mode: PlayMode
  /** Why the site takes no bets from this address now: its region, or maintenance. */
  readonly closed: ClosedCode | undefined
  readonly state: GameState
  /** What the rules of the game refuse: the bet itself, or a stake on this round. */
  readonly form: Form | undefined
  /** The stake is above what the bonus of the player allows. */
  readonly tooLarge: StakeTooLarge | undefined
  readonly isRealityDue: boolean
  /** Known only in the player's turn, and only where rounds of one player follow each other. */
  readonly pace?: Pace & { readonly round: string }
}

/** A stake above what the bonus allows; it names the largest. */
export type StakeTooLarge = {
  readonly code: 'bonus.stake_too_large'
  readonly subject: Readonly<Record<string, string>>
}

export type GateRefusal =
  | ClosedCode
  | 'game.maintenance'
  | 'limit.reality_due'
  | StakeTooLarge
  | RetryLater<'request.too_many'>

/** Whether a stake costs more than the bonus that it is played with allows. Own money has no such limit. */
export function tooLargeFor(
  { bonus, currency }: Pick<Player, 'bonus' | 'currency'>,
  cost: bigint,
): StakeTooLarge | undefined {
  if (!bonus || cost <= bonus.stakeMax) return undefined
  const largest = `${makeShortDecimal(money(bonus.stakeMax, currency))} ${currency}`
  return { code: 'bonus.stake_too_large', subject: { es: largest, en: largest } }
}

/** Why no stake is taken, if so: the reason that a player should see first. */
export function decideWager<Form extends string>(facts: WagerFacts<Form>): GateRefusal | Form | undefined {
  const { mode, closed, state, form, tooLarge, isRealityDue, pace } = facts
  const isMoney = isMoneyPlay(mode)
  const place = closed ?? roundRefusal(state)
  if (place !== undefined) return place
  if (form !== undefined) return form
  if (tooLarge !== undefined) return tooLarge
  if (isMoney && isRealityDue) return 'limit.reality_due'
  const retryAfterMs = isMoney && pace !== undefined ? paceLeftMs(pace.round, pace) : 0
  return retryAfterMs > 0 ? { code: 'request.too_many', retryAfterMs } : undefined
}
