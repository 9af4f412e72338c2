import { ANNOUNCEMENTS_PER_PAGE, type AnnouncementValue, type content as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { pageOf, type Content } from '../content/index.ts'
import { announcementsFor } from './announcement.ts'

export function announcementRoutes(
  announcements: Content<AnnouncementValue>,
  brandLanguage: () => Promise<Language>,
): GroupHandlers<Pick<typeof calls, 'announcements'>, Callers> {
  return {
    async announcements({ request }) {
      const { types, language, pageNo = 1, pageSize = ANNOUNCEMENTS_PER_PAGE } = request
      const found = announcementsFor(await announcements.shown(), types, language, await brandLanguage())
      const page = pageOf(found, pageNo, pageSize)
      return ok({ ...page, list: [...page.list] })
    },
  }
}
