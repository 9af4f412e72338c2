import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TeamAddress } from './teamAddress.ts'

type Change = { readonly [Name in keyof TeamAddress]?: TeamAddress[Name] | undefined }

/** The filters in the address; a step back restores the previous ones. */
export function useTeamAddress(): { readonly address: TeamAddress; readonly change: (next: Change) => void } {
  const address: TeamAddress = useSearch({ from: '/shell/agentHome' })
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
