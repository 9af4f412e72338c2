import { gameItem, type calls, type GameListRequest, type GamePage, type GameType, type Placing } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import { ReadyReply } from '../../platform/http/index.ts'
import { makeLruCache } from '../../platform/cache/lruCache.ts'
import { cacheKeyOf, type Catalogue } from './catalogue.actions.ts'
import type { CatalogueGame } from './games.ts'
import { placingAt } from './order.ts'
import { cutPage } from './page.ts'

/** The size of the cache of encoded replies: a lobby page has about 25,000 bytes, a search page 7,000. */
const PAGES_BYTES_MAX = 32 * 1024 * 1024

/** The hot list has no pages, so its length is limited. */
const HOT_LIST_MAX = 60

/**
 * Lists as JSON text, joined from games that were encoded before. Encoding by schema is slow for forty games at once;
 * here each game is encoded by its schema once, and a page joins the encoded games.
 */
export class ReadyLists {
  readonly #catalogue: Catalogue
  readonly #fixedTexts = new Map<Language, Map<CatalogueGame, string>>()
  readonly #pages = makeLruCache<ReadyReply<GamePage>>(PAGES_BYTES_MAX, ({ body }) => body.length)

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
    catalogue.onChanged(() => this.#pages.clear())
  }

  /** The encoded fields of a game that do not change while the server runs, without the closing brace. */
  #fixedTextOf(game: CatalogueGame, language: Language): string {
    const texts = this.#fixedTexts.get(language) ?? new Map<CatalogueGame, string>()
    this.#fixedTexts.set(language, texts)
    const cached = texts.get(game)
    if (cached !== undefined) return cached
    const item = this.#catalogue.itemOf(game, language, 'order')
    const { isHot: _hot, isMaintained: _maintained, placing: _placing, ...fixed } = z.encode(gameItem, item)
    const text = JSON.stringify(fixed).slice(0, -1)
    texts.set(game, text)
    return text
  }

  /** One game as JSON. */
  item(game: CatalogueGame, language: Language, placing: Placing): string {
    const { isHot, isMaintained } = this.#catalogue.liveOf(game)
    return `${this.#fixedTextOf(game, language)},"isHot":${isHot},"isMaintained":${isMaintained},"placing":"${placing}"}`
  }

  #page(request: GameListRequest): ReadyReply<GamePage> {
    const found = this.#catalogue.found(request)
    const { from, to, pageNum, totalPages, totalCount } = cutPage(request, found.places.length)
    const items = Array.from(found.places.subarray(from, to), (place, at) =>
      this.item(this.#catalogue.at(place), request.language, placingAt(found, from + at)),
    )
    const counts = `"pageNum":${pageNum},"totalPages":${totalPages},"totalCount":${totalCount}`
    const filters = found.filters?.length ? `"filters":${JSON.stringify(found.filters)},` : ''
    return new ReadyReply(`{"games":[${items.join(',')}],${filters}${counts}}`)
  }

  page(request: GameListRequest): ReadyReply<GamePage> {
    const key = `${request.pageNo}/${request.pageSize}/${cacheKeyOf(request)}`
    return this.#pages.of(key, () => this.#page(request))
  }

  hot(language: Language, gameType: GameType | undefined): ReadyReply<z.output<typeof calls.games.hot.reply>> {
    const found = this.#catalogue.found({ language, gameType, pageNo: 1, pageSize: HOT_LIST_MAX })
    const items = Array.from(found.places.subarray(0, HOT_LIST_MAX), (place, at) =>
      this.item(this.#catalogue.at(place), language, placingAt(found, at)),
    )
    return new ReadyReply(`{"list":[${items.join(',')}]}`)
  }
}
