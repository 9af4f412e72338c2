const WORDS = ['moved', 'aboveEnded'] as const

/** The word of the server for why something happened to a contract; undefined where a person wrote the reason. */
export const wordOfNote = (note: string | null): (typeof WORDS)[number] | undefined =>
  WORDS.find((each) => each === note)
