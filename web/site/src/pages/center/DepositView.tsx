import { DepositGate } from '../../features/control/DepositGate.tsx'
import { DepositPanel } from '../../features/deposit/DepositPanel.tsx'

/** Deposits, within the limits that the member has set. */
export function DepositView() {
  return <DepositPanel Gate={DepositGate} />
}
