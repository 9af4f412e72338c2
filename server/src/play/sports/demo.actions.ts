import { FOOTBALL_BOOK, marketId, type Market } from '@ronda/games/sports'
import { placeBet, type BetOptions, type Bettor } from './bet.actions.ts'
import { findRunning, type StoredMatch } from './match.sql.ts'
import { openNext, type MatchOptions } from './match.actions.ts'
import { findBets } from './settlement.sql.ts'

const MATCHES = 2
const KINDS: readonly Market['kind'][] = ['result', 'bothScore', 'total']
/** In smallest stakes. */
const STAKE = 10n

/** The first choice of a kind of market, at the price in force. */
function firstOf({ quotes }: StoredMatch, kind: Market['kind']) {
  const quote = quotes.find(({ market }) => market.kind === kind)
  const choice = quote?.choices.find(({ price }) => price !== null)
  return quote && choice && { market: marketId(quote.market), choice: choice.choice, price: choice.price ?? 0 }
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
  for (let opened = 0; opened < MATCHES; opened += 1) await openNext(league)
  const running = await db.read((tx) => findRunning(tx, MATCHES))
  for (const match of running)
    for (const kind of KINDS) {
      const selected = firstOf(match, kind)
      if (selected === undefined) continue
      const { number, priceVersion } = match
      const key = ids.named('sports demo', FOOTBALL_BOOK.gameCode, wallet, number, kind)
      const stake = limitsOf(currency).stakeMin * STAKE
      // What is refused is left out: a demo starts in any case.
      await placeBet(options, bettor, { key, match: number, ...selected, priceVersion, policy: 'any', stake })
    }
}
