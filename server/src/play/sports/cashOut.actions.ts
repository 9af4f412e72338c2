import type { Balance } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { CASH_OUT_MARGIN, validBetOf } from '@ronda/games/sports'
import { CoWriteConflict, type CoWriteRow, type Ledger } from '../../money/ledger/index.ts'
import { readBalance, type MemberWallets } from '../../money/wallet/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { mayClose, positionsOf, valueOf, type CashOutValue, type LegPosition, type StandingOf } from './cashOut.ts'
import { overOf, storedGrade } from './grade.ts'
import { quotesOf } from './live.ts'
import type { StoredMatch } from './match.sql.ts'
import type { OutlookOf } from './outlook.sql.ts'
import { payBet, type PayOptions } from './pay.actions.ts'
import { findBet, findCashedOut, sportsPaymentCoWrite, type StoredPosition } from './payment.sql.ts'
import { gameOf, leftOf, type PlacedBet } from './slip.ts'
import { findStanding } from './standing.actions.ts'
import { sportsWaitAnswerCoWrite } from './wait.sql.ts'

export type CashOutOptions = Omit<PayOptions, 'ledger'> & {
  readonly db: Db
  readonly ledger: Ledger
  /** What else is written with the payment. */
  readonly also?: readonly CoWriteRow[]
}

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
export function standingsOf(matches: readonly StoredMatch[], outlookOf: OutlookOf, nowMs: number): StandingOf {
  const standings = new Map(
    matches.map((match) => {
      const { number, priceVersion, betsUntilMs, stopped } = match
      const isOpen = betsUntilMs !== null && nowMs < betsUntilMs && stopped.length === 0
      const openUntilMs = isOpen ? betsUntilMs : null
      const standing = { number, priceVersion, openUntilMs, quotes: quotesOf(match), outlook: outlookOf(match) }
      return [number, { ...standing, ...overOf(match) }]
    }),
  )
  return (number) => present(standings.get(number), 'the match of a leg')
}

async function findPositions({ db }: CashOutOptions, bet: PlacedBet): Promise<readonly LegPosition[] | undefined> {
  const { nowMs, matches, outlookOf } = await findStanding(db, bet.legs)
  return positionsOf(bet, standingsOf(matches, outlookOf, nowMs))
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

/** A cash-out that can be paid now. */
export type Closing = {
  readonly kind: 'ready'
  readonly request: CashOutRequest
  readonly bet: PlacedBet
  readonly positions: readonly LegPosition[]
  readonly value: CashOutValue
}

/** What refuses a cash-out where what it was computed from has changed, or where another answer was given. */
const CHANGING: ReadonlySet<string> = new Set([sportsPaymentCoWrite.name, sportsWaitAnswerCoWrite.name])

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
      isLast: stake === leftOf(bet),
      also: options.also ?? [],
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
    if (!(error instanceof CoWriteConflict) || !CHANGING.has(error.rule.table)) throw error
  }
}

/** Whether a cash-out can be paid now; nothing is. */
export async function checkCashOut(
  options: CashOutOptions,
  wallets: MemberWallets,
  request: CashOutRequest,
): Promise<Result<CashedOut | Closing, CashOutRefusal>> {
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
  return ok({ kind: 'ready', request, bet, positions, value })
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
    const decided = await checkCashOut(options, wallets, request)
    if (!decided.ok) return decided
    if (decided.value.kind !== 'ready') return ok(decided.value)
    await pay(options, decided.value)
  }
  return err('server.busy')
}
