import { useTranslations } from 'use-intl'
import { useField, useIsFixed, useMoney, usePlay } from '../machine/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'

/** The stake, changed one step at a time through those that the game offers. */
export function StakeStepper() {
  const t = useTranslations('play.hud')
  const { game } = usePlay().table
  const stake = useField('stake')
  const stakes = useField('stakes')
  const isFixed = useIsFixed()
  const write = useMoney()
  return (
    <fieldset className="stepper" disabled={isFixed}>
      <legend className="spoken">{t('stake')}</legend>
      <button
        type="button"
        className="tool"
        aria-label={t('stakeDown')}
        disabled={stake === stakes[0]}
        onClick={() => game.stakeBy(-1)}
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
        onClick={() => game.stakeBy(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
