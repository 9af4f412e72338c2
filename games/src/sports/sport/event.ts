import type { MatchEvent } from '../league/match.ts'
import type { SeriesEvent } from '../series/event.ts'

/** Something that happened in a match, after so many minutes or steps. */
export type SportEvent = MatchEvent | SeriesEvent

/** What happens without a change of what can be expected of a match. */
const HARMLESS: readonly SportEvent['kind'][] = ['corner', 'yellow']

/** After an incident a match is another one: a bet that waits is not taken over it. */
export const isIncident = ({ kind }: Pick<SportEvent, 'kind'>): boolean => !HARMLESS.includes(kind)
