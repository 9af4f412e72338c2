import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { MemberInfo } from '@ronda/contract'
import { returnPath } from './returnPath.ts'
import { enterSession } from './session.ts'

/** Signs the page in and goes where its member was going. */
export function useEnter(): (member: MemberInfo) => void {
  const queries = useQueryClient()
  const router = useRouter()
  const { to } = useSearch({ from: '/shell/home' })
  return (member) => {
    enterSession(queries, member)
    router.history.replace(returnPath(to))
  }
}
