import { BANNERS } from '@ronda/art'
import type { Settings } from '../../brand/settings/index.ts'
import { bannerUrl } from '../../catalog/pictures/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { deskRoutes } from '../content/index.ts'
import { openBanners } from './banner.actions.ts'
import { bannerRoutes } from './banner.routes.ts'
import { bannerSeeds } from './seeds/banners.ts'

export type BannerNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly merchant: string
  readonly settings: Settings
}

/** Banners of the brand, and the desk where staff edit them. */
export function openBannerFeature({ platform: { db, clock }, merchant, settings }: BannerNeeds) {
  const brandLanguage = async () => (await settings.current()).defaultLanguage
  const isPicture = (name: string): boolean => BANNERS.some(({ id }) => id === name)
  const banners = openBanners({ db, clock, merchant, brandLanguage, isPicture })
  return {
    handlers: { news: bannerRoutes(banners, brandLanguage, bannerUrl), bannerDesk: deskRoutes(banners) },
    seed: () => db.write((tx) => banners.seed(tx, bannerSeeds)),
  }
}
