import type { SolvedProfiles } from '../recipe.ts'

// Found by `npm run game -- solve respin9`, never by hand: a test solves it again and compares.
// oxfmt-ignore
export const respin9: SolvedProfiles = {
  low: {
    steepness: -0.2, seed: 0,
    pays: [[70], [60], [60], [50], [45], [45], [40], [35], [30], [28]],
    plans: [
      [
        { counts: [0, 0, 1, 2, 1, 1, 1, 4, 6, 7, 2, 4], blocks: [] },
        { counts: [0, 0, 1, 0, 2, 2, 1, 3, 3, 3, 4, 2], blocks: [[3, 7, 0, 9, 11], [11, 2, 0, 7, 8]] },
        { counts: [0, 0, 1, 3, 1, 2, 6, 1, 6, 2, 4, 4], blocks: [] },
      ],
    ],
  },
  medium: {
    steepness: 0.8, seed: 0,
    pays: [[160], [120], [80], [50], [40], [28], [18], [14], [9], [7]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 3, 2, 4, 3, 4, 5, 3, 3], blocks: [] },
        { counts: [0, 0, 3, 0, 3, 3, 2, 3, 1, 3, 1, 2], blocks: [[10, 2, 0, 4, 3], [8, 6, 0, 4, 11]] },
        { counts: [0, 0, 1, 3, 2, 3, 5, 2, 1, 3, 5, 5], blocks: [] },
      ],
    ],
  },
  high: {
    steepness: 4.8, seed: 0,
    pays: [[75], [20], [5], [1], [1], [1], [1], [1], [1], [1]],
    plans: [
      [
        { counts: [0, 0, 4, 6, 3, 3, 2, 2, 2, 1, 5, 1], blocks: [] },
        { counts: [0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 6, 4], blocks: [[5, 3, 0, 2, 11], [3, 5, 0, 8, 4]] },
        { counts: [0, 0, 1, 4, 2, 2, 1, 3, 3, 4, 2, 8], blocks: [] },
      ],
    ],
  },
}
