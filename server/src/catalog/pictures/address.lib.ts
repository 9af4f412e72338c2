import { hash } from 'node:crypto'
import {
  ART_VERSION,
  type BannerShape,
  type Category,
  type GoodName,
  type PromotionPicture,
  type Tone,
  type VendorState,
} from '@ronda/art'
import type { GameType, SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { isCovered, inputsOf, pathOf, WINNER_FACES, type CoverSize, type Picture } from './pictures.ts'
import { scenePlanes, type SkinPart } from './skin.ts'

/** The content hash of a picture, without drawing it: the same inputs and art version give the same picture. */
export const versionOf = (picture: Picture): string =>
  hash('sha256', `${ART_VERSION} ${inputsOf(picture)}`, 'hex').slice(0, 16)

/** A URL that may be cached for ever, since it changes with the picture. */
export const urlOf = (picture: Picture): string => `${pathOf(picture)}?v=${versionOf(picture)}`

/** The picture that a tile shows when its own fails to load. */
export const defaultGameUrl = (): string => urlOf({ kind: 'default' })

/**
 * The cover of a game, for tiles or large; the default picture for a game that has no cover, because one title must not
 * break the list that contains it. Takes microseconds: a page has forty.
 */
export const coverUrl = (gameCode: string, language: Language, size: CoverSize = 'tile'): string =>
  isCovered(gameCode) ? urlOf({ kind: 'cover', gameCode, language, size }) : defaultGameUrl()

export const vendorIconUrl = (vendor: string, gameType: GameType, state: VendorState): string =>
  urlOf({ kind: 'vendor', vendor, gameType, state })

export const listIconUrl = (category: Category, tone: Tone): string => urlOf({ kind: 'list', category, tone })

export const submenuUrl = (category: Category): string => urlOf({ kind: 'submenu', category })

/** A banner of art's `BANNERS` by its id: wide for desktops, and for phones. */
export const bannerUrl = (name: string, shape: BannerShape): string => urlOf({ kind: 'banner', name, shape })

/** A face for the winners' board, by a number from 0 on. Many winners share a face, so that it identifies nobody. */
export const winnerUrl = (winner: number): string => urlOf({ kind: 'winner', face: winner % WINNER_FACES })

/** A presenter of the live tables, by art's `presenters`. */
export const presenterUrl = (id: string): string => urlOf({ kind: 'presenter', id })

/** The badge of a VIP rank. */
export const rankUrl = (level: number): string => urlOf({ kind: 'rank', level })
/** A good of the points mall, by art's `GOODS`. */
export const goodUrl = (name: GoodName): string => urlOf({ kind: 'good', name })

/** What a promotion pays for, by art's `PROMOTION_PICTURES`. */
export const promotionUrl = (name: PromotionPicture): string => urlOf({ kind: 'promotion', name })

/** The URLs of all pictures of a game's skin. */
export function skinUrls(gameCode: string): Pick<SlotSkin, 'symbols' | 'frame' | 'name' | 'scene'> {
  const url = (part: SkinPart): string => urlOf({ kind: 'skin', gameCode, part })
  return {
    symbols: { small: url('symbols'), large: url('symbols_large') },
    frame: url('frame'),
    name: { es: url('name_es'), en: url('name_en') },
    scene: scenePlanes(gameCode).map((depth, plane) => ({
      depth,
      tall: url(`tall_${plane}` as SkinPart),
      wide: url(`wide_${plane}` as SkinPart),
    })),
  }
}
