import { isOwnMoneyPlay, type PlayMode } from '@ronda/contract'
import type { Currency, Rational } from '@ronda/core'
import { isLinked, returnOfAll, type SlotTitle } from '@ronda/games'
import type { PlaySession } from '../launch/index.ts'
import type { Jackpots } from './jackpot.actions.ts'
import type { Stakes } from './jackpot.ts'

type Played = Pick<PlaySession, 'mode' | 'currency'>

export type EligibilityOptions = {
  readonly jackpots: Jackpots
  readonly currency: Currency
  /** Undefined for a game that is not a slot. */
  readonly slotOf: (game: string) => SlotTitle | undefined
}

/** Which rounds play for the jackpots. */
export function openEligibility({ jackpots, currency: brandCurrency, slotOf }: EligibilityOptions) {
  /** The jackpots that a round plays for: only with real money, only in linked games, only pools that run. */
  async function stakesOf(title: SlotTitle, { mode, currency }: Played): Promise<Stakes | undefined> {
    if (!isOwnMoneyPlay(mode) || !isLinked(title)) return undefined
    const { stakes } = await jackpots.of(currency)
    return stakes.running.length > 0 ? stakes : undefined
  }
  return {
    stakesOf,
    async hasJackpots(game: string, mode: PlayMode, currency: Currency): Promise<boolean> {
      const title = slotOf(game)
      return title !== undefined && (await stakesOf(title, { mode, currency })) !== undefined
    },
    async jackpotReturnOf(game: string, mode: PlayMode): Promise<Rational | undefined> {
      const title = slotOf(game)
      const stakes = title && (await stakesOf(title, { mode, currency: brandCurrency }))
      return stakes && returnOfAll(stakes.running.map(({ terms }) => terms))
    },
  }
}

export type Eligibility = ReturnType<typeof openEligibility>
