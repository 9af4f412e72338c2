import {
  backgroundLayers,
  glowOf,
  paletteOf,
  RAIL,
  reelFrameSvg,
  SCENES,
  sheetOfPictures,
  skinNameSvg,
  skinPalette,
  skinRailSvg,
  skinSceneSvg,
  skinSymbolsSvg,
  symbolSvg,
  themeOf,
  titleSvg,
  type Palette,
  type SceneShape,
  type SkinSubject,
} from '@ronda/art'
import { present } from '@ronda/core'
import { figuresOf, heroSymbol, slotOf, type SlotTitle, type Title } from '@ronda/games'
import type { Language } from '@ronda/i18n'

/** One picture of a game's skin. A scene may have several planes, the farthest first. */
export type SkinPart = 'symbols' | 'symbols_large' | 'frame' | `name_${Language}` | `${SceneShape}_${0 | 1 | 2 | 3}`

/** Pixels of a symbol: for a phone with a pixel ratio of two, and for a desktop. */
const SYMBOL_PIXELS = { symbols: 160, symbols_large: 300 } as const
/** Pixels for each unit of `@ronda/art`. */
const NAME_SCALE = 2.2
const SCENE_SCALE = 2.2
const SIGN = { width: 660, height: 220 } as const

const FLAT: readonly number[] = [0.12]

const slotNamed = (gameCode: string): SlotTitle => present(slotOf(gameCode), `the game ${gameCode}`)

function subjectOf(slot: SlotTitle, title: Title): SkinSubject {
  const symbol = heroSymbol(slot)
  return { ...title.picture, figures: figuresOf(title, symbol).map(({ figure }) => figure), heroSymbol: symbol }
}

/** The parallax depth of each plane of a game's scene. */
export function scenePlanes(gameCode: string): readonly number[] {
  const { title, theme } = slotNamed(gameCode)
  return title ? FLAT : backgroundLayers(themeOf(theme), 300, 300).map(({ depth }) => depth)
}

/** The frame of the first slot is a marquee. */
export const frameGlow = (gameCode: string): number =>
  glowOf({ frame: slotNamed(gameCode).title?.picture.frame ?? 'marquee' })

export function skinColours(gameCode: string): Palette {
  const slot = slotNamed(gameCode)
  return slot.title ? skinPalette(subjectOf(slot, slot.title)) : paletteOf(themeOf(slot.theme))
}

function isPart(gameCode: string, part: string): part is SkinPart {
  const scenes = scenePlanes(gameCode).flatMap((_, plane) => [`tall_${plane}`, `wide_${plane}`])
  return ['symbols', 'symbols_large', 'frame', 'name_es', 'name_en', ...scenes].includes(part)
}

/** The skin part of this name; undefined when the game is unknown or has no such part. */
export function readSkinPart(gameCode: string, part: string): SkinPart | undefined {
  return slotOf(gameCode) !== undefined && isPart(gameCode, part) ? part : undefined
}

/** The parts that a game on a phone waits for, the most important first. */
export const SKIN_AWAITED: readonly SkinPart[] = ['symbols', 'frame']

/** The parts that the game requests afterwards: on a slow connection they would delay the reels. */
export const skinDeferred = (language: Language): readonly SkinPart[] => ['tall_0', `name_${language}`]

/** Raised when the packing of skins changes, so that clients do not get an older and larger file from a cache. */
const PACKING = 2

/** The inputs of a part, besides the art version. */
export function skinInputs(gameCode: string, part: SkinPart): string {
  const slot = slotNamed(gameCode)
  const { title, theme, names } = slot
  const lettered = part === 'name_es' ? names.es : part === 'name_en' ? names.en : ''
  return JSON.stringify([PACKING, part, lettered, title ? subjectOf(slot, title) : theme])
}

const sceneOf = (part: string): { readonly shape: SceneShape; readonly plane: number } => {
  const [shape, plane] = part.split('_')
  return { shape: shape === 'tall' ? 'tall' : 'wide', plane: Number(plane) }
}

function drawTitleSkin(slot: SlotTitle, title: Title, part: SkinPart): string {
  const subject = subjectOf(slot, title)
  switch (part) {
    case 'symbols':
    case 'symbols_large':
      return skinSymbolsSvg(subject, SYMBOL_PIXELS[part])
    case 'frame':
      return skinRailSvg(subject, 1)
    case 'name_es':
      return skinNameSvg(subject, title.names.es, NAME_SCALE)
    case 'name_en':
      return skinNameSvg(subject, title.names.en, NAME_SCALE)
    default:
      return skinSceneSvg(subject, sceneOf(part).shape, SCENE_SCALE)
  }
}

/** The first slot is drawn by its theme. */
function drawThemeSkin(id: string, part: SkinPart): string {
  const theme = themeOf(id)
  switch (part) {
    case 'symbols':
    case 'symbols_large': {
      const side = SYMBOL_PIXELS[part]
      return sheetOfPictures(
        theme.symbols.map((_, symbol) => symbolSvg(theme, symbol, side)),
        side,
      )
    }
    case 'frame':
      return reelFrameSvg(theme, RAIL)
    case 'name_es':
    case 'name_en':
      return titleSvg(theme, SIGN.width, SIGN.height)
    default: {
      const { shape, plane } = sceneOf(part)
      const { width, height } = SCENES[shape]
      const layers = backgroundLayers(theme, width * SCENE_SCALE, height * SCENE_SCALE)
      return present(layers[plane], `plane ${plane}`).svg
    }
  }
}

export function drawSkin(gameCode: string, part: SkinPart): string {
  const slot = slotNamed(gameCode)
  return slot.title ? drawTitleSkin(slot, slot.title, part) : drawThemeSkin(slot.theme, part)
}
