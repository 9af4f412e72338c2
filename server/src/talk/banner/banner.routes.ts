import type { BannerValue, content as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { withoutOffers, type Content, type OfferOptions } from '../content/index.ts'
import { bannersFor, isOffer, type BannerPicture } from './banner.ts'

type Who = Callers & { readonly member: MemberSession }

export function bannerRoutes(
  banners: Content<BannerValue>,
  options: OfferOptions & { readonly brandLanguage: () => Promise<Language> },
  pictureOf: BannerPicture,
): GroupHandlers<Pick<typeof calls, 'banners'>, Who> {
  return {
    async banners({ request: { group, language }, caller }) {
      const readerLanguage = { language, brandLanguage: await options.brandLanguage() }
      const found = bannersFor(await banners.shown(), group, readerLanguage, pictureOf)
      return ok({ list: [...(await withoutOffers(options, caller, { shown: found, isOffer }))] })
    },
  }
}
