/** A bet, a move or an outcome, in the form of the game's rules. */
export type Json = Readonly<Record<string, unknown>>
