import { BankAccounts } from '../../features/settings/money/BankAccounts.tsx'
import { DepositMethods } from '../../features/settings/money/DepositMethods.tsx'
import {
  ControlNumbers,
  PointNumbers,
  RebateNumbers,
  StaffNumbers,
  TierNumbers,
  TransferNumbers,
  WithdrawalNumbers,
} from '../../features/settings/money/MoneyNumbers.tsx'
import { RankNumbers } from '../../features/settings/money/RankNumbers.tsx'
import { ReferralNumbers } from '../../features/settings/money/ReferralNumbers.tsx'
import { useOffice } from '../../shell/form/OfficeContext.ts'
import { WaitingNotice } from '../../features/proposal/WaitingNotice.tsx'
import { Section } from '../../shell/form/Section.tsx'

/** The money settings of the brand. */
export function MoneySection() {
  const t = useOffice().texts.money
  return (
    <Section id="money" title={t.title} lead={t.lead}>
      <WaitingNotice />
      <DepositMethods />
      <BankAccounts />
      <WithdrawalNumbers />
      <StaffNumbers />
      <TransferNumbers />
      <ControlNumbers />
      <RebateNumbers />
      <RankNumbers />
      <PointNumbers />
      <ReferralNumbers />
      <TierNumbers />
    </Section>
  )
}
