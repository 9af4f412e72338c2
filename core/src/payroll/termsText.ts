import { present } from '../assert.ts'
import { CURRENCIES } from '../money.ts'
import { PERIOD_KINDS } from './period.ts'
import { canonicalTerms, CARRY_KINDS, MEASURES, PAY_KINDS, TIER_KINDS, type Terms, type Tier } from './terms.ts'

const oneOf = <T extends string>(known: readonly T[], text: string): T =>
  present(
    known.find((each) => each === text),
    'a word of the canonical terms',
  )

function tierOf([validBetMin = '', lossMin = '', activeMembersMin = '', rateMillionths = '']: readonly string[]): Tier {
  return {
    validBetMin: BigInt(validBetMin),
    lossMin: BigInt(lossMin),
    activeMembersMin: Number(activeMembersMin),
    rateMillionths: Number(rateMillionths),
  }
}

type Canonical = readonly [...head: string[], tiers: readonly (readonly string[])[]]

/** The terms of a canonical text that this program wrote; any other text fails. */
export function termsOfText(text: string): Terms {
  const fields = JSON.parse(text) as Canonical
  const [, kind = '', currency = '', period = '', tierKind = '', measure = '', carry = '', platform = '', active = ''] =
    fields.slice(0, -1) as string[]
  const terms: Terms = {
    kind: oneOf(PAY_KINDS, kind),
    currency: oneOf(CURRENCIES, currency),
    period: oneOf(PERIOD_KINDS, period),
    tierKind: oneOf(TIER_KINDS, tierKind),
    measure: oneOf(MEASURES, measure),
    carry: oneOf(CARRY_KINDS, carry),
    platformMillionths: Number(platform),
    activeFrom: BigInt(active),
    tiers: (fields.at(-1) as readonly (readonly string[])[]).map(tierOf),
  }
  // The hash is of the text: terms that it does not mean must not be paid by it.
  return present(canonicalTerms(terms) === text ? terms : undefined, 'terms with this canonical text')
}
