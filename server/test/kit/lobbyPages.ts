import { vendors } from '@ronda/games'
import type { CatalogueGame } from '../../src/catalog/games/games.ts'
import { everything, openCatalogueFixture } from '../../src/catalog/games/testing/catalogueFixture.ts'

/** As many as a page of the lobby shows. */
const PAGE = 40

const pagesOf = (list: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(list.length / PAGE) }, (_, page) => list.slice(page * PAGE, (page + 1) * PAGE))

const isSlot = ({ gameClassify }: CatalogueGame): boolean => gameClassify === 'SLOT' || gameClassify === 'JP'

/** Every page of covers as the lobby shows them when nobody has played: of the whole catalogue, then of each vendor. */
export function lobbyPages(): readonly (readonly string[])[] {
  const { catalogue } = openCatalogueFixture()
  const wholeAndVendors = [{}, ...vendors.map(({ code }) => ({ vassalage: code }))]
  return wholeAndVendors.flatMap((filter) => {
    const { places } = catalogue.found({ ...everything, gameType: 'RNG', ...filter })
    const slots = Array.from(places, (place) => catalogue.at(place)).filter(isSlot)
    return pagesOf(slots.map(({ gameCode }) => gameCode))
  })
}
