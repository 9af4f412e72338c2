import type { Exclusion, ExclusionCase, ExclusionFact, ExclusionRead } from '@ronda/contract'
import { decisionRefusal, OPEN_MS } from '../../rewards/decision/decision.ts'
import { pseudonymOf } from '../team/team.ts'
import type { OwnExclusion } from './appeal.actions.ts'
import type { StoredAppeal } from './appeal.sql.ts'
import type { CaseParts } from './desk.actions.ts'
import type { Fact } from './evidence.ts'
import type { StoredExclusion } from './exclusion.sql.ts'
import { appealRefusal, liveProposal, type Proposal } from './exclusion.ts'

/** What an agent is told: no evidence, because it is about other people. */
export const shownExclusion = ({ stored, appeal }: OwnExclusion, nowMs: number): Exclusion => ({
  id: stored.id,
  reason: stored.reason,
  member: { id: stored.memberNumber, name: pseudonymOf(stored.memberName) },
  day: stored.day,
  currency: stored.currency,
  bets: stored.bets,
  validBet: stored.validBet,
  decidedAt: stored.decidedAtMs ?? stored.filedAtMs,
  isAutomatic: stored.decidedBy === null,
  note: stored.note,
  isLifted: stored.state === 'lifted',
  mayAppeal: appeal === undefined && appealRefusal(stored, nowMs) === undefined,
  appeal:
    appeal === undefined
      ? null
      : { text: appeal.text, filedAt: appeal.filedAtMs, answer: appeal.answer, note: appeal.note },
})

type Names = CaseParts['names']

export type Reader = { readonly id: string; readonly nowMs: number }

function shownProposal<P extends Proposal>(proposal: P | null, names: Names, { id, nowMs }: Reader) {
  const live = liveProposal(proposal, nowMs)
  if (live === null) return null
  const asked = { state: 'proposed', proposedBy: live.by, expiresAtMs: live.atMs + OPEN_MS }
  const mayDecide = decisionRefusal(asked, id, nowMs) === undefined
  return { by: names.get(live.by)?.username ?? '', at: live.atMs, note: live.note, mayDecide }
}

/** Once a case is decided, nobody is asked to agree. */
function shownCaseProposal({ state, proposal }: StoredExclusion, names: Names, reader: Reader) {
  const shown = state === 'open' ? shownProposal(proposal, names, reader) : null
  return shown === null || proposal === null ? null : { ...shown, decision: proposal.decision }
}

export const shownCase = (stored: StoredExclusion, names: Names, reader: Reader): ExclusionCase => ({
  id: stored.id,
  reason: stored.reason,
  state: stored.state,
  isCertain: stored.isCertain,
  member: { id: stored.memberNumber, name: stored.memberName },
  agent: { id: stored.agentNumber, name: stored.agentName },
  day: stored.day,
  currency: stored.currency,
  bets: stored.bets,
  validBet: stored.validBet,
  filedAt: stored.filedAtMs,
  decidedAt: stored.decidedAtMs,
  decidedBy: stored.decidedByName,
  note: stored.note,
  appeals: stored.waiting,
  proposal: shownCaseProposal(stored, names, reader),
})

const shownAppeal = (
  { id, agentNumber, agentName, text, filedAtMs, answer, note, proposal }: StoredAppeal,
  names: Names,
  reader: Reader,
): ExclusionRead['filed'][number] => ({
  id,
  agent: { id: agentNumber, name: agentName },
  text,
  filedAt: filedAtMs,
  answer,
  note,
  proposal: shownProposal(proposal, names, reader),
})

type GameName = (game: string) => string

function shownFact(fact: Fact, names: Names, gameName: GameName): ExclusionFact {
  return {
    kind: fact.kind,
    accounts: fact.accounts.flatMap((account) => {
      const found = names.get(account)
      return found === undefined ? [] : [{ id: found.number, name: found.username }]
    }),
    at: fact.atMs,
    count: fact.count,
    game: fact.game === null ? null : gameName(fact.game),
    round: fact.round,
    amount: fact.amount,
    back: fact.back,
  }
}

export type Shown = { readonly gameName: GameName; readonly reader: Reader; readonly secondFrom: bigint }

export const shownRead = (
  { stored, appeals, bets, names }: CaseParts,
  { gameName, reader, secondFrom }: Shown,
): ExclusionRead => ({
  ...shownCase(stored, names, reader),
  secondFrom,
  facts: stored.facts.map((fact) => shownFact(fact, names, gameName)),
  shown: bets.map(({ atMs, game, validBet }) => ({ at: atMs, game: game === null ? null : gameName(game), validBet })),
  filed: appeals.map((each) => shownAppeal(each, names, reader)),
})
