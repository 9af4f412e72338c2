import type { SharedTitle } from '@ronda/games'
import type { Settings } from '../../brand/settings/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { Controls } from '../../money/control/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Titles } from '../../play/round/index.ts'
import type { Follower } from '../../play/sharedRound/index.ts'
import { chatJobs } from './chat.jobs.ts'
import { chatDeskRoutes, chatRoutes } from './chat.routes.ts'
import { openFeed, type Feed } from './feed.actions.ts'
import { modelRoutes, type ModelOptions } from './models.routes.ts'

export type ChatFeedNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log' | 'key'>
  /** Every shared table has a chat. */
  readonly shareds: readonly SharedTitle[]
}

/** The lines of every room. The tables send them on the socket that they are watched with. */
export function openChatFeedFeature({ platform: { db, clock, log, key }, shareds }: ChatFeedNeeds) {
  const feed = openFeed({ db, clock, log, key, games: shareds.map(({ gameCode }) => gameCode) })
  return { api: feed, close: () => feed.close() }
}

export type ChatNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly launch: Opened<{ readonly launch: ModelOptions['launch'] }>
  readonly settings: Opened<Settings>
  readonly control: Opened<{ readonly controls: Controls }>
  readonly state: Opened<GameStates>
  readonly sharedRound: Opened<{ readonly tables: Titles<SharedTitle>; readonly follower: Follower }>
  readonly chatFeed: Opened<Feed>
}

/** The chat at tables, its presenters, and moderation by staff. */
export function openChatFeature(needs: ChatNeeds) {
  const { platform } = needs
  const { db, clock, key } = platform
  const { launch } = needs.launch.api
  const settings = needs.settings.api
  const { controls } = needs.control.api
  const states = needs.state.api
  const { tables, follower } = needs.sharedRound.api
  const feed = needs.chatFeed.api
  async function isResting(owner: string): Promise<boolean> {
    const [{ isBlocked }, { stoppedUntilMs }] = await Promise.all([
      controls.of(owner),
      controls.watch(owner, undefined),
    ])
    return isBlocked || stoppedUntilMs !== null
  }
  return {
    handlers: {
      chat: {
        ...chatRoutes({ db, clock, key, feed, isResting }),
        ...modelRoutes({
          brandLanguage: async () => (await settings.current()).defaultLanguage,
          namesOf: (game) => tables.titleOf(game)?.names,
          isOpen: (game) => follower.tableState(game) !== undefined && states.of(game) === 'open',
          launch,
        }),
      },
      chatDesk: chatDeskRoutes({ db, clock, feed }),
    },
    jobs: chatJobs(db, clock),
  }
}
