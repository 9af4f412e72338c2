import type { CoverSubject } from '../cover/coverSubject.ts'
import type { HeroName } from '../hero/heroName.ts'

/** What a title requires of the pictures of its game: those of its cover, and the figures on its reels. */
export type SkinSubject = Pick<
  CoverSubject,
  'number' | 'land' | 'air' | 'time' | 'hues' | 'tinted' | 'hand' | 'frame'
> & {
  /** The wild, the scatter, then the high-paying symbols, the highest first. */
  readonly figures: readonly HeroName[]
  /** The symbol that shows the hero: the wild unless it is said. */
  readonly heroSymbol?: number
}

/** Letters and ribbons in olive look like mud: such a hue is replaced by its complement. */
export const clearHue = (hue: number): number => {
  const within = ((hue % 360) + 360) % 360
  return within > 75 && within < 135 ? within + 190 : within
}
