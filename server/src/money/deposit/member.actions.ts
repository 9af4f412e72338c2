import { DEPOSITS_PER_PAGE, type DepositDetail, type DepositLine, type DepositOffer } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, err, ok, seconds, type Currency, type Result } from '@ronda/core'
import { claimUploads } from '../../platform/uploads/index.ts'
import { findInLine } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { depositAllowance } from '../control/index.ts'
import { AGENTS } from './ask.actions.ts'
import { measureCashDesk } from './cashDesk.sql.ts'
import { isOpen, isWaiting, TRANSFER_WAYS } from './deposit.ts'
import {
  changeDeposit,
  countSuccess,
  findDeposit,
  hasStep,
  insertStep,
  listDeposits,
  lockDeposit,
} from './deposit.sql.ts'
import { pollDeposit } from './poll.actions.ts'
import { readDetail, readNow, sumPaidIn, type DepositOptions } from './allowance.actions.ts'
import { lineOf } from './shown.ts'

/** A waiting member reloads often; the provider is polled for them at most once in this time. */
const POLL_EVERY_MS = seconds(5)

export type Page = { readonly lines: DepositLine[]; readonly hasMore: boolean }

export async function listOwn({ db }: DepositOptions, owner: string, before: bigint | undefined): Promise<Page> {
  const found = await db.read((tx) => listDeposits(tx, owner, before, DEPOSITS_PER_PAGE + 1))
  return { lines: found.slice(0, DEPOSITS_PER_PAGE).map(lineOf), hasMore: found.length > DEPOSITS_PER_PAGE }
}

/** The member's own deposit. Reading an open one polls the provider, so that a lost notice delays nothing. */
export async function readOwn(
  options: DepositOptions,
  owner: string,
  id: string,
): Promise<Result<DepositDetail, 'deposit.unknown'>> {
  const deposit = await options.db.read((tx) => findDeposit(tx, id))
  if (deposit?.owner !== owner) return err('deposit.unknown')
  const isDue = options.clock.nowMs() - (deposit.polledAtMs ?? deposit.askedAtMs) >= POLL_EVERY_MS
  const isMoving = isOpen(deposit.state) || deposit.returned < deposit.toReturn
  if (isMoving && deposit.provider !== AGENTS && isDue) await pollDeposit(options, id)
  return ok(await readNow(options, id))
}

/**
 * Records that the member opened the payment page. The payment may have been reported first; the step is recorded all
 * the same.
 */
export async function markOpened(
  { db, clock, onChanged }: DepositOptions,
  owner: string,
  id: string,
): Promise<Result<Record<string, never>, 'deposit.unknown'>> {
  const marked = await db.transact<boolean, 'deposit.unknown'>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.owner !== owner) return err('deposit.unknown')
    if (await hasStep(tx, id, 'opened')) return ok(false)
    await insertStep(tx, id, 'opened', clock.nowMs())
    return ok(true)
  })
  if (!marked.ok) return marked
  if (marked.value) onChanged(owner)
  return ok({})
}

/** Cancelled by the member. A payment that still arrives is credited within their limits. */
export async function cancelOwn(
  options: DepositOptions,
  owner: string,
  id: string,
): Promise<Result<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting'>> {
  const done = await options.db.transact<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting'>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.owner !== owner) return err('deposit.unknown')
    if (!isWaiting(deposit.state)) return err('deposit.not_waiting')
    await changeDeposit(tx, id, { state: 'cancelled' }, options.clock.nowMs())
    await insertStep(tx, id, 'cancelled', options.clock.nowMs())
    return ok(await readDetail(options, tx, { ...deposit, state: 'cancelled' }))
  })
  if (done.ok) options.onChanged(owner)
  return done
}

/** A picture of the transfer, for staff who search for the payment. It can be added while the deposit is waiting. */
export async function addReceipt(
  options: DepositOptions,
  owner: string,
  { id, upload }: { readonly id: string; readonly upload: string },
): Promise<Result<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting' | 'upload.unknown'>> {
  type Refusal = 'deposit.unknown' | 'deposit.not_waiting' | 'upload.unknown'
  const nowMs = options.clock.nowMs()
  const done = await options.db.transact<undefined, Refusal>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.owner !== owner) return err('deposit.unknown')
    if (deposit.receipt === upload) return ok(undefined)
    if (!TRANSFER_WAYS.includes(deposit.way) || !isWaiting(deposit.state) || deposit.receipt !== null)
      return err('deposit.not_waiting')
    const isTheirs = await claimUploads(tx, { owner, purpose: 'receipt', ids: [upload] }, nowMs)
    if (!isTheirs) return err('upload.unknown')
    await changeDeposit(tx, id, { receipt: upload }, nowMs)
    await insertStep(tx, id, 'receipt', nowMs)
    return ok(undefined)
  })
  if (!done.ok) return done
  options.onChanged(owner)
  return ok(await readNow(options, id))
}

/** The enabled deposit ways of the brand, with the success rate of each since yesterday. */
export async function readOffers(
  { db, clock, settings, providers }: DepositOptions,
  { owner, currency }: { readonly owner: string; readonly currency: Currency },
): Promise<DepositOffer[]> {
  const { money: policy } = await settings.current()
  const desk = await db.read((tx) => readCashDesk(tx, owner, clock.nowMs()))
  const measured = await db.read((tx) => countSuccess(tx, clock.nowMs() - days(1)))
  const offers = policy.deposits
    .filter(({ enabled }) => enabled)
    .map(async ({ way, min, max, feePermille, minutes }) => {
      const { credited = 0, ended = 0 } = measured.find((each) => each.way === way) ?? {}
      return {
        way,
        min: BigInt(min) * ATOMS_PER_UNIT,
        max: BigInt(max) * ATOMS_PER_UNIT,
        feePermille,
        minutes,
        success: { credited, ended },
        isClosed: way !== 'agentCash' && (await providers.forWay(way, currency)) === undefined,
        desk: way === 'agentCash' ? desk : null,
      }
    })
  return Promise.all(offers)
}

/** Codes of so many days are measured, where there are enough to say something. */
const DESK_DAYS = 90
const DESK_CODES_MIN = 5

/** How long the agent of a member takes for cash, before the member chooses it. */
async function readCashDesk(tx: Tx, owner: string, nowMs: number): Promise<DepositOffer['desk']> {
  const agent = (await findInLine(tx, owner))?.upline ?? null
  if (agent === null) return null
  const measured = await measureCashDesk(tx, agent, nowMs - days(DESK_DAYS))
  return measured.count < DESK_CODES_MIN ? null : { ...measured, days: DESK_DAYS }
}

/** What the member's own limits still allow for deposits; null when there is no limit. */
export async function readAllowance(options: DepositOptions, owner: string): Promise<bigint | null> {
  const nowMs = options.clock.nowMs()
  const left = await options.db.read((tx) =>
    depositAllowance(tx, owner, (sinceMs) => sumPaidIn(options, tx, owner, sinceMs), nowMs),
  )
  return left ?? null
}
