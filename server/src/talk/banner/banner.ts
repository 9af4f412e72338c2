import { safeUrl, type Banner, type BannerValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { wordsIn } from '../content/content.ts'

/** The URL of a banner picture, in each of its two shapes. */
export type BannerPicture = (name: string, shape: 'wide' | 'phone') => string

type Stored = { readonly id: number; readonly place: number; readonly value: BannerValue }

/** Whether the link fits its kind: a game code, a path of this site, or an https URL of another site. */
export function hasValidLink({ linkageType, url }: Pick<BannerValue, 'linkageType' | 'url'>): boolean {
  if (linkageType === 'NONE') return url === ''
  if (linkageType === 'GAME') return /^[A-Z0-9_]{2,40}$/.test(url)
  return safeUrl(url) === url && url.startsWith('/') === (linkageType === 'ROUTE')
}

/** Whether a banner invites to promotions: it goes to nobody who is excluded or rests. */
export const isOffer = ({ linkageType, url }: Pick<BannerValue, 'linkageType' | 'url'>): boolean =>
  linkageType === 'ROUTE' && /^\/promotions(?![\w-])/.test(url)

/** The banners of a group in their order, with their texts in the reader's language. */
export function bannersFor(
  pieces: readonly Stored[],
  group: string,
  readerLanguage: { readonly language: Language; readonly brandLanguage: Language },
  pictureOf: BannerPicture,
): readonly Banner[] {
  return pieces
    .filter(({ value }) => value.group === group)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id, value }) => {
      const {
        title = '',
        text = '',
        action = '',
      } = wordsIn(value.texts, readerLanguage.language, readerLanguage.brandLanguage) ?? {}
      const { picture, linkageType, url } = value
      const [imageUrl, imageUrlPhone] = [pictureOf(picture, 'wide'), pictureOf(picture, 'phone')]
      return { id, title, text, action, imageUrl, imageUrlPhone, linkageType, url }
    })
}
