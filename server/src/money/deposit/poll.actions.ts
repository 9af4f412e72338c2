import { err, ok, present, type Result } from '@ronda/core'
import type { Provider, ProviderFailure } from '../provider/index.ts'
import { collectDebts, correct } from './correct.actions.ts'
import { shareOf } from './credit.ts'
import { decideVerdict, isOpen } from './deposit.ts'
import { changeDeposit, findDeposit, insertStep, lockDeposit } from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { record } from './record.actions.ts'
import { forgetFailure, sendBack } from './refund.actions.ts'
import type { DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

/** The part of a confirmed payment that is credited. It does not change until the credit is done. */
function creditOf({ paid, toReturn }: Deposit): bigint {
  return shareOf({ paid: present(paid, 'the confirmed amount'), toReturn })
}

/** Credits what was confirmed. The ledger operation has the deposit's id, so a repeated call credits only once. */
async function credit({ db, clock, ledger, walletStore }: DepositOptions, deposit: Deposit): Promise<void> {
  const { id, owner } = deposit
  const memberWallets = await walletStore.of(owner)
  const amount = creditOf(deposit)
  const houseAccount = ledger.houseAccount('clearing', memberWallets.currency)
  const answer = await ledger.submit({ kind: 'deposit', id, wallet: memberWallets.cash, houseAccount, amount })
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'confirmed') return
    // Refused only when it was reversed before it was credited.
    const change = answer.accepted
      ? ({ state: 'credited', standing: amount, kept: now.kept ?? present(now.paid, 'the confirmed amount') } as const)
      : ({ state: 'failed', reason: 'reversed' } as const)
    await changeDeposit(tx, id, change, clock.nowMs())
    await insertStep(tx, id, change.state, clock.nowMs())
    const published = answer.accepted
      ? ({ event: 'deposit.credited', amount } as const)
      : ({ event: 'deposit.failed', amount: now.amount, reason: 'reversed' } as const)
    await publishDeposit(tx, now, published, clock.nowMs())
  })
}

/**
 * The payer took the payment back before its credit was recorded. Where the money is already spent, it becomes a debt.
 */
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
    const change = state === 'failed' ? {} : { standing, kept: 0n }
    await changeDeposit(tx, id, { state, reason: 'reversed', ...change }, clock.nowMs())
    await insertStep(tx, id, state, clock.nowMs())
    const amount = now.paid === null ? now.amount : creditOf(now)
    await publishDeposit(tx, now, { event: `deposit.${state}`, amount, reason: 'reversed' }, clock.nowMs())
  })
}

/** A deposit before the provider was polled, and after its answer was recorded. */
type PollResult = {
  readonly before: Deposit
  readonly after: Deposit
  /** More was paid than is recorded. */
  readonly isMore: boolean
}

const isReturning = ({ toReturn, returned }: Deposit): boolean => returned < toReturn

/** Whether the member would see something new: a poll without news must not reload their page. */
async function hasChanged({ db }: DepositOptions, before: Deposit): Promise<boolean> {
  const now = present(await db.read((tx) => findDeposit(tx, before.id)), 'the deposit')
  const seen = ({ state, reason, paid, kept, toReturn, returned, standing, confirmations }: Deposit) =>
    [state, reason, paid, kept, toReturn, returned, standing, confirmations].join()
  return seen(now) !== seen(before)
}

/** Asks the provider for the state of a deposit once, records it, and credits or corrects accordingly. */
async function pollOnce(
  options: DepositOptions,
  provider: Provider,
  id: string,
): Promise<Result<PollResult, ProviderFailure | 'deposit.unknown'>> {
  const deposit = await options.db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const seen = await provider.chargeState(id)
  if (!seen.ok) return seen
  // A notice without news takes no lock.
  if (!isOpen(deposit.state) && decideVerdict(deposit, seen.value).does === 'nothing')
    return ok({ before: deposit, after: deposit, isMore: false })
  const [verdict, recorded] = await record(options, id, seen.value)
  if (verdict.does === 'credit') {
    await credit(options, recorded)
    await collectDebts(options, recorded.owner)
  }
  // Some of it may have been taken back before the first poll.
  const isLess = verdict.does === 'credit' && recorded.kept !== null && recorded.kept < creditOf(recorded)
  if (isLess || verdict.does === 'correct') await correct(options, recorded)
  if (verdict.does === 'undo') await undo(options, recorded)
  if (await hasChanged(options, deposit)) options.onChanged(deposit.owner)
  const isMore = verdict.does === 'credit' && seen.value.paid > (recorded.paid ?? 0n)
  return ok({ before: deposit, after: recorded, isMore })
}

/** Payments that arrive during a refund are polled again up to this often at once; the job does the rest. */
const ROUNDS_MAX = 4

/** Polls the provider for a deposit, records and books what follows, and refunds what is not the member's. */
export async function pollDeposit(
  options: DepositOptions,
  id: string,
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<Result<undefined, ProviderFailure | 'deposit.unknown'>> {
  const deposit = await options.db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const provider = options.providers.named(deposit.provider)
  if (provider === undefined) return err('provider.closed')
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const result = await pollOnce(options, provider, id)
    if (!result.ok) return result
    const { before, after, isMore } = result.value
    if (isMore) continue
    if (!isReturning(after)) {
      if (isReturning(before)) await forgetFailure(options, id)
      break
    }
    const asking = {
      provider,
      asksBefore: before.refundAsks,
      isForced,
      pollAgain: () => pollOnce(options, provider, id),
    }
    if ((await sendBack(options, id, asking)) === 'asked') break
  }
  return ok(undefined)
}
