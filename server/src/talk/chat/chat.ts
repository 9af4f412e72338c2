import { CHAT_TEXT_MAX, type RetryLater } from '@ronda/contract'
import { minutes, seconds } from '@ronda/core'
import { isRude } from './rude.ts'

/** What decides whether an account may post a message. */
export type Speaker = {
  /** Signed in with an account of their own. */
  readonly isMember: boolean
  /** Is on a break from playing, or is excluded. */
  readonly isResting: boolean
  readonly mutedUntilMs: number | undefined
  /** When the last messages were posted, in any room; newest first. */
  readonly postedAtMs: readonly number[]
}

export type SayRefusal = 'chat.read_only' | RetryLater<'chat.muted' | 'chat.too_fast'> | 'chat.links' | 'chat.words'

/** The rate limit: the least time between two messages, and the most messages in a span. */
const INTERVAL_MIN_MS = seconds(2)
const SPAN_MS = minutes(1)
export const SPAN_MESSAGES_MAX = 8

/** URLs, e-mail addresses, markup and phone numbers: players must not be sent to other sites or contacts. */
const LINKS = [
  /https?:|www\.|:\/\//i,
  /[\p{L}\p{N}-]+\.(com|net|org|io|gg|me|ly|app|bet|casino|xyz|info|tv|co|mx|es|ar|pe|cl|vn|ru|link|site|online|shop)\b/iu,
  /[\w.+-]+@[\w-]+\.\w/,
  /[<>]|\[\/?\w+\]|javascript:/i,
  /(?:\d[\s().-]*){7,}/,
]

/** Normalizes a text to one line without control characters, and without characters that hide or reverse others. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Co}/gu, ' ')
    .replaceAll(/\p{M}{3,}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, CHAT_TEXT_MAX)
}

/** How long until the rate limit allows another message; 0 or less if it does now. */
function speedLeftMs(postedAtMs: readonly number[], nowMs: number): number {
  // With the most messages of a span posted, the oldest of them has to leave the span.
  const [last = -Infinity, oldest = -Infinity] = [postedAtMs[0], postedAtMs[SPAN_MESSAGES_MAX - 1]]
  return Math.max(last + INTERVAL_MIN_MS, oldest + SPAN_MS) - nowMs
}

/** Why a message is refused; the first refusal that applies is the one that its author is shown. */
export function sayRefusal(speaker: Speaker, text: string, nowMs: number): SayRefusal | undefined {
  const { isMember, isResting, mutedUntilMs, postedAtMs } = speaker
  if (!isMember || isResting) return 'chat.read_only'
  if (mutedUntilMs !== undefined && nowMs < mutedUntilMs) {
    return { code: 'chat.muted', retryAfterMs: mutedUntilMs - nowMs }
  }
  const retryAfterMs = speedLeftMs(postedAtMs, nowMs)
  if (retryAfterMs > 0) return { code: 'chat.too_fast', retryAfterMs }
  if (LINKS.some((pattern) => pattern.test(text))) return 'chat.links'
  return isRude(text) ? 'chat.words' : undefined
}
