import type { WithdrawalCase, WithdrawalLine, WithdrawalStep } from '@ronda/contract'
import { err, minutes, ok, present, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { claimUploads } from '../../platform/uploads/index.ts'
import type { WithdrawalOptions } from './advance.actions.ts'
import { publishWithdrawal } from './publish.actions.ts'
import { showOne } from './show.actions.ts'
import { closeCase, findCases, insertStep, openCase } from './timeline.sql.ts'
import { holderOf, isRepeated, receivedAfter, UNFINISHED, type Answer, type Received } from './withdrawal.ts'
import { changeWithdrawal, listLate, listUnconfirmed, lockWithdrawal, type Withdrawal } from './withdrawal.sql.ts'

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

/** Whether this repeats the question of the open case: pictures that were sent with it are already claimed. */
function isAsked(known: WithdrawalCase | undefined, { words, proofs }: Question): boolean {
  return known?.state === 'open' && known.words === words && proofs.every((proof) => known.proofs.includes(proof))
}

/** The question that the case has from now on. Earlier pictures stay: staff must see all of them. */
function askedAfter(known: WithdrawalCase | undefined, { words, proofs }: Question): Question {
  return { words, proofs: [...(known?.proofs ?? []), ...proofs] }
}

type ReplyContext = { readonly owner: Id<'account'>; readonly found: Withdrawal; readonly atMs: number }

/** Opens a case for money that did not arrive, or not all of it. */
async function openMissing(
  tx: Tx,
  { owner, found: { id }, atMs }: ReplyContext,
  { receipt }: Received,
  reply: Answer & Partial<Question>,
): Promise<Result<undefined, 'upload.unknown'>> {
  const known = (await findCases(tx, [id])).get(id)
  // Reporting a partial arrival is no new question: the open one stands.
  const open = reply.answer === 'received' && known?.state === 'open' ? known : undefined
  const { words = '', proofs = [] } = reply
  if (!(await claimUploads(tx, { owner, purpose: 'proof', ids: proofs }, atMs))) return err('upload.unknown')
  const question = open ? { words: open.words, proofs: open.proofs } : askedAfter(known, { words, proofs })
  await openCase(tx, { withdrawal: id, cause: receipt === 'partly' ? 'partly' : 'missing', ...question, atMs })
  return ok(undefined)
}

/** Whether the reply is new, repeats the recorded one, or is refused because a case is already open. */
async function compareReply(
  tx: Tx,
  found: Withdrawal,
  reply: Answer & Partial<Question>,
): Promise<'repeated' | 'not_now' | 'new'> {
  if (isRepeated({ ...found, sent: found.amount - found.fee }, reply)) return 'repeated'
  if (reply.answer !== 'notReceived' || (found.receipt !== 'missing' && found.receipt !== 'partly')) return 'new'
  const known = (await findCases(tx, [found.id])).get(found.id)
  if (known?.state !== 'open') return 'new'
  const { words = '', proofs = [] } = reply
  return isAsked(known, { words, proofs }) ? 'repeated' : 'not_now'
}

/** Records the member's own reply on whether the money arrived. Staff check what did not arrive. */
export async function confirmReceipt(
  options: WithdrawalOptions,
  owner: Id<'account'>,
  id: string,
  reply: Answer & Partial<Question>,
): Promise<Result<WithdrawalLine, ConfirmRefusal>> {
  const { db, clock, onChanged } = options
  const atMs = clock.nowMs()
  const done = await db.transact(async (tx): Promise<Result<undefined, ConfirmRefusal>> => {
    const found = await lockOwn(tx, owner, id)
    if (found === undefined) return err('withdrawal.unknown')
    const comparison = await compareReply(tx, found, reply)
    if (comparison !== 'new') return comparison === 'repeated' ? ok(undefined) : err('withdrawal.not_now')
    const after = receivedAfter({ ...found, sent: found.amount - found.fee }, reply)
    if (typeof after === 'string') return err(after)
    await changeWithdrawal(tx, id, after, atMs)
    const step = stepOf(reply, after)
    const holder = holderOf(found.state, after.receipt)
    const words = reply.words === '' ? undefined : reply.words
    const amount = reply.answer === 'received' ? reply.amount : undefined
    await insertStep(tx, { withdrawal: id, step, holder, atMs, actor: owner, words, amount })
    if (after.receipt !== 'received') return openMissing(tx, { owner, found, atMs }, after, reply)
    await closeCase(tx, id, EVERY_CAUSE)
    return ok(undefined)
  })
  if (!done.ok) return done
  onChanged(owner)
  return ok(await showOne(options, id))
}

/** Opens a case, whatever was reported before: a withdrawal that counts as received can be disputed too. */
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
    const note = words === '' ? undefined : words
    await insertStep(tx, { withdrawal: id, step: 'disputed', holder, atMs, actor: owner, words: note })
    return ok(undefined)
  })
  if (!done.ok) return done
  onChanged(owner)
  return ok(await showOne(options, id))
}

/** The most that one run handles; the rest is handled a minute later. */
const BATCH_MAX = 200

/** A withdrawal without a reply counts as received after a while, once. An open case stays open. */
export async function receiveUnconfirmed(options: WithdrawalOptions): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const paidBeforeMs = nowMs - minutes((await options.policy()).withdrawal.autoReceiveMinutes)
  const due = await db.read((tx) => listUnconfirmed(tx, { paidBeforeMs, nowMs, atMost: BATCH_MAX }))
  let count = 0
  await options.failures.each('withdrawal.autoReceive', due, String, async (id) => {
    if (await receiveOne(options, id)) count++
  })
  return count
}

async function receiveOne({ db, clock, onChanged }: WithdrawalOptions, id: string): Promise<boolean> {
  const atMs = clock.nowMs()
  const owner = await db.write(async (tx) => {
    const found = present(await lockWithdrawal(tx, id), 'the withdrawal')
    if (found.state !== 'paid' || found.receipt !== 'unsaid') return undefined
    const received = found.amount - found.fee
    await changeWithdrawal(tx, id, { receipt: 'received', received }, atMs)
    await insertStep(tx, { withdrawal: id, step: 'autoReceived', holder: 'member', atMs, amount: received })
    return found.account
  })
  if (owner !== undefined) onChanged(owner)
  return owner !== undefined
}

/** Opens a case for every withdrawal that is past its promised time, without a complaint from the member. */
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
    const found = present(await lockWithdrawal(tx, id), 'the withdrawal')
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
