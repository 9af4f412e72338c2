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
  /** The stake is not one that the bonus of the player allows. */
  readonly stake: StakeNotAllowed | undefined
  readonly isRealityDue: boolean
  /** Known only in the player's turn, and only where rounds of one player follow each other. */
  readonly pace?: Pace & { readonly round: string }
}

/** A stake that the bonus does not allow; it names the largest one, or the only one. */
export type StakeNotAllowed = {
  readonly code: 'bonus.stake_too_large' | 'bonus.stake_fixed'
  readonly subject: Readonly<Record<string, string>>
}

export type GateRefusal =
  | ClosedCode
  | 'game.maintenance'
  | 'limit.reality_due'
  | StakeNotAllowed
  | RetryLater<'request.too_many'>

/** Whether the bonus that it is played with allows what a stake costs. Own money has no such limit. */
export function stakeRefusal(
  { bonus, currency }: Pick<Player, 'bonus' | 'currency'>,
  cost: bigint,
): StakeNotAllowed | undefined {
  if (!bonus) return undefined
  const { stakeMax, isStakeFixed } = bonus
  if (isStakeFixed ? cost === stakeMax : cost <= stakeMax) return undefined
  const allowed = `${makeShortDecimal(money(stakeMax, currency))} ${currency}`
  const code = isStakeFixed ? 'bonus.stake_fixed' : 'bonus.stake_too_large'
  return { code, subject: { es: allowed, en: allowed } }
}

/** Why no stake is taken, if so: the reason that a player should see first. */
export function decideWager<Form extends string>(facts: WagerFacts<Form>): GateRefusal | Form | undefined {
  const { mode, closed, state, form, stake, isRealityDue, pace } = facts
  const isMoney = isMoneyPlay(mode)
  const place = closed ?? roundRefusal(state)
  if (place !== undefined) return place
  if (form !== undefined) return form
  if (stake !== undefined) return stake
  if (isMoney && isRealityDue) return 'limit.reality_due'
  const retryAfterMs = isMoney && pace !== undefined ? paceLeftMs(pace.round, pace) : 0
  return retryAfterMs > 0 ? { code: 'request.too_many', retryAfterMs } : undefined
}
