import { makeTypoCounter, typosAllowed } from './typos.ts'
import type { Subject } from './subjects.ts'

/** What a search text asks for besides names. */
export type Reading = {
  /** Each must include a game; empty when the text names no subject. */
  readonly subjects: readonly Subject[]
  /** The words that belong to no subject. */
  readonly rest: readonly string[]
  /** Whether a phrase was completed or corrected, so that games of that very name are meant first. */
  readonly isGuess: boolean
}

/** Words that say nothing about a game beside a subject. */
const FILLERS: ReadonlySet<string> = new Set(
  'a al con de del el en juego juegos jugar la las los para por un una y and for game games in of online on play the to with'.split(
    ' ',
  ),
)

/** The longest phrase has this many words. */
const PHRASE_WORDS_MAX = 4
/** A shorter text is the beginning of too many phrases. */
const PREFIX_MIN = 3
/** A shorter phrase with a typo would be another word. */
const TYPO_MIN = 5

type Phrase = { readonly squashed: string; readonly subject: Subject }
type Read = { readonly subject: Subject; readonly words: number; readonly isGuess: boolean }

const squash = (words: readonly string[]): string => words.join('')

/** Reads subjects out of search texts; spaces within a phrase do not count: "black jack" is "blackjack". */
export function makeSubjectReader(subjects: readonly Subject[]): (words: readonly string[]) => Reading {
  const phrases: readonly Phrase[] = subjects.flatMap((subject) =>
    Object.values(subject.phrases).flatMap((ofLanguage) =>
      ofLanguage.map((phrase) => ({ squashed: squash(phrase.split(' ')), subject })),
    ),
  )
  const byPhrase = new Map<string, Subject>()
  for (const { squashed, subject } of phrases) if (!byPhrase.has(squashed)) byPhrase.set(squashed, subject)

  /** Only the whole text may be incomplete or have a typo: a part of a name often looks like a phrase. */
  function guess(typed: string): Subject | undefined {
    if (typed.length >= PREFIX_MIN) {
      const completed = phrases.find(({ squashed }) => squashed.startsWith(typed))
      if (completed) return completed.subject
    }
    if (typed.length < TYPO_MIN) return undefined
    const typos = typosAllowed(typed)
    const count = makeTypoCounter(typed, typos)
    return phrases.find(({ squashed }) => squashed.length >= TYPO_MIN && count(squashed).whole <= typos)?.subject
  }

  /** The longest phrase that begins at a word. */
  function readAt(words: readonly string[], at: number): Read | undefined {
    for (let many = Math.min(PHRASE_WORDS_MAX, words.length - at); many > 0; many -= 1) {
      const subject = byPhrase.get(squash(words.slice(at, at + many)))
      if (subject) return { subject, words: many, isGuess: false }
    }
    return undefined
  }

  return (words) => {
    const found: Subject[] = []
    const rest: string[] = []
    for (let at = 0; at < words.length;) {
      const read = readAt(words, at)
      if (read) found.push(read.subject)
      else if (!FILLERS.has(words[at] ?? '')) rest.push(words[at] ?? '')
      at += read?.words ?? 1
    }
    if (found.length > 0) return { subjects: [...new Set(found)], rest, isGuess: false }
    const guessed = guess(squash(words))
    return guessed ? { subjects: [guessed], rest: [], isGuess: true } : { subjects: [], rest, isGuess: false }
  }
}
