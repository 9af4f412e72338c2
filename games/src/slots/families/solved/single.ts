import type { SolvedProfiles } from '../recipe.ts'

// Found by `npm run game -- solve single`, never by hand: a test solves it again and compares.
// oxfmt-ignore
export const single: SolvedProfiles = {
  low: {
    steepness: -1, seed: 0,
    pays: [[7], [8], [9], [9], [10], [12], [12], [14], [15], [16]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 1, 1, 1, 1, 5, 4, 3, 5], blocks: [] },
        { counts: [6, 0, 1, 2, 1, 1, 1, 1, 3, 1, 3, 4], blocks: [] },
        { counts: [6, 0, 1, 1, 1, 1, 2, 1, 4, 1, 1, 6], blocks: [] },
      ],
    ],
  },
  medium: {
    steepness: -2.8, seed: 0,
    pays: [[1], [1], [1], [2], [3], [5], [9], [15], [25], [45]],
    plans: [
      [
        { counts: [0, 0, 1, 2, 1, 1, 2, 2, 1, 3, 4, 6], blocks: [] },
        { counts: [2, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 8], blocks: [] },
        { counts: [2, 0, 1, 1, 1, 1, 1, 1, 3, 4, 2, 8], blocks: [] },
      ],
    ],
  },
  high: {
    steepness: 0.4, seed: 0,
    pays: [[50], [35], [28], [22], [18], [14], [10], [8], [6], [5]],
    plans: [
      [
        { counts: [0, 0, 2, 3, 3, 2, 2, 1, 3, 2, 1, 4], blocks: [] },
        { counts: [2, 0, 2, 1, 1, 1, 3, 1, 5, 1, 2, 5], blocks: [] },
        { counts: [2, 0, 4, 2, 1, 2, 1, 3, 2, 2, 1, 5], blocks: [] },
      ],
    ],
  },
}
