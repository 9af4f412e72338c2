import type { social as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { finishSocialSignIn, joinWithTerms, type SocialOptions } from './socialSignIn.actions.ts'
import { beginAuthorization } from './social.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function socialRoutes(options: SocialOptions): GroupHandlers<typeof calls, Who> {
  return {
    async begin({ request, visit }) {
      const started = await beginAuthorization(options, request.provider, visit)
      return started.ok ? ok({ url: started.value }) : started
    },
    finish: ({ request, visit, caller }) => finishSocialSignIn(options, request.answer, { visit, caller }),
    join: ({ request, visit, caller }) => joinWithTerms(options, request.termsAccepted, { visit, caller }),
  }
}
