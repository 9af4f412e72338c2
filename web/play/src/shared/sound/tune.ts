import type { SlotSkin } from '@ronda/contract'

/** The key in which a game plays its music. */
export type Tune = SlotSkin['tune']

type NoteName = Tune[0]
type ModeName = Tune[1]

const SEMITONES: Readonly<Record<NoteName, number>> = {
  C: 0,
  D: 2,
  E: 4,
  F: 5,
  G: 7,
  A: 9,
  B: 11,
}

/** Seven steps each, in semitones above the root: music is written in steps and can be played in any of them. */
const STEPS: Readonly<Record<ModeName, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  doubleHarmonic: [0, 1, 4, 5, 7, 8, 11],
  phrygianDominant: [0, 1, 4, 5, 7, 8, 10],
}

/** C3, an octave below middle C, in the range of a guitar. */
const C_HERTZ = 130.81

/** Step 0 is the root; every seven steps are an octave. */
export function hertzOf([root, mode]: Tune, step: number): number {
  const steps = STEPS[mode]
  const octave = Math.floor(step / steps.length)
  const semitone = SEMITONES[root] + (steps[step - octave * steps.length] ?? 0)
  return C_HERTZ * 2 ** (octave + semitone / 12)
}
