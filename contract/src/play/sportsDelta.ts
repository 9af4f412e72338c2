import type { SportsLive, SportsQuote } from './sports.ts'
import type { SportsDelta } from './sportsFeed.ts'

export const SPORTS_FEED_PATH = '/play/v1/sports/follow'

/** The topic of all matches together; every match has its number as a topic of its own. */
export const SPORTS_BOARD = 'board'

function quotesAfter(quotes: readonly SportsQuote[], changed: SportsDelta): SportsQuote[] {
  const byId = new Map([...quotes, ...changed.quotes].map((quote) => [quote.market.id, quote]))
  for (const { market, prices } of changed.prices) {
    const quote = byId.get(market)
    const choices = quote?.choices.map((each, at) => ({ ...each, price: prices[at] ?? null }))
    if (quote !== undefined && choices !== undefined) byId.set(market, { ...quote, choices })
  }
  const order = changed.order ?? quotes.map(({ market }) => market.id)
  return order.flatMap((id) => byId.get(id) ?? [])
}

/** What a match has become: server and followers apply the same rule. */
export function withDelta<Match extends Pick<SportsLive, 'quotes'>>(match: Match, changed: SportsDelta): Match {
  const { events, attacks } = match as Partial<SportsLive>
  return {
    ...match,
    ...changed.head,
    quotes: quotesAfter(match.quotes, changed),
    ...(events && { events: [...events, ...changed.events] }),
    ...(attacks && { attacks: [...attacks, ...changed.attacks] }),
  }
}
