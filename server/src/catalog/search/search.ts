import type { GameFilter } from '@ronda/contract'
import { makeNameIndex, type Findable, type NameHits, type Ranking } from './nameIndex.ts'
import { makeSubjectReader, type Reading } from './readSubjects.ts'
import { subjects as allSubjects, type Subject, type SubjectGame } from './subjects.ts'
import { plainText, wordsOf } from './words.ts'

/** A game with its names, or a tile that stands for a studio and has no subject. */
export type Searched = Findable & { readonly game?: SubjectGame }

/** The places found, the best first, and the lobby filters that the text names. */
export type Hits = {
  readonly matches: readonly number[]
  readonly near: readonly number[]
  readonly filters: readonly GameFilter[]
}

export type SearchIndex = {
  find(text: string, ranking: Ranking): Hits
}

/** Every list once, in order. */
const joined = (...lists: readonly (readonly number[])[]): readonly number[] => [...new Set(lists.flat())]

const inOrder = (places: ReadonlySet<number>, { order }: Ranking): readonly number[] =>
  Array.from(order).filter((place) => places.has(place))

/** Many games have a feature: those whose name has the words are meant first. */
const isFeature = ({ filter }: Subject): boolean => filter?.feature !== undefined

export function makeSearchIndex(all: readonly Searched[], subjects: readonly Subject[] = allSubjects): SearchIndex {
  const names = makeNameIndex(all)
  const readSubjects = makeSubjectReader(subjects)
  const included = new Map(
    subjects.map((subject) => [
      subject,
      new Set(all.flatMap(({ game }, place) => (game && subject.includes(game) ? [place] : []))),
    ]),
  )

  const placesOf = (subject: Subject): ReadonlySet<number> => included.get(subject) ?? new Set()

  /** The places that every subject includes; if there are none, those that one of them includes. */
  function placesOfAll(wanted: readonly Subject[]): ReadonlySet<number> {
    const lists = wanted.map(placesOf)
    const [first = new Set()] = lists
    const both = new Set([...first].filter((place) => lists.every((list) => list.has(place))))
    return both.size > 0 ? both : new Set(lists.flatMap((list) => [...list]))
  }

  function join(named: NameHits, { subjects: wanted, rest, isGuess }: Reading, ranking: Ranking): NameHits {
    const within = placesOfAll(wanted)
    if (rest.length > 0) {
      const partly = names.find(rest.join(' '), rest, ranking)
      const matches = joined(
        named.matches,
        partly.matches.filter((place) => within.has(place)),
      )
      const guesses = [named.near, partly.near.filter((place) => within.has(place)), inOrder(within, ranking)]
      return { ...named, matches, near: matches.length > 0 ? [] : (guesses.find((list) => list.length > 0) ?? []) }
    }
    const areNamesFirst = isGuess || wanted.every(isFeature)
    const whole = areNamesFirst ? named.matches : named.matches.slice(0, named.whole)
    const ofTheme = wanted.some(({ isTheme }) => isTheme) ? named.matches.filter((place) => within.has(place)) : []
    const first = [...whole, ...ofTheme]
    const matches = joined(first, inOrder(within, ranking), named.matches)
    // No game of that kind is here: then the words may be a name with a typo.
    return { ...named, matches, near: matches.length > 0 ? [] : named.near }
  }

  return {
    find(text, ranking) {
      const plain = plainText(text)
      const words = wordsOf(plain)
      const reading = readSubjects(words)
      const named = names.find(plain, words, ranking)
      const { matches, near } = reading.subjects.length === 0 ? named : join(named, reading, ranking)
      return { matches, near, filters: reading.subjects.flatMap(({ filter }) => filter ?? []) }
    },
  }
}
