import { countSlips, lettersOf, mayBeNear, slipsForgiven } from './slips.ts'
import { plainText, wordsOf } from './words.ts'

/** What can be looked for: its names in every language, and words that lead to it without being its name. */
export type Findable = { readonly names: readonly string[]; readonly alsoBy: readonly string[] }

/** Places of what was found, the best first. */
export type Hits = { readonly matches: readonly number[]; readonly near: readonly number[] }

export type SearchIndex = {
  /** `rankOf` decides between those that fit equally well: the lower the better, and no two the same. */
  find(text: string, rankOf: (place: number) => number): Hits
}

type Known = {
  readonly word: string
  readonly letters: number
  readonly places: Uint16Array
  /** Added where the word is not in a name. */
  readonly cost: number
}

/** What it costs to stand for a word that was typed: the cheapest way counts. */
const BEGINNING_COST = 1
const NOT_A_NAME_COST = 3
const SLIP_COST = 10

/** With as many true matches as a page shows, nobody needs to see what was only nearly meant. */
const ENOUGH = 24

/** Shorter texts are part of too much to be looked for without their spaces. */
const GLUED_MIN = 4

function knownWords(texts: readonly (readonly string[])[], cost: number): readonly Known[] {
  const placesOf = new Map<string, number[]>()
  for (const [place, plain] of texts.entries()) {
    for (const word of new Set(plain.flatMap((text) => wordsOf(text)))) {
      const places = placesOf.get(word)
      if (places === undefined) placesOf.set(word, [place])
      else places.push(place)
    }
  }
  return [...placesOf].map(([word, places]) => ({
    word,
    letters: lettersOf(word),
    places: Uint16Array.from(places),
    cost,
  }))
}

/** The cost of taking a known word for what was typed; undefined where it is another word. */
function costOf(known: Known, typed: string, letters: number, isLast: boolean, slips: number): number | undefined {
  if (known.word === typed) return known.cost
  if (isLast && known.word.startsWith(typed)) return known.cost + BEGINNING_COST
  if (slips === 0 || !mayBeNear(letters, known.letters, slips)) return undefined
  if (!isLast && Math.abs(known.word.length - typed.length) > slips) return undefined
  const { whole, beginning } = countSlips(typed, known.word, slips)
  if (whole <= slips) return known.cost + whole * SLIP_COST
  return isLast && beginning <= slips ? known.cost + beginning * SLIP_COST + BEGINNING_COST : undefined
}

/** For each place, what it costs to find all the words there; 0 means that one of them is missing, so costs begin at 1. */
function costsOf(known: readonly Known[], words: readonly string[], size: number, isForgiving: boolean): Uint16Array {
  let costs = new Uint16Array(size).fill(1)
  for (const [at, typed] of words.entries()) {
    const letters = lettersOf(typed)
    const slips = isForgiving ? slipsForgiven(typed) : 0
    const isLast = at === words.length - 1
    const taken = known.flatMap((one) => {
      const cost = costOf(one, typed, letters, isLast, slips)
      return cost === undefined ? [] : [{ places: one.places, cost }]
    })
    const next = new Uint16Array(size)
    for (const { places, cost } of taken.toSorted((left, right) => left.cost - right.cost)) {
      for (const place of places) {
        const before = costs[place] ?? 0
        // The cheapest way comes first and stays.
        if (before > 0 && next[place] === 0) next[place] = before + cost
      }
    }
    costs = next
  }
  return costs
}

/** The whole name, its beginning, all words of it, or nearly. */
function tierOf(names: readonly string[], plain: string, cost: number): number {
  if (names.includes(plain)) return 0
  if (names.some((name) => name.startsWith(plain))) return 1
  return cost < SLIP_COST ? 2 : 3
}

const NEAR_TIER = 3
const COSTS_MAX = 1_000
const LENGTHS_MAX = 100
const RANKS_MAX = 100_000

export function makeSearchIndex(all: readonly Findable[]): SearchIndex {
  const names = all.map((one) => one.names.map(plainText))
  const known = [
    ...knownWords(names, 0),
    ...knownWords(
      all.map((one) => one.alsoBy.map(plainText)),
      NOT_A_NAME_COST,
    ),
  ]
  const glued = names.map((ofOne) => ofOne.map((name) => name.replaceAll(' ', '')))
  const namesAt = (place: number): readonly string[] => names[place] ?? []

  /** One number to sort by: tier, cost, how much longer the name is than what was typed, rank. */
  function sortKey(place: number, plain: string, cost: number, rank: number): number {
    const longer = Math.min(...namesAt(place).map((name) => Math.abs(name.length - plain.length)), LENGTHS_MAX - 1)
    const tier = tierOf(namesAt(place), plain, cost - 1)
    return ((tier * COSTS_MAX + Math.min(cost, COSTS_MAX - 1)) * LENGTHS_MAX + longer) * RANKS_MAX + rank
  }

  function look(
    plain: string,
    words: readonly string[],
    rankOf: (place: number) => number,
    isForgiving: boolean,
  ): Hits {
    const costs = costsOf(known, words, all.length, isForgiving)
    const keyed: { readonly place: number; readonly key: number }[] = []
    for (const [place, cost] of costs.entries()) {
      if (cost > 0) keyed.push({ place, key: sortKey(place, plain, cost, rankOf(place)) })
    }
    keyed.sort((left, right) => left.key - right.key)
    const nearFrom = NEAR_TIER * COSTS_MAX * LENGTHS_MAX * RANKS_MAX
    return {
      matches: keyed.filter(({ key }) => key < nearFrom).map(({ place }) => place),
      near: keyed.filter(({ key }) => key >= nearFrom).map(({ place }) => place),
    }
  }

  /** "feriadeluz", "gira sol": the spaces are where nobody expects them. */
  function lookGlued(plain: string, rankOf: (place: number) => number): Hits {
    const text = plain.replaceAll(' ', '')
    if (text.length < GLUED_MIN) return { matches: [], near: [] }
    const near = [...glued.keys()].filter((place) => glued[place]?.some((name) => name.includes(text)))
    return { matches: [], near: near.toSorted((left, right) => rankOf(left) - rankOf(right)) }
  }

  return {
    find(text, rankOf) {
      const plain = plainText(text)
      const words = wordsOf(plain)
      if (words.length === 0) return { matches: [], near: [] }
      const exact = look(plain, words, rankOf, false)
      if (exact.matches.length >= ENOUGH) return exact
      const forgiving = look(plain, words, rankOf, true)
      return forgiving.matches.length + forgiving.near.length > 0 ? forgiving : lookGlued(plain, rankOf)
    },
  }
}
