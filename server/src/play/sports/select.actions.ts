import { err, ok, type Result } from '@ronda/core'
import { marketId, type Quote } from '@ronda/games/sports'
import type { Db } from '../../platform/postgres/db.ts'
import type { Builders } from './builder.actions.ts'
import { pricesFor } from './live.ts'
import { findMatches, type StoredMatch } from './match.sql.ts'
import type { AskedLeg, AskedPart } from './place.ts'
import { findNowMs } from './season.sql.ts'
import type { Leg } from './slip.ts'
import { isMarketStopped } from './stop.ts'

export type SelectOptions = { readonly db: Db; readonly builders: Builders }

export type SelectRefusal =
  | 'sports.match_unknown'
  | 'sports.bets_closed'
  | 'sports.selection_unknown'
  | 'sports.parts_unfit'

/** A leg at the prices in force, and what decides its match; or why it takes no bets. */
export type Selected = Result<{ readonly leg: Leg; readonly isDecided: boolean }, SelectRefusal>

function quotedIn(quotes: readonly Quote[], asked: AskedPart) {
  const quote: Quote | undefined = quotes.find(({ market }) => marketId(market) === asked.market)
  const quoted = quote?.choices.find(({ choice }) => choice === asked.choice)
  const price = quoted?.price ?? null
  if (quote === undefined || quoted === undefined || price === null) return undefined
  return { market: quote.market, choice: quoted.choice, price, chances: quoted.chances }
}

type PricedParts = Pick<Leg, 'parts' | 'prices' | 'chances'>

/** One selection has the price of its market, several have one by their joint chance. */
async function priceParts(
  { builders }: SelectOptions,
  { match, quotes }: { readonly match: StoredMatch; readonly quotes: readonly Quote[] },
  asked: readonly AskedPart[],
): Promise<Result<PricedParts, SelectRefusal>> {
  const found = asked.map((part) => quotedIn(quotes, part))
  if (!found.every((each) => each !== undefined)) return err('sports.selection_unknown')
  const parts = found.map(({ market, choice }) => ({ market, choice }))
  const [first] = found
  if (found.length === 1 && first !== undefined)
    return ok({ parts, prices: [1_000, first.price], chances: first.chances })
  const priced = await builders.priceOf(match, parts)
  return priced.ok ? ok({ parts, ...priced.value }) : priced
}

async function select(
  options: SelectOptions,
  asked: AskedLeg,
  { match, nowMs }: { readonly match: StoredMatch | undefined; readonly nowMs: number },
): Promise<Selected> {
  if (match === undefined) return err('sports.match_unknown')
  const quotes = pricesFor(match, nowMs)
  if (quotes === undefined || asked.parts.some(({ market }) => isMarketStopped(match, market)))
    return err('sports.bets_closed')
  const priced = await priceParts(options, { match, quotes }, asked.parts)
  if (!priced.ok) return priced
  const leg: Leg = {
    ...priced.value,
    match: match.number,
    price: priced.value.prices.at(-1) ?? 0,
    priceVersion: match.priceVersion,
    askedPrice: asked.price,
    askedVersion: asked.priceVersion,
    isBanker: asked.isBanker,
  }
  return ok({ leg, isDecided: match.beaconRound !== null })
}

/** The legs of a bet at the prices that are in force. */
export async function selectLegs(options: SelectOptions, legs: readonly AskedLeg[]): Promise<readonly Selected[]> {
  const { nowMs, matches } = await options.db.read(async (tx) => ({
    nowMs: await findNowMs(tx),
    matches: await findMatches(
      tx,
      legs.map(({ match }) => match),
    ),
  }))
  return Promise.all(
    legs.map((leg) => select(options, leg, { match: matches.find(({ number }) => number === leg.match), nowMs })),
  )
}
