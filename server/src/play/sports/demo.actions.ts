import { marketId, SPORTS, type Market } from '@ronda/games/sports'
import { placeBet, type BetOptions, type Bettor } from './bet.actions.ts'
import { findRunning, type StoredMatch } from './match.sql.ts'
import { openNext, type MatchOptions } from './match.actions.ts'
import { findBets } from './payment.sql.ts'
import type { AskedLeg } from './place.ts'

const MATCHES = 2
const KINDS: readonly Market['kind'][] = ['result', 'bothScore', 'total']
/** Of sports that are played in maps or sets. */
const SERIES_KINDS: readonly Market['kind'][] = ['winner', 'count']
/** Of the multiple, across sports. */
const LEGS = 4
/** In smallest stakes. */
const STAKE = 10n

/** The first choice of a kind of market, at the price in force. */
function firstOf({ number, quotes, priceVersion }: StoredMatch, kind: Market['kind']): AskedLeg | undefined {
  const quote = quotes.find(({ market }) => market.kind === kind)
  const choice = quote?.choices.find(({ price }) => price !== null)
  const price = choice?.price ?? null
  if (quote === undefined || choice === undefined || price === null) return undefined
  const parts = [{ market: marketId(quote.market), choice: choice.choice }]
  return { match: number, parts, price, priceVersion, isBanker: false }
}

/** A few bets of a member who has none, on the next matches: they are settled like all others. */
export async function betForDemo(
  options: BetOptions & { readonly league: MatchOptions },
  bettor: Bettor,
): Promise<void> {
  const { db, ids, league, limitsOf } = options
  const { cash: wallet, currency } = bettor.wallets
  const asked = { wallet, before: undefined, atMost: 1 }
  const known = await db.read(async (tx) => [
    ...(await findBets(tx, { ...asked, isSettled: false })),
    ...(await findBets(tx, { ...asked, isSettled: true })),
  ])
  if (known.length > 0) return
  for (const sport of SPORTS) for (let opened = 0; opened < MATCHES; opened += 1) await openNext(league, sport)
  const running = await db.read((tx) => findRunning(tx, MATCHES * SPORTS.length))
  const unit = limitsOf(currency).stakeMin * STAKE
  // What is refused is left out: a demo starts in any case.
  const place = (name: string, legs: readonly AskedLeg[]) => {
    const key = ids.named('sports demo', 'RONDA_FOOTBALL', wallet, name)
    return placeBet(options, bettor, { key, legs, sizes: [legs.length], policy: 'any', unit })
  }
  for (const match of running)
    for (const kind of match.sport === 'football' ? KINDS : SERIES_KINDS) {
      const leg = firstOf(match, kind)
      if (leg !== undefined) await place(`${match.number} ${kind}`, [leg])
    }
  const multiple = running.flatMap((match) => firstOf(match, 'result') ?? firstOf(match, 'winner') ?? []).slice(0, LEGS)
  if (multiple.length > 1) await place('multiple', multiple)
}
