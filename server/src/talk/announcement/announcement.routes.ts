import { ANNOUNCEMENTS_PER_PAGE, type AnnouncementValue, type content as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import { pageOf, withoutOffers, type Content, type OfferOptions } from '../content/index.ts'
import { announcementsFor, isOffer, typesFor } from './announcement.ts'

type Who = Callers & { readonly member: MemberSession }

export function announcementRoutes(
  announcements: Content<AnnouncementValue>,
  options: OfferOptions & { readonly brandLanguage: () => Promise<Language> },
): GroupHandlers<Pick<typeof calls, 'announcements'>, Who> {
  return {
    async announcements({ request, caller }) {
      const { language, pageNo = 1, pageSize = ANNOUNCEMENTS_PER_PAGE } = request
      const types = typesFor(request.types, caller?.account.kind === 'agent')
      const found = announcementsFor(await announcements.shown(), types, language, await options.brandLanguage())
      const shown = await withoutOffers(options, caller, { shown: found, isOffer })
      const page = pageOf(shown, pageNo, pageSize)
      return ok({ ...page, list: [...page.list] })
    },
  }
}
