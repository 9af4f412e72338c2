import { assert, err, ok, present, seconds, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Controls } from '../control/index.ts'
import type { Ledger, OperationId, WalletId } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { BonusEnding, BonusGift, BonusStanding, BonusWallets, GiveRefusal, StoredBonus } from './bonusWallet.ts'
import {
  deleteBonus,
  findBonus,
  findBonusOfOwner,
  findBonusOfWallet,
  findEndingAmong,
  findLastBonusOfWallet,
  insertBonus,
  listUnfinished,
  lockBonus,
  recordBegan,
  recordEnded,
  recordEnding,
  recordOver,
} from './bonusWallet.sql.ts'
import { isInGameList } from './gameList.sql.ts'

export type BonusWalletOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly controls: Pick<Controls, 'openBonusWallet'>
  /** Whether a round of the wallet is staked and not settled. */
  readonly hasOpenRound: (tx: Tx, wallet: WalletId) => Promise<boolean>
  /** Called after the money or the state of a member's bonus has changed. */
  readonly onChanged: (owner: string) => void
}

async function standingOf(options: BonusWalletOptions, tx: Tx, bonus: StoredBonus): Promise<BonusStanding> {
  const isRoundOpen = await options.hasOpenRound(tx, bonus.wallet)
  // A bonus that is over has nothing, whatever the wallet holds for the next one.
  const balance = bonus.state === 'over' ? 0n : (await options.ledger.balanceOf(bonus.wallet)).balance
  return { bonus, balance, isRoundOpen }
}

/** Of two processes that give the same bonus, the second waits for the first and finds it given. */
async function fillAndBegin(
  options: BonusWalletOptions,
  tx: Tx,
  { bonus: id }: Pick<BonusGift, 'bonus'>,
): Promise<Result<BonusStanding, GiveRefusal>> {
  const { ids, ledger } = options
  const bonus = await lockBonus(tx, id)
  // Another request has found the fund empty and given up.
  if (bonus === undefined) return err('reward.fund_empty')
  if (bonus.state === 'ending' || bonus.state === 'over') return err('bonus.over')
  if (bonus.state === 'active') return ok(await standingOf(options, tx, bonus))
  const { wallet, fund, amount } = bonus
  const filled = await ledger.submit({ kind: 'transfer', id, wallet: fund, to: wallet, amount })
  if (!filled.accepted) {
    assert(filled.refusal === 'wallet.insufficient_funds', `a bonus was refused with ${filled.refusal}`)
    await deleteBonus(tx, id)
    return err('reward.fund_empty')
  }
  const begun = await ledger.submit({ kind: 'bonusBegin', id: ids.named('bonus.begin', id), wallet, bonus: id })
  assert(begun.accepted, 'a bonus begins when the one before is over')
  await recordBegan(tx, id, begun.seq)
  return ok(await standingOf(options, tx, present(await lockBonus(tx, id), 'the bonus')))
}

async function give(options: BonusWalletOptions, gift: BonusGift): Promise<Result<BonusStanding, GiveRefusal>> {
  const { db, clock, ledger, walletStore, controls, onChanged } = options
  const { currency } = await walletStore.of(gift.owner)
  const wallet = await controls.openBonusWallet(gift.owner)
  await moveStray(options, wallet)
  const { seq: sinceSeq } = await ledger.balanceOf(wallet)
  await db.write((tx) => insertBonus(tx, { ...gift, wallet, currency, sinceSeq, nowMs: clock.nowMs() }))
  const stored = await db.read((tx) => findBonus(tx, gift.bonus))
  if (stored === undefined) return err('bonus.already_active')
  const given = await db.write((tx) => fillAndBegin(options, tx, gift))
  onChanged(gift.owner)
  return given
}

/** A move is repeated when a win arrived meanwhile; more arrivals than this are a defect. */
const MOVES_MAX = 8

type Held = { readonly balance: bigint; readonly seq: number }

/** Moves what the wallet held to where its bonus sends it. Two processes that do it at once move it once. */
async function move(
  { ids, ledger, walletStore }: BonusWalletOptions,
  { bonus, owner, wallet, fund, ending }: StoredBonus,
  { balance, seq }: Held,
): Promise<void> {
  const to = ending === 'paid' ? (await walletStore.of(owner)).cash : fund
  // Named after the place in the chain, so that a repeated call is the same operation and a late win is another.
  const id = ids.named('bonus.move', bonus, seq)
  await ledger.submit({ kind: 'transfer', id, wallet, to, amount: balance })
}

async function drain(options: BonusWalletOptions, bonus: StoredBonus): Promise<void> {
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const held = await options.ledger.balanceOf(bonus.wallet)
    if (held.balance === 0n) return
    await move(options, bonus, held)
  }
  throw new Error(`the bonus wallet ${bonus.wallet} does not come to rest`)
}

/** Once this is in the ledger, no process accepts a stake of the bonus. */
async function stopStakes({ ids, ledger }: BonusWalletOptions, tx: Tx, bonus: StoredBonus): Promise<void> {
  const { bonus: id, wallet, endedSeq } = bonus
  if (endedSeq !== null) return
  const stopped = await ledger.submit({ kind: 'bonusEnd', id: ids.named('bonus.end', id), wallet, bonus: id })
  // One that was left while it was given never began.
  assert(stopped.accepted || stopped.refusal === 'bonus.none_active', 'the end of a bonus is never refused')
  await recordEnded(tx, id, stopped.seq)
}

/** No stake is accepted any more. Then what is there is moved. */
async function stopAndMove(options: BonusWalletOptions, tx: Tx, bonus: StoredBonus): Promise<void> {
  const { hasOpenRound } = options
  const { bonus: id, wallet } = bonus
  await stopStakes(options, tx, bonus)
  // Read before the balance: a round that is over by now has brought its win.
  const isOpen = await hasOpenRound(tx, wallet)
  await drain(options, bonus)
  if (!isOpen) await recordOver(tx, id)
}

/** Takes an ending further. The row stays locked meanwhile, so that one process at a time does it. */
async function proceed(options: BonusWalletOptions, id: OperationId): Promise<BonusStanding | undefined> {
  const standing = await options.db.write(async (tx) => {
    const bonus = await lockBonus(tx, id)
    if (bonus?.state === 'ending') await stopAndMove(options, tx, bonus)
    const after = await findBonus(tx, id)
    return after && standingOf(options, tx, after)
  })
  if (standing !== undefined) options.onChanged(standing.bonus.owner)
  return standing
}

async function end(
  options: BonusWalletOptions,
  id: OperationId,
  ending: BonusEnding,
): Promise<BonusStanding | undefined> {
  const { db, clock } = options
  // Committed first: whatever fails from here on, the bonus ends this way.
  await db.write(async (tx) => {
    const bonus = await lockBonus(tx, id)
    if (bonus?.state === 'giving' || bonus?.state === 'active') await recordEnding(tx, id, ending, clock.nowMs())
  })
  return proceed(options, id)
}

/** Money that came after its bonus was over, by a reversal, goes where the rest went. */
async function moveStray(options: BonusWalletOptions, wallet: WalletId): Promise<void> {
  // Read before the bonus: the next one is stored before its money comes, so this money is not the next one's.
  const held = await options.ledger.balanceOf(wallet)
  if (held.balance === 0n) return
  const last = await options.db.read((tx) => findLastBonusOfWallet(tx, wallet))
  if (last?.state === 'over') await move(options, last, held)
}

/** Takes the endings of these wallets further, after rounds of theirs were settled. */
export async function settleEnding(options: BonusWalletOptions, wallets: readonly WalletId[]): Promise<void> {
  const ending = await options.db.read((tx) => findEndingAmong(tx, wallets))
  await options.failures.each('bonusWallet.finish', ending, String, (bonus) => proceed(options, bonus))
}

export function openBonusWallets(options: BonusWalletOptions): BonusWallets {
  const { db } = options
  return {
    give: (gift) => give(options, gift),
    stop: (id) =>
      db.write(async (tx) => {
        const bonus = await lockBonus(tx, id)
        if (bonus?.state === 'active') await stopStakes(options, tx, bonus)
      }),
    end: (bonus, ending) => end(options, bonus, ending),
    async settle(wallet) {
      const bonus = await db.read((tx) => findBonusOfWallet(tx, wallet))
      if (bonus === undefined) await moveStray(options, wallet)
      else if (bonus.state === 'ending') await proceed(options, bonus.bonus)
    },
    takesGame: ({ gameList }, game) => db.read((tx) => isInGameList(tx, gameList, game)),
    standingOf: (owner) =>
      db.read(async (tx) => {
        const bonus = await findBonusOfOwner(tx, owner)
        return bonus && standingOf(options, tx, bonus)
      }),
  }
}

/** Within this time the request that gives or ends a bonus is still at it. */
const GRACE_MS = seconds(30)
const BATCH_MAX = 200

/** Finishes what was interrupted: bonuses half given, and endings that waited for a round. */
export async function finishBonuses(options: BonusWalletOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const unfinished = await db.read((tx) => listUnfinished(tx, { beforeMs: nowMs - GRACE_MS, nowMs, atMost: BATCH_MAX }))
  await failures.each(
    'bonusWallet.finish',
    unfinished,
    ({ bonus }) => bonus,
    async ({ bonus, state }) => {
      const found = await db.read((tx) => findBonus(tx, bonus))
      if (state === 'ending') await proceed(options, bonus)
      else if (found !== undefined) await db.write((tx) => fillAndBegin(options, tx, found))
    },
  )
}
