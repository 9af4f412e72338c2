import { present } from '@ronda/core'
import type { SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { coverUrl } from '../pictures/index.ts'
import type { CatalogueGame } from './games.ts'

/** What each game is called. Names are proper names: where a language has none of its own, it is the same word. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  FERIA_DE_LUZ: { es: 'Feria de Luz', en: 'Feria de Luz' },
}

export type Catalogue = {
  games(): readonly CatalogueGame[]
}

/** The games that can be played. */
export function openCatalogue(titles: readonly SlotTitle[]): Catalogue {
  let games: readonly CatalogueGame[] | undefined
  const namesOf = ({ gameCode }: SlotTitle) => present(NAMES[gameCode], `the name of ${gameCode}`)

  function listed(): readonly CatalogueGame[] {
    games ??= titles.map((title) => ({
      nodeId: title.nodeId,
      gameCode: title.gameCode,
      names: namesOf(title),
      iconUrl: coverUrl(title.gameCode, 'es'),
      gameType: 'RNG',
      vassalage: 'RONDA',
      gameClassify: 'SLOT',
      isGame: 1,
      isHot: 1,
      supportPlay: 0,
    }))
    return games
  }

  return { games: listed }
}
