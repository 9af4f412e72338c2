import { assert, present } from '@ronda/core'
import type { AnyShared } from '@ronda/games'
import type { Company, Ledger, RoundToTell } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { atomsOf, sharedPlayCompanion, type SharedPlayRow } from '../round/index.ts'
import { heapOf } from './pool.actions.ts'
import type { StoredShared } from './round.sql.ts'
import { nameOfPlay } from './table.ts'
import { findHands, type Hand } from './ticket.sql.ts'

export type SettleOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly clock: Clock
}

/** As many wallets are paid together: a batch for each of the ledger's connections, and whoever plays elsewhere waits no longer. */
const HANDS_MAX = 2_000

const stakedBy = ({ unit, bets }: Hand): bigint => unit * BigInt(bets.reduce((sum, { units }) => sum + units, 0))

/** What a wallet gets for all its bets. One that was read when it was laid is read now. */
function winOf(hand: Hand, rules: AnyShared, round: StoredShared): bigint {
  const { unit, bets } = hand
  // It was divided when the outcome was written, before anybody is paid.
  const heap = rules.pool && present(heapOf(round, hand), 'the heap of a bet')
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

type Payment = { readonly id: string; readonly hand: Hand; readonly win: bigint }

function companyOf(round: StoredShared, { id, hand, win }: Payment, atMs: number) {
  const { wallet, mode, currency } = hand
  return ({ seq }: { readonly seq: number }): Company => {
    const row: SharedPlayRow = {
      wallet,
      seq,
      id,
      game: round.game,
      model: round.model,
      seed: round.chain,
      nonce: round.place,
      shared: round.number,
      stake: stakedBy(hand).toString(),
      win: win.toString(),
      played_at: new Date(atMs).toISOString(),
    }
    const { game, stake, played_at: at } = row
    const event: RoundToTell = { type: 'round', game, mode, currency, stake, win: row.win, at, wallet, seq }
    return {
      companions: [{ name: sharedPlayCompanion.name, row }],
      // What was called off is no news to anybody: nothing was played for.
      ...(round.outcome !== null && { event }),
    }
  }
}

async function pay({ ids, ledger, clock }: SettleOptions, round: StoredShared, hand: Hand, win: bigint): Promise<void> {
  const { wallet, mode, currency } = hand
  const id = ids.named(...nameOfPlay(round.game, round.number, wallet))
  const answer = await ledger.submit({
    kind: 'payout',
    id,
    wallet,
    house: ledger.house(mode === 'real' ? 'game' : 'trial_game', currency),
    amount: win,
    accompany: companyOf(round, { id, hand, win }, clock.nowMs()),
  })
  assert(answer.accepted, 'what is owed is never refused')
}

/**
 * Pays everyone what the outcome gives them; of a round that was called off, which has none, what they staked. Done again
 * it finds that it was done: each payment has its own name.
 */
export async function settle(options: SettleOptions, round: StoredShared, rules: AnyShared): Promise<void> {
  const readAfter = (wallet: number) => options.db.read((tx) => findHands(tx, round, wallet, HANDS_MAX))
  const winFor = (hand: Hand): bigint => (round.outcome === null ? stakedBy(hand) : winOf(hand, rules, round))
  let hands = await readAfter(0)
  for (let last = hands.at(-1); last !== undefined; last = hands.at(-1)) {
    const paying = Promise.all(hands.map((hand) => pay(options, round, hand, winFor(hand))))
    // The next are read while these are paid.
    const [next] = await Promise.all([hands.length < HANDS_MAX ? [] : readAfter(last.wallet), paying])
    hands = next
  }
}
