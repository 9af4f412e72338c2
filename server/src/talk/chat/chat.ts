import { CHAT_TEXT_MAX } from '@ronda/contract'
import { minutes, seconds } from '@ronda/core'
import { isRude } from './rude.ts'

/** Who wants to say something, as far as it matters. */
export type Speaker = {
  /** Signed in with an account of their own. */
  readonly isMember: boolean
  /** Has taken a break from playing, or was stopped. */
  readonly isResting: boolean
  readonly mutedUntilMs: number | undefined
  /** When they spoke last, in whichever room; newest first. */
  readonly spokeAtMs: readonly number[]
}

export type SayRefusal = 'chat.read_only' | 'chat.muted' | 'chat.too_fast' | 'chat.links' | 'chat.words'

/** Nobody speaks faster, and nobody fills a room. */
const BREATH_MS = seconds(2)
const SPAN_MS = minutes(1)
export const SPAN_MESSAGES_MAX = 8

/** Addresses, markup, and numbers long enough to call: what takes people elsewhere. */
const LINKS = [
  /https?:|www\.|:\/\//i,
  /[\p{L}\p{N}-]+\.(com|net|org|io|gg|me|ly|app|bet|casino|xyz|info|tv|co|mx|es|ar|pe|cl|vn|ru|link|site|online|shop)\b/iu,
  /[\w.+-]+@[\w-]+\.\w/,
  /[<>]|\[\/?\w+\]|javascript:/i,
  /(?:\d[\s().-]*){7,}/,
]

/** Letters as they are compared and shown: no signs that hide or turn others, no room between lines. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Co}/gu, ' ')
    .replaceAll(/\p{M}{3,}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, CHAT_TEXT_MAX)
}

/** Why something is not said, in the order that its writer should hear of it. */
export function sayRefusal(speaker: Speaker, text: string, nowMs: number): SayRefusal | undefined {
  const { isMember, isResting, mutedUntilMs, spokeAtMs } = speaker
  if (!isMember || isResting) return 'chat.read_only'
  if (mutedUntilMs !== undefined && nowMs < mutedUntilMs) return 'chat.muted'
  const lately = spokeAtMs.filter((atMs) => atMs > nowMs - SPAN_MS).length
  if (nowMs - (spokeAtMs[0] ?? 0) < BREATH_MS || lately >= SPAN_MESSAGES_MAX) return 'chat.too_fast'
  if (LINKS.some((pattern) => pattern.test(text))) return 'chat.links'
  return isRude(text) ? 'chat.words' : undefined
}
