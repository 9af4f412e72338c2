import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { STAKE_KEYS, type StakeKey } from '../wager/stakes.ts'
import './stake.css'

export type AmountKeysProps<Amount> = {
  readonly isFixed?: boolean
  /** The amount after a press; undefined where it would change nothing. */
  readonly afterOf: (key: StakeKey) => Amount | undefined
  readonly onChoose: (amount: Amount) => void
}

/** Half, double, and the highest amount that the balance covers, where the market allows that. */
export function AmountKeys<Amount>({ isFixed = false, afterOf, onChoose }: AmountKeysProps<Amount>) {
  const t = useTranslations('play.hud')
  const { mayMaxBet } = useGameContext().session
  return (
    <div className="stake-keys">
      {STAKE_KEYS.filter((key) => key !== 'max' || mayMaxBet).map((key) => {
        const after = afterOf(key)
        return (
          <button
            key={key}
            type="button"
            className="button is-small"
            aria-label={t(`stakeKeys.${key}Long`)}
            disabled={isFixed || after === undefined}
            onClick={() => after !== undefined && onChoose(after)}
          >
            {t(`stakeKeys.${key}`)}
          </button>
        )
      })}
    </div>
  )
}
