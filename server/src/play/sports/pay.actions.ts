import type { Currency } from '@ronda/core'
import { RULES_VERSION } from '@ronda/games/sports'
import type { CommittedWith, CoWriteRow, Ledger, RoundToPublish } from '../../money/ledger/index.ts'
import { returnedCoWrite, type ReturnedRow } from '../../money/playThrough/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import { sharedPlayCoWrite, type SharedPlayRow } from '../round/index.ts'
import { payWager } from '../wager/index.ts'
import { sportsClosedCoWrite, sportsPaymentCoWrite, type OpenRow, type PaymentRow } from './payment.sql.ts'

export type PayOptions = {
  readonly clock: Clock
  readonly ids: ServerIds
  readonly ledger: Pick<Ledger, 'submit' | 'houseAccount'>
}

type Amounts = { readonly stake: bigint; readonly paid: bigint; readonly validBet: bigint }

export type BetPayment = {
  readonly name: readonly [kind: string, ...parts: (string | number)[]]
  readonly currency: Currency
  /** The book that the bet belongs to. */
  readonly game: string
  readonly amounts: Amounts
  /** Nothing of the bet is left after it. */
  readonly isLast: boolean
  /** What else is written with it. */
  readonly also?: readonly CoWriteRow[]
  /** Nothing was won or lost: it counts as no bet. */
  readonly isVoid: boolean
  readonly row: Omit<PaymentRow, 'operation' | 'stake' | 'paid' | 'valid_bet' | 'rules'>
}

type Commit = BetPayment & { readonly operation: string; readonly at: string }

/** Everything that commits with a payment: its row, the record of the round, and what others are told. */
function committedWith({ row, game, currency, amounts, isVoid, isLast, also = [], operation: id, at }: Commit) {
  const { wallet } = row
  const [stake, win, validBet] = [amounts.stake, amounts.paid, amounts.validBet].map(String) as [string, string, string]
  const payment: PaymentRow = { ...row, operation: id, stake, paid: win, valid_bet: validBet, rules: RULES_VERSION }
  const notRisked = amounts.stake - amounts.validBet
  return ({ seq }: { readonly seq: number }): CommittedWith => {
    const round: SharedPlayRow = {
      wallet,
      seq,
      id,
      game,
      model: 0,
      seed: row.bet,
      nonce: row.number,
      shared: null,
      stake,
      win,
      played_at: at,
    }
    const returned: ReturnedRow = { wallet, seq, amount: notRisked.toString(), cause: 'voided' }
    const coWrites = [
      { name: sportsPaymentCoWrite.name, row: payment },
      ...(isLast ? [{ name: sportsClosedCoWrite.name, row: { wallet, bet: row.bet } satisfies OpenRow }] : []),
      ...also,
      { name: sharedPlayCoWrite.name, row: round },
      // What was not risked is no play: it does not count for playing deposits through.
      ...(notRisked > 0n ? [{ name: returnedCoWrite.name, row: returned }] : []),
    ]
    if (isVoid) return { coWrites }
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

/** Pays a part of a bet, or what is left of it. Under the same name nothing more is paid; false for another amount. */
export async function payBet(options: PayOptions, payment: BetPayment): Promise<boolean> {
  const { ids, clock } = options
  const { name, row, currency, amounts } = payment
  const answer = await payWager(options, {
    player: { wallet: row.wallet, mode: 'real', currency },
    name,
    amount: amounts.paid,
    commitWith: committedWith({
      ...payment,
      operation: ids.named(...name),
      at: new Date(clock.nowMs()).toISOString(),
    }),
  })
  return answer.accepted
}
