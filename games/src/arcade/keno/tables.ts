/** What is paid by the number of hits, from none on, in tenths of the stake; by how many numbers were chosen. */
export const kenoTables: Readonly<Record<number, readonly number[]>> = {
  1: [0, 38],
  2: [0, 0, 158],
  3: [0, 0, 20, 485],
  4: [0, 0, 10, 50, 1_700],
  5: [0, 0, 0, 40, 170, 6_300],
  6: [0, 0, 0, 20, 80, 880, 15_000],
  7: [0, 0, 0, 10, 40, 300, 1_800, 72_000],
  8: [10, 0, 0, 0, 20, 120, 980, 11_500, 150_000],
  9: [10, 0, 0, 0, 10, 60, 420, 3_300, 35_000, 400_000],
  10: [30, 0, 0, 0, 10, 20, 180, 1_100, 10_000, 50_000, 1_000_000],
}
