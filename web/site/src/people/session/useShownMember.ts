import type { MemberInfo } from '@ronda/contract'
import { useMounted } from '@ronda/ui'
import { useMember } from './useMember.ts'

/**
 * The member as a first screen shows them: nobody while the server's drawing is being taken over, since it was drawn for
 * a visitor; as known from then on. For what is drawn alone: what decides by who is there asks `useMember`.
 */
export function useShownMember(): MemberInfo | null | undefined {
  const member = useMember()
  return useMounted() ? member : null
}
