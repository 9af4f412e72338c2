import type { DeskMission, Mission, MissionState } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { periodAt } from './mission.ts'

type ByLanguage = Readonly<Record<Language, string>>

type Terms = Pick<Mission, 'id' | 'version' | 'period' | 'task' | 'gameType' | 'goal' | 'prize' | 'places'> & {
  readonly names: ByLanguage
  readonly texts: ByLanguage
  readonly currency: Currency
  readonly fromMs: number
  readonly untilMs: number | null
}

function shownTerms({ names, texts, fromMs: _from, untilMs: _until, ...terms }: Terms, language: Language) {
  const { id, version, period, task, gameType, goal, prize, places, currency } = terms
  const words = { name: names[language], text: texts[language] }
  return { id, version, ...words, period, task, gameType, goal, prize, places, currency }
}

type Offer = {
  readonly language: Language
  readonly nowMs: number
  readonly state: MissionState
  readonly placesLeft: number
}

/** A mission that the reader has not joined. */
export function shownOffer(terms: Terms, { language, nowMs, state, placesLeft }: Offer): Mission {
  const atMs = state === 'soon' ? terms.fromMs : nowMs
  const { startMs, endMs } = periodAt(terms.period, atMs)
  return {
    ...shownTerms(terms, language),
    state,
    placesLeft,
    progress: 0n,
    startsAtMs: Math.trunc(state === 'soon' ? terms.fromMs : startMs),
    endsAtMs: endMs,
    doneAtMs: null,
  }
}

type Member = {
  readonly startMs: number
  readonly endMs: number
  readonly progress: bigint
  readonly doneAtMs: number | null
}

type Reading = { readonly language: Language; readonly taken: number }

/** A mission that the reader has joined, by the terms of that moment. */
export function shownJoined(terms: Terms, member: Member, { language, taken }: Reading): Mission {
  const { startMs, endMs, progress, doneAtMs } = member
  return {
    ...shownTerms(terms, language),
    state: doneAtMs === null ? 'joined' : 'done',
    placesLeft: Math.max(0, terms.places - taken),
    progress,
    startsAtMs: Math.trunc(startMs),
    endsAtMs: Math.trunc(endMs),
    doneAtMs: doneAtMs === null ? null : Math.trunc(doneAtMs),
  }
}

type Version = Omit<Terms, 'id' | 'version'> & {
  readonly id: string
  readonly version: number
  readonly isOffered: boolean
}

type ForDesk = Version & {
  readonly isInForce: boolean
  readonly inForce: Version | undefined
  readonly madeBy: string | null
  readonly madeByName: string | null
  readonly madeAtMs: number
}

type Figures = Pick<DeskMission, 'joinedNow' | 'joined' | 'done' | 'given'>

function draftOf({ names, texts, period, task, gameType, goal, prize, places, fromMs, untilMs }: Version) {
  const window = { fromMs: Math.trunc(fromMs), untilMs: untilMs === null ? null : Math.trunc(untilMs) }
  return { names, texts, period, task, gameType, goal, prize, places, ...window }
}

/** A mission as a member of staff sees it. */
export function shownToStaff(mission: ForDesk, reader: string, figures: Figures): DeskMission {
  const { id, version, inForce, isInForce, isOffered, madeBy } = mission
  return {
    id,
    version,
    draft: draftOf(mission),
    state: isInForce ? (isOffered ? 'offered' : 'stopped') : 'proposed',
    inForce: inForce === undefined || isInForce ? null : { draft: draftOf(inForce), isOffered: inForce.isOffered },
    mayDecide: !isInForce && madeBy !== reader,
    currency: mission.currency,
    madeBy: mission.madeByName,
    madeAtMs: Math.trunc(mission.madeAtMs),
    ...figures,
  }
}
