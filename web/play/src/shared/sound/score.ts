import type { Level } from '../wager/celebration.ts'

/** A step of the game's scale, its delay after the first note, and its force. It sounds in the key of each title. */
export type Note = { readonly step: number; readonly atMs: number; readonly force: number }

const phrase = (steps: readonly number[], gapMs: number, force: number): readonly Note[] =>
  steps.map((step, index) => ({ step, atMs: index * gapMs, force }))

/** A chord strummed slowly over its strings. */
const strum = (steps: readonly number[], atMs: number, force: number): readonly Note[] =>
  phrase(steps, 26, force).map((note) => ({ ...note, atMs: note.atMs + atMs }))

/** The Andalusian cadence: A minor, G, F, E. */
const CADENCE: readonly Note[] = [
  ...strum([3, 7, 10, 12, 14], 0, 0.8),
  ...strum([2, 6, 9, 11, 13], 340, 0.8),
  ...strum([1, 5, 8, 10, 12], 680, 0.9),
  ...strum([0, 4, 7, 9, 11, 14], 1_020, 1),
]

/** The music for a win of a level. A win of no more than the stake has none. */
export function musicOf(level: Level): readonly Note[] {
  switch (level) {
    case 'none':
    case 'quiet':
      return []
    case 'win':
      return phrase([7, 9, 11, 14], 82, 0.7)
    case 'big':
      return CADENCE
    case 'great':
    case 'grand':
      return [
        ...CADENCE,
        ...phrase([14, 16, 18, 21, 18, 21], 110, 0.9).map((note) => ({ ...note, atMs: note.atMs + 1_420 })),
      ]
    default:
      return []
  }
}

/** Each scatter plays one step higher. */
export const scatterMusic = (count: number): readonly Note[] => phrase([7 + count * 2, 11 + count * 2], 70, 0.8)

/** Symbols are turned over. */
export const turnMusic: readonly Note[] = phrase([4, 7, 9], 60, 0.6)

const TAKEN_STEPS = 15

/** One value after another is added: each plays a step higher, from the root again after two octaves. */
export const takeMusic = (taken: number): readonly Note[] => phrase([7 + (taken % TAKEN_STEPS)], 0, 0.6)

/** The higher the multiplier, the higher the fifth. */
export const timesMusic = (times: number): readonly Note[] => {
  const step = 4 + Math.min(10, times)
  return phrase([step, step + 4], 90, 0.7)
}

export const introMusic: readonly Note[] = [
  ...strum([0, 4, 7, 9, 11, 14], 0, 1),
  ...phrase([7, 9, 11, 12, 14, 16, 18, 21], 105, 0.8).map((note) => ({ ...note, atMs: note.atMs + 420 })),
]

export const outroMusic: readonly Note[] = [...strum([1, 5, 8, 10, 12], 0, 0.8), ...strum([0, 4, 7, 9, 11], 420, 0.9)]

/** Every string that this music uses. */
export const stringsUsed: readonly number[] = [
  ...new Set(
    [
      ...musicOf('win'),
      ...musicOf('grand'),
      ...introMusic,
      ...outroMusic,
      ...[1, 2, 3, 4, 5].flatMap(scatterMusic),
      ...turnMusic,
    ].map(({ step }) => step),
  ),
]
