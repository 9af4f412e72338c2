import type { Balance, PlayMode, StakeRefusal } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import {
  CoWriteConflict,
  type AcceptedStake,
  type Answer,
  type CommittedWith,
  type Ledger,
  type PoolState,
  type Settlement,
  type WalletId,
} from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Seat, SeedInPlay } from '../fairness/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { stakeRefusal } from '../round/index.ts'
import type { Player } from './wager.ts'

export type PlaceOptions = {
  readonly ids: ServerIds
  readonly ledger: Pick<Ledger, 'submit' | 'houseAccount'>
}

/** Whose account the stake goes to and the win comes from, and the parts of the operation's id. */
type WagerOperation = {
  readonly player: Omit<Player, 'game'>
  readonly name: readonly [kind: string, ...parts: (string | number)[]]
  readonly amount: bigint
}

type Stake = WagerOperation & {
  readonly pools?: readonly WalletId[]
  readonly settle: (accepted: AcceptedStake, pools: readonly PoolState[]) => Settlement
}

type Payout = WagerOperation & { readonly commitWith: (accepted: AcceptedStake) => CommittedWith }

/** Play of each kind of money has an account of its own, so that the figures are not mixed. */
const ACCOUNT_OF = { real: 'game', bonus: 'bonus_game', free: 'trial_game' } as const satisfies Record<PlayMode, string>

function headOf({ ids, ledger }: PlaceOptions, { player, name }: WagerOperation) {
  const { wallet, mode, currency } = player
  const houseAccount = ledger.houseAccount(ACCOUNT_OF[mode], currency)
  return { id: ids.named(...name), wallet, houseAccount }
}

/** Takes a stake: one ledger operation with the outcome and every row that belongs to it. */
export function placeWager(options: PlaceOptions, stake: Stake): Promise<Answer> {
  const { player, amount, pools, settle } = stake
  return options.ledger.submit({
    kind: 'stake',
    ...headOf(options, stake),
    amount,
    ...(player.bonus && { bonus: player.bonus.id }),
    ...(pools && { pools }),
    settle,
  })
}

/** Pays a win, or returns a stake. A retry under the same id pays nothing more. */
export function payWager(options: PlaceOptions, payout: Payout): Promise<Answer> {
  const { amount, commitWith } = payout
  return options.ledger.submit({ kind: 'payout', ...headOf(options, payout), amount, commitWith })
}

/** Another process can take a nonce first, or rotate the seed; more conflicts than this are a defect. */
const TRIES_MAX = 8

/**
 * Places a wager that is drawn with the player's seed. When another process has taken the nonce, nothing was written and
 * nobody has seen what was drawn: it is drawn again. `onConflict` may find another reason for the conflict.
 */
export async function placeDrawn<Drawn, Refusal extends string = never>(
  seat: Seat,
  place: (seed: SeedInPlay, nonce: number) => Promise<Drawn>,
  onConflict: () => Promise<Refusal | undefined> = async () => undefined,
): Promise<Result<Drawn, Refusal | 'fairness.seed_required'>> {
  for (let tries = 1; ; tries += 1) {
    const seed = seat.playable
    if (seed === undefined) return err('fairness.seed_required')
    try {
      return ok(await place(seed, seat.nonce))
    } catch (error) {
      if (!(error instanceof CoWriteConflict) || tries === TRIES_MAX) throw error
      const refusal = await onConflict()
      if (refusal !== undefined) return err(refusal)
      await seat.reload()
    }
  }
}

/**
 * Whether the wager was placed by this call. Undefined for a retry, or when the id belongs to another wager: the stored
 * wager tells these apart.
 */
export function placedBy(answer: Answer): Result<'placed' | undefined, StakeRefusal> {
  if (answer.accepted) return ok(answer.replayed ? undefined : 'placed')
  // Under other rules the same bet may have had another cost, so the ledger may take it for a different operation.
  return answer.refusal === 'wallet.key_reused' ? ok(undefined) : err(stakeRefusal(answer.refusal))
}

/** The balance after an operation, or now. */
export async function balanceOf(
  { ledger, balances }: { readonly ledger: Ledger; readonly balances: Balances },
  { wallet, held, currency }: PlaySession,
  answer?: Pick<Answer, 'balance' | 'seq'>,
): Promise<Balance> {
  const { balance, seq } = answer ?? (await ledger.balanceOf(wallet))
  return { currency, cash: balance, held: held === null ? 0n : await balances.of(held), seq }
}
