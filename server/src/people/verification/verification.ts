import type { RetryLater } from '@ronda/contract'
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

/** The earlier requests, from the database. A budget is a time when it has room again, if it has none now. */
export type SendFacts = {
  /** The last message of this flow to this recipient. */
  readonly lastAtMs: number | undefined
  readonly recipientFullUntilMs: number | undefined
  readonly prefixFullUntilMs: number | undefined
  readonly networkFullUntilMs: number | undefined
  readonly accountFullUntilMs: number | undefined
  readonly brandFullUntilMs: number | undefined
  readonly closedUntilMs: number | undefined
  /** The last messages to the prefix whose codes have expired, and how many of their codes were used. */
  readonly settled: number
  readonly answered: number
}

export type BudgetRefusal = RetryLater<'verification.wait' | 'verification.too_many' | 'verification.quota'>

export type SendDecision =
  | { readonly may: 'send' }
  | { readonly may: 'refuse'; readonly because: BudgetRefusal }
  /** Refused, and the prefix is closed from now on. */
  | { readonly may: 'close' }

type Block = { readonly code: BudgetRefusal['code']; readonly untilMs: number | undefined }

/** What stands in the way of this one request, the brand's own budget left out. */
function blocksOf(channel: Channel, facts: SendFacts): readonly Block[] {
  const resendAtMs = facts.lastAtMs === undefined ? undefined : facts.lastAtMs + minutes(RESEND_MINUTES)
  return [
    { code: 'verification.wait', untilMs: resendAtMs },
    { code: 'verification.too_many', untilMs: facts.recipientFullUntilMs },
    { code: 'verification.too_many', untilMs: facts.networkFullUntilMs },
    { code: 'verification.too_many', untilMs: facts.accountFullUntilMs },
    ...(channel === 'sms'
      ? ([
          { code: 'verification.too_many', untilMs: facts.prefixFullUntilMs },
          { code: 'verification.too_many', untilMs: facts.closedUntilMs },
        ] as const)
      : []),
  ]
}

/** The block that ends last: with the wait of any other the next request would be refused again. */
function lastOf(blocks: readonly Block[], nowMs: number): BudgetRefusal | undefined {
  return blocks
    .map(({ code, untilMs = 0 }) => ({ code, retryAfterMs: untilMs - nowMs }))
    .filter(({ retryAfterMs }) => retryAfterMs > 0)
    .toSorted((left, right) => right.retryAfterMs - left.retryAfterMs)[0]
}

/** Whether a message may be sent now; if not, why, and how long that lasts. */
export function decideSend(channel: Channel, facts: SendFacts, nowMs: number): SendDecision {
  const blocks = blocksOf(channel, facts)
  const brand: Block = { code: 'verification.quota', untilMs: facts.brandFullUntilMs }
  const isBlocked = lastOf(blocks, nowMs) !== undefined
  if (!isBlocked && channel === 'sms' && isPumped(facts)) return { may: 'close' }
  const because = lastOf([...blocks, brand], nowMs)
  return because === undefined ? { may: 'send' } : { may: 'refuse', because }
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
