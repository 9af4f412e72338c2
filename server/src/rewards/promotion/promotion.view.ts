import type { DeskPromotion, Promotion, PromotionKind, PromotionReason } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { MemberState, StoredMember, StoredStep } from './member.sql.ts'
import { amountOf, goalOf, hasMeter, isShare, type Facts } from './promotion.ts'
import type { DeskRow, Version } from './promotion.sql.ts'
import { deskStateOf, stateOfOffer } from './state.ts'
import { linesOf, termsOf, type Reader } from './terms.ts'

export type Showing = {
  readonly language: Language
  readonly nowMs: number
  readonly urlOf: (kind: PromotionKind) => string
  readonly bonuses: Reader['bonuses']
}

function shownTerms({ id, version, hash, draft, currency }: Version, { language, urlOf, bonuses }: Showing) {
  const { rule, names, texts, prize, gives, spins, isReviewed, fromMs, untilMs } = draft
  return {
    id,
    version,
    hash,
    kind: rule.kind,
    picture: urlOf(rule.kind),
    name: names[language],
    text: texts[language],
    terms: [...termsOf(draft, { language, currency, bonuses })],
    currency,
    prize,
    gives,
    spins: spins === undefined ? null : { count: spins.count, gameName: bonuses.gameName(spins.game, language) },
    isShare: isShare(rule),
    isReviewed,
    needsCode: rule.kind === 'code',
    fromMs,
    untilMs,
  }
}

type Offered = Version & { readonly isClosed: boolean }

/** A promotion that the reader has not joined. */
export function shownOffer(offer: Offered, reason: PromotionReason | undefined, showing: Showing): Promotion {
  const { fromMs, untilMs } = offer.draft
  const state = stateOfOffer({ isClosed: offer.isClosed, fromMs, untilMs }, showing.nowMs)
  // That it comes soon is said by the state.
  return { ...shownTerms(offer, showing), state, reason: state === 'join' ? (reason ?? null) : null, own: null }
}

const whole = (atMs: number): number => Math.trunc(atMs)

/** States in which something still counts. */
const COUNTING: ReadonlySet<MemberState> = new Set(['applying', 'joined', 'process'])

type Own = { readonly terms: Version; readonly facts: Facts; readonly steps: readonly StoredStep[] }

/** A promotion that the reader has joined, by the terms of that moment. */
export function shownOwn(member: StoredMember, { terms, facts: now, steps }: Own, showing: Showing): Promotion {
  const { draft, currency } = terms
  const { state, note, claimUntilMs } = member
  const facts = member.facts ?? now
  const isCounting = COUNTING.has(state)
  const goal = hasMeter(draft.rule) ? goalOf(draft, facts) : null
  const hasAmount = isCounting || member.amount !== null
  return {
    ...shownTerms(terms, showing),
    state,
    reason: null,
    own: {
      id: member.id,
      endsAtMs: isCounting && member.endMs > member.startMs ? whole(member.endMs) : null,
      claimUntilMs: claimUntilMs === null ? null : whole(claimUntilMs),
      amount: hasAmount ? (member.amount ?? amountOf(draft, facts, currency)) : null,
      lines: hasAmount ? [...linesOf(draft, facts, { language: showing.language, currency })] : [],
      progress: goal === null ? null : { done: facts.valid < goal ? facts.valid : goal, goal },
      note,
      history: steps.map((step) => ({ state: step.state, by: step.by, atMs: whole(step.atMs) })),
    },
  }
}

type Names = (account: string | null) => string | null

/** A promotion as staff see it. */
type Reading = { readonly reader: string; readonly nowMs: number }

export function shownToStaff(row: DeskRow, nameOf: Names, { reader, nowMs }: Reading): DeskPromotion {
  const { id, version, hash, draft, isPublished, isClosed, joined, claimed, reserved, given, note } = row
  return {
    id,
    version,
    hash,
    draft,
    state: deskStateOf({ isClosed, isPublished, untilMs: draft.untilMs }, nowMs),
    proposedBy: nameOf(row.proposedBy) ?? '',
    proposedAtMs: whole(row.proposedAtMs),
    decidedBy: nameOf(row.decidedBy),
    decidedAtMs: row.decidedAtMs === null ? null : whole(row.decidedAtMs),
    note,
    mayDecide: isPublished === null && !isClosed && row.proposedBy !== reader,
    joined,
    claimed,
    reserved,
    given,
  }
}
