import type { CoverSubject } from '@ronda/core'
import { coversApart, FAR_ENOUGH, seen, type Seen } from './likeness.ts'
import { pictureOf, type Painted } from './picture.ts'

/** As many as a page of the lobby shows; among all houses a little more, for what others hang between. */
const NEIGHBOURS = { house: 40, shop: 56 } as const

/** After so many the best of them has to do. */
const ATTEMPTS_MAX = 40

/** Titles as the shop shows them when nobody has played: the houses in turn, each with its own in their order. */
function inTurn(titles: readonly Painted[]): readonly Painted[] {
  const turns = new Map<string, number>()
  const ranked = titles.map((title) => {
    const turn = turns.get(title.vendor.code) ?? 0
    turns.set(title.vendor.code, turn + 1)
    return { title, turn }
  })
  return ranked.sort((left, right) => left.turn - right.turn).map(({ title }) => title)
}

/** How near the picture comes to the nearest of its neighbours. Stops at the first that is too near to be of use. */
function nearest(picture: Seen, neighbours: readonly Seen[], enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const neighbour of neighbours) {
    least = Math.min(least, coversApart(picture, neighbour))
    if (least <= enough) return least
  }
  return least
}

function paint(title: Painted, neighbours: readonly Seen[]): Seen {
  let best = seen(pictureOf(title, 0))
  let far = nearest(best, neighbours, 0)
  for (let attempt = 1; attempt < ATTEMPTS_MAX && far < FAR_ENOUGH; attempt++) {
    const other = seen(pictureOf(title, attempt))
    const reached = nearest(other, neighbours, far)
    if (reached > far) [best, far] = [other, reached]
  }
  return best
}

/**
 * A picture for every title, by its number, so that no two that hang near each other in the shop look alike. Those that
 * came late are hung last: nothing that hangs already is moved for them.
 */
export function hang(titles: readonly Painted[], late: readonly Painted[] = []): readonly CoverSubject[] {
  const pictures: CoverSubject[] = []
  const houses = new Map<string, Seen[]>()
  const shop: Seen[] = []
  for (const title of [...inTurn(titles), ...late]) {
    const house = houses.get(title.vendor.code) ?? []
    const painted = paint(title, [...house.slice(-NEIGHBOURS.house), ...shop.slice(-NEIGHBOURS.shop)])
    house.push(painted)
    houses.set(title.vendor.code, house)
    shop.push(painted)
    pictures[title.number] = painted.picture
  }
  return pictures
}
