import type { BonusGrantRefusal, PromotionActor } from '@ronda/contract'
import { days, err, hours, ok, present, type Result } from '@ronda/core'
import { listCredited } from '../../money/deposit/index.ts'
import { findPosition, type WalletId } from '../../money/ledger/index.ts'
import { sumSettled } from '../../play/round/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  changeMember,
  findMember,
  insertStep,
  listDue,
  listOwn,
  lockMember,
  postponeCheck,
  type Change,
  type MemberState,
  type StoredMember,
} from './member.sql.ts'
import type { Prize } from './prize.actions.ts'
import { amountOf, progressOf, type Facts, type Window } from './promotion.ts'
import { OWN_MAX, readOffers, type PromotionOptions } from './promotion.actions.ts'
import { findVersion, release, type Version } from './promotion.sql.ts'
import { edgeOf, eventDue, isFinal, stateOfOffer, type PromotionEvent, type Standing } from './state.ts'

/** Deposits that are looked at between joining and the end; the one that counts is among the first. */
const DEPOSITS_MAX = 50

/** What stands of the deposit that a promotion is for; null while there is none. */
async function findDeposit(tx: Tx, { draft: { rule } }: Version, member: StoredMember): Promise<bigint | null> {
  if (rule.kind !== 'firstDeposit' && rule.kind !== 'depositMatch') return null
  const { account: owner, startMs: fromMs, endMs: toMs } = member
  const credited = await listCredited(tx, { owner, fromMs, toMs, atMost: DEPOSITS_MAX })
  if (rule.kind === 'firstDeposit') return credited[0]?.kept ?? null
  return credited.find(({ kept }) => kept >= rule.depositMin)?.kept ?? null
}

const NOT_PLAYED = { staked: 0n, won: 0n }

/**
 * What was staked and won within a window. A round belongs to the moment at which it is settled: the stake of an open one
 * is not lost yet.
 */
async function sumPlayed(tx: Tx, wallet: WalletId, { startMs, endMs }: Window) {
  const { seq: after } = await findPosition(tx, wallet, startMs)
  const { seq: upTo } = await findPosition(tx, wallet, endMs)
  return sumSettled(tx, wallet, { after, upTo })
}

/** What the member has done by now. */
export async function readFacts(tx: Tx, terms: Version, member: StoredMember, nowMs: number): Promise<Facts> {
  const { wallet, startMs, endMs, valid } = member
  const { kind } = terms.draft.rule
  const isLoss = kind === 'cashBack' || kind === 'lossBack'
  const played = isLoss ? await sumPlayed(tx, wallet, { startMs, endMs: Math.min(nowMs + 1, endMs) }) : NOT_PLAYED
  return { ...played, valid, deposit: await findDeposit(tx, terms, member) }
}

/** What one look at a member is done with. */
type At = { readonly options: PromotionOptions; readonly tx: Tx; readonly terms: Version; readonly nowMs: number }

type Reading = { readonly facts: Facts; readonly standing: Standing }

/** How far a member is now. What was fixed is not computed again, except whether its deposit still stands. */
async function read({ options, tx, terms, nowMs }: At, member: StoredMember): Promise<Reading> {
  const { draft, currency } = terms
  const facts = await readFacts(tx, terms, member, nowMs)
  const progress = progressOf(draft, member, facts, { currency, nowMs })
  const { state, amount, claimUntilMs } = member
  const prize = state === 'claimed' ? await options.prizes[draft.gives].stateOf(tx, member) : 'open'
  const isTakenBack = amount !== null && 'depositMin' in draft.rule && amountOf(draft, facts, currency) < amount
  const standing: Standing = {
    ...progress,
    isLate: claimUntilMs !== null && nowMs >= claimUntilMs,
    isPaid: prize === 'issued',
    isLost: prize === 'lost' || isTakenBack,
  }
  return { facts, standing }
}

/** How often what waits for somebody is looked at. */
const AGAIN_MS = hours(1)

type Doing = {
  readonly event: PromotionEvent
  readonly by: PromotionActor
  readonly actor: string | null
  readonly note?: string
}

/** What changes with an event, beside the state. */
function changeFor({ terms, nowMs }: At, member: StoredMember, facts: Facts, { event, note }: Doing) {
  const { draft, currency } = terms
  const amount = amountOf(draft, facts, currency)
  const claimUntilMs = nowMs + days(draft.claimDays)
  switch (event) {
    case 'reach':
      return { amount, facts, claimUntilMs, reserved: amount, checkAtMs: claimUntilMs }
    case 'claim':
      return { claimUntilMs, checkAtMs: nowMs + AGAIN_MS }
    case 'reject':
    case 'end':
      return { reserved: 0n, checkAtMs: nowMs, ...(note !== undefined && { note }) }
    default:
      return { checkAtMs: Math.max(member.endMs, nowMs) }
  }
}

/** Takes a locked member over an edge, with the step, and gives back what is not needed of the budget. */
async function move(at: At, member: StoredMember, facts: Facts, doing: Doing): Promise<StoredMember> {
  const { tx, nowMs } = at
  const edge = present(edgeOf(member.state, doing.event), `an edge ${doing.event} from ${member.state}`)
  const to = edge.to as MemberState
  const change: Change = { ...changeFor(at, member, facts, doing), state: to }
  await changeMember(tx, member.id, change)
  await insertStep(tx, { member: member.id, state: to, by: doing.by, actor: doing.actor }, nowMs)
  if (change.reserved !== undefined) await release(tx, member.promotion, member.reserved - change.reserved)
  return present(await lockMember(tx, member.id), 'what was just changed')
}

const termsOfMember = async (tx: Tx, { promotion, version }: StoredMember): Promise<Version> =>
  present(await findVersion(tx, promotion, version), 'the version that was joined')

async function lookAt(options: PromotionOptions, tx: Tx, member: StoredMember): Promise<At> {
  return { options, tx, terms: await termsOfMember(tx, member), nowMs: options.clock.nowMs() }
}

/** Takes a locked member as far as it goes without anybody doing anything. */
async function settle(options: PromotionOptions, tx: Tx, locked: StoredMember): Promise<StoredMember> {
  const at = await lookAt(options, tx, locked)
  const prize = options.prizes[at.terms.draft.gives]
  let member = locked
  for (;;) {
    const { facts, standing } = await read(at, member)
    const event = eventDue(member.state, standing)
    if (event === undefined) return member
    // One that is being paid in this moment is not lost.
    if (event === 'end' && member.state === 'claimed' && !(await prize.withdraw(tx, member, at.nowMs))) return member
    member = await move(at, member, facts, { event, by: 'system', actor: null })
  }
}

async function prizeOf(options: PromotionOptions, member: StoredMember): Promise<Prize> {
  const { draft } = await options.db.read((tx) => termsOfMember(tx, member))
  return options.prizes[draft.gives]
}

/** Whether something is due for a member. */
async function isDue(options: PromotionOptions, tx: Tx, member: StoredMember): Promise<boolean> {
  if (isFinal(member.state)) return false
  const { standing } = await read(await lookAt(options, tx, member), member)
  return eventDue(member.state, standing) !== undefined
}

/** What an account has joined, as it is now. Writes only where something is due. */
export async function readOwn(options: PromotionOptions, account: string): Promise<readonly StoredMember[]> {
  const { db } = options
  const own = await db.read((tx) => listOwn(tx, account, OWN_MAX))
  const due = await db.read(async (tx) => {
    const ids: string[] = []
    for (const member of own) if (await isDue(options, tx, member)) ids.push(member.id)
    return ids
  })
  for (const id of due) await settleOne(options, id)
  return due.length === 0 ? own : db.read((tx) => listOwn(tx, account, OWN_MAX))
}

/** Takes what was joined as far as it goes. An id that is not known is nobody's. */
export async function settleOne(options: PromotionOptions, id: string): Promise<void> {
  const { db, clock } = options
  const withdrawn = await db.write(async (tx) => {
    const locked = await lockMember(tx, id)
    if (locked === undefined || isFinal(locked.state)) return undefined
    const member = await settle(options, tx, locked)
    if (member.state === locked.state) {
      const nowMs = clock.nowMs()
      const endMs = member.state === 'claimed' ? nowMs : (member.claimUntilMs ?? member.endMs)
      await postponeCheck(tx, id, endMs > nowMs ? endMs : nowMs + AGAIN_MS)
    }
    return locked.state === 'claimed' && member.state === 'close' ? member : undefined
  })
  if (withdrawn !== undefined) await (await prizeOf(options, withdrawn)).proceed(withdrawn)
}

/** Rows that one run of the job handles at a time. */
const BATCH_MAX = 200

/** Looks at what is due. One that fails stops no other. */
export async function settleDue(options: PromotionOptions): Promise<void> {
  const { db, clock, failures } = options
  const due = await db.read((tx) => listDue(tx, clock.nowMs(), BATCH_MAX))
  await failures.each('promotion.settle', due, String, (id) => settleOne(options, id))
}

type ClaimRefusal = 'promotion.unknown' | 'promotion.not_ready' | 'promotion.over' | BonusGrantRefusal

/** Claims an amount that is fixed: it is then a reward to collect, or a bonus. Claimed twice, it is given once. */
export async function claim(
  options: PromotionOptions,
  { own, account }: { readonly own: string; readonly account: string },
): Promise<Result<StoredMember, ClaimRefusal>> {
  const { db } = options
  const found = await db.read((tx) => findMember(tx, own))
  if (found === undefined || found.account !== account) return err('promotion.unknown')
  const prize = await prizeOf(options, found)
  const give = await prize.prepare(account)
  const claimed = await db.transact<StoredMember, ClaimRefusal>(async (tx) => {
    const locked = present(await lockMember(tx, own), 'what was just read')
    const member = isFinal(locked.state) ? locked : await settle(options, tx, locked)
    if (member.state === 'claimed' || member.state === 'issued') return ok(member)
    if (member.state !== 'claim') return err(member.amount === null ? 'promotion.not_ready' : 'promotion.over')
    const at = await lookAt(options, tx, member)
    const { terms, nowMs } = at
    const facts = present(member.facts, 'what the amount was computed from')
    const moved = await move(at, member, facts, { event: 'claim', by: 'member', actor: account })
    const given = await give(tx, {
      id: member.id,
      account,
      names: terms.draft.names,
      draft: terms.draft,
      deposit: facts.deposit ?? 0n,
      currency: terms.currency,
      amount: present(member.amount, 'the amount of a claim'),
      givenAtMs: nowMs,
      expiresAtMs: moved.claimUntilMs,
    })
    return given.ok ? ok(moved) : given
  })
  if (claimed.ok) {
    await prize.proceed(found)
    options.onChanged(account)
  }
  // A refusal has taken back what was due with it.
  else await settleOne(options, own)
  return claimed
}

type ReviewRefusal = 'promotion.unknown' | 'promotion.decided'

/** Lets somebody take part who has applied, or rejects them with a reason. */
export async function review(
  options: PromotionOptions,
  tx: Tx,
  { application, note, by }: { readonly application: string; readonly note: string | null; readonly by: string },
): Promise<Result<StoredMember, ReviewRefusal>> {
  const locked = await lockMember(tx, application)
  if (locked === undefined) return err('promotion.unknown')
  if (locked.state !== 'applying') return err('promotion.decided')
  const at = await lookAt(options, tx, locked)
  const facts = await readFacts(tx, at.terms, locked, at.nowMs)
  const event = note === null ? ('approve' as const) : ('reject' as const)
  const doing: Doing = { event, by: 'staff', actor: by, ...(note !== null && { note }) }
  const moved = await move(at, locked, facts, doing)
  return ok(note === null ? await settle(options, tx, moved) : moved)
}

/** How many promotions an account can join or claim now. */
export async function countAvailable(options: PromotionOptions, who: Account): Promise<number> {
  if (who.kind !== 'member') return 0
  const own = await readOwn(options, who.id)
  const offers = await readOffers(options, who, own)
  const open = offers.filter(({ offer: { draft, isClosed }, reason }) => {
    const state = stateOfOffer({ ...draft, isClosed }, options.clock.nowMs())
    return state === 'join' && reason === undefined
  })
  return open.length + own.filter(({ state }) => state === 'claim').length
}
