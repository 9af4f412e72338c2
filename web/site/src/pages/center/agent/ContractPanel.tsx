import type { PayKind } from '@ronda/core/payroll'
import { ContractSection } from '../../../features/agentContract/ContractSection.tsx'
import { ExclusionSection } from '../../../features/exclusion/ExclusionSection.tsx'
import { PayslipSection } from '../../../features/payslip/PayslipSection.tsx'

/** The contracts of one kind, and what they paid. */
function ContractPanel({ kind }: { readonly kind: PayKind }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ContractSection kind={kind} />
      <PayslipSection kind={kind} />
      <ExclusionSection />
    </div>
  )
}

export function DividendPanel() {
  return <ContractPanel kind="dividend" />
}

export function DailySalaryPanel() {
  return <ContractPanel kind="dailySalary" />
}

export function HourlySalaryPanel() {
  return <ContractPanel kind="hourlySalary" />
}

export function RealTimeSalaryPanel() {
  return <ContractPanel kind="realTimeSalary" />
}
