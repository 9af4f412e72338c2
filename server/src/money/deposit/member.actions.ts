import { DEPOSITS_PER_PAGE, type DepositDetail, type DepositLine, type DepositOffer } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, err, ok, seconds, type Result } from '@ronda/core'
import { claimUploads } from '../../platform/uploads/index.ts'
import { depositRoom } from '../control/index.ts'
import { AGENTS } from './ask.actions.ts'
import { isOpen, isWaiting } from './deposit.ts'
import {
  changeDeposit,
  countSuccess,
  findDeposit,
  hasStep,
  insertStep,
  listDeposits,
  lockDeposit,
} from './deposit.sql.ts'
import { look } from './poll.actions.ts'
import { readDetail, readNow, sumPaidIn, type DepositOptions } from './room.actions.ts'
import { lineOf } from './shown.ts'

/** A member who waits asks often; the provider is asked for them no more than this. */
const LOOK_EVERY_MS = seconds(5)

export type Page = { readonly lines: DepositLine[]; readonly hasMore: boolean }

export async function listOwn({ db }: DepositOptions, owner: string, before: bigint | undefined): Promise<Page> {
  const found = await db.read((tx) => listDeposits(tx, owner, before, DEPOSITS_PER_PAGE + 1))
  return { lines: found.slice(0, DEPOSITS_PER_PAGE).map(lineOf), hasMore: found.length > DEPOSITS_PER_PAGE }
}

/** Their own deposit. Whoever looks at one that is open need not wait for a notice that got lost. */
export async function readOwn(
  room: DepositOptions,
  owner: string,
  id: string,
): Promise<Result<DepositDetail, 'deposit.unknown'>> {
  const deposit = await room.db.read((tx) => findDeposit(tx, id))
  if (deposit?.owner !== owner) return err('deposit.unknown')
  const isDue = room.clock.nowMs() - (deposit.lookedAtMs ?? deposit.askedAtMs) >= LOOK_EVERY_MS
  const isMoving = isOpen(deposit.state) || deposit.returned < deposit.toReturn
  if (isMoving && deposit.provider !== AGENTS && isDue) await look(room, id)
  return ok(await readNow(room, id))
}

/** Whoever paid at once may be quicker than their own word that they went there: it belongs to the story all the same. */
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

/** Given up by the member. Money that is on its way all the same is credited when it arrives, within their limits. */
export async function cancelOwn(
  room: DepositOptions,
  owner: string,
  id: string,
): Promise<Result<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting'>> {
  const done = await room.db.transact<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting'>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.owner !== owner) return err('deposit.unknown')
    if (!isWaiting(deposit.state)) return err('deposit.not_waiting')
    await changeDeposit(tx, id, { state: 'cancelled' }, room.clock.nowMs())
    await insertStep(tx, id, 'cancelled', room.clock.nowMs())
    return ok(await readDetail(room, tx, { ...deposit, state: 'cancelled' }))
  })
  if (done.ok) room.onChanged(owner)
  return done
}

/** A picture of the transfer, for whoever looks for the money. It can still be sent while we look. */
export async function addReceipt(
  room: DepositOptions,
  owner: string,
  { id, upload }: { readonly id: string; readonly upload: string },
): Promise<Result<DepositDetail, 'deposit.unknown' | 'deposit.not_waiting' | 'upload.unknown'>> {
  type Refusal = 'deposit.unknown' | 'deposit.not_waiting' | 'upload.unknown'
  const nowMs = room.clock.nowMs()
  const done = await room.db.transact<undefined, Refusal>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.owner !== owner) return err('deposit.unknown')
    if (deposit.receipt === upload) return ok(undefined)
    if (deposit.way !== 'bank' || !isWaiting(deposit.state) || deposit.receipt !== null)
      return err('deposit.not_waiting')
    const isTheirs = await claimUploads(tx, { owner, purpose: 'receipt', ids: [upload] }, nowMs)
    if (!isTheirs) return err('upload.unknown')
    await changeDeposit(tx, id, { receipt: upload }, nowMs)
    await insertStep(tx, id, 'receipt', nowMs)
    return ok(undefined)
  })
  if (!done.ok) return done
  room.onChanged(owner)
  return ok(await readNow(room, id))
}

/** Ways to pay in as the house offers them today, with how well each has worked since yesterday. */
export async function readOffers({ db, clock, settings, providers }: DepositOptions): Promise<DepositOffer[]> {
  const { money: policy } = await settings.current()
  const measured = await db.read((tx) => countSuccess(tx, clock.nowMs() - days(1)))
  return policy.deposits
    .filter(({ enabled }) => enabled)
    .map(({ way, min, max, feePermille, minutes }) => {
      const { credited = 0, ended = 0 } = measured.find((each) => each.way === way) ?? {}
      return {
        way,
        min: BigInt(min) * ATOMS_PER_UNIT,
        max: BigInt(max) * ATOMS_PER_UNIT,
        feePermille,
        minutes,
        success: { credited, ended },
        isClosed: way !== 'agentCash' && providers.forWay(way) === undefined,
      }
    })
}

/** What the member's own limits leave for deposits just now; null where there is none. */
export async function readRoom(room: DepositOptions, owner: string): Promise<bigint | null> {
  const nowMs = room.clock.nowMs()
  const left = await room.db.read((tx) =>
    depositRoom(tx, owner, (sinceMs) => sumPaidIn(room, tx, owner, sinceMs), nowMs),
  )
  return left ?? null
}
