import type { calls } from '@ronda/contract'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { announcementRoutes } from '../talk/announcement/index.ts'
import { articleRoutes } from '../talk/article/index.ts'
import { bannerRoutes } from '../talk/banner/index.ts'
import { chatDeskRoutes, chatRoutes, modelRoutes } from '../talk/chat/index.ts'
import { deskRoutes } from '../talk/content/index.ts'
import { inboxRoutes } from '../talk/inbox/index.ts'
import { launchGame, type PlaySession } from '../play/launch/index.ts'
import type { Platform } from './platform.ts'
import { launchOptionsOf } from './playHandlers.ts'
import type { Services } from './services.ts'

type TalkCalls = Pick<
  typeof calls,
  'news' | 'announcementDesk' | 'bannerDesk' | 'articleDesk' | 'chat' | 'chatDesk' | 'inbox'
>
type Who = Callers & { readonly member: MemberSession; readonly game: PlaySession }

/** Handlers of the chat at tables, of their presenters, and of moderation by staff. */
function makeChatHandlers(
  platform: Platform,
  { talk, tables, follower, controls, states }: Services,
  launch: Parameters<typeof launchGame>[0],
): Handlers<Pick<TalkCalls, 'chat' | 'chatDesk'>, Who> {
  const options = {
    ...platform,
    feed: talk.chat,
    isResting: async (owner: string) => {
      const [{ isBlocked }, { stoppedUntilMs }] = await Promise.all([
        controls.of(owner),
        controls.watch(owner, undefined),
      ])
      return isBlocked || stoppedUntilMs !== null
    },
  }
  return {
    chat: {
      ...chatRoutes(options),
      ...modelRoutes({
        brandLanguage: talk.brandLanguage,
        namesOf: (game) => tables.titleOf(game)?.names,
        isOpen: (game) => follower.tableState(game) !== undefined && states.of(game) === 'open',
        launch: (request, member) => launchGame(launch, request, member),
      }),
    },
    chatDesk: chatDeskRoutes(options),
  }
}

/** Handlers of the brand's content, and of the desk where staff edit it. */
export function makeTalkHandlers(
  platform: Platform,
  services: Services,
  roundMsMin: () => Promise<number>,
): Handlers<TalkCalls, Who> {
  const { talk } = services
  const { announcements, banners, articles, brandLanguage, bannerUrl } = talk
  return {
    news: {
      ...announcementRoutes(announcements, brandLanguage),
      ...bannerRoutes(banners, brandLanguage, bannerUrl),
      ...articleRoutes(articles, brandLanguage),
    },
    announcementDesk: deskRoutes(announcements),
    bannerDesk: deskRoutes(banners),
    articleDesk: deskRoutes(articles),
    inbox: inboxRoutes(services.inbox),
    ...makeChatHandlers(platform, services, launchOptionsOf(platform, services, roundMsMin)),
  }
}
