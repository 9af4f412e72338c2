import { DepositMethods } from '../money/DepositMethods.tsx'
import {
  ControlNumbers,
  StaffNumbers,
  TierNumbers,
  TransferNumbers,
  WithdrawalNumbers,
} from '../money/MoneyNumbers.tsx'
import { useOffice } from '../OfficeContext.ts'
import { WaitingNotice } from '../proposals/WaitingNotice.tsx'
import { Section } from '../Section.tsx'

/** The money settings of the brand. */
export function MoneySection() {
  const t = useOffice().texts.money
  return (
    <Section id="money" title={t.title} lead={t.lead}>
      <WaitingNotice />
      <DepositMethods />
      <WithdrawalNumbers />
      <StaffNumbers />
      <TransferNumbers />
      <ControlNumbers />
      <TierNumbers />
    </Section>
  )
}
