import { safeUrl, type Banner, type BannerValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { wordsIn } from '../content/content.ts'

/** Where a picture of the house is found, in each of the shapes it is drawn in. */
export type BannerPicture = (name: string, shape: 'wide' | 'phone') => string

type Stored = { readonly id: number; readonly place: number; readonly value: BannerValue }

/** Whether a tap leads where its kind says: a game's code, a page of ours, or https elsewhere. */
export function leadsSomewhere({ linkageType, url }: Pick<BannerValue, 'linkageType' | 'url'>): boolean {
  if (linkageType === 'NONE') return url === ''
  if (linkageType === 'GAME') return /^[A-Z0-9_]{2,40}$/.test(url)
  return safeUrl(url) === url && url.startsWith('/') === (linkageType === 'ROUTE')
}

/** The banners of a place in their order, as one reader sees them. */
export function bannersFor(
  pieces: readonly Stored[],
  group: string,
  speak: { readonly language: Language; readonly brandName: Language },
  pictureOf: BannerPicture,
): readonly Banner[] {
  return pieces
    .filter(({ value }) => value.group === group)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id, value }) => {
      const { title = '', text = '', action = '' } = wordsIn(value.texts, speak.language, speak.brandName) ?? {}
      const { picture, linkageType, url } = value
      const [imageUrl, imageUrlPhone] = [pictureOf(picture, 'wide'), pictureOf(picture, 'phone')]
      return { id, title, text, action, imageUrl, imageUrlPhone, linkageType, url }
    })
}
