import { assert, present } from '@ronda/core'
import type { AnyShared } from '@ronda/games'
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
import { atomsOf, sharedPlayCoWrite, type SharedPlayRow } from '../round/index.ts'
import { payWager } from '../wager/index.ts'
import { heapOf } from './pool.actions.ts'
import { findShared, type StoredShared } from './round.sql.ts'
import { nameOfPlay, type SharedPlace } from './table.ts'
import { findWalletBets, type WalletBets } from './ticket.sql.ts'

export type SettleOptions = {
  readonly db: Db
  readonly failures: Failures
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly clock: Clock
}

/**
 * How many wallets are paid together: one batch for each connection of the ledger, so that other players do not wait
 * longer.
 */
const WALLETS_MAX = 2_000

const stakedBy = ({ unit, bets }: WalletBets): bigint => unit * BigInt(bets.reduce((sum, { units }) => sum + units, 0))

/** The win of all bets of a wallet. A bet that could be parsed when it was placed can be parsed now. */
function winOf(walletBets: WalletBets, rules: AnyShared, round: StoredShared): bigint {
  const { unit, bets } = walletBets
  // The heap was divided when the outcome was written, before anybody is paid.
  const heap = rules.pool && present(heapOf(round, walletBets), 'the heap of a bet')
  const parts = bets.map(({ bet, leftMs }) =>
    rules.paid(
      present(rules.readBet(bet), `a bet on ${rules.id}`),
      round.outcome,
      leftMs ?? undefined,
      heap?.perShare ?? undefined,
    ),
  )
  return parts.reduce((sum, paid) => sum + atomsOf(unit, paid), 0n)
}

type Payment = { readonly id: string; readonly walletBets: WalletBets; readonly win: bigint }

function committedWithOf(round: StoredShared, { id, walletBets, win }: Payment, atMs: number) {
  const { wallet, mode, currency } = walletBets
  return ({ seq }: { readonly seq: number }): CommittedWith => {
    const row: SharedPlayRow = {
      wallet,
      seq,
      id,
      game: round.game,
      model: round.model,
      seed: round.chain,
      nonce: round.place,
      shared: round.number,
      stake: stakedBy(walletBets).toString(),
      win: win.toString(),
      played_at: new Date(atMs).toISOString(),
    }
    const { game, stake, played_at: at } = row
    const event: RoundToPublish = { type: 'round', id, game, mode, currency, stake, win: row.win, at, wallet, seq }
    const played = { name: sharedPlayCoWrite.name, row }
    if (round.outcome !== null) return { coWrites: [played], event }
    // A voided round has no event: nothing was won or lost. Its stake counts as no bet.
    const returned: ReturnedRow = { wallet, seq, amount: stake, cause: 'voided' }
    return { coWrites: [played, { name: returnedCoWrite.name, row: returned }] }
  }
}

async function pay(options: SettleOptions, round: StoredShared, walletBets: WalletBets, win: bigint): Promise<void> {
  const name = nameOfPlay(round.game, round.number, walletBets.wallet)
  const id = options.ids.named(...name)
  const answer = await payWager(options, {
    player: walletBets,
    name,
    amount: win,
    commitWith: committedWithOf(round, { id, walletBets, win }, options.clock.nowMs()),
  })
  assert(answer.accepted, 'a payout was refused')
}

/** The kind of failure for a payment that could not be made. */
const KIND = 'sharedRound.settle'

const winFor = (round: StoredShared, rules: AnyShared, walletBets: WalletBets): bigint =>
  round.outcome === null ? stakedBy(walletBets) : winOf(walletBets, rules, round)

/** A payment that fails is set aside and does not stop the others; only an unavailable ledger stops all. */
async function payOrSetAside(
  options: SettleOptions,
  round: StoredShared,
  rules: AnyShared,
  walletBets: WalletBets,
): Promise<void> {
  try {
    await pay(options, round, walletBets, winFor(round, rules, walletBets))
  } catch (error) {
    if (error instanceof LedgerBusy || error instanceof LedgerUnknown) throw error
    await options.failures.record(KIND, itemOf(round, walletBets.wallet), error)
  }
}

const itemOf = ({ game, number }: SharedPlace, wallet: number): string => `${game}/${number}/${wallet}`

/**
 * Pays everybody what the outcome gives them; for a voided round, which has no outcome, what they staked. A retry finds
 * what was paid: each payment has its own operation id.
 */
export async function settle(options: SettleOptions, round: StoredShared, rules: AnyShared): Promise<void> {
  const readAfter = (wallet: number) => options.db.read((tx) => findWalletBets(tx, round, wallet, WALLETS_MAX))
  let page = await readAfter(0)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    const paying = Promise.all(page.map((walletBets) => payOrSetAside(options, round, rules, walletBets)))
    // The next wallets are read while these are paid.
    const [next] = await Promise.all([page.length < WALLETS_MAX ? [] : readAfter(last.wallet), paying])
    page = next
  }
}

export type RetryOptions = SettleOptions & {
  readonly rulesOf: (round: StoredShared) => AnyShared | undefined
}

async function payAgain(options: RetryOptions, item: string): Promise<void> {
  const [game = '', number, wallet] = item.split('/')
  const place = { game, number: Number(number) }
  const round = present(await options.db.read((tx) => findShared(tx, place.game, place.number)), `the round ${item}`)
  const rules = present(options.rulesOf(round), `the rules of ${item}`)
  const [walletBets] = await options.db.read((tx) => findWalletBets(tx, place, Number(wallet) - 1, 1))
  await pay(options, round, present(walletBets, `the bets of ${item}`), winFor(round, rules, present(walletBets, item)))
}

/** Pays what could not be paid when its round ended. */
export const settleFailed = (options: RetryOptions): Promise<void> =>
  options.failures.retry(KIND, (item) => payAgain(options, item))
