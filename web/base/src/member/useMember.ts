import { useQuery } from '@tanstack/react-query'
import type { MemberInfo } from '@ronda/contract'
import { memberQuery } from './session.ts'

/** The member, null for a visitor, undefined while loading. */
export function useMember(): MemberInfo | null | undefined {
  const { data, isError } = useQuery(memberQuery)
  return isError ? null : data
}
