import { gameItem, type calls, type GameListRequest, type GamePage, type GameType, type Placing } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import { ReadyReply } from '../../platform/http/index.ts'
import { makeLruCache } from '../../platform/cache/lruCache.ts'
import { questionOf, type Catalogue } from './catalogue.actions.ts'
import type { CatalogueGame } from './games.ts'
import { placingAt } from './order.ts'
import { cutPage } from './page.ts'

/** Answers kept as they are sent, in bytes: the pages of a lobby have some 25,000 each, those of a search 7,000. */
const PAGES_BYTES_MAX = 32 * 1024 * 1024

/** The hot list is not cut in pages, so it has an end. */
const HOT_LIST_MAX = 60

/**
 * Lists as text, made of games that were turned into text before. Schemas check field by field, which is dear for forty
 * games at once; here each game passes its schema once, and a page is its games side by side.
 */
export class ReadyLists {
  readonly #catalogue: Catalogue
  readonly #standing = new Map<Language, Map<CatalogueGame, string>>()
  readonly #pages = makeLruCache<ReadyReply<GamePage>>(PAGES_BYTES_MAX, ({ body }) => body.length)

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
    catalogue.onChanged(() => this.#pages.clear())
  }

  /** What never changes of a game while the house is open: made once, whatever becomes hot or is closed. */
  #standingOf(game: CatalogueGame, language: Language): string {
    const texts = this.#standing.get(language) ?? new Map<CatalogueGame, string>()
    this.#standing.set(language, texts)
    const kept = texts.get(game)
    if (kept !== undefined) return kept
    const item = this.#catalogue.itemOf(game, language, 'order')
    const { isHot: _hot, isMaintained: _maintained, placing: _placing, ...standing } = z.encode(gameItem, item)
    const text = JSON.stringify(standing).slice(0, -1)
    texts.set(game, text)
    return text
  }

  /** One game as JSON. */
  item(game: CatalogueGame, language: Language, placing: Placing): string {
    const { isHot, isMaintained } = this.#catalogue.liveOf(game)
    return `${this.#standingOf(game, language)},"isHot":${isHot},"isMaintained":${isMaintained},"placing":"${placing}"}`
  }

  #page(request: GameListRequest): ReadyReply<GamePage> {
    const found = this.#catalogue.found(request)
    const { from, to, pageNum, totalPages, totalCount } = cutPage(request, found.places.length)
    const items = Array.from(found.places.subarray(from, to), (place, at) =>
      this.item(this.#catalogue.at(place), request.language, placingAt(found, from + at)),
    )
    const counts = `"pageNum":${pageNum},"totalPages":${totalPages},"totalCount":${totalCount}`
    return new ReadyReply(`{"games":[${items.join(',')}],${counts}}`)
  }

  page(request: GameListRequest): ReadyReply<GamePage> {
    const key = `${request.pageNo}/${request.pageSize}/${questionOf(request)}`
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
