type NoteName = 'C' | 'D' | 'E' | 'F' | 'G' | 'A' | 'B'

type ModeName =
  | 'major'
  | 'dorian'
  | 'phrygian'
  | 'lydian'
  | 'mixolydian'
  | 'minor'
  | 'harmonicMinor'
  | 'doubleHarmonic'
  | 'phrygianDominant'

/** The key of a title's music. The contract lists the same names, and the compiler compares both where skins are made. */
export type Tune = readonly [root: NoteName, mode: ModeName]
