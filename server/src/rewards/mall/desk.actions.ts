import type { GoodValue, Recipient, StoredGood } from '@ronda/contract'
import { assert, err, ok, present, type Id, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { unseal } from '../../platform/secrets/index.ts'
import { findGood, insertGood, listGoods, lockGood, takeStock, updateGood } from './good.sql.ts'
import { costOf, goodRefusal, GOODS_MAX, reviewRefusal, type GoodRefusal } from './mall.ts'
import { placeOf, type MallOptions, type SendRefusal } from './redeem.actions.ts'
import {
  findNamed,
  findRedemption,
  lockRedemption,
  recordDecision,
  type Decision,
  type NamedRedemption,
} from './redemption.sql.ts'

type Staff = Id<'account'>

const subjectOfGood = (id: string): string => `good:${id}`
const subjectOf = (id: string): string => `redemption:${id}`

/** A good as the audit log keeps it: amounts as digits. */
const detailOf = ({ amount, ...value }: GoodValue) => ({ ...value, amount: amount?.toString() ?? null })

const checkGood = async (
  { currency, pointsPerUnit }: MallOptions,
  value: GoodValue,
): Promise<GoodRefusal | undefined> => goodRefusal(value, { currency, pointsPerUnit: await pointsPerUnit() })

export type Adding = { readonly key: string; readonly value: GoodValue; readonly by: Staff }

/** Adds a good; a retry with the same key finds it. */
export async function addGood(
  options: MallOptions,
  { key, value, by }: Adding,
): Promise<Result<StoredGood, GoodRefusal | 'mall.too_many'>> {
  const { db, clock, ids } = options
  const refusal = await checkGood(options, value)
  if (refusal !== undefined) return err(refusal)
  return db.transact<StoredGood, 'mall.too_many'>(async (tx) => {
    const id = ids.named('mall.good', by, key)
    const nowMs = clock.nowMs()
    if ((await listGoods(tx, false, GOODS_MAX)).length >= GOODS_MAX) return err('mall.too_many')
    if (await insertGood(tx, id, value, nowMs)) {
      const entry = { actor: by, action: 'good.add' as const, subject: subjectOfGood(id) }
      await writeAuditEntry(tx, { ...entry, detail: { after: detailOf(value) } }, nowMs)
    }
    return ok(present(await findGood(tx, id), 'the good'))
  })
}

export type Changing = { readonly id: string; readonly version: number; readonly value: GoodValue; readonly by: Staff }

type ChangeRefusal = GoodRefusal | 'mall.good_unknown' | 'mall.good_changed'

/** Changes a good that nobody else has changed since it was read; what is redeemed meanwhile is a change as well. */
export async function changeGood(
  options: MallOptions,
  { id, version, value, by }: Changing,
): Promise<Result<StoredGood, ChangeRefusal>> {
  const { db, clock } = options
  const refusal = await checkGood(options, value)
  if (refusal !== undefined) return err(refusal)
  return db.transact<StoredGood, ChangeRefusal>(async (tx) => {
    const before = await lockGood(tx, id)
    if (before === undefined) return err('mall.good_unknown')
    if (before.version !== version) return err('mall.good_changed')
    const nowMs = clock.nowMs()
    await updateGood(tx, id, value, nowMs)
    const detail = { before: detailOf(before.value), after: detailOf(value) }
    await writeAuditEntry(tx, { actor: by, action: 'good.change', subject: subjectOfGood(id), detail }, nowMs)
    return ok(present(await findGood(tx, id), 'the good'))
  })
}

const stored = z.object({ name: z.string(), address: z.string(), phone: z.string() })

/** Where a good is to be sent, for one of the staff; the audit log records it. */
export async function lookAtRecipient(
  { db, clock, key }: MallOptions,
  id: string,
  by: Staff,
): Promise<Result<Recipient, 'mall.redemption_unknown'>> {
  return db.transact<Recipient, 'mall.redemption_unknown'>(async (tx) => {
    const recipient = (await findRedemption(tx, id))?.recipient ?? null
    if (recipient === null) return err('mall.redemption_unknown')
    const entry = { actor: by, action: 'redemption.look' as const, subject: subjectOf(id), detail: {} }
    await writeAuditEntry(tx, entry, clock.nowMs())
    return ok(z.parse(stored, JSON.parse(unseal(key, recipient, placeOf(id)))))
  })
}

type DecideRefusal = 'mall.redemption_unknown' | 'mall.decided'

type Deciding = Decision & { readonly by: Staff }

/** What is rejected gives points and stock back. The same decision again changes nothing. */
async function decide<Stop extends SendRefusal>(
  options: MallOptions,
  decision: Deciding,
  findStop: (tx: Tx, account: string) => Promise<Stop | undefined>,
): Promise<Result<NamedRedemption, DecideRefusal | Stop>> {
  const { db, clock, points, onChanged } = options
  const { id, state, by, reason } = decision
  const found = await db.read((tx) => findRedemption(tx, id))
  if (found === undefined) return err('mall.redemption_unknown')
  const decided = await db.transact<NamedRedemption, DecideRefusal | Stop>(async (tx) => {
    const redemption = present(await lockRedemption(tx, id), 'the redemption')
    const refusal = reviewRefusal(redemption.state, state)
    if (refusal !== undefined) return err(refusal)
    if (redemption.state === 'inProcess') {
      const { account, good, quantity, price, names, hasStock } = redemption
      const stopped = await findStop(tx, account)
      if (stopped !== undefined) return err(stopped)
      await recordDecision(tx, decision, clock.nowMs())
      if (state === 'rejected') {
        if (hasStock) await takeStock(tx, good, -quantity)
        const change = { kind: 'returned' as const, amount: costOf(price, quantity), subject: id, names, quantity }
        assert(await points.change(tx, account, change, clock.nowMs()), 'points can always be returned')
      }
      const action = state === 'approved' ? ('redemption.approve' as const) : ('redemption.reject' as const)
      const detail = { before: 'inProcess', after: state, reason, quantity, price, name: names.en }
      await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(id), detail }, clock.nowMs())
      const event = state === 'approved' ? ('redemption.approved' as const) : ('redemption.rejected' as const)
      const facts = { good: { ...names, quantity }, reason }
      await publishMemberEvent(tx, { account, event, key: `redemption:${id}`, subject: id, facts, atMs: clock.nowMs() })
    }
    return ok(present(await findNamed(tx, id), 'the redemption'))
  })
  if (decided.ok) onChanged(found.account)
  return decided
}

type Approving = Pick<Deciding, 'id' | 'by'>

/** Approves a redemption: the good is being sent, unless something stops payouts. */
export const approve = (options: MallOptions, asked: Approving) =>
  decide(options, { ...asked, state: 'approved', reason: null }, options.sendRefusal)

/** Rejects a redemption, which is possible at any time. */
export const reject = (options: MallOptions, asked: Approving & { readonly reason: string }) =>
  decide<never>(options, { ...asked, state: 'rejected' }, () => Promise.resolve(undefined))
