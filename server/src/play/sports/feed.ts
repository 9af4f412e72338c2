import type { SportsDelta, SportsHead, SportsLive, SportsQuote } from '@ronda/contract'

/** A match on a topic: of the board only what a list shows. */
export type Followed = SportsHead & Pick<SportsLive, 'quotes'> & Partial<Pick<SportsLive, 'events' | 'attacks'>>

const isAlike = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** A market without its prices. */
const shapeOf = ({ market, choices }: SportsQuote) => [market, choices.map(({ choice, fair }) => [choice, fair])]
const pricesOf = ({ choices }: SportsQuote) => choices.map(({ price }) => price)

function headOf({ quotes: _quotes, events: _events, attacks: _attacks, ...head }: Followed): SportsHead {
  return head
}

/** What is new at the end of a list that only grows. */
const since = <T>(before: readonly T[] = [], after: readonly T[] = []): T[] => after.slice(before.length)

/** What makes one state of a match the next; nothing where they are alike. */
export function deltaBetween(before: Followed, after: Followed): SportsDelta | undefined {
  if (isAlike(before, after)) return undefined
  const known = new Map(before.quotes.map((quote) => [quote.market.id, quote]))
  const delta: SportsDelta = { head: headOf(after), prices: [], quotes: [], order: null, events: [], attacks: [] }
  for (const quote of after.quotes) {
    const old = known.get(quote.market.id)
    if (old === undefined || !isAlike(shapeOf(old), shapeOf(quote))) delta.quotes.push(quote)
    else if (!isAlike(pricesOf(old), pricesOf(quote)))
      delta.prices.push({ market: quote.market.id, prices: pricesOf(quote) })
  }
  const [from, to] = [before, after].map(({ quotes }) => quotes.map(({ market }) => market.id))
  return {
    ...delta,
    order: isAlike(from, to) ? null : (to ?? []),
    events: since(before.events, after.events),
    attacks: since(before.attacks, after.attacks),
  }
}
