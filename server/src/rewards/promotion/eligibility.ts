import type { PromotionDraft, PromotionReason } from '@ronda/contract'
import { calendarDay, days, hours } from '@ronda/core'
import { stateOfOffer } from './state.ts'
import { weekdayOf } from './promotion.ts'

/** What is known of somebody who wants to join. */
export type Candidate = {
  /** An account that may be offered promotions: a member's, and not restricted. */
  readonly mayOffer: boolean
  readonly rank: number
  readonly registeredAtMs: number
  /** How often they have joined it before. */
  readonly before: number
  /** They have joined it for this day, week or year. */
  readonly isTaken: boolean
  /** Other accounts that have joined it and share a device, a payout account or a contact with this one. */
  readonly linked: number
  /** Whether today is their confirmed birthday; undefined without one. */
  readonly isBirthday: boolean | undefined
  readonly hasDeposited: boolean
  /** The brand serves the channel, and the profile names a contact there. */
  readonly hasContact: boolean
  /** What is not reserved of the budget. */
  readonly left: bigint
}

export type Offer = { readonly draft: PromotionDraft; readonly isClosed: boolean }

function calendarReason({ draft, isClosed }: Offer, nowMs: number): PromotionReason | undefined {
  const { fromMs, untilMs, weekdays, zone } = draft
  if (stateOfOffer({ isClosed, fromMs, untilMs }, nowMs) !== 'join') return 'not_open'
  return weekdays.length > 0 && !weekdays.includes(weekdayOf(calendarDay(nowMs, zone))) ? 'weekday' : undefined
}

function audienceReason({ rankMin, newDays }: PromotionDraft, who: Candidate, nowMs: number) {
  if (who.rank < rankMin) return 'rank'
  return newDays !== null && nowMs >= who.registeredAtMs + days(newDays) ? 'not_new' : undefined
}

function kindReason({ rule }: PromotionDraft, who: Candidate, nowMs: number): PromotionReason | undefined {
  switch (rule.kind) {
    case 'lossBack':
      return nowMs >= who.registeredAtMs + hours(rule.hours) ? 'not_new' : undefined
    case 'birthday':
      if (who.isBirthday === undefined) return 'identity'
      return who.isBirthday ? undefined : 'birthday'
    case 'firstDeposit':
      return who.hasDeposited ? 'deposited' : undefined
    case 'social':
      return who.hasContact ? undefined : 'channel'
    default:
      return undefined
  }
}

/** Why somebody cannot join, in the order in which a person should see it; undefined when they can. */
export function reasonOf(offer: Offer, who: Candidate, nowMs: number): PromotionReason | undefined {
  const { draft } = offer
  if (!who.mayOffer) return 'not_offered'
  const reason = calendarReason(offer, nowMs) ?? audienceReason(draft, who, nowMs) ?? kindReason(draft, who, nowMs)
  if (reason !== undefined) return reason
  if (who.isTaken || who.before >= draft.times) return 'limit'
  if (who.linked >= draft.perDevice) return 'device'
  return who.left < draft.prize ? 'full' : undefined
}
