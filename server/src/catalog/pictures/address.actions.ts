import { hash } from 'node:crypto'
import { ART_VERSION, type BannerShape, type Category, type Tone, type VendorState } from '@ronda/art'
import type { GameType, SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { isCovered, makingsOf, pathOf, WINNER_FACES, type CoverSize, type Picture } from './pictures.ts'
import { scenePlanes, type SkinPart } from './skin.ts'

/** A picture's content in a word, known without drawing it: the same makings in the same hand give the same picture. */
export const versionOf = (picture: Picture): string =>
  hash('sha256', `${ART_VERSION} ${makingsOf(picture)}`, 'hex').slice(0, 16)

/** An address that may be kept for good, since it changes with the picture. */
export const urlOf = (picture: Picture): string => `${pathOf(picture)}?v=${versionOf(picture)}`

/** What a tile shows when its own picture does not come. */
export const defaultGameUrl = (): string => urlOf({ kind: 'default' })

/**
 * The cover of a game as tiles show it, or large; the one of no game in particular where the painters do not know it,
 * because one title must not break the list it stands in. Takes microseconds: a page names forty.
 */
export const coverUrl = (gameCode: string, language: Language, size: CoverSize = 'tile'): string =>
  isCovered(gameCode) ? urlOf({ kind: 'cover', gameCode, language, size }) : defaultGameUrl()

export const vendorIconUrl = (vendor: string, gameType: GameType, state: VendorState): string =>
  urlOf({ kind: 'vendor', vendor, gameType, state })

export const listIconUrl = (category: Category, tone: Tone): string => urlOf({ kind: 'list', category, tone })

export const submenuUrl = (category: Category): string => urlOf({ kind: 'submenu', category })

/** A banner of art's `BANNERS` by its id: wide for desks, and for phones. */
export const bannerUrl = (name: string, shape: BannerShape): string => urlOf({ kind: 'banner', name, shape })

/** A face for the winners' board, by a number from 0 on; many wear the same, so that it tells nobody apart. */
export const winnerUrl = (winner: number): string => urlOf({ kind: 'winner', face: winner % WINNER_FACES })

/** A presenter of the live tables, by art's `presenters`. */
export const presenterUrl = (id: string): string => urlOf({ kind: 'presenter', id })

/** Addresses of all that a game is played with. */
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
