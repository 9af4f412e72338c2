import type { Balance, PricePolicy, StakeRefusal } from '@ronda/contract'
import { err, isPayable, ok, type Currency, type Result } from '@ronda/core'
import {
  FOOTBALL_BOOK,
  largestUnit,
  marketId,
  mostPaid,
  RULES_VERSION,
  type Quote,
  type Quoted,
} from '@ronda/games/sports'
import { CoWriteConflict, type Ledger } from '../../money/ledger/index.ts'
import { readBalance, type MemberWallets } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { stakeRefusal } from '../round/index.ts'
import { decideWager, placeWager, type GateRefusal, type Player, type WagerGate } from '../wager/index.ts'
import { findRisk, sportsBetCoWrite, sportsRiskCoWrite, type BetRow, type RiskRow } from './bet.sql.ts'
import { findMatch, type StoredMatch } from './match.sql.ts'
import { findBet, type BetWithSettlement } from './settlement.sql.ts'
import { slipOf } from './slip.ts'
import { isAccepted, type Limits } from './sports.ts'

export type BetOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly gate: WagerGate
  readonly limitsOf: (currency: Currency) => Limits
  /** Whether money is taken on a match: where a beacon is required, only if one decides it. */
  readonly takesMoney: (isDecided: boolean) => boolean
  readonly isIdentityDue: (tx: Tx, account: string) => Promise<boolean>
}

export type BetRequest = {
  readonly key: string
  readonly match: number
  readonly market: string
  readonly choice: string
  readonly price: number
  readonly priceVersion: number
  readonly policy: PricePolicy
  readonly stake: bigint
}

export type Offered = {
  readonly kind: 'offer'
  readonly reason: 'price' | 'stake'
  readonly price: number
  readonly priceVersion: number
  readonly stakeMax: bigint
}

export type Placed = { readonly kind: 'placed'; readonly bet: BetWithSettlement; readonly balance: Balance }

type FormRefusal =
  | 'game.bet_invalid'
  | 'sports.match_unknown'
  | 'sports.bets_closed'
  | 'sports.selection_unknown'
  | 'fairness.beacon_required'
  | 'limit.identity_required'

export type BetRefusal = GateRefusal | FormRefusal | StakeRefusal

/** Who bets, and from which address. */
export type Bettor = { readonly account: string; readonly wallets: MemberWallets; readonly ip: string }

const playerOf = ({ wallets: { cash: wallet, currency } }: Bettor): Player => ({
  wallet,
  mode: 'real',
  currency,
  game: FOOTBALL_BOOK.gameCode,
  bonus: null,
})

/** The bet that was placed under this key, if it is the same one. */
async function findSame({ db, ledger }: BetOptions, { wallets }: Bettor, request: BetRequest) {
  const bet = await db.read((tx) => findBet(tx, wallets.cash, request.key))
  if (bet === undefined) return undefined
  const isSame =
    bet.match === request.match &&
    bet.market === request.market &&
    bet.choice === request.choice &&
    bet.askedPrice === request.price &&
    bet.policy === request.policy &&
    bet.stake === request.stake
  if (!isSame) return err('wallet.key_reused' as const)
  return ok<Placed>({ kind: 'placed', bet, balance: await readBalance(ledger, wallets) })
}

type Selected = { readonly match: StoredMatch; readonly quote: Quote; readonly quoted: Quoted; readonly price: number }

/** The selection at the price that is in force. */
async function select({ db }: BetOptions, request: BetRequest): Promise<Result<Selected, FormRefusal>> {
  const match = await db.read((tx) => findMatch(tx, request.match))
  if (match === undefined) return err('sports.match_unknown')
  if (match.phase !== 'open') return err('sports.bets_closed')
  const quote = match.quotes.find(({ market }) => marketId(market) === request.market)
  const quoted = quote?.choices.find(({ choice }) => choice === request.choice)
  if (quote === undefined || quoted === undefined) return err('sports.selection_unknown')
  if (quoted.price === null) return err('sports.selection_unknown')
  return ok({ match, quote, quoted, price: quoted.price })
}

const selectionOf = ({ market, choice }: BetRequest): string => `${market}/${choice}`

/** The largest stake at a price, by the largest payout of a bet and by what all bets on the selection may be paid. */
async function stakeMaxOf(options: BetOptions, bettor: Bettor, request: BetRequest, price: number): Promise<bigint> {
  const { currency } = bettor.wallets
  const { payoutMax, selectionMax } = options.limitsOf(currency)
  const place = { match: request.match, selection: selectionOf(request), currency }
  const borne = await options.db.read((tx) => findRisk(tx, place))
  const left = selectionMax - borne
  const most = left < payoutMax ? left : payoutMax
  return most <= 0n ? 0n : largestUnit(slipOf({ ...request, price, currency }), most)
}

/** Another price or stake, where this one is not taken. */
async function offerFor(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
  { match, price }: Selected,
): Promise<Offered | undefined> {
  const stakeMax = await stakeMaxOf(options, bettor, request, price)
  const offer = { kind: 'offer', price, priceVersion: match.priceVersion, stakeMax } as const
  if (!isAccepted(request, price)) return { ...offer, reason: 'price' }
  return request.stake > stakeMax ? { ...offer, reason: 'stake' } : undefined
}

async function formRefusal(
  options: BetOptions,
  { account, wallets }: Bettor,
  { stake }: BetRequest,
  selected: Result<Selected, FormRefusal>,
): Promise<FormRefusal | undefined> {
  const { currency } = wallets
  if (!selected.ok) return selected.error
  if (!options.takesMoney(selected.value.match.beaconRound !== null)) return 'fairness.beacon_required'
  if (!isPayable(currency, stake) || stake < options.limitsOf(currency).stakeMin) return 'game.bet_invalid'
  return (await options.db.read((tx) => options.isIdentityDue(tx, account))) ? 'limit.identity_required' : undefined
}

function rowsOf({ limitsOf }: BetOptions, { wallets }: Bettor, request: BetRequest, selected: Selected) {
  const { cash: wallet, currency } = wallets
  const { match, quote, quoted, price } = selected
  const bet: BetRow = {
    wallet,
    id: request.key,
    match: match.number,
    market: request.market,
    choice: request.choice,
    quoted: { market: quote.market, chances: quoted.chances },
    price,
    price_version: match.priceVersion,
    policy: request.policy,
    asked_price: request.price,
    asked_version: request.priceVersion,
    rules: RULES_VERSION,
    currency,
    stake: request.stake.toString(),
  }
  const risk: RiskRow = {
    match: match.number,
    selection: selectionOf(request),
    currency,
    payout: mostPaid(slipOf({ ...request, price, currency })).toString(),
    payout_max: limitsOf(currency).selectionMax.toString(),
  }
  return [
    { name: sportsBetCoWrite.name, row: bet },
    { name: sportsRiskCoWrite.name, row: risk },
  ]
}

type Taken = 'placed' | 'again'

/** Takes the stake with the bet. `again`: what it was decided by has changed, and nothing was taken. */
async function take(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
  selected: Selected,
): Promise<Result<Taken, StakeRefusal | 'sports.bets_closed'>> {
  const player = playerOf(bettor)
  try {
    const answer = await placeWager(options, {
      player,
      name: ['sports', player.wallet, request.key],
      amount: request.stake,
      settle: () => ({ win: 0n, coWrites: rowsOf(options, bettor, request, selected) }),
    })
    return answer.accepted ? ok('placed') : err(stakeRefusal(answer.refusal))
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
    const { table, column } = error.rule
    // The same bet was written by a call whose answer was lost.
    if (table === sportsBetCoWrite.name && column === undefined) return ok('placed')
    return table === sportsBetCoWrite.name && column === 'match' ? err('sports.bets_closed') : ok('again')
  }
}

/** Prices change and stakes come in between reading and writing; more often than this is a defect. */
const TRIES_MAX = 5

/** Places a bet, returns the one that was placed under the same key, or offers another price or stake. */
export async function placeBet(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<Placed | Offered, BetRefusal | 'server.busy'>> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    // Before everything else: a retry gets its bet, whatever has changed since.
    const same = await findSame(options, bettor, request)
    if (same !== undefined) return same
    const selected = await select(options, request)
    const form = await formRefusal(options, bettor, request, selected)
    if (form === undefined && selected.ok) {
      const offer = await offerFor(options, bettor, request, selected.value)
      if (offer !== undefined) return ok(offer)
    }
    const facts = await options.gate.read(playerOf(bettor), bettor.ip, { form, cost: request.stake })
    const refusal = decideWager(facts)
    if (refusal !== undefined || !selected.ok) return err(refusal ?? 'sports.match_unknown')
    const taken = await take(options, bettor, request, selected.value)
    if (!taken.ok && taken.error !== 'wallet.key_reused') return taken
    const placed = taken.ok && taken.value === 'again' ? undefined : await findSame(options, bettor, request)
    if (placed !== undefined) return placed
    if (!taken.ok) return taken
  }
  return err('server.busy')
}
