import type { Balance, StakeRefusal } from '@ronda/contract'
import { err, ok, type Currency, type Result } from '@ronda/core'
import { liabilityOn, RULES_VERSION } from '@ronda/games/sports'
import { CoWriteConflict, type CoWriteRow, type Ledger } from '../../money/ledger/index.ts'
import { findBettingRefusal, readBalance, type BettingRefusal, type MemberWallets } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { stakeRefusal } from '../round/index.ts'
import { decideWager, placeWager, type GateRefusal, type Player, type WagerGate } from '../wager/index.ts'
import { sportsBetCoWrite, sportsLegCoWrite, type BetRow, type LegRow } from './bet.sql.ts'
import { findBet, sportsOpenCoWrite, type OpenRow } from './payment.sql.ts'
import { areAccepted, isSameBet, largestUnitFor, linesIn, slipRefusal, stakeOf, type BetRequest } from './place.ts'
import { findNowMs } from './season.sql.ts'
import { findRisks, sportsRiskCoWrite, type RiskRow } from './risk.sql.ts'
import { selectLegs, type Selected, type SelectOptions, type SelectRefusal } from './select.actions.ts'
import { gameOf, gamesOf, selectionsOf, slipOf, type Leg, type PlacedBet } from './slip.ts'
import type { Limits } from './sports.ts'
import { marketsOf } from './stop.ts'

export type BetOptions = SelectOptions & {
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly gate: WagerGate
  readonly limitsOf: (currency: Currency) => Limits
  /** Whether money is taken on a match: where a beacon is required, only if one decides it. */
  readonly takesMoney: (isDecided: boolean) => boolean
  readonly isIdentityDue: (tx: Tx, account: string) => Promise<boolean>
  /** What else is written with the bet. */
  readonly also?: readonly CoWriteRow[]
}

/** What is taken instead: other prices, without the legs that have closed, or a smaller stake. */
export type Offered = {
  readonly kind: 'offer'
  readonly reason: 'price' | 'stake' | 'closed'
  readonly legs: { readonly match: number; readonly price: number | null; readonly priceVersion: number }[]
  readonly unitMax: bigint | null
}

export type Placed = { readonly kind: 'placed'; readonly bet: PlacedBet; readonly balance: Balance }

type FormRefusal =
  | BettingRefusal
  | SelectRefusal
  | 'game.bet_invalid'
  | 'sports.related'
  | 'fairness.beacon_required'
  | 'limit.identity_required'

export type BetRefusal = GateRefusal | FormRefusal | StakeRefusal

/** Who bets, and from which address. */
export type Bettor = { readonly account: string; readonly wallets: MemberWallets; readonly ip: string }

const playerOf = ({ wallets: { cash: wallet, currency } }: Bettor, game: string): Player => ({
  wallet,
  mode: 'real',
  currency,
  game,
  bonus: null,
})

/** The bet that was placed under this key, if it is the same one. */
async function findSame({ db, ledger }: BetOptions, { wallets }: Bettor, request: BetRequest) {
  const bet = await db.read((tx) => findBet(tx, wallets.cash, request.key))
  if (bet === undefined) return undefined
  if (!isSameBet(bet, request)) return err('wallet.key_reused' as const)
  return ok<Placed>({ kind: 'placed', bet, balance: await readBalance(ledger, wallets) })
}

/** Every leg takes bets, or the first reason why one does not. */
function legsOf(selected: readonly Selected[]): Result<readonly Leg[], SelectRefusal> {
  const legs: Leg[] = []
  for (const each of selected) {
    if (!each.ok) return each
    legs.push(each.value.leg)
  }
  return ok(legs)
}

const offeredLegs = (request: BetRequest, selected: readonly Selected[]): Offered['legs'] =>
  request.legs.map(({ match, priceVersion }, at) => {
    const found = selected[at]
    if (found?.ok !== true) return { match, price: null, priceVersion }
    return { match, price: found.value.leg.price, priceVersion: found.value.leg.priceVersion }
  })

/** Where some legs have closed and others have not, the bet is offered without them. */
function offerWithout(request: BetRequest, selected: readonly Selected[]): Offered | undefined {
  const isClosed = (each: Selected): boolean => !each.ok && each.error === 'sports.bets_closed'
  if (!selected.some(isClosed) || !selected.some(({ ok: isFound }) => isFound)) return undefined
  if (!selected.every((each) => each.ok || isClosed(each))) return undefined
  return { kind: 'offer', reason: 'closed', legs: offeredLegs(request, selected), unitMax: null }
}

/** Other prices or a smaller stake, where these are not taken. */
async function offerFor(
  { db, limitsOf }: BetOptions,
  { wallets: { currency } }: Bettor,
  request: BetRequest,
  legs: readonly Leg[],
): Promise<Offered | undefined> {
  const asked = legs.flatMap((leg) => selectionsOf(leg).map((selection) => ({ match: leg.match, selection })))
  const risks = await db.read((tx) => findRisks(tx, asked, currency))
  const unitMax = largestUnitFor(legs, request.sizes, limitsOf(currency), (match, selection) => {
    const borne = risks.find((each) => each.match === match && each.selection === selection)
    return borne?.payout ?? 0n
  })
  const prices = legs.map(({ match, price, priceVersion }) => ({ match, price, priceVersion }))
  const offer = { kind: 'offer', legs: prices, unitMax } as const
  if (!areAccepted(legs, request.policy)) return { ...offer, reason: 'price' }
  return request.unit > unitMax ? { ...offer, reason: 'stake' } : undefined
}

async function formRefusal(
  options: BetOptions,
  { account, wallets }: Bettor,
  selected: readonly Selected[],
  legs: Result<readonly Leg[], SelectRefusal>,
): Promise<FormRefusal | undefined> {
  if (!legs.ok) return legs.error
  const isTaken = selected.every((each) => each.ok && options.takesMoney(each.value.isDecided))
  if (!isTaken) return 'fairness.beacon_required'
  return options.db.read(async (tx) => {
    // Somebody excluded hears that, and not that documents are missing.
    const betting = await findBettingRefusal(tx, wallets.cash, await findNowMs(tx))
    if (betting !== undefined) return betting
    return (await options.isIdentityDue(tx, account)) ? 'limit.identity_required' : undefined
  })
}

function rowsOf({ limitsOf, also = [] }: BetOptions, { wallets }: Bettor, request: BetRequest, legs: readonly Leg[]) {
  const { cash: wallet, currency } = wallets
  const { key: id, sizes, policy, unit } = request
  const slip = slipOf({ currency, sizes, legs }, unit)
  const bet: BetRow = {
    wallet,
    id,
    sizes,
    lines: linesIn(request),
    policy,
    rules: RULES_VERSION,
    currency,
    stake: stakeOf(request).toString(),
  }
  const payoutMax = limitsOf(currency).selectionMax.toString()
  return [
    { name: sportsBetCoWrite.name, row: bet },
    { name: sportsOpenCoWrite.name, row: { wallet, bet: id } satisfies OpenRow },
    ...also,
    ...legs.map((leg, at) => {
      const { match, parts, chances, prices, price, priceVersion, askedPrice, askedVersion, isBanker } = leg
      const row: LegRow = {
        wallet,
        bet: id,
        leg: at,
        match,
        parts,
        markets: marketsOf(parts),
        chances,
        prices,
        price,
        price_version: priceVersion,
        asked_price: askedPrice,
        asked_version: askedVersion,
        is_banker: isBanker,
      }
      return { name: sportsLegCoWrite.name, row }
    }),
    ...legs.flatMap((leg, at) => {
      const payout = liabilityOn(slip, at).toString()
      return selectionsOf(leg).map((selection) => {
        const row: RiskRow = { match: leg.match, selection, currency, payout, payout_max: payoutMax }
        return { name: sportsRiskCoWrite.name, row }
      })
    }),
  ]
}

type Taken = 'placed' | 'again'

/** Takes the stake with the bet. `again`: what it was decided by has changed, and nothing was taken. */
async function take(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
  legs: readonly Leg[],
): Promise<Result<Taken, StakeRefusal>> {
  const player = playerOf(bettor, gameOf(request.legs))
  try {
    const answer = await placeWager(options, {
      player,
      name: ['sports', player.wallet, request.key],
      amount: stakeOf(request),
      settle: () => ({ win: 0n, coWrites: rowsOf(options, bettor, request, legs) }),
    })
    return answer.accepted ? ok('placed') : err(stakeRefusal(answer.refusal))
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
    const { table, column } = error.rule
    // The same bet was written by a call whose answer was lost.
    const isWritten = column === undefined && (table === sportsBetCoWrite.name || table === sportsLegCoWrite.name)
    return ok(isWritten ? 'placed' : 'again')
  }
}

export type Ready = { readonly kind: 'ready'; readonly legs: readonly Leg[] }

/** Whether a bet can be taken now; nothing is. */
async function decideBet(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<Placed | Offered | Ready, BetRefusal>> {
  // Before everything else: a retry gets its bet, whatever has changed since.
  const same = await findSame(options, bettor, request)
  if (same !== undefined) return same
  const selected = await selectLegs(options, request.legs)
  const legs = legsOf(selected)
  const form = await formRefusal(options, bettor, selected, legs)
  if (form === 'sports.bets_closed') {
    const without = offerWithout(request, selected)
    if (without !== undefined) return ok(without)
  }
  if (form === undefined && legs.ok) {
    const offer = await offerFor(options, bettor, request, legs.value)
    if (offer !== undefined) return ok(offer)
  }
  for (const game of gamesOf(request.legs)) {
    const facts = await options.gate.read(playerOf(bettor, game), bettor.ip, { form, cost: stakeOf(request) })
    const refusal = decideWager(facts)
    if (refusal !== undefined) return err(refusal)
  }
  if (!legs.ok) return err('sports.match_unknown')
  return ok({ kind: 'ready', legs: legs.value })
}

/** Whether a bet could be placed as it is; nothing is taken. */
export async function checkBet(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<Placed | Offered | Ready, BetRefusal>> {
  const refusal = slipRefusal(request, options.limitsOf(bettor.wallets.currency))
  return refusal === undefined ? decideBet(options, bettor, request) : err(refusal)
}

/** Places what was asked for once, or says why not; nothing when it must be decided again. */
async function tryPlace(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<Placed | Offered, BetRefusal> | undefined> {
  const decided = await decideBet(options, bettor, request)
  if (!decided.ok) return decided
  if (decided.value.kind !== 'ready') return ok(decided.value)
  const taken = await take(options, bettor, request, decided.value.legs)
  if (!taken.ok && taken.error !== 'wallet.key_reused') return taken
  const placed = taken.ok && taken.value === 'again' ? undefined : await findSame(options, bettor, request)
  if (placed !== undefined) return placed
  return taken.ok ? undefined : taken
}

/** Prices change and stakes come in between reading and writing; more often than this is a defect. */
const TRIES_MAX = 5

/** Places a bet, returns the one that was placed under the same key, or offers what is taken instead. */
export async function placeBet(
  options: BetOptions,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<Placed | Offered, BetRefusal | 'server.busy'>> {
  const refusal = slipRefusal(request, options.limitsOf(bettor.wallets.currency))
  if (refusal !== undefined) return err(refusal)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await tryPlace(options, bettor, request)
    if (answer !== undefined) return answer
  }
  return err('server.busy')
}
