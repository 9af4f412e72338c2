import { brokenCaps, parSheet, returnByCounting, returnByReason, type Bet, type SlotTitle } from '@ronda/games'

/** What is proven of a title. */
type ProvenSlot = Pick<SlotTitle, 'model' | 'facts' | 'gameCode' | 'family' | 'profile'>

/** The result for one title. */
export type Proven = {
  readonly gameCode: string
  readonly family: string
  readonly profile: string
  /** The return, as one fraction for each way a round can begin. */
  readonly fractions: readonly string[]
  readonly ms: number
  /** What does not match; empty when everything does. */
  readonly wrong: readonly string[]
}

const fraction = (value: { readonly numerator: bigint; readonly denominator: bigint }): string =>
  `${value.numerator}/${value.denominator}`

/** Proves a title: its returns by two methods, its short facts and its cap. */
export function proveSlot(slot: ProvenSlot): Proven {
  const began = performance.now()
  const { model, facts, gameCode, family, profile } = slot
  const wrong: string[] = []
  const sheet = parSheet(model)
  const bets: readonly Bet[] = model.buy === undefined ? ['spin'] : ['spin', 'buy']
  const fractions = bets.map((bet) => {
    const reasoned = fraction(returnByReason(model, bet))
    const counted = fraction(bet === 'spin' ? sheet.exactReturn : returnByCounting(model, bet))
    if (reasoned !== counted) wrong.push(`${bet} returns ${reasoned} by formula and ${counted} by enumeration`)
    return reasoned
  })
  const { numerator, denominator } = sheet.exactReturn
  const perMyriad = Number((numerator * 10_000n) / denominator)
  if (perMyriad !== facts.returnPerMyriad) wrong.push(`returns ${perMyriad}, but ${facts.returnPerMyriad} is stated`)
  if (sheet.volatilityClass !== facts.volatility)
    wrong.push(`is ${sheet.volatilityClass}, but ${facts.volatility} is stated`)
  wrong.push(...brokenCaps(family.id, profile, sheet))
  return { gameCode, family: family.id, profile, fractions, ms: performance.now() - began, wrong }
}
