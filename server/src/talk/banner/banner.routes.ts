import type { BannerValue, content as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Content } from '../content/index.ts'
import { bannersFor, type BannerPicture } from './banner.ts'

export function bannerRoutes(
  banners: Content<BannerValue>,
  brandLanguage: () => Promise<Language>,
  pictureOf: BannerPicture,
): GroupHandlers<Pick<typeof calls, 'banners'>, Callers> {
  return {
    async banners({ request: { group, language } }) {
      const readerLanguage = { language, brandLanguage: await brandLanguage() }
      return ok({ list: [...bannersFor(await banners.shown(), group, readerLanguage, pictureOf)] })
    },
  }
}
