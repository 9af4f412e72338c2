import { BonusPanel } from '../../../features/bonus/BonusPanel.tsx'
import { BonusDetails } from '../../../features/statement/BonusDetails.tsx'

/** The member's bonuses, and below them everything that was ever given. */
export function BonusView() {
  return (
    <BonusPanel>
      <BonusDetails />
    </BonusPanel>
  )
}
