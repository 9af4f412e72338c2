import { days } from '@ronda/core'

/** Longer than a weekend: notices are not read at once. */
export const OBJECTION_LIFE_MS = days(3)

/** The page that the link of a notice opens. */
export const OBJECTION_PATH = '/objection'
