import type { AirName, CoverSubject, HeroName, LandName, LayoutName } from '@ronda/core'

export type CoverWish = {
  readonly hero: HeroName
  readonly cast: readonly [HeroName, HeroName]
  readonly land: LandName
  readonly air: AirName
  /** Of the sky, in OKLCH degrees; the rest follows. */
  readonly hue: number
  /** Where those beside the hero are seen too. */
  readonly layout?: LayoutName
  /** Whose game it is, where it is not the studio's own. */
  readonly vendor?: string
}

/** The cover of a game that is made one by one: at night, lettered as a sign of the fair, so that they are known as a set. */
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
