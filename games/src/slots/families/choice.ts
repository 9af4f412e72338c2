import { mixed, pick } from '../../titles/mixed.ts'
import type { Title } from '../../titles/titles.ts'
import type { Feature, Reels } from '../../titles/traits.ts'
import type { SlotFeature } from '../shortFacts.ts'
import type { Family } from './family.ts'

/** The intended properties of a title, in terms of the families. */
const MEANT: Readonly<Record<Feature, readonly SlotFeature[]>> = {
  freeSpins: ['freeSpins'],
  multiplier: ['multiplier'],
  expandingWild: ['expandingWild', 'specialSymbol'],
  stickyWild: ['stickyWild', 'walkingWild'],
  cascade: ['ways', 'stacks', 'bothWays'],
  respin: ['respin'],
  scatterPay: ['scatterPay'],
  bonusRound: ['mystery', 'buy'],
}

/** The grid that a title's traits name for games of this size. */
function gridOf({ reels, rows }: Family): Reels {
  if (reels <= 3) return '3x3'
  if (reels > 5) return '6x4'
  return rows <= 3 ? '5x3' : '5x4'
}

/**
 * Chosen by a draw of the title's own; half of the titles draw twice, and take the family that is closer to their
 * intended properties. So families have about equally many titles.
 */
export function chooseFamily({ number, traits }: Title, families: readonly Family[]): Family {
  const fitting = families.filter((family) => gridOf(family) === traits.reels)
  const [one, other] = [pick(fitting, mixed(number, 40)), pick(fitting, mixed(number, 41))]
  const isBetter = likeness(other, traits.features) > likeness(one, traits.features)
  return isBetter && mixed(number, 42) < 0.5 ? other : one
}

function likeness({ facts }: Family, features: readonly Feature[]): number {
  return features.filter((feature) => MEANT[feature].some((meant) => facts.medium.features.includes(meant))).length
}
