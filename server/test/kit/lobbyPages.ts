import { present } from '@ronda/core'
import { slotTitles } from '@ronda/games'
import { defaultOrderOf } from '../../src/catalog/games/order.ts'

/** As many as a page of the lobby shows. */
const PAGE = 40

const pagesOf = (list: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(list.length / PAGE) }, (_, page) => list.slice(page * PAGE, (page + 1) * PAGE))

/** Every page of covers as the lobby shows them when nobody has played: of the whole catalogue, then of each vendor. */
export function lobbyPages(): readonly (readonly string[])[] {
  const slots = slotTitles()
  const picks = [...defaultOrderOf(slots)].map((place) => present(slots[place], 'a slot'))
  const byVendor = [...Map.groupBy(picks, ({ vendor }) => vendor).values()]
  return [picks, ...byVendor].flatMap((list) => pagesOf(list.map(({ gameCode }) => gameCode)))
}
