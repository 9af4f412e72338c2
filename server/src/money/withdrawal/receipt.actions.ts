import type { WithdrawalCase, WithdrawalLine, WithdrawalStep } from '@ronda/contract'
import { err, minutes, ok, present, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { claimUploads } from '../../platform/uploads/index.ts'
import type { WithdrawalOptions } from './course.actions.ts'
import { publishWithdrawal } from './publish.actions.ts'
import { showOne } from './show.actions.ts'
import { closeCase, findCases, insertStep, openCase } from './timeline.sql.ts'
import { holderOf, isSaid, receivedAfter, UNFINISHED, type Answer, type Received } from './withdrawal.ts'
import { changeWithdrawal, listLate, listUnsaid, lockWithdrawal, type Withdrawal } from './withdrawal.sql.ts'

/** What a member sends with a question. */
export type Question = { readonly words: string; readonly proofs: readonly string[] }

type DisputeRefusal = 'withdrawal.unknown' | 'withdrawal.not_now' | 'upload.unknown'

const NOTHING: Question = { words: '', proofs: [] }

type ConfirmRefusal = DisputeRefusal | 'withdrawal.amount_invalid'

const EVERY_CAUSE: readonly WithdrawalCase['cause'][] = ['late', 'missing', 'partly', 'disputed']

async function lockOwn(tx: Tx, owner: Id<'account'>, id: string): Promise<Withdrawal | undefined> {
  const found = await lockWithdrawal(tx, id)
  return found?.account === owner ? found : undefined
}

function stepOf({ answer }: Answer, { receipt }: Received): WithdrawalStep {
  if (answer === 'notReceived') return 'missing'
  if (answer === 'fullyPaid') return 'fullyPaid'
  return receipt === 'received' ? 'received' : 'partly'
}

/** Whether this is what is being looked into already: pictures that were sent with it are no longer loose. */
function isAsked(known: WithdrawalCase | undefined, { words, proofs }: Question): boolean {
  return known?.state === 'open' && known.words === words && proofs.every((proof) => known.proofs.includes(proof))
}

/** What stands in the case from now on. What was shown before stays: whoever looks into it has to see all of it. */
function askedAfter(known: WithdrawalCase | undefined, { words, proofs }: Question): Question {
  return { words, proofs: [...(known?.proofs ?? []), ...proofs] }
}

type Saying = { readonly owner: Id<'account'>; readonly found: Withdrawal; readonly atMs: number }

/** Something has not come, or not all of it: a person looks into it. */
async function openMissing(
  tx: Tx,
  { owner, found: { id }, atMs }: Saying,
  { receipt }: Received,
  said: Answer & Partial<Question>,
): Promise<Result<undefined, 'upload.unknown'>> {
  const known = (await findCases(tx, [id])).get(id)
  // That a part has come is no new question: the one that is open still stands.
  const open = said.answer === 'received' && known?.state === 'open' ? known : undefined
  const { words = '', proofs = [] } = said
  if (!(await claimUploads(tx, { owner, purpose: 'proof', ids: proofs }, atMs))) return err('upload.unknown')
  const question = open ? { words: open.words, proofs: open.proofs } : askedAfter(known, { words, proofs })
  await openCase(tx, { withdrawal: id, cause: receipt === 'partly' ? 'partly' : 'missing', ...question, atMs })
  return ok(undefined)
}

/** Whether it has been said, or why it cannot be said now: what is being looked into is not asked a second time. */
async function heardBefore(
  tx: Tx,
  found: Withdrawal,
  said: Answer & Partial<Question>,
): Promise<'said' | 'not_now' | 'new'> {
  if (isSaid({ ...found, sent: found.amount - found.fee }, said)) return 'said'
  if (said.answer !== 'notReceived' || (found.receipt !== 'missing' && found.receipt !== 'partly')) return 'new'
  const known = (await findCases(tx, [found.id])).get(found.id)
  if (known?.state !== 'open') return 'new'
  const { words = '', proofs = [] } = said
  return isAsked(known, { words, proofs }) ? 'said' : 'not_now'
}

/** Whether the money has come, in the member's own word. What has not come is looked into by a person. */
export async function confirmReceipt(
  options: WithdrawalOptions,
  owner: Id<'account'>,
  id: string,
  said: Answer & Partial<Question>,
): Promise<Result<WithdrawalLine, ConfirmRefusal>> {
  const { db, clock, onChanged } = options
  const atMs = clock.nowMs()
  const done = await db.transact(async (tx): Promise<Result<undefined, ConfirmRefusal>> => {
    const found = await lockOwn(tx, owner, id)
    if (found === undefined) return err('withdrawal.unknown')
    const heard = await heardBefore(tx, found, said)
    if (heard !== 'new') return heard === 'said' ? ok(undefined) : err('withdrawal.not_now')
    const after = receivedAfter({ ...found, sent: found.amount - found.fee }, said)
    if (typeof after === 'string') return err(after)
    await changeWithdrawal(tx, id, after, atMs)
    const step = stepOf(said, after)
    const holder = holderOf(found.state, after.receipt)
    const words = said.words === '' ? undefined : said.words
    const amount = said.answer === 'received' ? said.amount : undefined
    await insertStep(tx, { withdrawal: id, step, holder, atMs, actor: owner, words, amount })
    if (after.receipt !== 'received') return openMissing(tx, { owner, found, atMs }, after, said)
    await closeCase(tx, id, EVERY_CAUSE)
    return ok(undefined)
  })
  if (!done.ok) return done
  onChanged(owner)
  return ok(await showOne(options, id))
}

/** Has a person look into it, whatever was said of it before: what counts as received can be disputed too. */
export async function disputeWithdrawal(
  options: WithdrawalOptions,
  owner: Id<'account'>,
  id: string,
  question: Question,
): Promise<Result<WithdrawalLine, DisputeRefusal>> {
  const { db, clock, onChanged } = options
  const { words, proofs } = question
  const atMs = clock.nowMs()
  const done = await db.transact(async (tx): Promise<Result<undefined, DisputeRefusal>> => {
    const found = await lockOwn(tx, owner, id)
    if (found === undefined) return err('withdrawal.unknown')
    const known = (await findCases(tx, [id])).get(id)
    if (isAsked(known, question)) return ok(undefined)
    if (found.state === 'asked' || found.state === 'refused' || known?.state === 'open') {
      return err('withdrawal.not_now')
    }
    if (!(await claimUploads(tx, { owner, purpose: 'proof', ids: proofs }, atMs))) return err('upload.unknown')
    await openCase(tx, { withdrawal: id, cause: 'disputed', ...askedAfter(known, question), atMs })
    const holder = holderOf(found.state, found.receipt)
    const said = words === '' ? undefined : words
    await insertStep(tx, { withdrawal: id, step: 'disputed', holder, atMs, actor: owner, words: said })
    return ok(undefined)
  })
  if (!done.ok) return done
  onChanged(owner)
  return ok(await showOne(options, id))
}

/** As many as are done in one go; the rest is there a minute later. */
const BATCH_MAX = 200

/** Silence counts as receipt after a while, once. A case that is open stays open. */
export async function receiveUnsaid(options: WithdrawalOptions): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const paidBeforeMs = nowMs - minutes((await options.policy()).withdrawal.autoReceiveMinutes)
  const due = await db.read((tx) => listUnsaid(tx, { paidBeforeMs, nowMs, atMost: BATCH_MAX }))
  let count = 0
  await options.failures.each('withdrawal.autoReceive', due, String, async (id) => {
    if (await receiveOne(options, id)) count++
  })
  return count
}

async function receiveOne({ db, clock, onChanged }: WithdrawalOptions, id: string): Promise<boolean> {
  const atMs = clock.nowMs()
  const owner = await db.write(async (tx) => {
    const found = present(await lockWithdrawal(tx, id), 'a withdrawal that was listed')
    if (found.state !== 'paid' || found.receipt !== 'unsaid') return undefined
    const received = found.amount - found.fee
    await changeWithdrawal(tx, id, { receipt: 'received', received }, atMs)
    await insertStep(tx, { withdrawal: id, step: 'autoReceived', holder: 'member', atMs, amount: received })
    return found.account
  })
  if (owner !== undefined) onChanged(owner)
  return owner !== undefined
}

/** A promise that is broken is looked into without anybody having to complain. */
export async function openLateCases(options: WithdrawalOptions): Promise<number> {
  const { db, clock } = options
  const late = await db.read((tx) => listLate(tx, UNFINISHED, clock.nowMs(), BATCH_MAX))
  let count = 0
  await options.failures.each('withdrawal.late', late, String, async (id) => {
    if (await openLateCase(options, id)) count++
  })
  return count
}

async function openLateCase({ db, clock, onChanged }: WithdrawalOptions, id: string): Promise<boolean> {
  const atMs = clock.nowMs()
  const owner = await db.write(async (tx) => {
    const found = present(await lockWithdrawal(tx, id), 'a withdrawal that was listed')
    const isKnown = (await findCases(tx, [id])).has(id)
    if (isKnown || !UNFINISHED.includes(found.state)) return undefined
    await openCase(tx, { withdrawal: id, cause: 'late', ...NOTHING, atMs })
    await insertStep(tx, { withdrawal: id, step: 'late', holder: holderOf(found.state, found.receipt), atMs })
    await publishWithdrawal(tx, found, { event: 'withdrawal.late' }, atMs)
    const detail = { state: found.state, promisedAtMs: found.promisedAtMs }
    await writeAuditEntry(tx, { actor: 'house', action: 'withdrawal.late', subject: `withdrawal:${id}`, detail }, atMs)
    return found.account
  })
  if (owner !== undefined) onChanged(owner)
  return owner !== undefined
}
