import {
  modelHash,
  parSheet,
  returnByCounting,
  returnByReason,
  slotTitles,
  type Bet,
  type SlotTitle,
} from '@ronda/games'

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

const [part = 0, parts = 1, every = 1] = process.argv.slice(2).map(Number)

const fraction = (value: { readonly numerator: bigint; readonly denominator: bigint }): string =>
  `${value.numerator}/${value.denominator}`

function prove(slot: SlotTitle): Proven {
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
  return { gameCode, family: family.id, profile, fractions, ms: performance.now() - began, wrong }
}

/** Families with a costly proof share models: a proof holds for every title with the same model. */
const shared = new Map<string, Proven>()

function proveOnce(slot: SlotTitle): Proven {
  const known = shared.get(modelHash(slot.model))
  if (known) return { ...known, gameCode: slot.gameCode, ms: 0 }
  const proven = prove(slot)
  shared.set(modelHash(slot.model), proven)
  return proven
}

slotTitles().forEach((slot, at) => {
  if (at % parts === part && Math.floor(at / parts) % every === 0) process.send?.(proveOnce(slot))
})
process.disconnect()
