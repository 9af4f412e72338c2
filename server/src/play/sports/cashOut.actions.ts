import type { Balance } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { CASH_OUT_MARGIN, validBetOf } from '@ronda/games/sports'
import { CoWriteConflict, type Ledger } from '../../money/ledger/index.ts'
import { readBalance, type MemberWallets } from '../../money/wallet/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { mayClose, positionsOf, valueOf, type CashOutValue, type LegPosition, type StandingOf } from './cashOut.ts'
import { overOf, storedGrade } from './grade.ts'
import { findMatches, type StoredMatch } from './match.sql.ts'
import { payBet, type PayOptions } from './pay.actions.ts'
import { findBet, findCashedOut, sportsPaymentCoWrite, type StoredPosition } from './payment.sql.ts'
import { findNowMs } from './season.sql.ts'
import { gameOf, leftOf, type PlacedBet } from './slip.ts'

export type CashOutOptions = Omit<PayOptions, 'ledger'> & { readonly db: Db; readonly ledger: Ledger }

export type CashOutRequest = {
  readonly key: string
  readonly bet: string
  readonly stake: bigint
  readonly amount: bigint
}

export type CashedOut =
  | { readonly kind: 'paid'; readonly bet: PlacedBet; readonly balance: Balance }
  | { readonly kind: 'offer'; readonly bet: PlacedBet }

export type CashOutRefusal =
  | 'game.bet_invalid'
  | 'sports.bet_unknown'
  | 'sports.cash_out_closed'
  | 'wallet.key_reused'
  | 'server.busy'

/** How matches stand at a moment of the database's clock. */
export function standingsOf(matches: readonly StoredMatch[], nowMs: number): StandingOf {
  const standings = new Map(
    matches.map((match) => {
      const isOpen = match.phase === 'open' && nowMs < match.closesAtMs && match.stopped.length === 0
      return [match.number, { ...match, ...overOf(match), isOpen }]
    }),
  )
  return (number) => present(standings.get(number), 'the match of a leg')
}

async function findPositions({ db }: CashOutOptions, bet: PlacedBet): Promise<readonly LegPosition[] | undefined> {
  const { nowMs, matches } = await db.read(async (tx) => ({
    nowMs: await findNowMs(tx),
    matches: await findMatches(
      tx,
      bet.legs.map(({ match }) => match),
    ),
  }))
  return positionsOf(bet, standingsOf(matches, nowMs))
}

/** The cash-out that was paid under this key, if it is the same one. */
async function findSame(options: CashOutOptions, wallets: MemberWallets, request: CashOutRequest) {
  const bet = await options.db.read((tx) => findCashedOut(tx, wallets.cash, request.key))
  if (bet === undefined) return undefined
  const payment = bet.payments.find(({ key }) => key === request.key)
  if (bet.id !== request.bet || payment?.stake !== request.stake) return err('wallet.key_reused' as const)
  return ok<CashedOut>({ kind: 'paid', bet, balance: await readBalance(options.ledger, wallets) })
}

const storedPosition = (position: LegPosition): StoredPosition =>
  position.kind === 'graded'
    ? { match: position.match, grades: position.grades.map(storedGrade) }
    : { match: position.match, version: position.version, chances: position.chances }

type Closing = {
  readonly request: CashOutRequest
  readonly bet: PlacedBet
  readonly positions: readonly LegPosition[]
  readonly value: CashOutValue
}

/** Pays, or does nothing where what it was computed from has changed. */
async function pay(options: CashOutOptions, { request, bet, positions, value }: Closing): Promise<void> {
  const { key, stake } = request
  const { wallet, id, currency, payments } = bet
  try {
    await payBet(options, {
      name: ['sports cash-out', wallet, key],
      currency,
      game: gameOf(bet.legs),
      amounts: { stake, paid: value.amount, validBet: validBetOf(stake, value.amount) },
      isVoid: false,
      row: {
        wallet,
        bet: id,
        number: payments.length,
        kind: 'cash_out',
        grades: null,
        key,
        offer: { margin: CASH_OUT_MARGIN, fair: value.fair.toString(), positions: positions.map(storedPosition) },
        open: positions.flatMap((each) => (each.kind === 'open' ? [{ match: each.match, version: each.version }] : [])),
      },
    })
  } catch (error) {
    if (!(error instanceof CoWriteConflict) || error.rule.table !== sportsPaymentCoWrite.name) throw error
  }
}

/** Prices change, and parts are settled, in between; more often than this is a defect. */
const TRIES_MAX = 5

/** Closes a bet or a part of it, once under a key; where less is offered now than was seen, nothing is paid. */
export async function cashOut(
  options: CashOutOptions,
  wallets: MemberWallets,
  request: CashOutRequest,
): Promise<Result<CashedOut, CashOutRefusal>> {
  for (let tries = 0; tries <= TRIES_MAX; tries += 1) {
    // The bet first: where a payment under this key has closed it meanwhile, the repeated request still finds it.
    const bet = await options.db.read((tx) => findBet(tx, wallets.cash, request.bet))
    const same = await findSame(options, wallets, request)
    if (same !== undefined) return same
    if (bet === undefined) return err('sports.bet_unknown')
    const positions = await findPositions(options, bet)
    if (positions === undefined || leftOf(bet) === 0n) return err('sports.cash_out_closed')
    if (!mayClose(bet, request.stake)) return err('game.bet_invalid')
    const value = valueOf(bet, request.stake, positions)
    if (value === undefined) return err('sports.cash_out_closed')
    if (value.amount < request.amount) return ok({ kind: 'offer', bet })
    await pay(options, { request, bet, positions, value })
  }
  return err('server.busy')
}
