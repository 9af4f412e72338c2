import { checkBet, placeBet, type BetOptions, type Offered } from './bet.actions.ts'
import type { BetRequest } from './place.ts'
import type { BetWait, StoredAnswer } from './wait.actions.ts'

type StoredOffer = Omit<Offered, 'unitMax'> & { readonly unitMax: string | null }

const asText = (request: BetRequest) => ({ ...request, unit: request.unit.toString() })

/** The same request, whatever version of the prices was seen. */
const textOf = ({ legs, sizes, policy, unit }: BetRequest): string =>
  JSON.stringify([
    legs.map(({ match, parts, price, isBanker }) => [
      match,
      parts.map(({ market, choice }) => [market, choice]),
      price,
      isBanker,
    ]),
    sizes,
    policy,
    unit.toString(),
  ])

/** Bets in play. */
export const betWaitOf = (options: BetOptions): BetWait => ({
  kind: 'bet',
  done: 'placed',
  write: asText,
  read(stored) {
    const read = stored as ReturnType<typeof asText>
    return { ...read, unit: BigInt(read.unit) }
  },
  isSame: (left, right) => textOf(left) === textOf(right),
  matchesOf: (_bettor, { legs }) => Promise.resolve(legs.map(({ match }) => match)),
  async check(bettor, request) {
    const checked = await checkBet(options, bettor, request)
    if (!checked.ok) return checked
    const { value } = checked
    return value.kind === 'ready' ? undefined : { ok: true, value }
  },
  accept: (bettor, request, also) => placeBet({ ...options, also }, bettor, request),
  isUndecided: (code) => code === 'server.busy' || code === 'sports.bets_closed',
  keep(done): StoredAnswer {
    if (done.kind === 'placed') return { kind: 'placed' }
    const offer: StoredOffer = { ...done, unitMax: done.unitMax?.toString() ?? null }
    return offer
  },
  // A bet that was placed is read again, with what has become of it.
  async tell(bettor, request, answer) {
    if (answer.kind !== 'offer') return placeBet(options, bettor, request)
    const offer = answer as StoredOffer
    return { ok: true, value: { ...offer, unitMax: offer.unitMax === null ? null : BigInt(offer.unitMax) } }
  },
})
