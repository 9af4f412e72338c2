import type { SolvedProfiles } from '../recipe.ts'

// Found by `npm run game -- solve classic5`, never by hand: a test solves it again and compares.
// oxfmt-ignore
export const classic5: SolvedProfiles = {
  low: {
    steepness: -0.2, seed: 0,
    pays: [[60], [60], [50], [45], [40], [40], [35], [30], [28], [25]],
    plans: [
      [
        { counts: [0, 0, 1, 2, 3, 2, 4, 2, 4, 4, 2, 5], blocks: [] },
        { counts: [2, 0, 1, 1, 4, 2, 1, 5, 4, 1, 5, 4], blocks: [] },
        { counts: [2, 0, 2, 3, 1, 1, 1, 5, 3, 4, 4, 5], blocks: [] },
      ],
    ],
  },
  medium: {
    steepness: 0.8, seed: 0,
    pays: [[220], [150], [100], [75], [50], [40], [28], [18], [14], [9]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 2, 2, 3, 2, 5, 5, 3, 5], blocks: [] },
        { counts: [2, 0, 2, 2, 1, 3, 2, 1, 3, 5, 4, 5], blocks: [] },
        { counts: [2, 0, 1, 3, 1, 1, 2, 3, 6, 3, 4, 5], blocks: [] },
      ],
    ],
  },
  high: {
    steepness: 3.2, seed: 0,
    pays: [[400], [160], [60], [22], [9], [4], [1], [1], [1], [1]],
    plans: [
      [
        { counts: [0, 0, 4, 3, 4, 1, 2, 4, 2, 3, 4, 2], blocks: [] },
        { counts: [2, 0, 1, 1, 2, 2, 3, 2, 6, 4, 5, 2], blocks: [] },
        { counts: [2, 0, 1, 1, 4, 2, 2, 2, 6, 4, 4, 3], blocks: [] },
      ],
    ],
  },
}
