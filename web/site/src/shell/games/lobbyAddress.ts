import {
  CLASSIFIES,
  GAME_FEATURES,
  GAME_SORTS,
  SEARCH_MAX,
  VOLATILITIES,
  type GameClassify,
  type GameFeature,
  type GameSort,
  type Volatility,
} from '@ronda/contract'

/** Lists within a lobby besides all games: popular, recently played, favourites, new. */
export const LISTS = ['HOT', 'RECENT', 'FAV', 'NEW'] as const
export type List = (typeof LISTS)[number]

/** In the address: the games of every vendor. No vendor has this code. */
export const ALL_VENDORS = 'ALL'

/** What a lobby shows, as its address says it. Defaults: every game, the server's order, page 1. */
export type LobbyAddress = {
  /** The search text. */
  readonly q?: string
  /** The vendor whose games are shown, or `ALL`. */
  readonly vassalage?: string
  readonly list?: List
  readonly gameClassify?: GameClassify
  /** At least this return, in hundredths of a per cent. */
  readonly minReturn?: number
  /** Playable for this stake or less: atoms, as text, because a number in an address may lose precision. */
  readonly minBet?: string
  readonly minLineNum?: number
  readonly volatilities?: readonly Volatility[]
  readonly features?: readonly GameFeature[]
  readonly sort?: GameSort
  /** The first page shown, from 2 on; and the last, where more than one is shown. */
  readonly page?: number
  readonly until?: number
}

/** The maximum number of pages in one grid; after that the next page replaces them. */
export const PAGES_MAX = 50

const PAGE_MAX = 100_000

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value) ? String(value) : ''
}

function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === textOf(value))
}

/** In the order of the list, each once, so that the same choice always has the same address. */
function someOf<const Word extends string>(words: readonly Word[], value: unknown): readonly Word[] | undefined {
  const given = textOf(value).split(',')
  const known = words.filter((word) => given.includes(word))
  return known.length === 0 ? undefined : known
}

function wholeOf(value: unknown, min: number, max: number): number | undefined {
  const text = textOf(value)
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  return number >= min && number <= max ? number : undefined
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  const text = textOf(value)
  return pattern.test(text) ? text : undefined
}

/** Only the defined fields: an undefined one is removed. */
function definedOf<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
}

function parsePages(search: Readonly<Record<string, unknown>>): Pick<LobbyAddress, 'page' | 'until'> {
  const page = wholeOf(search['page'], 2, PAGE_MAX)
  const first = page ?? 1
  return definedOf({ page, until: wholeOf(search['until'], first + 1, first + PAGES_MAX - 1) })
}

/** Lists that the server computes have neither search text nor filters; those in the address are ignored. */
export function isWhole(list: List | undefined): boolean {
  return list === 'HOT' || list === 'RECENT' || list === 'FAV'
}

/** Parses a lobby's address. Unknown values are dropped, so that a bad link still leads to games. */
export function parseLobby(search: Readonly<Record<string, unknown>>): LobbyAddress {
  const list = oneOf(LISTS, search['list'])
  const where = definedOf({ vassalage: matching(/^[A-Z0-9_]{2,20}$/, search['vassalage']), list })
  if (list === 'HOT') return where
  const pages = parsePages(search)
  if (isWhole(list)) return { ...where, ...pages }
  const q = textOf(search['q']).trim().slice(0, SEARCH_MAX).toWellFormed().trim()
  return {
    ...where,
    ...definedOf({
      q: q === '' ? undefined : q,
      gameClassify: oneOf(CLASSIFIES, search['gameClassify']),
      minReturn: wholeOf(search['minReturn'], 1, 10_000),
      minBet: matching(/^[1-9]\d{0,14}$/, search['minBet']),
      minLineNum: wholeOf(search['minLineNum'], 1, 1_000_000),
      volatilities: someOf(VOLATILITIES, search['volatilities']),
      features: someOf(GAME_FEATURES, search['features']),
      sort: oneOf(GAME_SORTS, search['sort']),
    }),
    ...pages,
  }
}

export const FILTERS = ['gameClassify', 'minReturn', 'minBet', 'minLineNum', 'volatilities', 'features'] as const
export type Filter = (typeof FILTERS)[number]
export type FilterChange = { readonly [Key in Filter]?: LobbyAddress[Key] | undefined }

export function filtersIn(address: LobbyAddress): readonly Filter[] {
  return FILTERS.filter((filter) => address[filter] !== undefined)
}

function fromTheTop({ page: _page, until: _until, ...rest }: LobbyAddress): LobbyAddress {
  return rest
}

/** Another vendor: filters, list and search text are reset. */
export function withVendor(vendor: string | undefined): LobbyAddress {
  return { vassalage: vendor ?? ALL_VENDORS }
}

/** Another list, from its first page; the vendor stays, the filters of the previous list do not. */
export function withList({ vassalage }: LobbyAddress, list: List | undefined): LobbyAddress {
  return definedOf({ vassalage, list })
}

/** Searches all games of the lobby, ordered by how well they match. */
export function withName(address: LobbyAddress, q: string): LobbyAddress {
  const { q: _q, list: _list, sort: _sort, ...rest } = fromTheTop(address)
  return parseLobby({ ...rest, q })
}

export function withFilters(address: LobbyAddress, change: FilterChange): LobbyAddress {
  return parseLobby({ ...fromTheTop(address), ...change })
}

export function withoutFilters(address: LobbyAddress): LobbyAddress {
  return withFilters(address, Object.fromEntries(FILTERS.map((filter) => [filter, undefined])))
}

export function withSort(address: LobbyAddress, sort: GameSort | undefined): LobbyAddress {
  return parseLobby({ ...fromTheTop(address), sort })
}

/** Another page. A page that does not exist changes nothing. */
export function withPage(address: LobbyAddress, page: number, totalPages: number): LobbyAddress {
  if (!Number.isInteger(page) || page < 1 || page > totalPages) return address
  return parseLobby({ ...fromTheTop(address), page })
}

/** One page more below those shown; at the maximum, the next page alone. */
export function withMore(address: LobbyAddress, totalPages: number): LobbyAddress {
  const [first, last] = pagesIn(address)
  if (last >= totalPages) return address
  return last - first + 1 < PAGES_MAX ? { ...address, until: last + 1 } : withPage(address, last + 1, totalPages)
}

/** The first and the last page shown. */
export function pagesIn({ page = 1, until }: LobbyAddress): readonly [first: number, last: number] {
  return [page, until ?? page]
}
