import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { stakeAfter, type StakeChoice } from '../wager/stakes.ts'
import { AmountKeys } from './AmountKeys.tsx'
import { Icon } from './Icon.tsx'
import './stake.css'

export type StakeStepperProps = StakeChoice & {
  readonly isFixed: boolean
  readonly onStake: (stake: bigint) => void
}

/** The stake: changed one step at a time, or chosen from a list of all that the game offers. */
export function StakeStepper(props: StakeStepperProps) {
  const { stake, stakes, isFixed, onStake } = props
  const t = useTranslations('play.hud')
  const write = useMoney()
  const list = useId()
  const at = stakes.indexOf(stake)
  const step = (by: 1 | -1): void => onStake(stakes[at + by] ?? stake)
  return (
    <>
      <fieldset className="stepper" disabled={isFixed}>
        <legend className="spoken">{t('stake')}</legend>
        <button type="button" className="tool" aria-label={t('stakeDown')} disabled={at === 0} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="stake-open" popoverTarget={list} title={t('stakeList')}>
          <span className="stake-name">{t('stake')}</span>
          <strong aria-live="polite">{write(stake)}</strong>
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('stakeUp')}
          disabled={at === stakes.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      <StakeList {...props} id={list} />
    </>
  )
}

/** All stakes, and the keys that change the current one. */
function StakeList({ id, ...props }: StakeStepperProps & { readonly id: string }) {
  const { stake, stakes, isFixed, onStake } = props
  const t = useTranslations('play.hud')
  const write = useMoney()
  return (
    <fieldset id={id} popover="auto" className="stake-list" disabled={isFixed}>
      <legend className="spoken">{t('stakeList')}</legend>
      <StakeKeys {...props} />
      <div className="stake-all">
        {stakes.map((offered) => (
          <button
            key={String(offered)}
            type="button"
            className="button is-small"
            aria-pressed={offered === stake}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => onStake(offered)}
          >
            {write(offered)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function StakeKeys({ isFixed, onStake, ...choice }: StakeStepperProps) {
  return <AmountKeys isFixed={isFixed} afterOf={(key) => stakeAfter(key, choice)} onChoose={onStake} />
}
