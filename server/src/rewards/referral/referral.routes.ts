import { REFERRAL_MONTH_MAX, type referral as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { readReferral, type ReferralOptions } from './referral.actions.ts'
import { guestsToNext, levelOf } from './referral.ts'
import { shownGuest, shownInvitation } from './referral.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function referralRoutes(options: ReferralOptions): GroupHandlers<typeof calls, Who> {
  return {
    async read({ caller: { account } }) {
      const info = await readReferral(options, account)
      const { isOffered, terms, counts, earned, guests, guestCount, invitation, nameOf } = info
      const nowMs = options.clock.nowMs()
      return ok({
        isOffered,
        code: account.number,
        terms,
        level: levelOf(terms.levels, counts.qualified + 1),
        guestsToNext: guestsToNext(terms.levels, counts.qualified),
        ...counts,
        monthMax: REFERRAL_MONTH_MAX,
        earned,
        guests: guests.map((pair) => shownGuest(pair, nameOf(pair.guest), counts, nowMs)),
        moreGuests: guestCount - guests.length,
        invitation: invitation === undefined ? null : shownInvitation(invitation, nameOf(invitation.host), nowMs),
      })
    },
  }
}
