import type { MemberInfo } from '@ronda/contract'
import { useMounted } from '@ronda/ui'
import { useMember } from './useMember.ts'

/**
 * The member for rendering: null during hydration, since the page was rendered for a visitor; the real member
 * afterwards. Decisions that depend on the member use `useMember`.
 */
export function useShownMember(): MemberInfo | null | undefined {
  const member = useMember()
  return useMounted() ? member : null
}
