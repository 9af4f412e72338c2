import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PayslipAddress } from './payslipAddress.ts'

type Change = { readonly [Name in keyof PayslipAddress]?: PayslipAddress[Name] | undefined }

/** The filters and the open payslip in the address; a step back restores what was shown before. */
export function usePayslipAddress(): { readonly address: PayslipAddress; readonly change: (next: Change) => void } {
  const address: PayslipAddress = useSearch({ from: '/shell/agentHome' })
  const navigate = useNavigate()
  const change = (next: Change): void =>
    void navigate({
      to: '/agentHome',
      search: (now) =>
        Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined)),
      resetScroll: false,
    })
  return { address, change }
}
