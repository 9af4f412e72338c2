const WORDS = ['moved', 'aboveEnded'] as const

/** Why something happened to a contract: in the reader's language where the server has a word for it. */
export function stepNote(note: string | null, t: (word: (typeof WORDS)[number]) => string): string | undefined {
  const word = WORDS.find((each) => each === note)
  return word === undefined ? (note ?? undefined) : t(word)
}
