import { BANNERS } from '@ronda/art'
import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import { bannerUrl } from '../../catalog/pictures/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Rewards } from '../../rewards/reward/index.ts'
import { announcementRoutes, announcementSeeds, openAnnouncements } from '../announcement/index.ts'
import { bannerRoutes, bannerSeeds, openBanners } from '../banner/index.ts'
import { deskRoutes, withBrand } from '../content/index.ts'
import { fillForDemo, type DemoNews } from './demo.actions.ts'
import { openArticles } from './article.actions.ts'
import { articleRoutes } from './article.routes.ts'
import { articleSeeds } from './seeds/articles.ts'

export type NewsNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly brand: Pick<Brand, 'merchant' | 'name'>
  readonly settings: Opened<Settings>
  readonly reward: Opened<{ readonly rewards: Rewards }>
}

const isPicture = (name: string): boolean => BANNERS.some(({ id }) => id === name)

/** What the brand publishes: announcements, banners and articles, and the desks where staff edit them. */
export function openNewsFeature({ platform: { db, clock }, brand: { merchant, name }, settings, reward }: NewsNeeds) {
  const brandLanguage = async () => (await settings.api.current()).defaultLanguage
  const options = { db, clock, merchant, brandLanguage }
  const showing = { brandLanguage, mayOffer: (account: string) => reward.api.rewards.mayOffer(account) }
  const announcements = openAnnouncements(options)
  const banners = openBanners({ ...options, isPicture })
  const articles = openArticles(options)
  /** A piece that staff changed or withdrew stays as it is; the others follow the seeds of this version. */
  const seed = (): Promise<void> =>
    db.write(async (tx) => {
      await announcements.seed(tx, withBrand(announcementSeeds, name))
      await banners.seed(tx, withBrand(bannerSeeds, name))
      await articles.seed(tx, withBrand(articleSeeds, name))
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
