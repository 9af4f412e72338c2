import type { AirName, CoverSubject, HeroName, LandName, LayoutName } from '@ronda/art'

export type CoverWish = {
  readonly hero: HeroName
  readonly cast: readonly [HeroName, HeroName]
  readonly land: LandName
  readonly air: AirName
  /** Of the sky, in OKLCH degrees; the rest follows. */
  readonly hue: number
  /** For layouts that show the figures beside the hero. */
  readonly layout?: LayoutName
  /** The studio of the game, where it is not the main studio. */
  readonly vendor?: string
}

/**
 * The cover of a game that is not generated: at night, lettered as a fairground sign, so that they are recognised as a
 * set.
 */
export function pictureOf(number: number, wish: CoverWish): CoverSubject {
  const { hero, cast, land, air, hue, layout = 'grand', vendor = 'RONDA' } = wish
  const turned = (by: number): number => (hue + by) % 360
  return {
    number,
    hero,
    cast,
    land,
    air,
    time: 'night',
    hues: { sky: hue, land: turned(30), light: turned(60), hero: turned(180), accent: turned(300) },
    tinted: false,
    layout,
    hand: 'marquee',
    frame: 'marquee',
    vendor,
  }
}
