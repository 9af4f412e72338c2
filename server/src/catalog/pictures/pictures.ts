import {
  BANNERS,
  BANNER_SHAPES,
  bannerSvg,
  coverSvg,
  defaultGameIconSvg,
  GLYPHS,
  GOODS,
  goodSvg,
  PROMOTION_PICTURES,
  promotionSvg,
  listIconSvg,
  RANK_BADGES,
  rankSvg,
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
  type GoodName,
  type PromotionPicture,
  type Tone,
  type VendorState,
} from '@ronda/art'
import { GAME_TYPES, type GameType } from '@ronda/contract'
import { present, unreachable } from '@ronda/core'
import type { CoverSubject } from '@ronda/art'
import { arcadeOf, arcadeTitles, sharedOf, sharedTitles, slotOf, slotTitles, vendors } from '@ronda/games'
import { isLanguage, languages, type Language } from '@ronda/i18n'
import { drawSkin, readSkinPart, skinInputs, type SkinPart } from './skin.ts'

export type CoverSize = 'tile' | 'large'

/** Every picture of the lobby. Any other request is answered with 404. */
export type Picture =
  | { readonly kind: 'cover'; readonly gameCode: string; readonly language: Language; readonly size: CoverSize }
  | { readonly kind: 'vendor'; readonly vendor: string; readonly gameType: GameType; readonly state: VendorState }
  | { readonly kind: 'list'; readonly category: Category; readonly tone: Tone }
  | { readonly kind: 'submenu'; readonly category: Category }
  | { readonly kind: 'banner'; readonly name: string; readonly shape: BannerShape }
  | { readonly kind: 'winner'; readonly face: number }
  | { readonly kind: 'presenter'; readonly id: string }
  | { readonly kind: 'rank'; readonly level: number }
  | { readonly kind: 'good'; readonly name: GoodName }
  | { readonly kind: 'promotion'; readonly name: PromotionPicture }
  | { readonly kind: 'default' }
  | { readonly kind: 'skin'; readonly gameCode: string; readonly part: SkinPart }

/**
 * In device pixels. A tile is about 130 CSS pixels wide on a phone, with two or three device pixels each, and at most
 * 190 on a wide screen. A larger picture would slow down everybody and be visible to few.
 */
const COVER_SIZES: Readonly<Record<CoverSize, { readonly width: number; readonly height: number }>> = {
  tile: { width: 288, height: 384 },
  large: { width: 480, height: 640 },
}

/** Enough faces that neighbours on the board differ, and few enough that a face identifies nobody. */
export const WINNER_FACES = 256

const LIST_ICON_POINTS = 48
const VENDOR_ICON_PIXELS = 144
const WINNER_PIXELS = 128
const PRESENTER_PIXELS = 320
const RANK_POINTS = 128
const GOOD_PIXELS = 480
const PROMOTION_PIXELS = 640

const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  words.some((word) => word === text)

const isCategory = (text: string | undefined): text is Category => text !== undefined && Object.hasOwn(GLYPHS, text)
const isVendor = (code: string | undefined): code is string => vendors.some((vendor) => vendor.code === code)

const TILE_FILE = '_rx2.webp'
const LARGE_FILE = '_large_rx2.webp'

/** The path of a picture below the origin. */
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
    case 'rank':
      return `/art/rank/${picture.level}.svg`
    case 'good':
      return `/art/good/${picture.name}.webp`
    case 'promotion':
      return `/art/promotion/${picture.name}.webp`
    case 'default':
      return '/art/default.webp'
    case 'skin':
      return `/art/skin/${picture.gameCode}/${picture.part}.webp`
    default:
      return unreachable(picture)
  }
}

/** Simple icons stay SVG; detailed pictures become WebP, so that phones need not render large SVGs. */
export const formatOf = ({ kind }: Picture): 'webp' | 'svg' => (kind === 'list' || kind === 'rank' ? 'svg' : 'webp')

/** The kinds whose paths have a folder; the default picture has none. */
type KindWithFolder = Exclude<Picture['kind'], 'default'>

/** Parses the rest of the path for each kind; undefined when it names no picture. */
const PARSERS: Readonly<Record<KindWithFolder, (parts: readonly string[]) => Picture | undefined>> = {
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
  rank([file = '']) {
    const level = Number(/^([1-9])\.svg$/.exec(file)?.[1] ?? 0)
    return level > 0 && level <= RANK_BADGES ? { kind: 'rank', level } : undefined
  },
  good([file = '']) {
    const name = file.replace(/\.webp$/, '')
    return isOneOf(GOODS, name) ? { kind: 'good', name } : undefined
  },
  promotion([file = '']) {
    const name = file.replace(/\.webp$/, '')
    return isOneOf(PROMOTION_PICTURES, name) ? { kind: 'promotion', name } : undefined
  },
  skin([gameCode = '', file = '']) {
    const part = readSkinPart(gameCode, file.replace(/\.webp$/, ''))
    return part === undefined ? undefined : { kind: 'skin', gameCode, part }
  },
}

const hasFolder = (kind: string): kind is KindWithFolder => Object.hasOwn(PARSERS, kind)

/** The route patterns of pictures. */
export const PICTURE_PATHS = [...Object.keys(PARSERS).map((kind) => `/art/${kind}/*`), pathOf({ kind: 'default' })]

/** The picture of a path, if it is exactly the path that `pathOf` makes: other spellings are not drawn or stored. */
export function pictureAt(path: string): Picture | undefined {
  const [, art, kind = '', ...parts] = path.split('/')
  if (art !== 'art') return undefined
  const picture = hasFolder(kind) ? PARSERS[kind](parts) : ({ kind: 'default' } as const)
  return picture !== undefined && pathOf(picture) === path ? picture : undefined
}

/** The inputs of a picture besides the art version: the same inputs give the same picture. */
export function inputsOf(picture: Picture): string {
  const path = pathOf(picture)
  if (picture.kind === 'skin') return skinInputs(picture.gameCode, picture.part)
  if (picture.kind === 'vendor') return `${path} ${vendorName(picture.vendor)}`
  if (picture.kind !== 'cover') return path
  const { width, height } = COVER_SIZES[picture.size]
  const { names, subject } = coveredGame(picture.gameCode)
  // A name that is the same in two languages gives the same picture.
  return JSON.stringify([width, height, names[picture.language], subject])
}

type Covered = {
  readonly names: Readonly<Record<Language, string>>
  /** The subject for `@ronda/art`; the first slot has a theme and a seed instead. */
  readonly subject: CoverSubject | readonly [theme: string, seed: number]
}

function coveredGame(gameCode: string): Covered {
  const slot = slotOf(gameCode)
  if (slot !== undefined) return { names: slot.names, subject: slot.title?.picture ?? [slot.theme, slot.nodeId] }
  const { names, picture } = present(arcadeOf(gameCode) ?? sharedOf(gameCode), `the game ${gameCode}`)
  return { names, subject: picture }
}

/** Whether a cover can be drawn for a game. A list may hold a game that was just added or removed. */
export const isCovered = (gameCode: string): boolean =>
  (slotOf(gameCode) ?? arcadeOf(gameCode) ?? sharedOf(gameCode)) !== undefined

const vendorName = (code: string): string =>
  present(
    vendors.find((vendor) => vendor.code === code),
    `the studio ${code}`,
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
    case 'rank':
      return rankSvg(picture.level, RANK_POINTS)
    case 'good':
      return goodSvg(picture.name, GOOD_PIXELS)
    case 'promotion':
      return promotionSvg(picture.name, PROMOTION_PIXELS)
    case 'default':
      return defaultGameIconSvg(COVER_SIZES.tile.width, COVER_SIZES.tile.height)
    case 'skin':
      return drawSkin(picture.gameCode, picture.part)
    default:
      return unreachable(picture)
  }
}

/** As many games as the home page shows; their large covers are drawn ahead too. */
const ON_HOME = 60

const coversOf = (codes: readonly string[], size: CoverSize): readonly Picture[] =>
  codes.flatMap((gameCode) =>
    (Object.keys(languages) as Language[]).map((language) => ({ kind: 'cover', gameCode, language, size }) as const),
  )

const categories = Object.keys(GLYPHS) as Category[]

/** The pictures of the home page, whose first games are given: icons and banners, then covers. */
export function* picturesOfHome(games: readonly string[]): Generator<Picture> {
  yield { kind: 'default' }
  for (const category of categories) for (const tone of TONES) yield { kind: 'list', category, tone }
  for (const { id: name } of BANNERS) for (const shape of BANNER_SHAPES) yield { kind: 'banner', name, shape }
  for (const { code: vendor } of vendors)
    for (const state of VENDOR_STATES) yield { kind: 'vendor', vendor, gameType: 'RNG', state }
  for (const category of categories) yield { kind: 'submenu', category }
  yield* coversOf(games.slice(0, ON_HOME), 'tile')
}

/** The pictures to draw ahead in the expected order of requests: home, the first games, then the rest. */
export function* picturesAhead(first: readonly string[]): Generator<Picture> {
  yield* picturesOfHome(first)
  yield* coversOf(first.slice(ON_HOME), 'tile')
  for (let face = 0; face < WINNER_FACES; face++) yield { kind: 'winner', face }
  for (const { id } of presenters) yield { kind: 'presenter', id }
  for (let level = 1; level <= RANK_BADGES; level++) yield { kind: 'rank', level }
  yield* coversOf(first.slice(0, ON_HOME), 'large')
  const shown = new Set(first)
  const rest = [...sharedTitles, ...arcadeTitles, ...slotTitles()].map(({ gameCode }) => gameCode)
  yield* coversOf(
    rest.filter((code) => !shown.has(code)),
    'tile',
  )
}
