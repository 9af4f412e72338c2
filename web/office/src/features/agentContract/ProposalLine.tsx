import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { ContractProposal } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { Skeleton } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { proposalImpactQuery } from './agentContract.queries.ts'
import { EndedContracts } from './EndedContracts.tsx'

const TONES: Record<ContractProposal['state'], BadgeTone> = {
  proposed: 'waiting',
  approved: 'good',
  refused: 'bad',
  expired: 'plain',
}

/** What has happened to a proposal. No full stop after it: a time may end with one. */
function useHistory({ proposedBy, proposedAt, expiresAt, decidedBy, note, state }: ContractProposal): string {
  const t = useDesk().texts.contracts
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const parts = [fillText(t.by, { name: proposedBy, when: when(proposedAt) })]
  if (state === 'proposed') parts.push(fillText(t.expires, { when: when(expiresAt) }))
  if (decidedBy !== null) parts.push(fillText(t.decided, { name: decidedBy }))
  if (note !== null) parts.push(note)
  return parts.join(' · ')
}

/** The buttons of somebody who may decide, below what the agent's acceptance ends. */
function Deciding({ id }: Pick<ContractProposal, 'id'>) {
  const t = useDesk().texts.contracts
  const { data: impact, error, refetch } = useQuery(proposalImpactQuery(id))
  if (impact === undefined) {
    if (error === null) return <Skeleton className="h-stage-text rounded-lg" />
    return <LoadError title={t.impactFailed} error={error} onRetry={refetch} />
  }
  const { count, hash } = impact
  return (
    <>
      {count === 0 ? (
        <p className="text-text-soft text-sm">{t.endsNone}</p>
      ) : (
        <EndedContracts lead={t.ends} impact={impact} />
      )}
      <div className="flex flex-wrap gap-3">
        <DecideButtons
          texts={t}
          size="small"
          effect={count === 0 ? t.effect : fillText(t.effectEnds, { count: `${count}` })}
          approve={() => proven(() => staffApi.agentContractDesk.approve({ id, impact: hash }))}
          refuse={(note) => staffApi.agentContractDesk.refuse({ id, note })}
          resultOf={({ state }) => [t.states[state], true]}
        />
      </div>
    </>
  )
}

/** A proposed contract with its terms, and the buttons of somebody who may decide. */
export function ProposalLine({ proposal }: { readonly proposal: ContractProposal }) {
  const t = useDesk().texts.contracts
  const tTerms = useTranslations('agentContractTerms')
  const history = useHistory(proposal)
  const { id, agent, terms, reason, state, mayDecide } = proposal
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 className="min-w-0 font-bold break-words">{[agent.name, agent.id].join(' · ')}</h4>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft text-sm">{tTerms(`kinds.${terms.kind}`)}</p>
      <TermsView contract={proposal} />
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && <Deciding id={id} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}
