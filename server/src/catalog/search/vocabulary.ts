import { hasStrangers, lettersOf, makeSlipCounter, slipsForgiven } from './slips.ts'
import { wordsOf } from './words.ts'

/** A word that is found somewhere. */
type Known = {
  readonly word: string
  readonly letters: number
  readonly places: Uint16Array
  readonly cost: number
}

/** Places where a word that was typed is found, and what it costs to take their word for it. */
export type Sighting = { readonly places: Uint16Array; readonly cost: number }

export type Vocabulary = {
  /** The word itself, and with `isOpen` the words that begin with it. */
  exactly(typed: string, isOpen: boolean): readonly Sighting[]
  /** Also what a slip of the finger makes of it. */
  nearly(typed: string, isOpen: boolean): readonly Sighting[]
}

/** A whole word that was typed without a slip costs nothing. */
const BEGINNING_COST = 1
export const SLIP_COST = 10

/** People type the same words again and again: so many are remembered with what they may have meant. */
const SEEN_MAX = 4_000

/** The words of some texts. `baseCost` is added wherever one of them is taken. */
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

  /** Where the words that begin with the text would begin. */
  function beginningAt(text: string): number {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle]?.word ?? '') < text) from = middle + 1
      else to = middle
    }
    return from
  }

  function exactly(typed: string, isOpen: boolean): readonly Sighting[] {
    const sightings: Sighting[] = []
    for (let at = beginningAt(typed); sorted[at]?.word.startsWith(typed); at += 1) {
      const { word, places, cost } = sorted[at] as Known
      if (word === typed) sightings.push({ places, cost })
      else if (isOpen) sightings.push({ places, cost: cost + BEGINNING_COST })
      else break
    }
    return sightings
  }

  function lookNear(typed: string, isOpen: boolean, forgiven: number): readonly Sighting[] {
    const sightings: Sighting[] = []
    const letters = lettersOf(typed)
    const countSlips = makeSlipCounter(typed, forgiven)
    for (const { word, letters: ofWord, places, cost } of sorted) {
      const longer = word.length - typed.length
      if (longer < -forgiven || (!isOpen && longer > forgiven)) continue
      if (hasStrangers(letters, ofWord, forgiven) || word === typed) continue
      const { whole, beginning } = countSlips(word)
      if (whole <= forgiven) sightings.push({ places, cost: cost + whole * SLIP_COST })
      else if (isOpen && beginning > 0 && beginning <= forgiven) {
        sightings.push({ places, cost: cost + beginning * SLIP_COST + BEGINNING_COST })
      }
    }
    return sightings
  }

  const seenNear = new Map<string, readonly Sighting[]>()

  return {
    exactly,
    nearly(typed, isOpen) {
      const forgiven = slipsForgiven(typed)
      if (forgiven === 0) return exactly(typed, isOpen)
      const key = isOpen ? `${typed}…` : typed
      const near = seenNear.get(key) ?? lookNear(typed, isOpen, forgiven)
      if (seenNear.size >= SEEN_MAX) seenNear.clear()
      seenNear.set(key, near)
      return [...exactly(typed, isOpen), ...near]
    },
  }
}
