import { makeGlued } from './glued.ts'
import { knownWords, makeVocabulary, SLIP_COST, type Sighting } from './vocabulary.ts'
import { plainText, wordsOf } from './words.ts'

/** What can be looked for: its names in every language, and words that lead to it without being its name. */
export type Findable = { readonly names: readonly string[]; readonly alsoBy: readonly string[] }

/** Places of what was found, the best first. */
export type Hits = { readonly matches: readonly number[]; readonly near: readonly number[] }

export type SearchIndex = {
  /** `order` holds every place once: those that fit equally well stand as they do there. */
  find(text: string, order: Uint16Array): Hits
}

const NOTHING: Hits = { matches: [], near: [] }

/** More than a beginning costs: a name comes before those that are only found by their maker. */
const NOT_A_NAME_COST = 3

/** With as many true matches as a page shows, nobody needs to see what was only nearly meant. */
const ENOUGH = 24

/** For each place, what it costs to find all the words there; 0 means that one of them is missing, so costs begin at 1. */
type Costs = Uint16Array

/** Adds what one more word costs wherever it is seen; elsewhere it is missing. */
function addWord(costs: Costs, sightings: readonly Sighting[]): Costs {
  const sum = new Uint16Array(costs.length)
  // The cheapest way comes first and stays.
  for (const { places, cost } of sightings.toSorted((left, right) => left.cost - right.cost)) {
    for (const place of places) {
      const before = costs[place] ?? 0
      if (before > 0 && sum[place] === 0) sum[place] = before + cost
    }
  }
  return sum
}

/** The whole name, its beginning, all words of it, or nearly. */
function tierOf(names: readonly string[], plain: string, cost: number): number {
  if (names.includes(plain)) return 0
  if (names.some((name) => name.startsWith(plain))) return 1
  return cost < SLIP_COST ? 2 : NEAR_TIER
}

const NEAR_TIER = 3
const COSTS_MAX = 1_000
const LENGTHS_MAX = 100
const RANKS_MAX = 100_000
const NEAR_FROM = NEAR_TIER * COSTS_MAX * LENGTHS_MAX * RANKS_MAX

export function makeSearchIndex(all: readonly Findable[]): SearchIndex {
  const names = all.map((one) => one.names.map(plainText))
  const makers = all.map((one) => one.alsoBy.map(plainText))
  const vocabulary = makeVocabulary([...knownWords(names, 0), ...knownWords(makers, NOT_A_NAME_COST)])
  const findGlued = makeGlued(names)
  const namesAt = (place: number): readonly string[] => names[place] ?? []

  /** One number to sort by: tier, cost, by how much the name is longer than what was typed, rank. */
  function sortKey(place: number, plain: string, cost: number, rank: number): number {
    const ofPlace = namesAt(place)
    let longer = LENGTHS_MAX - 1
    for (const { length } of ofPlace) longer = Math.min(longer, Math.abs(length - plain.length))
    const tier = tierOf(ofPlace, plain, cost - 1)
    return ((tier * COSTS_MAX + Math.min(cost, COSTS_MAX - 1)) * LENGTHS_MAX + longer) * RANKS_MAX + rank
  }

  function rank(costs: Costs, plain: string, order: Uint16Array): Hits {
    const keys = new Float64Array(order.length)
    let found = 0
    for (let at = 0; at < order.length; at += 1) {
      const place = order[at] ?? 0
      const cost = costs[place] ?? 0
      if (cost > 0) keys[found++] = sortKey(place, plain, cost, at)
    }
    const sorted = keys.subarray(0, found).sort()
    const nearFrom = sorted.findIndex((key) => key >= NEAR_FROM)
    const places = Array.from(sorted, (key) => order[key % RANKS_MAX] ?? 0)
    return nearFrom < 0
      ? { matches: places, near: [] }
      : { matches: places.slice(0, nearFrom), near: places.slice(nearFrom) }
  }

  return {
    find(text, order) {
      const plain = plainText(text)
      const words = wordsOf(plain)
      if (words.length === 0) return NOTHING
      // The last word may not be finished yet.
      const isOpen = (at: number): boolean => at === words.length - 1
      const look = (way: 'exactly' | 'nearly'): Hits => {
        let costs: Costs = new Uint16Array(all.length).fill(1)
        for (const [at, word] of words.entries()) costs = addWord(costs, vocabulary[way](word, isOpen(at)))
        return rank(costs, plain, order)
      }
      const exact = look('exactly')
      if (exact.matches.length >= ENOUGH) return exact
      const nearly = look('nearly')
      if (nearly.matches.length + nearly.near.length > 0) return nearly
      const glued = findGlued(plain)
      return { matches: [], near: Array.from(order.filter((place) => glued.has(place))) }
    },
  }
}
