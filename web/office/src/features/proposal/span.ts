import { fillText, minutes, seconds } from '@ronda/core'

type SpanTexts = { readonly minutes: string; readonly seconds: string }

/** How long a change waits, in the unit that is shortest to write. */
export function spanText(ms: number, words: SpanTexts): string {
  const isMinutes = ms >= minutes(1)
  const count = String(Math.round(ms / (isMinutes ? minutes(1) : seconds(1))))
  return fillText(isMinutes ? words.minutes : words.seconds, { count })
}
