import { makeSubstringFinder } from './substring.ts'
import { knownWords, makeVocabulary, TYPO_COST, type WordMatch } from './vocabulary.ts'
import { plainText } from './words.ts'

/** An item of the index: its names in every language, and other words that find it. */
export type Findable = { readonly names: readonly string[]; readonly alsoBy: readonly string[] }

/** The places found, the best first. */
export type NameHits = {
  readonly matches: readonly number[]
  /** How many of the matches have exactly the searched name; they are the first. */
  readonly whole: number
  readonly near: readonly number[]
}

/** The order of places that match equally well: every place once, and the rank of each place. */
export type Ranking = { readonly order: Uint16Array; readonly ranks: Uint16Array }

export function makeRanking(order: Uint16Array): Ranking {
  const ranks = new Uint16Array(order.length)
  for (const [rank, place] of order.entries()) ranks[place] = rank
  return { order, ranks }
}

export type NameIndex = {
  /** `words` are the words of `plain`, which is a plain text. */
  find(plain: string, words: readonly string[], ranking: Ranking): NameHits
}

const NOTHING: NameHits = { matches: [], whole: 0, near: [] }

/** More than a prefix match costs, so that a match by name comes before one by studio. */
const STUDIO_COST = 3

/** With as many exact matches as a page shows, near matches are not searched. */
const MATCHES_ENOUGH = 24

/** The places where all words so far were found, and the cost at each place; 0 means that a word is missing. */
type Candidates = { readonly places: readonly number[]; readonly costs: Uint16Array }

/** Adds one word to the candidates and writes the total cost of each place into `costs`. Costs start at 1. */
function addWord(before: Candidates | undefined, wordMatches: readonly WordMatch[], costs: Uint16Array): Candidates {
  costs.fill(0)
  const places: number[] = []
  // The cheapest match of a place is written first and is not replaced.
  for (const { places: seen, cost } of wordMatches.toSorted((left, right) => left.cost - right.cost)) {
    for (const place of seen) {
      const soFar = before === undefined ? 1 : (before.costs[place] ?? 0)
      if (soFar === 0 || costs[place] !== 0) continue
      costs[place] = soFar + cost
      places.push(place)
    }
  }
  return { places, costs }
}

/** The number of places of a word: starting with the rarest word leaves fewer candidates for the others. */
const countPlaces = (wordMatches: readonly WordMatch[]): number =>
  wordMatches.reduce((sum, { places }) => sum + places.length, 0)

/** 0: the whole name, 1: its beginning, 2: all words, 3: a near match. */
function tierOf(names: readonly string[], plain: string, cost: number): number {
  if (names.includes(plain)) return 0
  if (names.some((name) => name.startsWith(plain))) return 1
  return cost < TYPO_COST ? 2 : NEAR_TIER
}

const LETTERS = new Int16Array(128)

function count(text: string, by: 1 | -1): void {
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) % LETTERS.length
    LETTERS[letter] = (LETTERS[letter] ?? 0) + by
  }
}

/**
 * How many letters either text has that the other lacks, in any order. With a typo it ranks the intended name before
 * names in which one word matches two of the typed words.
 */
function countDifferentLetters(one: string, other: string): number {
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
const WHOLE_BELOW = COSTS_MAX * APART_MAX * RANKS_MAX
const NEAR_FROM = NEAR_TIER * COSTS_MAX * APART_MAX * RANKS_MAX

export function makeNameIndex(all: readonly Findable[]): NameIndex {
  const names = all.map((one) => one.names.map(plainText))
  const studios = all.map((one) => one.alsoBy.map(plainText))
  const vocabulary = makeVocabulary([...knownWords(names, 0), ...knownWords(studios, STUDIO_COST)])
  const findSubstring = makeSubstringFinder(names)
  // Two arrays used in turn and reused by every search: allocated each time, they would be most of its garbage.
  const [even, odd] = [new Uint16Array(all.length), new Uint16Array(all.length)]
  const namesAt = (place: number): readonly string[] => names[place] ?? []

  /** One number to sort by: tier, cost, how far the name is from what was typed, rank. */
  function sortKey(place: number, plain: string, cost: number, rank: number): number {
    const ofPlace = namesAt(place)
    const tier = tierOf(ofPlace, plain, cost - 1)
    let apart = APART_MAX - 1
    for (const name of ofPlace) {
      const far = tier === NEAR_TIER ? countDifferentLetters(name, plain) : Math.abs(name.length - plain.length)
      apart = Math.min(apart, far)
    }
    return ((tier * COSTS_MAX + Math.min(cost, COSTS_MAX - 1)) * APART_MAX + apart) * RANKS_MAX + rank
  }

  function rank({ places, costs }: Candidates, plain: string, { order, ranks }: Ranking): NameHits {
    const keys = Float64Array.from(places, (place) => sortKey(place, plain, costs[place] ?? 0, ranks[place] ?? 0))
    const sorted = Array.from(keys.sort())
    const nearFrom = sorted.findIndex((key) => key >= NEAR_FROM)
    const ranked = sorted.map((key) => order[key % RANKS_MAX] ?? 0)
    const whole = sorted.filter((key) => key < WHOLE_BELOW).length
    if (nearFrom < 0) return { matches: ranked, whole, near: [] }
    // Who typed a whole name meant it.
    return { matches: ranked.slice(0, nearFrom), whole, near: whole > 0 ? [] : ranked.slice(nearFrom) }
  }

  /** The places where all words are found; the last word may be incomplete. */
  function findCandidates(words: readonly string[], mode: 'exactly' | 'nearly'): Candidates {
    const seen = words.map((word, at) => vocabulary[mode](word, at === words.length - 1))
    let candidates: Candidates | undefined
    for (const [at, wordMatches] of seen.toSorted((left, right) => countPlaces(left) - countPlaces(right)).entries()) {
      candidates = addWord(candidates, wordMatches, at % 2 === 0 ? even : odd)
    }
    return candidates ?? { places: [], costs: even }
  }

  return {
    find(plain, words, ranking) {
      if (words.length === 0) return NOTHING
      const exactly = findCandidates(words, 'exactly')
      if (exactly.places.length >= MATCHES_ENOUGH) return rank(exactly, plain, ranking)
      const nearly = findCandidates(words, 'nearly')
      if (nearly.places.length > 0) return rank(nearly, plain, ranking)
      const found = findSubstring(plain)
      return { matches: [], whole: 0, near: Array.from(ranking.order.filter((place) => found.has(place))) }
    },
  }
}
