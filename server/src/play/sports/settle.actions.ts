import { assert, present } from '@ronda/core'
import {
  factsAt,
  FOOTBALL_BOOK,
  gradeChoice,
  MINUTES,
  RULES_VERSION,
  settleSlip,
  VOID_CLAUSES,
  type Choice,
  type Grade,
  type Settlement,
  type VoidReason,
} from '@ronda/games/sports'
import {
  LedgerBusy,
  LedgerUnknown,
  type CommittedWith,
  type Ledger,
  type RoundToPublish,
} from '../../money/ledger/index.ts'
import { returnedCoWrite, type ReturnedRow } from '../../money/playThrough/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { sharedPlayCoWrite, type SharedPlayRow } from '../round/index.ts'
import { payWager } from '../wager/index.ts'
import { findUnsettled, type StoredBet } from './bet.sql.ts'
import { finishMatch, findMatch, type StoredMatch } from './match.sql.ts'
import { findBet, sportsSettlementCoWrite, type SettlementRow } from './settlement.sql.ts'
import { slipOf } from './slip.ts'

export type SettleOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ids: ServerIds
  readonly ledger: Pick<Ledger, 'submit' | 'houseAccount'>
}

/** Bets that are paid together. */
const BETS_MAX = 1_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The kind of failure for a bet that could not be settled. */
const KIND = 'sports.settle'

type Settled = Settlement & { readonly grade: Grade }

function gradeOf(match: StoredMatch, { quoted, choice }: StoredBet): Grade {
  if (match.voidReason !== null) return { void: match.voidReason }
  const events = present(match.events, 'the events of a match that has ended')
  return gradeChoice(quoted.market, choice as Choice, factsAt(events, MINUTES))
}

function settlementOf(match: StoredMatch, bet: StoredBet): Settled {
  const grade = gradeOf(match, bet)
  return { grade, ...settleSlip(slipOf(bet), [{ kind: 'plain', win: grade, place: grade }]) }
}

const voidOf = (grade: Grade): VoidReason | null => (typeof grade === 'object' && 'void' in grade ? grade.void : null)

const gradeName = (grade: Grade): SettlementRow['grade'] => {
  assert(typeof grade === 'string' || 'void' in grade, 'a match of two teams has no dead heat')
  return typeof grade === 'string' ? grade : 'void'
}

type Payment = { readonly bet: StoredBet; readonly operation: string; readonly settled: Settled; readonly at: string }

function rowOf({ bet, operation, settled }: Payment): SettlementRow {
  const reason = voidOf(settled.grade)
  return {
    wallet: bet.wallet,
    bet: bet.id,
    version: 0,
    operation,
    grade: gradeName(settled.grade),
    paid: settled.paid.toString(),
    valid_bet: settled.validBet.toString(),
    rules: RULES_VERSION,
    void_reason: reason,
    void_clause: reason && VOID_CLAUSES[reason],
  }
}

/** Everything that commits with the payment: the settlement, the record of the round, and what others are told. */
function committedWith(payment: Payment) {
  const { bet, operation: id, settled, at } = payment
  const { wallet, currency } = bet
  const { gameCode: game } = FOOTBALL_BOOK
  const [stake, win] = [bet.stake.toString(), settled.paid.toString()]
  return ({ seq }: { readonly seq: number }): CommittedWith => {
    const round: SharedPlayRow = {
      wallet,
      seq,
      id,
      game,
      model: 0,
      seed: bet.id,
      nonce: 0,
      shared: null,
      stake,
      win,
      played_at: at,
    }
    const notRisked = bet.stake - settled.validBet
    const returned: ReturnedRow = { wallet, seq, amount: notRisked.toString(), cause: 'voided' }
    const coWrites = [
      { name: sportsSettlementCoWrite.name, row: rowOf(payment) },
      { name: sharedPlayCoWrite.name, row: round },
      // What was not risked is no play: it does not count for playing deposits through.
      ...(notRisked > 0n ? [{ name: returnedCoWrite.name, row: returned }] : []),
    ]
    // Nothing was won or lost: a void bet counts as no bet.
    if (voidOf(settled.grade) !== null) return { coWrites }
    const validBet = settled.validBet.toString()
    const event: RoundToPublish = {
      type: 'round',
      id,
      game,
      mode: 'real',
      currency,
      stake,
      win,
      validBet,
      at,
      wallet,
      seq,
    }
    return { coWrites, event }
  }
}

/** Pays a bet. Each version of a settlement has its own operation, so a retry pays nothing more. */
async function pay(options: SettleOptions, match: StoredMatch, bet: StoredBet): Promise<void> {
  const { ids, clock } = options
  const name = ['sports settlement', bet.wallet, bet.id, 0] as const
  const settled = settlementOf(match, bet)
  const at = new Date(clock.nowMs()).toISOString()
  const answer = await payWager(options, {
    player: { wallet: bet.wallet, mode: 'real', currency: bet.currency },
    name,
    amount: settled.paid,
    commitWith: committedWith({ bet, operation: ids.named(...name), settled, at }),
  })
  assert(answer.accepted, 'a payout was refused')
}

const itemOf = ({ match, wallet, id }: StoredBet): string => `${match}/${wallet}/${id}`

/** Pays every bet on a match that has ended. One that fails is set aside; only an unavailable ledger stops all. */
export async function settleMatch(options: SettleOptions, match: StoredMatch): Promise<void> {
  const { db, failures } = options
  let last: Pick<StoredBet, 'wallet' | 'id'> = { wallet: 0, id: NO_ID }
  for (;;) {
    const after = last
    const page = await db.read((tx) => findUnsettled(tx, match.number, after, BETS_MAX))
    await failures.eachAtOnce(KIND, page, {
      idOf: itemOf,
      work: (bet) => pay(options, match, bet),
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
    const [number, wallet, id = ''] = item.split('/')
    const { db } = options
    const match = present(await db.read((tx) => findMatch(tx, Number(number))), `the match of ${item}`)
    const bet = present(await db.read((tx) => findBet(tx, Number(wallet), id)), `the bet ${item}`)
    if (bet.version === null) await pay(options, match, bet)
  })
