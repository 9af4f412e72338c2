import { ESPORT_VENDORS, GAME_TYPES, type GameLane, type GameType, type VendorCard } from '@ronda/contract'
import { vendors, type Vendor } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { CatalogueGame } from './games.ts'

/** The names of the game types. */
export type TypeNames = Readonly<Record<GameType, string>>

export type VendorIcons = { readonly url: string; readonly activeUrl: string }
export type VendorIconsOf = (vendor: string, gameType: GameType) => VendorIcons

export type LaneWords = {
  readonly language: Language
  readonly typeNames: TypeNames
  readonly iconsOf: VendorIconsOf
}

/** The studios of the given games, in the order of `vendors`, each with its games; those without games are left out. */
function studiosOf(games: readonly CatalogueGame[]): readonly { vendor: Vendor; games: readonly CatalogueGame[] }[] {
  const byVendor = Map.groupBy(games, ({ vendor }) => vendor)
  return vendors.flatMap((vendor) => {
    const ofVendor = byVendor.get(vendor.code)
    return ofVendor === undefined ? [] : [{ vendor, games: ofVendor }]
  })
}

/** The game types that have games, in the order of the menus. */
function kindsOf(games: readonly CatalogueGame[]): readonly { gameType: GameType; games: readonly CatalogueGame[] }[] {
  const byType = Map.groupBy(games, ({ gameType }) => gameType)
  return GAME_TYPES.flatMap((gameType) => {
    const ofType = byType.get(gameType)
    return ofType === undefined ? [] : [{ gameType, games: ofType }]
  })
}

export function lanesOf(games: readonly CatalogueGame[], words: LaneWords): readonly GameLane[] {
  return kindsOf(games).map(({ gameType, games: ofType }) => ({
    title: words.typeNames[gameType],
    gameType,
    gameClassify: [...new Set(ofType.map(({ gameClassify }) => gameClassify))].join(','),
    games: ofType.length,
    cards: studiosOf(ofType).map(({ vendor, games: ofVendor }): VendorCard => {
      const { url, activeUrl } = words.iconsOf(vendor.code, gameType)
      return {
        vassalage: vendor.code,
        displayName: vendor.name,
        about: vendor[words.language],
        accountTypeName: vendor.name,
        gameCategory: gameType,
        games: ofVendor.length,
        iconUrl: url,
        activeIconUrl: activeUrl,
      }
    }),
  }))
}

export type Menu = { gameType: GameType; name: string; games: number; vendors: number }

export function menusOf(games: readonly CatalogueGame[], typeNames: TypeNames): Menu[] {
  return kindsOf(games).map(({ gameType, games: ofType }) => ({
    gameType,
    name: typeNames[gameType],
    games: ofType.length,
    vendors: studiosOf(ofType).length,
  }))
}

/** Undefined for a code that is no studio's. */
export function typesOf(games: readonly CatalogueGame[], vendor: string): GameType[] | undefined {
  const known: readonly string[] = [...vendors.map(({ code }) => code), ...ESPORT_VENDORS]
  if (!known.includes(vendor)) return undefined
  return kindsOf(games.filter((game) => game.vendor === vendor)).map(({ gameType }) => gameType)
}
