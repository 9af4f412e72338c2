import type { SolvedProfiles } from '../recipe.ts'

// Found by `npm run game -- solve single`, never by hand: a test solves it again and compares.
// oxfmt-ignore
export const single: SolvedProfiles = {
  low: {
    steepness: -0.2, seed: 0,
    pays: [[20], [18], [16], [14], [12], [12], [10], [9], [8], [8]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 2, 4, 1, 1, 2, 4, 5, 2], blocks: [] },
        { counts: [7, 0, 1, 1, 2, 1, 1, 3, 1, 1, 3, 3], blocks: [] },
        { counts: [7, 0, 1, 2, 3, 1, 1, 1, 1, 2, 3, 3], blocks: [] },
      ],
    ],
  },
  medium: {
    steepness: 0.4, seed: 0,
    pays: [[75], [60], [45], [35], [28], [20], [16], [12], [10], [8]],
    plans: [
      [
        { counts: [0, 0, 1, 4, 2, 2, 1, 4, 1, 2, 3, 3], blocks: [] },
        { counts: [4, 0, 2, 1, 1, 2, 1, 3, 3, 2, 3, 2], blocks: [] },
        { counts: [4, 0, 1, 2, 1, 2, 1, 4, 2, 2, 3, 3], blocks: [] },
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
