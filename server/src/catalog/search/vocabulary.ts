import { hasTooManyOtherLetters, lettersOf, makeTypoCounter, typosAllowed } from './typos.ts'
import { wordsOf } from './words.ts'

/** A word of the index. */
type Known = {
  readonly word: string
  readonly letters: number
  readonly places: Uint16Array
  readonly cost: number
}

/** The places where a typed word matches a word of the index, and the cost of that match. */
export type WordMatch = { readonly places: Uint16Array; readonly cost: number }

export type Vocabulary = {
  /** The word itself, and with `isPrefix` the words that begin with it. */
  exactly(typed: string, isPrefix: boolean): readonly WordMatch[]
  /** Also words that differ by typos. */
  nearly(typed: string, isPrefix: boolean): readonly WordMatch[]
}

/** A whole word without a typo costs nothing. */
const BEGINNING_COST = 1
export const TYPO_COST = 10

/** The size of the cache of near matches, because the same words are typed again and again. */
const NEAR_CACHE_MAX = 4_000

/** The words of the texts. `baseCost` is the cost of a match with one of them. */
export function knownWords(texts: readonly (readonly string[])[], baseCost: number): readonly Known[] {
  const placesOf = new Map<string, number[]>()
  for (const [place, plain] of texts.entries()) {
    for (const word of new Set(plain.flatMap((text) => wordsOf(text)))) {
      const places = placesOf.get(word)
      if (places === undefined) placesOf.set(word, [place])
      else places.push(place)
    }
  }
  return Array.from(placesOf, ([word, places]) => ({
    word,
    letters: lettersOf(word),
    places: Uint16Array.from(places),
    cost: baseCost,
  }))
}

export function makeVocabulary(known: readonly Known[]): Vocabulary {
  const sorted = known.toSorted((left, right) => (left.word < right.word ? -1 : 1))

  /** The index of the first word that is not before `text`. */
  function beginningAt(text: string): number {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle]?.word ?? '') < text) from = middle + 1
      else to = middle
    }
    return from
  }

  function exactly(typed: string, isPrefix: boolean): readonly WordMatch[] {
    const wordMatches: WordMatch[] = []
    for (let at = beginningAt(typed); sorted[at]?.word.startsWith(typed); at += 1) {
      const { word, places, cost } = sorted[at] as Known
      if (word === typed) wordMatches.push({ places, cost })
      else if (isPrefix) wordMatches.push({ places, cost: cost + BEGINNING_COST })
      else break
    }
    return wordMatches
  }

  function findNear(typed: string, isPrefix: boolean, allowed: number): readonly WordMatch[] {
    const wordMatches: WordMatch[] = []
    const letters = lettersOf(typed)
    const countTypos = makeTypoCounter(typed, allowed)
    for (const { word, letters: ofWord, places, cost } of sorted) {
      const longer = word.length - typed.length
      if (longer < -allowed || (!isPrefix && longer > allowed)) continue
      if (hasTooManyOtherLetters(letters, ofWord, allowed) || word === typed) continue
      const { whole, beginning } = countTypos(word)
      if (whole <= allowed) wordMatches.push({ places, cost: cost + whole * TYPO_COST })
      else if (isPrefix && beginning > 0 && beginning <= allowed) {
        wordMatches.push({ places, cost: cost + beginning * TYPO_COST + BEGINNING_COST })
      }
    }
    return wordMatches
  }

  const nearCache = new Map<string, readonly WordMatch[]>()

  return {
    exactly,
    nearly(typed, isPrefix) {
      const allowed = typosAllowed(typed)
      if (allowed === 0) return exactly(typed, isPrefix)
      const key = isPrefix ? `${typed}…` : typed
      const near = nearCache.get(key) ?? findNear(typed, isPrefix, allowed)
      if (nearCache.size >= NEAR_CACHE_MAX) nearCache.clear()
      nearCache.set(key, near)
      return [...exactly(typed, isPrefix), ...near]
    },
  }
}
