import { StakeStepper } from '../../shared/controls/StakeStepper.tsx'
import { useField, useIsFixed, usePlay } from '../machine/context.ts'

/** The stake of the next spin. */
export function SlotStake() {
  const { game } = usePlay().machine
  const stake = useField('stake')
  const stakes = useField('stakes')
  const cash = useField('cash')
  const isFixed = useIsFixed()
  return (
    <StakeStepper
      stake={stake}
      stakes={stakes}
      cash={cash}
      isFixed={isFixed}
      onStake={(chosen) => game.stakeAt(chosen)}
    />
  )
}
