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
import type { Ground } from './ground.ts'
import { launchOptionsOf } from './playHandlers.ts'
import type { Rooms } from './rooms.ts'

type TalkCalls = Pick<
  typeof calls,
  'news' | 'announcementDesk' | 'bannerDesk' | 'articleDesk' | 'chat' | 'chatDesk' | 'inbox'
>
type Who = Callers & { readonly member: MemberSession; readonly game: PlaySession }

/** What is said at the tables, who presents them, and what staff do with it. */
function makeChatHandlers(
  ground: Ground,
  { talk, tables, follower, controls, states }: Rooms,
  launch: Parameters<typeof launchGame>[0],
): Handlers<Pick<TalkCalls, 'chat' | 'chatDesk'>, Who> {
  const options = {
    ...ground,
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
        houseLanguage: talk.houseLanguage,
        namesOf: (game) => tables.titleOf(game)?.names,
        isOpen: (game) => follower.told(game) !== undefined && states.of(game) === 'open',
        launch: (request, member) => launchGame(launch, request, member),
      }),
    },
    chatDesk: chatDeskRoutes(options),
  }
}

/** What the house says, and the desk where staff change it. */
export function makeTalkHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<TalkCalls, Who> {
  const { talk } = rooms
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
    inbox: inboxRoutes(rooms.inbox),
    ...makeChatHandlers(ground, rooms, launchOptionsOf(ground, rooms, roundMsMin)),
  }
}
