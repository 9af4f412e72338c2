import { present } from '@ronda/core'
import type { AnyShared } from '@ronda/games'
import { keno80, lotto45, lotto55 } from './balls.ts'
import { elott1, elott3, elott5 } from './digits.ts'
import { sea4d } from './fourD.ts'
import { withRules, type KindDefinition, type LotteryVariant } from './variant.ts'
import { vnCentral, vnNorth, vnSouth } from './regions.ts'

/** By the id of the rules. */
const variants: Readonly<Record<string, LotteryVariant<KindDefinition>>> = {
  vnNorth,
  vnCentral,
  vnSouth,
  sea4d,
  keno80,
  lotto45,
  lotto55,
  elott1,
  elott3,
  elott5,
}

export const variantOf = (rules: AnyShared): LotteryVariant =>
  withRules(rules, present(variants[rules.id], `a variant for ${rules.id}`))
