import type { CoverSubject, HeroName, LandName, LayoutName, Time } from '@ronda/art'

/**
 * How different two covers look, estimated from what is drawn on them. The weights were fitted against drawn covers
 * (their mean distance in OKLab when reduced to 12 by 16 colours). Covers at least this far apart are not mistaken for
 * each other when drawn: the bench checks every page.
 */
export const FAR_ENOUGH = 0.162

/**
 * Brightness and chroma of the sky at the zenith and at the horizon, and brightness of the ground, as `art` draws each
 * time of day.
 */
const HOURS: Readonly<
  Record<Time, { zenith: readonly [number, number]; horizon: readonly [number, number]; ground: number }>
> = {
  dawn: { zenith: [0.52, 0.15], horizon: [0.93, 0.11], ground: 0.38 },
  day: { zenith: [0.58, 0.17], horizon: [0.95, 0.08], ground: 0.46 },
  dusk: { zenith: [0.3, 0.16], horizon: [0.84, 0.17], ground: 0.27 },
  night: { zenith: [0.18, 0.11], horizon: [0.6, 0.17], ground: 0.2 },
}

/** Lands that fill the picture with colours of their own, whatever the sky. */
const ROOFED: ReadonlySet<LandName> = new Set([
  'deep',
  'kitchen',
  'library',
  'stage',
  'ballroom',
  'workshop',
  'space',
  'cave',
  'lava',
  'grid',
  'stadium',
])

/** Figures that have the same shape and differ only in their colours. */
const SAME_SHAPE: Readonly<Partial<Record<HeroName, HeroName>>> = { fox: 'wolf' }

const shapeOf = (hero: HeroName): HeroName => SAME_SHAPE[hero] ?? hero

/** Layouts with the name above and the hero below; all others are the other way round. */
const NAME_ABOVE: ReadonlySet<LayoutName> = new Set(['crowned', 'gathered'])

type Lab = readonly [lightness: number, a: number, b: number]

const lab = (lightness: number, chroma: number, hue: number): Lab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
]

// Called millions of times at start-up: Math.hypot takes five times as long.
const apart = (left: Lab, right: Lab): number =>
  Math.sqrt((left[0] - right[0]) ** 2 + (left[1] - right[1]) ** 2 + (left[2] - right[2]) ** 2)

/** A picture in the form that is compared: its colours are computed once. */
export type ComparedCover = {
  readonly picture: CoverSubject
  readonly zenith: Lab
  readonly horizon: Lab
  readonly ground: Lab
  readonly worn: Lab
  readonly shape: HeroName
  readonly isRoofed: boolean
  readonly isNameAbove: boolean
}

export function comparedCover(picture: CoverSubject): ComparedCover {
  const { hues, time, land, layout, hero } = picture
  const { zenith, horizon, ground } = HOURS[time]
  return {
    picture,
    zenith: lab(...zenith, hues.sky),
    horizon: lab(...horizon, hues.light),
    ground: lab(ground, 0.13, hues.land),
    worn: lab(0.6, 0.15, hues.hero),
    shape: shapeOf(hero),
    isRoofed: ROOFED.has(land),
    isNameAbove: NAME_ABOVE.has(layout),
  }
}

/** The difference of the places: large under an open sky, small indoors. */
function placesApart(left: ComparedCover, right: ComparedCover): number {
  const sky = apart(left.zenith, right.zenith)
  const isOpen = !left.isRoofed && !right.isRoofed
  const colours =
    (isOpen ? 0.087 * sky + 0.076 * Math.min(sky, 0.1) : 0.03 * sky) +
    0.038 * apart(left.horizon, right.horizon) +
    0.032 * apart(left.ground, right.ground)
  if (left.picture.land !== right.picture.land) return colours + 0.012
  return left.isRoofed ? colours - 0.02 : colours
}

/**
 * The difference of the figures: the same figure in the same place makes two covers alike, more than the fitted weights
 * alone say, because some figures have the same colours in every title.
 */
function figuresApart({ picture: left, isNameAbove, worn, shape }: ComparedCover, other: ComparedCover): number {
  const { picture: right } = other
  const isSameHeight = isNameAbove === other.isNameAbove
  const ofLayout = (isSameHeight ? 0 : 0.027) + (left.layout === right.layout ? 0 : 0.008)
  const ofHero = shape === other.shape && isSameHeight ? (left.layout === right.layout ? -0.07 : -0.045) : 0
  return ofLayout + ofHero + 0.016 * apart(worn, other.worn)
}

export function coversApart(left: ComparedCover, right: ComparedCover): number {
  const ofStudio =
    (left.picture.frame === right.picture.frame ? 0 : 0.01) + (left.picture.hand === right.picture.hand ? 0 : 0.0025)
  return 0.138 + placesApart(left, right) + figuresApart(left, right) + ofStudio
}
