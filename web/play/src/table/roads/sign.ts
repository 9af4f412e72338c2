import type { Mark } from '@ronda/games'

/** What stands for a side on a bead: its first letter. A tie has a sign of its own, since sides may begin as it does. */
export const signOf = (mark: Mark, name: string): string => (mark === 'tie' ? '=' : name.slice(0, 1))
