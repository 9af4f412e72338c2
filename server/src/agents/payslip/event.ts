import { isOwnMoneyPlay, type PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { NO_AMOUNTS, type Amounts, type Exclusion } from '@ronda/core/payroll'
import { validBetsOf, type PlayedRound, type RewardGame } from '../../rewards/bet/bet.ts'

/** A leg of the ledger that counts for contracts. */
export type Counted = {
  readonly source: 'bet' | 'given'
  readonly wallet: number
  readonly seq: number
  readonly operation: string | null
  readonly currency: Currency
  readonly game: string | null
  readonly atMs: number
  readonly amounts: Amounts
}

/** An event of a member who stood in a line of agents. */
export type NewEvent = Omit<Counted, 'source'> & {
  readonly source: 'bet' | 'given' | 'undo'
  readonly account: string
  /** Nearest first. */
  readonly line: readonly string[]
  readonly excluded: Exclusion | null
}

type Round = PlayedRound & {
  readonly mode: PlayMode
  readonly win: bigint
  readonly seq: number
  readonly id?: string | undefined
  readonly currency: Currency
}

/** Bets with own money. A round whose stake came back before anything was risked is none. */
export function betsOf(rounds: readonly Round[], games: ReadonlyMap<string, RewardGame>): readonly Counted[] {
  return rounds
    .filter(({ mode, isTakenBack = false }) => isOwnMoneyPlay(mode) && !isTakenBack)
    .map((round) => {
      const { wallet, seq, id = null, currency, game, atMs, stake: stakes, win: prizes } = round
      const validBet = validBetsOf([round], games)[0]?.valid ?? 0n
      const amounts = { ...NO_AMOUNTS, validBet, stakes, prizes }
      return { source: 'bet', wallet, seq, operation: id, currency, game, atMs, amounts }
    })
}

/** The fund of the platform from which contracts are paid. */
export const CONTRACT_FUND = 'CONTRACT'

/**
 * What a movement gave to a member, by the purposes of the two wallets; undefined for everything else. What an agent is
 * paid by a contract is no promotion: the agents above would be charged for it twice.
 */
export function givenBy(
  amount: bigint,
  purpose: string | undefined,
  /** The purpose of the wallet on the other side, or that it is the promotion account. */
  from: string | undefined,
): Amounts | undefined {
  if (purpose !== 'cash') return undefined
  if (from === 'fund:REBATE') return { ...NO_AMOUNTS, rebates: amount }
  if (from === `fund:${CONTRACT_FUND}`) return undefined
  const isPromotion = from === 'promotion' || from === 'bonus' || from?.startsWith('fund:') === true
  return isPromotion ? { ...NO_AMOUNTS, promotions: amount } : undefined
}

type Figures = { readonly stake: bigint; readonly win: bigint; readonly validBet: bigint }

type Correction = Pick<Round, 'mode' | 'game' | 'wallet' | 'atMs' | 'seq'> & {
  readonly before: Figures
  readonly after: Figures
}

/** What changes of a bet that was settled again: the difference, at the moment and in the line of that bet. */
export function amend(done: NewEvent, by: Correction, games: ReadonlyMap<string, RewardGame>): NewEvent {
  const validIn = (figures: Figures): bigint => validBetsOf([{ ...by, ...figures }], games)[0]?.valid ?? 0n
  const { before, after } = by
  return {
    ...done,
    source: 'undo',
    seq: by.seq,
    amounts: {
      ...NO_AMOUNTS,
      validBet: validIn(after) - validIn(before),
      stakes: after.stake - before.stake,
      prizes: after.win - before.win,
    },
  }
}

/** What undoes an event: the same amounts with the other sign, at the moment and in the line of that event. */
export function undo(done: NewEvent, by: Pick<Counted, 'seq'>): NewEvent {
  const { validBet, stakes, prizes, rebates, promotions, paymentFees } = done.amounts
  return {
    ...done,
    source: 'undo',
    seq: by.seq,
    amounts: {
      validBet: -validBet,
      stakes: -stakes,
      prizes: -prizes,
      rebates: -rebates,
      promotions: -promotions,
      paymentFees: -paymentFees,
    },
  }
}
