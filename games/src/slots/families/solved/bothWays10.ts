import type { SolvedProfiles } from '../recipe.ts'

// Found by `npm run game -- solve bothWays10`, never by hand: a test solves it again and compares.
// oxfmt-ignore
export const bothWays10: SolvedProfiles = {
  low: {
    steepness: -0.2, seed: 0,
    pays: [[20, 45, 90], [20, 40, 80], [18, 40, 75], [18, 35, 70], [16, 30, 60], [15, 30, 53], [14, 28, 50], [14, 25, 45], [12, 22, 40], [12, 22, 39]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 1, 1, 1, 2, 1, 1, 3, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2], blocks: [] },
        { counts: [1, 0, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1], blocks: [] },
        { counts: [0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2], blocks: [] },
      ],
    ],
  },
  medium: {
    steepness: 1.2, seed: 0,
    pays: [[30, 180, 1200], [22, 120, 800], [16, 80, 500], [12, 60, 300], [9, 40, 200], [6, 28, 140], [5, 18, 80], [3, 12, 50], [2, 9, 35], [2, 6, 22]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 1, 1, 1, 2, 1, 1, 3, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 1, 1, 2, 1, 2, 1, 1, 2], blocks: [] },
        { counts: [1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2], blocks: [] },
        { counts: [0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1], blocks: [] },
      ],
    ],
  },
  high: {
    steepness: 2, seed: 0,
    pays: [[25, 250, 3500], [15, 140, 2000], [10, 80, 900], [6, 50, 500], [4, 28, 280], [2, 16, 140], [2, 10, 75], [1, 6, 40], [1, 3, 20], [1, 2, 10]],
    plans: [
      [
        { counts: [0, 0, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1], blocks: [] },
        { counts: [1, 0, 2, 1, 1, 1, 2, 1, 1, 2, 1, 1], blocks: [] },
        { counts: [1, 0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2], blocks: [] },
        { counts: [0, 0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1], blocks: [] },
      ],
    ],
  },
}
