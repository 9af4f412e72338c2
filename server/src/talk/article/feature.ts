import { BANNERS } from '@ronda/art'
import type { Settings } from '../../brand/settings/index.ts'
import { bannerUrl } from '../../catalog/pictures/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Rewards } from '../../rewards/reward/index.ts'
import { announcementRoutes, announcementSeeds, openAnnouncements } from '../announcement/index.ts'
import { bannerRoutes, bannerSeeds, openBanners } from '../banner/index.ts'
import { deskRoutes } from '../content/index.ts'
import { fillForDemo, type DemoNews } from './demo.actions.ts'
import { openArticles } from './article.actions.ts'
import { articleRoutes } from './article.routes.ts'
import { articleSeeds } from './seeds/articles.ts'

export type NewsNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly merchant: string
  readonly settings: Opened<Settings>
  readonly reward: Opened<{ readonly rewards: Rewards }>
}

const isPicture = (name: string): boolean => BANNERS.some(({ id }) => id === name)

/** What the brand publishes: announcements, banners and articles, and the desks where staff edit them. */
export function openNewsFeature({ platform: { db, clock }, merchant, settings, reward }: NewsNeeds) {
  const brandLanguage = async () => (await settings.api.current()).defaultLanguage
  const options = { db, clock, merchant, brandLanguage }
  const showing = { brandLanguage, mayOffer: (account: string) => reward.api.rewards.mayOffer(account) }
  const announcements = openAnnouncements(options)
  const banners = openBanners({ ...options, isPicture })
  const articles = openArticles(options)
  /** A piece that staff changed or withdrew stays as it is; the others follow the seeds of this version. */
  const seed = (): Promise<void> =>
    db.write(async (tx) => {
      await announcements.seed(tx, announcementSeeds)
      await banners.seed(tx, bannerSeeds)
      await articles.seed(tx, articleSeeds)
    })
  return {
    api: { seed, fillForDemo: (demo: DemoNews): Promise<void> => fillForDemo({ banners, announcements }, demo) },
    handlers: {
      content: {
        ...announcementRoutes(announcements, showing),
        ...bannerRoutes(banners, showing, bannerUrl),
        ...articleRoutes(articles, brandLanguage),
      },
      announcementDesk: deskRoutes(announcements),
      bannerDesk: deskRoutes(banners),
      articleDesk: deskRoutes(articles),
    },
    seed,
  }
}
