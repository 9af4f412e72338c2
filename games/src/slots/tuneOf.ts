import type { Tune } from '../titles/tune.ts'
import type { SlotTitle } from './titles.ts'

/** The first slot plays in the mode of the Spanish guitar. */
const FERIA: Tune = ['E', 'phrygianDominant']

/** The key of a slot's music. */
export const tuneOf = ({ title }: SlotTitle): Tune => title?.tune ?? FERIA
