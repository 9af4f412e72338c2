import type { social as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { arrive, join, type SocialOptions } from './arrival.actions.ts'
import { beginJourney } from './social.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function socialRoutes(options: SocialOptions): GroupHandlers<typeof calls, Who> {
  return {
    async begin({ request, visit }) {
      const begun = await beginJourney(options, request.provider, visit)
      return begun.ok ? ok({ url: begun.value }) : begun
    },
    finish: ({ request, visit, caller }) => arrive(options, request.answer, { visit, caller }),
    join: ({ request, visit, caller }) => join(options, request.termsAccepted, { visit, caller }),
  }
}
