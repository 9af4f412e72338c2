import type { CoverSubject, HeroName } from '@ronda/core'

/** What a title asks of the pictures it is played with: what its cover asks, and who is on its reels. */
export type SkinSubject = Pick<
  CoverSubject,
  'number' | 'land' | 'air' | 'time' | 'hues' | 'tinted' | 'hand' | 'frame'
> & {
  /** The wild, the scatter, then those that pay high, the dearest first. */
  readonly figures: readonly HeroName[]
}

/** Letters and ribbons in olive are mud: such a hue gives way to the one across. */
export const clearHue = (hue: number): number => {
  const within = ((hue % 360) + 360) % 360
  return within > 75 && within < 135 ? within + 190 : within
}
