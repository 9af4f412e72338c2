import { makeGlued } from './glued.ts'
import { knownWords, makeVocabulary, SLIP_COST, type Sighting } from './vocabulary.ts'
import { plainText, wordsOf } from './words.ts'

/** What can be looked for: its names in every language, and words that lead to it without being its name. */
export type Findable = { readonly names: readonly string[]; readonly alsoBy: readonly string[] }

/** Places of what was found, the best first. */
export type Hits = { readonly matches: readonly number[]; readonly near: readonly number[] }

/** Every place once, in the order of those that fit equally well; and for each place, where it stands there. */
export type Ranking = { readonly order: Uint16Array; readonly ranks: Uint16Array }

export function makeRanking(order: Uint16Array): Ranking {
  const ranks = new Uint16Array(order.length)
  for (const [rank, place] of order.entries()) ranks[place] = rank
  return { order, ranks }
}

export type SearchIndex = {
  find(text: string, ranking: Ranking): Hits
}

const NOTHING: Hits = { matches: [], near: [] }

/** More than a beginning costs: a name comes before those that are only found by their maker. */
const NOT_A_NAME_COST = 3

/** With as many true matches as a page shows, nobody needs to see what was only nearly meant. */
const ENOUGH = 24

/** Where all the words so far were found, and for each of those places what that costs; 0 means that one is missing. */
type Candidates = { readonly places: readonly number[]; readonly costs: Uint16Array }

/** Writes into `costs` what all words so far and one more cost, wherever that one is seen. Costs begin at 1. */
function addWord(before: Candidates | undefined, sightings: readonly Sighting[], costs: Uint16Array): Candidates {
  costs.fill(0)
  const places: number[] = []
  // The cheapest way comes first and stays.
  for (const { places: seen, cost } of sightings.toSorted((left, right) => left.cost - right.cost)) {
    for (const place of seen) {
      const soFar = before === undefined ? 1 : (before.costs[place] ?? 0)
      if (soFar === 0 || costs[place] !== 0) continue
      costs[place] = soFar + cost
      places.push(place)
    }
  }
  return { places, costs }
}

/** How many places a word is seen at: beginning with the rarest leaves the others less to do. */
const spread = (sightings: readonly Sighting[]): number => sightings.reduce((sum, { places }) => sum + places.length, 0)

/** The whole name, its beginning, all words of it, or nearly. */
function tierOf(names: readonly string[], plain: string, cost: number): number {
  if (names.includes(plain)) return 0
  if (names.some((name) => name.startsWith(plain))) return 1
  return cost < SLIP_COST ? 2 : NEAR_TIER
}

const LETTERS = new Int16Array(128)

function count(text: string, by: 1 | -1): void {
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) % LETTERS.length
    LETTERS[letter] = (LETTERS[letter] ?? 0) + by
  }
}

/**
 * How many letters either has that the other lacks, in whatever order. Where something was typed wrongly it tells the
 * name that was meant from those that merely have one word for two of those typed.
 */
function lettersApart(one: string, other: string): number {
  LETTERS.fill(0)
  count(one, 1)
  count(other, -1)
  let apart = 0
  for (const surplus of LETTERS) apart += Math.abs(surplus)
  return apart
}

const NEAR_TIER = 3
const COSTS_MAX = 1_000
const APART_MAX = 100
const RANKS_MAX = 100_000
const NEAR_FROM = NEAR_TIER * COSTS_MAX * APART_MAX * RANKS_MAX

export function makeSearchIndex(all: readonly Findable[]): SearchIndex {
  const names = all.map((one) => one.names.map(plainText))
  const studios = all.map((one) => one.alsoBy.map(plainText))
  const vocabulary = makeVocabulary([...knownWords(names, 0), ...knownWords(studios, NOT_A_NAME_COST)])
  const findGlued = makeGlued(names)
  // Two tables in turn, kept from one search to the next: made anew each time, they would be most of its rubbish.
  const [even, odd] = [new Uint16Array(all.length), new Uint16Array(all.length)]
  const namesAt = (place: number): readonly string[] => names[place] ?? []

  /** One number to sort by: tier, cost, how far the name is from what was typed, rank. */
  function sortKey(place: number, plain: string, cost: number, rank: number): number {
    const ofPlace = namesAt(place)
    const tier = tierOf(ofPlace, plain, cost - 1)
    let apart = APART_MAX - 1
    for (const name of ofPlace) {
      const far = tier === NEAR_TIER ? lettersApart(name, plain) : Math.abs(name.length - plain.length)
      apart = Math.min(apart, far)
    }
    return ((tier * COSTS_MAX + Math.min(cost, COSTS_MAX - 1)) * APART_MAX + apart) * RANKS_MAX + rank
  }

  function rank({ places, costs }: Candidates, plain: string, { order, ranks }: Ranking): Hits {
    const keys = Float64Array.from(places, (place) => sortKey(place, plain, costs[place] ?? 0, ranks[place] ?? 0))
    const sorted = Array.from(keys.sort())
    const nearFrom = sorted.findIndex((key) => key >= NEAR_FROM)
    const ranked = sorted.map((key) => order[key % RANKS_MAX] ?? 0)
    return nearFrom < 0
      ? { matches: ranked, near: [] }
      : { matches: ranked.slice(0, nearFrom), near: ranked.slice(nearFrom) }
  }

  /** Where all the words are found, the last of which may not be finished yet. */
  function look(words: readonly string[], way: 'exactly' | 'nearly'): Candidates {
    const seen = words.map((word, at) => vocabulary[way](word, at === words.length - 1))
    let candidates: Candidates | undefined
    for (const [at, sightings] of seen.toSorted((left, right) => spread(left) - spread(right)).entries()) {
      candidates = addWord(candidates, sightings, at % 2 === 0 ? even : odd)
    }
    return candidates ?? { places: [], costs: even }
  }

  return {
    find(text, ranking) {
      const plain = plainText(text)
      const words = wordsOf(plain)
      if (words.length === 0) return NOTHING
      const exactly = look(words, 'exactly')
      if (exactly.places.length >= ENOUGH) return rank(exactly, plain, ranking)
      const nearly = look(words, 'nearly')
      if (nearly.places.length > 0) return rank(nearly, plain, ranking)
      const glued = findGlued(plain)
      return { matches: [], near: Array.from(ranking.order.filter((place) => glued.has(place))) }
    },
  }
}
