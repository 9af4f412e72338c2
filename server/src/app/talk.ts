import { BANNERS } from '@ronda/art'
import type { Language } from '@ronda/i18n'
import { bannerUrl } from '../catalog/pictures/index.ts'
import { announcementSeeds, openAnnouncements } from '../talk/announcement/index.ts'
import { articleSeeds, openArticles } from '../talk/article/index.ts'
import { bannerSeeds, openBanners } from '../talk/banner/index.ts'
import { openFeed } from '../talk/chat/index.ts'
import type { Platform } from './platform.ts'

/** The brand's content and chat, with the content that a new server starts with. */
export function openTalk({ db, clock, log, key, brand, settings, shareds }: Platform) {
  const brandLanguage = async (): Promise<Language> => (await settings.current()).defaultLanguage
  const options = { db, clock, merchant: brand.merchant, brandLanguage }
  const isPicture = (name: string): boolean => BANNERS.some(({ id }) => id === name)
  const announcements = openAnnouncements(options)
  const banners = openBanners({ ...options, isPicture })
  const articles = openArticles(options)
  return {
    brandLanguage,
    announcements,
    banners,
    articles,
    /** Every shared table has a chat. */
    chat: openFeed({ db, clock, log, key, games: shareds.map(({ gameCode }) => gameCode) }),
    bannerUrl,
    async seed(): Promise<void> {
      await db.write(async (tx) => {
        await announcements.seed(tx, announcementSeeds)
        await banners.seed(tx, bannerSeeds)
        await articles.seed(tx, articleSeeds)
      })
    },
  }
}
