import {
  BANNERS,
  BANNER_SHAPES,
  bannerSvg,
  coverSvg,
  defaultGameIconSvg,
  GLYPHS,
  listIconSvg,
  submenuSvg,
  themeOf,
  titleCoverSvg,
  TONES,
  vendorIconSvg,
  VENDOR_STATES,
  presenterOf,
  presenters,
  presenterSvg,
  winnerSvg,
  type BannerShape,
  type Category,
  type Tone,
  type VendorState,
} from '@ronda/art'
import { GAME_TYPES, type GameType } from '@ronda/contract'
import { present, unreachable, type CoverSubject } from '@ronda/core'
import { arcadeOf, arcadeTitles, sharedOf, sharedTitles, slotOf, slotTitles, vendors } from '@ronda/games'
import { isLanguage, languages, type Language } from '@ronda/i18n'
import { drawSkin, readSkinPart, skinMakings, type SkinPart } from './skin.ts'

export type CoverSize = 'tile' | 'large'

/** Everything that is drawn for the lobby. Whatever is not one of these does not exist. */
export type Picture =
  | { readonly kind: 'cover'; readonly gameCode: string; readonly language: Language; readonly size: CoverSize }
  | { readonly kind: 'vendor'; readonly vendor: string; readonly gameType: GameType; readonly state: VendorState }
  | { readonly kind: 'list'; readonly category: Category; readonly tone: Tone }
  | { readonly kind: 'submenu'; readonly category: Category }
  | { readonly kind: 'banner'; readonly name: string; readonly shape: BannerShape }
  | { readonly kind: 'winner'; readonly face: number }
  | { readonly kind: 'presenter'; readonly id: string }
  | { readonly kind: 'default' }
  | { readonly kind: 'skin'; readonly gameCode: string; readonly part: SkinPart }

/**
 * Pixels, not points. A tile is about 130 points wide on a phone, which has two or three pixels to a point, and at most
 * 190 on a wide screen. More pixels would be seen by few and waited for by all.
 */
const COVER_SIZES: Readonly<Record<CoverSize, { readonly width: number; readonly height: number }>> = {
  tile: { width: 288, height: 384 },
  large: { width: 480, height: 640 },
}

/** So many faces that neighbours on the board differ, and so few that a face says nothing about who wears it. */
export const WINNER_FACES = 256

const LIST_ICON_POINTS = 48
const VENDOR_ICON_PIXELS = 144
const WINNER_PIXELS = 128
const PRESENTER_PIXELS = 320

const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  words.some((word) => word === text)

const isCategory = (text: string | undefined): text is Category => text !== undefined && Object.hasOwn(GLYPHS, text)
const isVendor = (code: string | undefined): code is string => vendors.some((vendor) => vendor.code === code)

const TILE_FILE = '_rx2.webp'
const LARGE_FILE = '_large_rx2.webp'

/** Where a picture is found, below the house's address. */
export function pathOf(picture: Picture): string {
  switch (picture.kind) {
    case 'cover':
      return `/art/cover/${picture.language}/${picture.gameCode}${picture.size === 'tile' ? TILE_FILE : LARGE_FILE}`
    case 'vendor':
      return `/art/vendor/${picture.vendor}/${picture.gameType}/${picture.state}.webp`
    case 'list':
      return `/art/list/${picture.category}/${picture.tone}.svg`
    case 'submenu':
      return `/art/submenu/${picture.category}.webp`
    case 'banner':
      return `/art/banner/${picture.name}/${picture.shape}.webp`
    case 'winner':
      return `/art/winner/${picture.face}.webp`
    case 'presenter':
      return `/art/presenter/${picture.id}.webp`
    case 'default':
      return '/art/default.webp'
    case 'skin':
      return `/art/skin/${picture.gameCode}/${picture.part}.webp`
    default:
      return unreachable(picture)
  }
}

/** Signs of a few lines stay vectors; what is painted becomes pixels, so that no phone paints it again. */
export const formatOf = ({ kind }: Picture): 'webp' | 'svg' => (kind === 'list' ? 'svg' : 'webp')

/** Kinds that have a folder of their own; the default stands alone, where everybody finds it. */
type ShelvedKind = Exclude<Picture['kind'], 'default'>

/** What a path may say of each kind; everything else is nobody's. */
const READERS: Readonly<Record<ShelvedKind, (parts: readonly string[]) => Picture | undefined>> = {
  cover([language = '', file = '']) {
    const [, gameCode, large] = /^([A-Z0-9_]{1,120}?)(_large)?_rx2\.webp$/.exec(file) ?? []
    if (!isLanguage(language) || gameCode === undefined || !isCovered(gameCode)) return undefined
    return { kind: 'cover', gameCode, language, size: large === undefined ? 'tile' : 'large' }
  },
  vendor([vendor, gameType, file = '']) {
    const state = file.replace(/\.webp$/, '')
    if (!isVendor(vendor) || !isOneOf(GAME_TYPES, gameType) || !isOneOf(VENDOR_STATES, state)) return undefined
    return { kind: 'vendor', vendor, gameType, state }
  },
  list([category, file = '']) {
    const tone = file.replace(/\.svg$/, '')
    return isCategory(category) && isOneOf(TONES, tone) ? { kind: 'list', category, tone } : undefined
  },
  submenu([file = '']) {
    const category = file.replace(/\.webp$/, '')
    return isCategory(category) ? { kind: 'submenu', category } : undefined
  },
  banner([name = '', file = '']) {
    const shape = file.replace(/\.webp$/, '')
    if (!BANNERS.some(({ id }) => id === name) || !isOneOf(BANNER_SHAPES, shape)) return undefined
    return { kind: 'banner', name, shape }
  },
  winner([file = '']) {
    const face = Number(/^(\d{1,3})\.webp$/.exec(file)?.[1] ?? WINNER_FACES)
    return face < WINNER_FACES ? { kind: 'winner', face } : undefined
  },
  presenter([file = '']) {
    const id = file.replace(/\.webp$/, '')
    return presenterOf(id) && { kind: 'presenter', id }
  },
  skin([gameCode = '', file = '']) {
    const part = readSkinPart(gameCode, file.replace(/\.webp$/, ''))
    return part === undefined ? undefined : { kind: 'skin', gameCode, part }
  },
}

const isShelved = (kind: string): kind is ShelvedKind => Object.hasOwn(READERS, kind)

/** Where pictures are found, as patterns of paths. */
export const PICTURE_PATHS = [...Object.keys(READERS).map((kind) => `/art/${kind}/*`), pathOf({ kind: 'default' })]

/** The picture of a path, if it is one of ours to the letter: no other spelling may be drawn or kept. */
export function pictureAt(path: string): Picture | undefined {
  const [, art, kind = '', ...parts] = path.split('/')
  if (art !== 'art') return undefined
  const picture = isShelved(kind) ? READERS[kind](parts) : ({ kind: 'default' } as const)
  return picture !== undefined && pathOf(picture) === path ? picture : undefined
}

/** All that a picture is made from besides the hand that draws it: where this is the same, so is the picture. */
export function makingsOf(picture: Picture): string {
  const path = pathOf(picture)
  if (picture.kind === 'skin') return skinMakings(picture.gameCode, picture.part)
  if (picture.kind === 'vendor') return `${path} ${vendorName(picture.vendor)}`
  if (picture.kind !== 'cover') return path
  const { width, height } = COVER_SIZES[picture.size]
  const { names, subject } = coveredGame(picture.gameCode)
  // Where a name is the same in two languages, so is the picture.
  return JSON.stringify([width, height, names[picture.language], subject])
}

type Covered = {
  readonly names: Readonly<Record<Language, string>>
  /** What the painters are asked for; the first slot has a theme and a number of its own. */
  readonly subject: CoverSubject | readonly [theme: string, seed: number]
}

function coveredGame(gameCode: string): Covered {
  const slot = slotOf(gameCode)
  if (slot !== undefined) return { names: slot.names, subject: slot.title?.picture ?? [slot.theme, slot.nodeId] }
  const { names, picture } = present(arcadeOf(gameCode) ?? sharedOf(gameCode), `the game ${gameCode}`)
  return { names, subject: picture }
}

/** Whether the painters know a game. One that has just come or gone may stand in a list all the same. */
export const isCovered = (gameCode: string): boolean =>
  (slotOf(gameCode) ?? arcadeOf(gameCode) ?? sharedOf(gameCode)) !== undefined

const vendorName = (code: string): string =>
  present(
    vendors.find((vendor) => vendor.code === code),
    `the house ${code}`,
  ).name

function drawCover({ gameCode, language, size }: Extract<Picture, { kind: 'cover' }>): string {
  const { names, subject } = coveredGame(gameCode)
  const box = COVER_SIZES[size]
  const name = names[language]
  if ('hero' in subject) return titleCoverSvg(subject, name, box)
  const [theme, seed] = subject
  return coverSvg(themeOf(theme), { ...box, title: name, seed })
}

export function drawPicture(picture: Picture): string {
  switch (picture.kind) {
    case 'cover':
      return drawCover(picture)
    case 'vendor':
      return vendorIconSvg({
        vendor: picture.vendor,
        name: vendorName(picture.vendor),
        category: picture.gameType,
        state: picture.state,
        height: VENDOR_ICON_PIXELS,
      })
    case 'list':
      return listIconSvg(picture.category, picture.tone, LIST_ICON_POINTS)
    case 'submenu':
      return submenuSvg(picture.category)
    case 'banner':
      return bannerSvg(
        BANNERS.findIndex(({ id }) => id === picture.name),
        picture.shape,
      )
    case 'winner':
      return winnerSvg(picture.face, WINNER_PIXELS)
    case 'presenter':
      return presenterSvg(present(presenterOf(picture.id), 'a presenter'), PRESENTER_PIXELS)
    case 'default':
      return defaultGameIconSvg(COVER_SIZES.tile.width, COVER_SIZES.tile.height)
    case 'skin':
      return drawSkin(picture.gameCode, picture.part)
    default:
      return unreachable(picture)
  }
}

/** Games whose large cover is drawn ahead as well: as many as home shows. */
const LARGE_AHEAD = 60

const coversOf = (codes: readonly string[], size: CoverSize): readonly Picture[] =>
  codes.flatMap((gameCode) =>
    (Object.keys(languages) as Language[]).map((language) => ({ kind: 'cover', gameCode, language, size }) as const),
  )

/** What will be asked for, in the order in which it likely will: the shop's furniture, its window, then its shelves. */
export function* picturesAhead(first: readonly string[]): Generator<Picture> {
  const categories = Object.keys(GLYPHS) as Category[]
  yield { kind: 'default' }
  for (const category of categories) for (const tone of TONES) yield { kind: 'list', category, tone }
  for (const { id: name } of BANNERS) for (const shape of BANNER_SHAPES) yield { kind: 'banner', name, shape }
  yield* coversOf(first, 'tile')
  for (const { code: vendor } of vendors)
    for (const state of VENDOR_STATES) yield { kind: 'vendor', vendor, gameType: 'RNG', state }
  for (const category of categories) yield { kind: 'submenu', category }
  for (let face = 0; face < WINNER_FACES; face++) yield { kind: 'winner', face }
  for (const { id } of presenters) yield { kind: 'presenter', id }
  yield* coversOf(first.slice(0, LARGE_AHEAD), 'large')
  const shown = new Set(first)
  const rest = [...sharedTitles, ...arcadeTitles, ...slotTitles()].map(({ gameCode }) => gameCode)
  yield* coversOf(
    rest.filter((code) => !shown.has(code)),
    'tile',
  )
}
