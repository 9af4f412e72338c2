import type { CoverSubject, HeroName, LayoutName } from '@ronda/art'
import { mixed, pick } from './mixed.ts'
import type { Coined } from './names.ts'
import type { Theme } from './theme.ts'
import type { Vendor } from './vendors.ts'

const LAYOUTS: readonly LayoutName[] = [
  'solo',
  'grand',
  'grand',
  'open',
  'open',
  'leaning',
  'trio',
  'trio',
  'duo',
  'duo',
  'orb',
  'orb',
  'medal',
  'parade',
  'crowned',
  'crowned',
  'gathered',
]

const hueWithin = (hue: number): number => ((Math.round(hue) % 360) + 360) % 360

/** Two other figures of the theme, where it has them. */
function castOf(theme: Theme, hero: HeroName, part: (choice: number) => number): readonly [HeroName, HeroName] {
  const others = [...new Set(theme.subjects.map(([, , figure]) => figure))].filter((figure) => figure !== hero)
  const first = pick(others.length > 0 ? others : [hero], part(10))
  const rest = others.filter((figure) => figure !== first)
  return [first, pick(rest.length > 0 ? rest : [first], part(11))]
}

/**
 * What a picture is generated from: it determines the figures; everything else is random. Each attempt gives other
 * random values.
 */
export type NamedTitle = {
  readonly number: number
  readonly coined: Coined
  readonly theme: Theme
  readonly vendor: Vendor
}

export function pictureOf({ number, coined, theme, vendor }: NamedTitle, attempt: number): CoverSubject {
  const [, , figure] = coined.subject
  const part = (choice: number): number => mixed(number, choice + attempt * 100)
  const [sky, land, light] = pick(theme.palettes, part(2))
  const shift = vendor.turn * 0.5 + (part(3) - 0.5) * 26
  // The hue of the hero is nearly opposite to that of the sky, so that it stands out.
  const hero = coined.hue ?? sky + shift + 180 + (part(4) - 0.5) * 110
  return {
    number,
    hero: figure,
    cast: castOf(theme, figure, part),
    land: pick(theme.lands, part(5)),
    air: pick(theme.airs, part(6)),
    time: coined.time ?? pick(theme.times, part(7)),
    hues: {
      sky: hueWithin(sky + shift),
      land: hueWithin(land + shift),
      light: hueWithin(light + shift * 0.5),
      hero: hueWithin(hero),
      accent: hueWithin(hero + 130 + (part(8) - 0.5) * 80),
    },
    tinted: coined.hue !== undefined,
    layout: pick(LAYOUTS, part(9)),
    hand: pick([...vendor.hands, vendor.hands[0], theme.hand, theme.hand], part(12)),
    frame: pick([...vendor.frames, vendor.frames[0], theme.frame, theme.frame], part(13)),
    vendor: vendor.code,
  }
}
