import type { CoverSubject } from '@ronda/art'
import { coversApart, FAR_ENOUGH, comparedCover, type ComparedCover } from './likeness.ts'
import { pictureOf, type NamedTitle } from './picture.ts'

/**
 * How many earlier titles a cover is compared with: about a page of the lobby for titles of its own studio, a little
 * more for titles of all studios.
 */
const NEIGHBOURS = { studio: 40, all: 56 } as const

/** After this many attempts the best one is used. */
const ATTEMPTS_MAX = 40

/** Titles in the order of the lobby before any are played: studios take turns, each with its titles in their order. */
function inTurn(titles: readonly NamedTitle[]): readonly NamedTitle[] {
  const turns = new Map<string, number>()
  const ranked = titles.map((title) => {
    const turn = turns.get(title.vendor.code) ?? 0
    turns.set(title.vendor.code, turn + 1)
    return { title, turn }
  })
  return ranked.sort((left, right) => left.turn - right.turn).map(({ title }) => title)
}

/**
 * The distance of a picture from the nearest of its neighbours. Stops at the first that is too near to be an
 * improvement.
 */
function nearest(picture: ComparedCover, neighbours: readonly ComparedCover[], enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const neighbour of neighbours) {
    least = Math.min(least, coversApart(picture, neighbour))
    if (least <= enough) return least
  }
  return least
}

function choosePicture(title: NamedTitle, neighbours: readonly ComparedCover[]): ComparedCover {
  let best = comparedCover(pictureOf(title, 0))
  let far = nearest(best, neighbours, 0)
  for (let attempt = 1; attempt < ATTEMPTS_MAX && far < FAR_ENOUGH; attempt++) {
    const other = comparedCover(pictureOf(title, attempt))
    const reached = nearest(other, neighbours, far)
    if (reached > far) [best, far] = [other, reached]
  }
  return best
}

/**
 * Chooses a picture for every title, by its number, so that no two that are shown near each other in the lobby look
 * alike. Titles that were added later come last: pictures of earlier titles never change because of them.
 */
export function choosePictures(
  titles: readonly NamedTitle[],
  late: readonly NamedTitle[] = [],
): readonly CoverSubject[] {
  const pictures: CoverSubject[] = []
  const studios = new Map<string, ComparedCover[]>()
  const all: ComparedCover[] = []
  for (const title of [...inTurn(titles), ...late]) {
    const ofStudio = studios.get(title.vendor.code) ?? []
    const chosen = choosePicture(title, [...ofStudio.slice(-NEIGHBOURS.studio), ...all.slice(-NEIGHBOURS.all)])
    ofStudio.push(chosen)
    studios.set(title.vendor.code, ofStudio)
    all.push(chosen)
    pictures[title.number] = chosen.picture
  }
  return pictures
}
