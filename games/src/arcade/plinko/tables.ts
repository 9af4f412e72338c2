export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

export const ROWS_MIN = 8
export const ROWS_MAX = 16

/**
 * What the slots pay from the edge to the middle, in tenths of the stake, by risk and rows; the other half is the same.
 * Each was solved for a return just below 99 %; the tests prove what it is.
 */
export const plinkoTables: Readonly<Record<Risk, Readonly<Record<number, readonly number[]>>>> = {
  low: {
    8: [39, 17, 11, 9, 8],
    9: [47, 19, 13, 10, 8],
    10: [59, 24, 15, 11, 9, 7],
    11: [72, 29, 17, 13, 9, 8],
    12: [94, 38, 21, 13, 11, 8, 8],
    13: [120, 45, 25, 14, 12, 9, 8],
    14: [130, 58, 31, 18, 13, 10, 8, 8],
    15: [190, 72, 37, 22, 15, 10, 9, 8],
    16: [240, 89, 42, 25, 16, 11, 9, 9, 8],
  },
  medium: {
    8: [98, 28, 11, 7, 7],
    9: [140, 38, 15, 9, 6],
    10: [220, 49, 18, 11, 7, 6],
    11: [320, 70, 24, 12, 9, 6],
    12: [470, 100, 35, 16, 9, 7, 6],
    13: [750, 140, 45, 21, 11, 8, 6],
    14: [1100, 200, 63, 27, 14, 9, 7, 5],
    15: [1600, 300, 87, 33, 16, 10, 7, 7],
    16: [2600, 440, 130, 46, 21, 12, 8, 7, 6],
  },
  high: {
    8: [240, 33, 11, 5, 5],
    9: [380, 52, 13, 7, 5],
    10: [690, 84, 21, 9, 6, 2],
    11: [1300, 130, 32, 11, 6, 4],
    12: [2200, 200, 47, 15, 7, 5, 4],
    13: [3900, 370, 69, 21, 10, 5, 4],
    14: [7000, 610, 110, 32, 13, 6, 4, 4],
    15: [12500, 1000, 170, 45, 18, 7, 5, 4],
    16: [22500, 1800, 290, 67, 23, 9, 6, 4, 4],
  },
}
