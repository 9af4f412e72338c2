import type { CoverSubject, HeroName, LayoutName } from '@ronda/core'
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

/** Two others of the theme, where it has them. */
function castOf(theme: Theme, hero: HeroName, number: number): readonly [HeroName, HeroName] {
  const others = [...new Set(theme.subjects.map(([, , figure]) => figure))].filter((figure) => figure !== hero)
  const first = pick(others.length > 0 ? others : [hero], mixed(number, 10))
  const rest = others.filter((figure) => figure !== first)
  return [first, pick(rest.length > 0 ? rest : [first], mixed(number, 11))]
}

export function pictureOf(number: number, coined: Coined, theme: Theme, vendor: Vendor): CoverSubject {
  const part = (choice: number): number => mixed(number, choice)
  const [sky, land, light] = pick(theme.palettes, part(2))
  const shift = vendor.turn * 0.5 + (part(3) - 0.5) * 26
  // The hero stands against the sky: nearly across the wheel, so that it is seen first.
  const hero = coined.hue ?? sky + shift + 180 + (part(4) - 0.5) * 110
  return {
    number,
    hero: coined.figure,
    cast: castOf(theme, coined.figure, number),
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
    hand: part(12) < 0.72 ? vendor.hands[0] : vendor.hands[1],
    frame: part(13) < 0.78 ? vendor.frames[0] : vendor.frames[1],
    vendor: vendor.code,
  }
}
