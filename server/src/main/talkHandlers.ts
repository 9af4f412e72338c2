import type { calls } from '@ronda/contract'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { announcementRoutes } from '../talk/announcement/index.ts'
import { articleRoutes } from '../talk/article/index.ts'
import { bannerRoutes } from '../talk/banner/index.ts'
import { deskRoutes } from '../talk/content/index.ts'
import type { Rooms } from './rooms.ts'

type TalkCalls = Pick<typeof calls, 'news' | 'announcementDesk' | 'bannerDesk' | 'articleDesk'>
type Who = Callers & { readonly member: MemberSession }

/** What the house says, and the desk where staff change it. */
export function makeTalkHandlers({ talk }: Rooms): Handlers<TalkCalls, Who> {
  const { announcements, banners, articles, houseLanguage, bannerUrl } = talk
  return {
    news: {
      ...announcementRoutes(announcements, houseLanguage),
      ...bannerRoutes(banners, houseLanguage, bannerUrl),
      ...articleRoutes(articles, houseLanguage),
    },
    announcementDesk: deskRoutes(announcements),
    bannerDesk: deskRoutes(banners),
    articleDesk: deskRoutes(articles),
  }
}
