import { days, hours, minutes } from '@ronda/core'

/** The purpose of a code. A code of one flow is not valid in another. */
export type Flow = 'login' | 'register' | 'password' | 'step' | 'setMobile' | 'setEmail' | 'proof'
export type Channel = 'sms' | 'mail'

/** The time before another code can be requested; the countdown on the screen is 60 seconds times it. */
export const RESEND_MINUTES = 1
/** Longer than the countdown, so that a code of a slow message is still valid when it arrives. */
export const CODE_LIFE_MS = minutes(5)
/** Five guesses at a million codes. Also a check in the database. */
export const CODE_TRIES_MAX = 5
export const CODE_DIGITS = 6

/** The life of captchas and puzzles. */
export const PUZZLE_LIFE_MS = minutes(5)

/** The limits of messages. Each costs the brand money, and SMS pumping earns fraudsters a share of it. */
export type SendLimits = {
  /** In a day, to one number or address. */
  readonly recipientDayMax: Readonly<Record<Channel, number>>
  /** In an hour, to numbers that share their first seven digits. */
  readonly prefixHourMax: number
  /** In an hour, from one network; many people share one behind a carrier's NAT. */
  readonly networkHourMax: number
  /** In a day, by one account, to any numbers. */
  readonly accountDayMax: number
  /** In a day, by all together: the highest cost of a day. */
  readonly brandDayMax: Readonly<Record<Channel, number>>
}

export const SEND_LIMITS: SendLimits = {
  recipientDayMax: { sms: 5, mail: 10 },
  prefixHourMax: 20,
  networkHourMax: 30,
  accountDayMax: 10,
  brandDayMax: { sms: 2_000, mail: 10_000 },
}

/** The windows of the budgets. */
export const SEND_DAY_MS = days(1)
export const SEND_HOUR_MS = hours(1)

/** A prefix whose codes are hardly ever used is being pumped (SMS fraud), so it is closed for a while. */
export const BREAKER_SENDS = 50
const BREAKER_ANSWERED_MIN = 0.3
export const BREAKER_CLOSED_MS = hours(1)

/** The earlier requests, counted in the database. */
export type SendFacts = {
  /** The last message of this flow to this recipient. */
  readonly lastAtMs: number | undefined
  readonly recipientDay: number
  readonly prefixHour: number
  readonly networkHour: number
  readonly accountDay: number
  readonly brandDay: number
  readonly closedUntilMs: number | undefined
  /** The last messages to the prefix whose codes have expired, and how many of their codes were used. */
  readonly settled: number
  readonly answered: number
}

export type BudgetRefusal = 'verification.wait' | 'verification.too_many' | 'verification.quota'

export type SendDecision =
  | { readonly may: 'send' }
  | { readonly may: 'refuse'; readonly because: BudgetRefusal }
  /** Refused, and the prefix is closed from now on. */
  | { readonly may: 'close' }

const refuse = (because: BudgetRefusal): SendDecision => ({ may: 'refuse', because })

/** The first refusal that applies is shown; those that end soonest come first. */
export function decideSend(channel: Channel, facts: SendFacts, limits: SendLimits, nowMs: number): SendDecision {
  if (facts.lastAtMs !== undefined && nowMs < facts.lastAtMs + minutes(RESEND_MINUTES)) {
    return refuse('verification.wait')
  }
  if (facts.recipientDay >= limits.recipientDayMax[channel]) return refuse('verification.too_many')
  if (facts.networkHour >= limits.networkHourMax) return refuse('verification.too_many')
  if (facts.accountDay >= limits.accountDayMax) return refuse('verification.too_many')
  if (channel === 'sms') {
    if (facts.prefixHour >= limits.prefixHourMax) return refuse('verification.too_many')
    if (facts.closedUntilMs !== undefined && nowMs < facts.closedUntilMs) return refuse('verification.too_many')
    if (isPumped(facts)) return { may: 'close' }
  }
  if (facts.brandDay >= limits.brandDayMax[channel]) return refuse('verification.quota')
  return { may: 'send' }
}

function isPumped({ settled, answered }: SendFacts): boolean {
  return settled >= BREAKER_SENDS && answered < settled * BREAKER_ANSWERED_MIN
}

const PREFIX_DIGITS = 7

/** The first digits of a number, which numbers of one range share; empty for mail. */
export function prefixOf(channel: Channel, to: string): string {
  return channel === 'sms' ? to.replaceAll(/\D/g, '').slice(0, PREFIX_DIGITS) : ''
}

/** Whether codes are sent to this number's country. An empty list means all; no dialing code is a prefix of another. */
export function isServed(mobile: string, dialingCodes: readonly string[]): boolean {
  return dialingCodes.length === 0 || dialingCodes.some((code) => mobile.startsWith(`+${code}`))
}

/** Codes may be typed with spaces or dashes. */
export function parseCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
