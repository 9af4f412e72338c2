import { days } from '@ronda/core'

/** Longer than a weekend, because notices are not always read at once. */
export const OBJECTION_LIFE_MS = days(3)

/** The page of the link in a notice. */
export const OBJECTION_PATH = '/objection'
