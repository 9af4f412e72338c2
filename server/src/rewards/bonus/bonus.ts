import type { BonusTerms } from '@ronda/contract'
import type { Language } from '@ronda/i18n'

export { areTermsValid, targetOf } from './terms.ts'
export { conditionsText } from './termsText.ts'

/** What a feature that gives bonuses writes about their terms. */
export type BonusWording = {
  /** The smallest stake of any game, in atoms. */
  readonly stakeMin: bigint
  /** What holds whatever the amount is, as a member reads it. */
  conditionsText(terms: BonusTerms, language: Language): readonly string[]
  gameName(code: string, language: Language): string
}
