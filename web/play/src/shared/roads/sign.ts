import type { Mark } from '@ronda/games'

/** The letter of a side on a bead. A tie has its own sign, because a side may begin with the same letter. */
export const signOf = (mark: Mark, name: string): string => (mark === 'tie' ? '=' : name.slice(0, 1))
