import { assert, present } from '@ronda/core'
import { CoWriteConflict, LedgerBusy, LedgerUnknown } from '../../money/ledger/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { isVoid, overOf, settleBet, storedGrade, type MatchOf, type Settled } from './grade.ts'
import { finishMatch, findEnds, type StoredMatch } from './match.sql.ts'
import { payBet, type PayOptions } from './pay.actions.ts'
import { findBet, findUnsettled, sportsPaymentCoWrite } from './payment.sql.ts'
import { gameOf, leftOf, type PlacedBet } from './slip.ts'

export type SettleOptions = PayOptions & { readonly db: Db; readonly failures: Failures }

/** Bets that are paid together. */
const BETS_MAX = 1_000
const NO_ID = '00000000-0000-0000-0000-000000000000'
/** Cash-outs come in between; more often than this is a defect. */
const TRIES_MAX = 5

/** The kind of failure for a bet that could not be settled. */
const KIND = 'sports.settle'

/** Pays what is left of a bet. Each payment has its own number and operation, so a retry pays nothing more. */
async function pay(options: SettleOptions, bet: PlacedBet, { amounts, grades }: Settled): Promise<void> {
  const { wallet, id, currency, payments } = bet
  const number = payments.length
  const isPaid = await payBet(options, {
    name: ['sports settlement', wallet, id, number],
    currency,
    game: gameOf(bet.legs),
    amounts,
    isLast: true,
    isVoid: grades.flat().every(isVoid),
    row: {
      wallet,
      bet: id,
      number,
      kind: 'settlement',
      grades: grades.map((each) => each.map(storedGrade)),
      key: null,
      offer: null,
      open: [],
    },
  })
  assert(isPaid, 'a payout was refused')
}

/** Settles a bet whose matches are all over; another one waits for the last of them. */
async function settle(options: SettleOptions, first: PlacedBet, matchOf: MatchOf): Promise<void> {
  let bet = first
  for (let tries = 1; leftOf(bet) > 0n; tries += 1) {
    const settled = settleBet(bet, leftOf(bet), matchOf)
    if (settled === undefined) return
    try {
      return await pay(options, bet, settled)
    } catch (error) {
      if (!(error instanceof CoWriteConflict) || error.rule.table !== sportsPaymentCoWrite.name) throw error
      if (tries === TRIES_MAX) throw error
    }
    // A part of it was cashed out, or another process has settled it.
    bet = present(await options.db.read((tx) => findBet(tx, bet.wallet, bet.id)), 'a bet that was there')
  }
}

/** The matches of bets. Read after the match that is settled was over: of two that end at once, the later one finds both. */
export async function findMatchOf({ db }: Pick<SettleOptions, 'db'>, bets: readonly PlacedBet[]): Promise<MatchOf> {
  const numbers = [...new Set(bets.flatMap(({ legs }) => legs.map(({ match }) => match)))]
  const ends = await db.read((tx) => findEnds(tx, numbers))
  const overs = new Map(ends.map((end) => [end.number, overOf(end)]))
  return (number) => present(overs.get(number), 'the match of a leg')
}

const itemOf = ({ wallet, id }: PlacedBet): string => `${wallet}/${id}`

/** Settles every bet that has waited for a match. One that fails is set aside; only an unavailable ledger stops all. */
export async function settleMatch(options: SettleOptions, match: Pick<StoredMatch, 'number'>): Promise<void> {
  const { db, failures } = options
  let last: Pick<PlacedBet, 'wallet' | 'id'> = { wallet: 0, id: NO_ID }
  for (;;) {
    const after = last
    const page = await db.read((tx) => findUnsettled(tx, match.number, after, BETS_MAX))
    const matchOf = await findMatchOf(options, page)
    await failures.eachAtOnce(KIND, page, {
      idOf: itemOf,
      work: (bet) => settle(options, bet, matchOf),
      concernsAll: (error) => error instanceof LedgerBusy || error instanceof LedgerUnknown,
    })
    const end = page.at(-1)
    if (end === undefined || page.length < BETS_MAX) break
    last = end
  }
  await db.write((tx) => finishMatch(tx, match.number))
}

/** Pays what could not be paid when its match ended. */
export const settleFailed = (options: SettleOptions): Promise<void> =>
  options.failures.retry(KIND, async (item) => {
    const [wallet, id = ''] = item.split('/').slice(-2)
    const bet = present(await options.db.read((tx) => findBet(tx, Number(wallet), id)), `the bet ${item}`)
    await settle(options, bet, await findMatchOf(options, [bet]))
  })
