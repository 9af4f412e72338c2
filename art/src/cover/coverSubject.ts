import type { HeroName } from '../hero/heroName.ts'

/** What can be drawn, by name. Titles (`games`) import these types to say what they show. */

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

/** The lettering style of a studio, and the frame of its covers. */
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

/** What a title requires of its cover. Everything else is derived from its number. */
export type CoverSubject = {
  readonly number: number
  readonly hero: HeroName
  /** Figures behind the hero, where the layout has space for them. */
  readonly cast: readonly [HeroName, HeroName]
  readonly land: LandName
  readonly air: AirName
  readonly time: Time
  readonly hues: Hues & { readonly hero: number; readonly accent: number }
  /** True when the title names a colour: its hero is drawn in that colour instead of its natural one. */
  readonly tinted: boolean
  readonly layout: LayoutName
  readonly hand: HandName
  readonly frame: FrameName
  readonly vendor: string
}
