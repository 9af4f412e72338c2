import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { Icon } from './Icon.tsx'

export type StakeStepperProps = {
  readonly stake: bigint
  /** The stakes that the game offers, the lowest first. */
  readonly stakes: readonly bigint[]
  readonly isFixed: boolean
  readonly onStep: (by: 1 | -1) => void
}

/** The stake, changed one step at a time through those that the game offers. */
export function StakeStepper({ stake, stakes, isFixed, onStep }: StakeStepperProps) {
  const t = useTranslations('play.hud')
  const write = useMoney()
  return (
    <fieldset className="stepper" disabled={isFixed}>
      <legend className="spoken">{t('stake')}</legend>
      <button
        type="button"
        className="tool"
        aria-label={t('stakeDown')}
        disabled={stake === stakes[0]}
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" />
      </button>
      <dl className="meter is-stake">
        <dt>{t('stake')}</dt>
        <dd aria-live="polite">{write(stake)}</dd>
      </dl>
      <button
        type="button"
        className="tool"
        aria-label={t('stakeUp')}
        disabled={stake === stakes.at(-1)}
        onClick={() => onStep(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
