import { mayInvite, viewerOf } from '@ronda/base/member/roles.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { useContact } from '../../shell/service/useContact.ts'
import type { Offer } from '../../shell/layout/siteLinks.ts'

/** Which links the person at this page is offered. */
export function useOffer(): Offer {
  const member = useShownMember()
  const hasService = useContact().entries.length > 0
  return { viewer: viewerOf(member), hasService, mayInvite: mayInvite(member) }
}
