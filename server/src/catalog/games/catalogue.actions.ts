import { present } from '@ronda/core'
import type { SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { drawCover, type Cover } from './cover.actions.ts'
import type { CatalogueGame } from './games.ts'

/** What each game is called. Names are proper names: where a language has none of its own, it is the same word. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  FERIA_DE_LUZ: { es: 'Feria de Luz', en: 'Feria de Luz' },
}

export type Catalogue = {
  games(): readonly CatalogueGame[]
  coverOf(game: string): Cover | undefined
}

/** The games that can be played, with their pictures, which are kept in `picturesDir`; drawn when first asked for. */
export function openCatalogue(titles: readonly SlotTitle[], picturesDir: string): Catalogue {
  let covers: ReadonlyMap<string, Cover> | undefined
  let games: readonly CatalogueGame[] | undefined
  const namesOf = ({ gameCode }: SlotTitle) => present(NAMES[gameCode], `the name of ${gameCode}`)

  function drawn(): ReadonlyMap<string, Cover> {
    covers ??= new Map(titles.map((title) => [title.gameCode, drawCover(title, namesOf(title).es, picturesDir)]))
    return covers
  }

  function listed(): readonly CatalogueGame[] {
    games ??= titles.map((title) => ({
      nodeId: title.nodeId,
      gameCode: title.gameCode,
      names: namesOf(title),
      iconUrl: present(drawn().get(title.gameCode), 'the cover of a title').url,
      gameType: 'RNG',
      vassalage: 'RONDA',
      gameClassify: 'SLOT',
      isGame: 1,
      isHot: 1,
      supportPlay: 0,
    }))
    return games
  }

  return { games: listed, coverOf: (game) => drawn().get(game) }
}
