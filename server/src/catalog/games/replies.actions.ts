import { calls, type GameListRequest, type GamePage, type GameType, type Placing } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import { ReadyReply } from '../../platform/http/index.ts'
import { makeKeep } from '../../platform/recall/keep.ts'
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
  readonly #items = new Map<Language, Map<CatalogueGame, string>>()
  readonly #pages = makeKeep<ReadyReply<GamePage>>(PAGES_BYTES_MAX, ({ body }) => body.length)

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
    catalogue.onChanged(() => {
      this.#items.clear()
      this.#pages.clear()
    })
  }

  /** All of an item but the reason for its place, which differs from list to list. */
  #itemOf(game: CatalogueGame, language: Language): string {
    const items = this.#items.get(language) ?? new Map<CatalogueGame, string>()
    this.#items.set(language, items)
    const kept = items.get(game)
    if (kept !== undefined) return kept
    const item = this.#catalogue.itemOf(game, language, 'order')
    const { placing: _, ...rest } = z.encode(calls.games.byCode.reply, item)
    const text = JSON.stringify(rest).slice(0, -1)
    items.set(game, text)
    return text
  }

  /** One game as JSON. */
  item(game: CatalogueGame, language: Language, placing: Placing): string {
    return `${this.#itemOf(game, language)},"placing":"${placing}"}`
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
