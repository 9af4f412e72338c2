import { err, ok, present, type Result } from '@ronda/core'
import type { Provider, ProviderFailure } from '../provider/index.ts'
import { collectDebts, correct } from './correct.actions.ts'
import { shareOf } from './credit.ts'
import { decideLook, isOpen } from './deposit.ts'
import { changeDeposit, findDeposit, insertStep, lockDeposit } from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { record } from './record.actions.ts'
import { forgetFailure, sendBack } from './refund.actions.ts'
import type { DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

/** What of a confirmed payment is credited. It stays the same until that is done. */
function creditOf({ paid, toReturn }: Deposit): bigint {
  return shareOf({ paid: present(paid, 'what was confirmed'), toReturn })
}

/** Credits what was confirmed. The ledger knows the deposit's id, so it happens once however often this is called. */
async function credit({ db, clock, ledger, walletStore }: DepositOptions, deposit: Deposit): Promise<void> {
  const { id, owner } = deposit
  const memberWallets = await walletStore.of(owner)
  const amount = creditOf(deposit)
  const houseAccount = ledger.houseAccount('clearing', memberWallets.currency)
  const answer = await ledger.submit({ kind: 'deposit', id, wallet: memberWallets.cash, houseAccount, amount })
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'confirmed') return
    // Refused only when it was taken back before it was ever credited.
    const change = answer.accepted
      ? ({ state: 'credited', standing: amount, kept: now.kept ?? present(now.paid, 'what was confirmed') } as const)
      : ({ state: 'failed', reason: 'reversed' } as const)
    await changeDeposit(tx, id, change, clock.nowMs())
    await insertStep(tx, id, change.state, clock.nowMs())
    const published = answer.accepted
      ? ({ event: 'deposit.credited', amount } as const)
      : ({ event: 'deposit.failed', amount: now.amount, reason: 'reversed' } as const)
    await publishDeposit(tx, now, published, clock.nowMs())
  })
}

/** The payer took it back before we heard that it was credited. Where the money is gone, it is a debt. */
async function undo({ db, clock, ledger, walletStore }: DepositOptions, deposit: Deposit): Promise<void> {
  const { id, owner } = deposit
  const memberWallets = await walletStore.of(owner)
  const answer = await ledger.submit({ kind: 'reversal', id, wallet: memberWallets.cash })
  const wasNever = !answer.accepted && answer.refusal === 'wallet.nothing_to_reverse'
  const state = answer.accepted ? 'reversed' : wasNever ? 'failed' : 'owed'
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now === undefined || now.state === state) return
    const standing = state === 'owed' ? creditOf(deposit) : 0n
    const stands = state === 'failed' ? {} : { standing, kept: 0n }
    await changeDeposit(tx, id, { state, reason: 'reversed', ...stands }, clock.nowMs())
    await insertStep(tx, id, state, clock.nowMs())
    const amount = now.paid === null ? now.amount : creditOf(now)
    await publishDeposit(tx, now, { event: `deposit.${state}`, amount, reason: 'reversed' }, clock.nowMs())
  })
}

/** A deposit before the provider was asked, and after its word was written down. */
type Heard = {
  readonly before: Deposit
  readonly after: Deposit
  /** More was paid than we took note of yet. */
  readonly isMore: boolean
}

const isReturning = ({ toReturn, returned }: Deposit): boolean => returned < toReturn

/** Asks the provider how a deposit stands, and does in our books what follows. */
async function hear(
  room: DepositOptions,
  provider: Provider,
  id: string,
): Promise<Result<Heard, ProviderFailure | 'deposit.unknown'>> {
  const deposit = await room.db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const seen = await provider.chargeState(id)
  if (!seen.ok) return seen
  // Nothing is locked for a notice that has nothing new to say.
  if (!isOpen(deposit.state) && decideLook(deposit, seen.value).does === 'nothing')
    return ok({ before: deposit, after: deposit, isMore: false })
  const [verdict, recorded] = await record(room, id, seen.value)
  if (verdict.does === 'credit') {
    await credit(room, recorded)
    await collectDebts(room, recorded.owner)
  }
  // Some of it may have been taken back before we looked for the first time.
  const isLess = verdict.does === 'credit' && recorded.kept !== null && recorded.kept < creditOf(recorded)
  if (isLess || verdict.does === 'correct') await correct(room, recorded)
  if (verdict.does === 'undo') await undo(room, recorded)
  if (verdict.does !== 'nothing' || seen.value.confirmations !== deposit.confirmations) room.onChanged(deposit.owner)
  const isMore = verdict.does === 'credit' && seen.value.paid > (recorded.paid ?? 0n)
  return ok({ before: deposit, after: recorded, isMore })
}

/** Payments that come while one is sent back are heard of again so often at once; the job does the rest. */
const ROUNDS_MAX = 4

/** Asks the provider how a deposit stands, does what follows, and sends back what is not the member's. */
export async function look(
  room: DepositOptions,
  id: string,
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<Result<undefined, ProviderFailure | 'deposit.unknown'>> {
  const deposit = await room.db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const provider = room.providers.named(deposit.provider)
  if (provider === undefined) return err('provider.closed')
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const heard = await hear(room, provider, id)
    if (!heard.ok) return heard
    const { before, after, isMore } = heard.value
    if (isMore) continue
    if (!isReturning(after)) {
      if (isReturning(before)) await forgetFailure(room, id)
      break
    }
    const asking = { provider, asksBefore: before.refundAsks, isForced, hear: () => hear(room, provider, id) }
    if ((await sendBack(room, id, asking)) === 'asked') break
  }
  return ok(undefined)
}
