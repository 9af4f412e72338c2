/** Keys in which a game may play its music: a root, and one of the modes of seven steps. */

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

export type Tune = readonly [root: NoteName, mode: ModeName]
