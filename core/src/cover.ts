import type { HeroName } from './hero.ts'

/**
 * The words in which a title asks for its picture and the painters answer. Titles and painters live in rooms that do not
 * know each other; here is what they agree on.
 */

export type LandName =
  | 'hills'
  | 'mountains'
  | 'dunes'
  | 'sea'
  | 'deep'
  | 'jungle'
  | 'forest'
  | 'ice'
  | 'canyon'
  | 'lava'
  | 'cave'
  | 'city'
  | 'village'
  | 'stage'
  | 'library'
  | 'workshop'
  | 'ruins'
  | 'pavilion'
  | 'sweetland'
  | 'space'
  | 'skies'
  | 'fair'
  | 'beach'
  | 'marsh'
  | 'kitchen'
  | 'ballroom'
  | 'stadium'
  | 'grid'
  | 'manor'

export type AirName =
  | 'stars'
  | 'sparks'
  | 'snow'
  | 'petals'
  | 'leaves'
  | 'bubbles'
  | 'confetti'
  | 'fireflies'
  | 'coins'
  | 'notes'
  | 'none'

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

/** How a cover is composed. */
export type LayoutName =
  | 'solo'
  | 'leaning'
  | 'grand'
  | 'open'
  | 'trio'
  | 'duo'
  | 'orb'
  | 'medal'
  | 'parade'
  | 'crowned'
  | 'gathered'

/** How a house letters its names, and how it frames its pictures. */
export type HandName =
  | 'gilded'
  | 'marquee'
  | 'circus'
  | 'bullion'
  | 'candy'
  | 'ice'
  | 'neon'
  | 'chrome'
  | 'story'
  | 'fire'
  | 'carved'
  | 'silk'
  | 'western'

export type FrameName =
  | 'marquee'
  | 'gilt'
  | 'rope'
  | 'vine'
  | 'frost'
  | 'tube'
  | 'masonry'
  | 'cane'
  | 'rivets'
  | 'page'
  | 'silk'
  | 'ember'
  | 'plain'

/** Hues of a picture, in OKLCH degrees. */
export type Hues = { readonly sky: number; readonly land: number; readonly light: number }

/** What a title asks of its cover. Everything else follows from its number. */
export type CoverSubject = {
  readonly number: number
  readonly hero: HeroName
  /** Who stands behind the hero, where the layout has room. */
  readonly cast: readonly [HeroName, HeroName]
  readonly land: LandName
  readonly air: AirName
  readonly time: Time
  readonly hues: Hues & { readonly hero: number; readonly accent: number }
  /** The title names a colour: its hero wears that one rather than nature's. */
  readonly tinted: boolean
  readonly layout: LayoutName
  readonly hand: HandName
  readonly frame: FrameName
  readonly vendor: string
}
