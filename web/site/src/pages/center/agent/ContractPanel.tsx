import { ContractSection } from '../../../features/agentContract/ContractSection.tsx'

/** The contracts of one kind. */
export function DividendPanel() {
  return <ContractSection kind="dividend" />
}

export function DailySalaryPanel() {
  return <ContractSection kind="dailySalary" />
}

export function HourlySalaryPanel() {
  return <ContractSection kind="hourlySalary" />
}

export function RealTimeSalaryPanel() {
  return <ContractSection kind="realTimeSalary" />
}
