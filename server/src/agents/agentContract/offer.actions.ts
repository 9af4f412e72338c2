import type { ContractAction } from '@ronda/contract'
import { days, err, ok, present, type Currency, type Id, type Result } from '@ronda/core'
import { canonicalTerms, type PayKind, type Terms } from '@ronda/core/payroll'
import { findByNumber } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { holdTree, uplinesNow } from '../tree/index.ts'
import {
  areTermsGood,
  OFFER_OPEN_MS,
  refusalOfAnswer,
  refusalOfGrant,
  mayKeep,
  partiesOf,
  sideOf,
  type GrantRefusal,
  type OpenRefusal,
} from './agentContract.ts'
import {
  countOffersSince,
  findContract,
  findOffer,
  findValid,
  insertOffer,
  listStanding,
  lockContract,
  lockLine,
  type NewContract,
  type StoredContract,
} from './contract.sql.ts'
import { findAcceptImpact } from './impact.actions.ts'
import { insertStep, recordAccepted, recordClosed, recordKept, recordTerminated } from './step.sql.ts'

export type ContractOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly merchant: string
  readonly currency: Currency
  /** Whether the brand has contracts of a kind. */
  readonly isOn: (kind: PayKind) => Promise<boolean>
  /** Called with the accounts on both sides once a change is written. */
  readonly onChanged: (accounts: readonly string[]) => void
  /** Whether an account belongs to the member of staff. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
}

export type Changed<Refusal extends string> = Promise<Result<StoredContract, Refusal>>

/** Keeps the tree still, and other changes to contracts of the same line out. The agents above, nearest first. */
export async function holdLine(
  tx: Tx,
  agent: string,
  terms: Pick<Terms, 'kind' | 'currency'>,
): Promise<readonly string[]> {
  await holdTree(tx)
  const line = await uplinesNow(tx, agent)
  await lockLine(tx, line.at(-1) ?? agent, terms)
  return line
}

type Asked = Pick<NewContract, 'agent' | 'upline' | 'terms'>

/** Why a contract cannot be offered or accepted as things stand. */
export async function findGrantRefusal(
  tx: Tx,
  { agent, upline, terms }: Asked,
  line: readonly string[],
  nowMs: number,
): Promise<GrantRefusal | undefined> {
  const above = await listStanding(tx, line, terms, nowMs)
  return refusalOfGrant({ offer: { agent, line, terms }, upline, above })
}

const isSame = (stored: StoredContract, { agent, upline, terms, noticeDays }: NewContract): boolean =>
  stored.agent === agent &&
  stored.upline === upline &&
  stored.noticeDays === noticeDays &&
  canonicalTerms(stored.terms) === canonicalTerms(terms)

export type WriteRefusal = GrantRefusal | 'agentContract.offer_open'

/** Offers of a kind from one agent to another in a day: each is stored for ever. */
const OFFERS_PER_DAY = 30

/** Writes an offer, after everything about it was checked but what stands above. */
export async function writeOffer(
  tx: Tx,
  fresh: NewContract,
  line: readonly string[],
): Promise<Result<StoredContract, WriteRefusal>> {
  const nowMs = fresh.proposedAtMs
  const refusal = await findGrantRefusal(tx, fresh, line, nowMs)
  if (refusal !== undefined) return err(refusal)
  // The job that closes it may not have run yet.
  const waiting = await findOffer(tx, fresh)
  if (waiting !== undefined && refusalOfAnswer(waiting, nowMs) === 'agentContract.expired') {
    await recordClosed(tx, waiting.id, 'expired', { side: 'platform', by: null, nowMs })
  }
  if (!(await insertOffer(tx, fresh))) return err('agentContract.offer_open')
  const side = fresh.upline === null ? 'platform' : 'upline'
  await insertStep(tx, fresh.id, 'proposed', { side, by: fresh.proposedBy, nowMs })
  return ok(present(await findContract(tx, fresh.id), 'an offer that was written'))
}

export type Proposing = {
  readonly key: string
  /** The number of the agent. */
  readonly agent: string
  readonly terms: Terms
  readonly noticeDays: number | null
  readonly by: Id<'account'>
}

export type ProposeRefusal =
  | WriteRefusal
  | 'wallet.key_reused'
  | 'agentContract.off'
  | 'agentContract.terms'
  | 'agentContract.agent_unknown'
  | 'agentContract.too_many'

/** Offers a contract to an agent directly below. Sent again with the same key, it is the same offer. */
export async function proposeContract(
  options: ContractOptions,
  { key, agent: number, terms, noticeDays, by }: Proposing,
): Changed<ProposeRefusal> {
  const { db, clock, ids, merchant, currency } = options
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  if (!areTermsGood(terms, currency)) return err('agentContract.terms')
  const id = ids.named('agentContract', by, key)
  const offered = await db.transact<StoredContract, ProposeRefusal>(async (tx) => {
    const found = await findByNumber(tx, merchant, BigInt(number))
    if (found?.kind !== 'agent') return err('agentContract.agent_unknown')
    const line = await holdLine(tx, found.id, terms)
    if (line[0] !== by) return err('agentContract.agent_unknown')
    const nowMs = clock.nowMs()
    const times = { proposedAtMs: nowMs, expiresAtMs: nowMs + OFFER_OPEN_MS }
    const fresh = { id, agent: found.id, upline: by, terms, noticeDays, proposedBy: by, ...times }
    const known = await findContract(tx, id)
    if (known !== undefined) return isSame(known, fresh) ? ok(known) : err('wallet.key_reused')
    if ((await countOffersSince(tx, fresh, nowMs - days(1))) >= OFFERS_PER_DAY) return err('agentContract.too_many')
    return writeOffer(tx, fresh, line)
  })
  if (offered.ok) options.onChanged(partiesOf(offered.value))
  return offered
}

export type AnswerRefusal = OpenRefusal | GrantRefusal | 'agentContract.off' | 'agentContract.unknown'

/** Why an offer cannot be accepted now, whatever it would end. */
export async function findAcceptRefusal(
  tx: Tx,
  offer: StoredContract,
  line: readonly string[],
  nowMs: number,
): Promise<OpenRefusal | GrantRefusal | undefined> {
  const refusal = refusalOfAnswer(offer, nowMs)
  if (refusal !== undefined) return refusal
  // Who offered it is no longer directly above.
  if (offer.upline !== null && line[0] !== offer.upline) return 'agentContract.expired'
  return findGrantRefusal(tx, offer, line, nowMs)
}

export type Answering = {
  readonly id: string
  readonly action: Exclude<ContractAction, 'terminate'>
  readonly impact?: string | undefined
  readonly by: Id<'account'>
}

const isAnsweredSo = ({ state, decidedBy }: StoredContract, { action, by }: Answering): boolean =>
  decidedBy === by && state === (action === 'accept' ? 'valid' : 'denied')

type Accepted = Result<readonly string[], OpenRefusal | GrantRefusal | 'agentContract.impact'>

/** Accepts an offer, and ends what cannot stay beside it. The accounts that this concerns. */
async function accept(
  tx: Tx,
  offer: StoredContract,
  { line, impact }: { readonly line: readonly string[]; readonly impact: string | undefined },
  nowMs: number,
): Promise<Accepted> {
  const refusal = await findAcceptRefusal(tx, offer, line, nowMs)
  if (refusal !== undefined) return err(refusal)
  const { ended, hash } = await findAcceptImpact(tx, offer, nowMs)
  if (hash !== impact) return err('agentContract.impact')
  const doing = { side: 'agent', by: offer.agent, nowMs } as const
  const before = await findValid(tx, offer.agent, offer.terms.kind)
  for (const { id } of [...(before === undefined ? [] : [before]), ...ended]) {
    await recordTerminated(tx, id, { ...doing, cause: offer.id })
  }
  await recordAccepted(tx, offer.id, doing)
  return ok(ended.map(({ agent }) => agent))
}

/**
 * Accepts or rejects an offer. All that an acceptance changes is written in one transaction, while no other contract of
 * the line changes: afterwards each is covered by the one above it.
 */
export async function answerOffer(
  options: ContractOptions,
  answering: Answering,
): Changed<AnswerRefusal | 'agentContract.impact'> {
  const { db, clock } = options
  const { id, action, impact, by } = answering
  const known = await db.read((tx) => findContract(tx, id))
  if (known?.agent !== by) return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  let concerned = partiesOf(known)
  const answered = await db.transact<StoredContract, AnswerRefusal | 'agentContract.impact'>(async (tx) => {
    const line = await holdLine(tx, by, known.terms)
    const offer = present(await lockContract(tx, id), 'a contract that was found')
    if (isAnsweredSo(offer, answering)) return ok(offer)
    const nowMs = clock.nowMs()
    if (action === 'reject') {
      const refusal = refusalOfAnswer(offer, nowMs)
      if (refusal !== undefined) return err(refusal)
      await recordClosed(tx, id, 'denied', { side: 'agent', by, nowMs })
    } else {
      const accepted = await accept(tx, offer, { line, impact }, nowMs)
      if (!accepted.ok) return accepted
      concerned = [...concerned, ...accepted.value]
    }
    return ok(present(await findContract(tx, id), 'a contract that was found'))
  })
  if (answered.ok) options.onChanged(concerned)
  return answered
}

type WithdrawRefusal = 'agentContract.off' | 'agentContract.unknown' | 'agentContract.decided'

/** Takes back an own offer that was not answered, or the own request to end a contract. */
export async function withdraw(
  options: ContractOptions,
  { id, by }: { readonly id: string; readonly by: Id<'account'> },
): Changed<WithdrawRefusal> {
  const { db, clock } = options
  const known = await db.read((tx) => findContract(tx, id))
  if (known === undefined || sideOf(known, by) === undefined) return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  const taken = await db.transact<StoredContract, WithdrawRefusal>(async (tx) => {
    const stored = present(await lockContract(tx, id), 'a contract that was found')
    const side = present(sideOf(stored, by), 'a side that was found')
    const doing = { side, by, nowMs: clock.nowMs() }
    if (stored.state === 'requested' && side === 'upline') await recordClosed(tx, id, 'withdrawn', doing)
    else if (mayKeep(stored, side, doing.nowMs)) await recordKept(tx, id, doing)
    else return err('agentContract.decided')
    return ok(present(await findContract(tx, id), 'a contract that was found'))
  })
  if (taken.ok) options.onChanged(partiesOf(taken.value))
  return taken
}
