import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { settingChanges, type SettingsProposal } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import type { Pages } from '../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { FourEyes } from '../../shell/desk/FourEyes.tsx'
import { Timeline, type TimelineStep } from '../../shell/desk/Timeline.tsx'
import { ChangeTable } from '../../shell/changes/ChangeTable.tsx'
import type { MoneyTexts } from '../../shell/changes/changeTexts.ts'
import { ProposalActions } from './ProposalActions.tsx'
import { proposalQuery } from './proposal.queries.ts'
import { StateBadge } from './StateBadge.tsx'
import { spanText } from './span.ts'

type QueueTexts = Pages['proposal']['queue']

/** How it ended, or what it is waiting for. */
function lastStep(proposal: SettingsProposal, t: QueueTexts, when: (at: number) => string): TimelineStep | undefined {
  const { state, finishedAt, expiresAt, appliesAt, withdrawnBy } = proposal
  const at = finishedAt ?? undefined
  switch (state) {
    case 'proposed':
      return { id: 'next', title: fillText(t.steps.waiting, { when: when(expiresAt) }), state: 'waiting' }
    case 'approved':
      return { id: 'next', title: fillText(t.appliesAt, { when: when(appliesAt ?? 0) }), state: 'waiting' }
    case 'withdrawn':
      return { id: 'end', title: t.steps.withdrawn, at, by: withdrawnBy ?? undefined, state: 'bad' }
    case 'applied':
      return { id: 'end', title: t.steps.applied, at }
    case 'expired':
      return { id: 'end', title: t.steps.expired, at, state: 'bad' }
    case 'outdated':
      return { id: 'end', title: t.steps.outdated, at, state: 'bad' }
    default:
      return undefined
  }
}

function stepsOf(proposal: SettingsProposal, t: QueueTexts, when: (at: number) => string): readonly TimelineStep[] {
  const { proposedAt, proposedBy, decidedAt, decidedBy, state, note, reason } = proposal
  const isRefused = state === 'refused'
  const decided: TimelineStep | undefined =
    decidedAt === null
      ? undefined
      : {
          id: 'decided',
          title: isRefused ? t.steps.refused : t.steps.approved,
          at: decidedAt,
          by: decidedBy ?? undefined,
          note: note ?? undefined,
          state: isRefused ? 'bad' : 'done',
        }
  const first: TimelineStep = { id: 'proposed', title: t.steps.proposed, at: proposedAt, by: proposedBy, note: reason }
  return [first, decided, lastStep(proposal, t, when)].filter((step) => step !== undefined)
}

type CaseProps = {
  readonly texts: Pages['proposal']
  readonly proposal: SettingsProposal
  readonly delayMs: number | undefined
  readonly money: MoneyTexts
}

function Case({ texts, proposal, delayMs, money }: CaseProps) {
  const t = texts.queue
  const format = useFormatter()
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium' })
  const { before, after, state, proposedBy, decidedBy, mayDecide } = proposal
  const span = delayMs === undefined ? '…' : spanText(delayMs, texts.spans)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge texts={t} state={state} />
        <FourEyes first={proposedBy} second={decidedBy} />
      </div>
      <ChangeTable
        label={t.changes}
        changes={settingChanges({ money: before }, { money: after })}
        words={texts.words}
        money={money}
      />
      {state === 'proposed' && <p className="text-text-soft text-sm">{fillText(t.delay, { span })}</p>}
      <ProposalActions texts={t} proposal={proposal} span={span} />
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
      <section aria-label={t.timeline} className="grid grid-cols-1 gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t.timeline}</h4>
        <Timeline label={t.timeline} steps={stepsOf(proposal, t, when)} />
      </section>
    </>
  )
}

type PanelProps = Omit<CaseProps, 'proposal'> & { readonly id: string }

/** One proposal: what it would change, who has approved it, and what the user may do about it. */
export function ProposalPanel({ id, ...rest }: PanelProps) {
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(proposalQuery(id))
  return (
    <CasePanel title={rest.texts.queue.caseTitle}>
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(error))}
        </p>
      )}
      {data !== undefined && <Case key={data.id} proposal={data} {...rest} />}
    </CasePanel>
  )
}
