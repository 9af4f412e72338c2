import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ExclusionRead } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { AppealList } from './AppealList.tsx'
import { CaseSteps, type Step } from './CaseSteps.tsx'
import { Evidence } from './Evidence.tsx'
import { caseQuery } from './exclusion.queries.ts'
import { StateBadge } from './StateBadge.tsx'

function useSteps({ id, bets }: ExclusionRead, amount: string): readonly [Step, Step] {
  const t = useDesk().texts.exclusions
  const send = (decision: 'excluded' | 'dismissed') => (reason: string) =>
    proven(() => staffApi.exclusionDesk.decide({ id, decision, bets, reason }))
  const excludeText = fillText(t.excludeText, { amount })
  return [
    {
      kind: 'excluded',
      label: t.exclude,
      title: t.excludeTitle,
      text: excludeText,
      done: t.excluded,
      send: send('excluded'),
    },
    {
      kind: 'dismissed',
      label: t.dismiss,
      title: t.dismissTitle,
      text: t.dismissText,
      done: t.dismissed,
      send: send('dismissed'),
    },
  ]
}

function Opened({ read }: { readonly read: ExclusionRead }) {
  const t = useDesk().texts.exclusions
  const locale = useLocale()
  const { reason, state, isCertain, agent, day, bets, decidedBy, note, proposal, filed, currency } = read
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const amount = write(read.validBet)
  const steps = useSteps(read, amount)
  const facts = [
    fillText(t.below, { agent: `${agent.name} (${agent.id})` }),
    fillText(t.utc, { when: day }),
    fillText(t.bets, { count: `${bets}` }),
    amount,
  ]
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-medium">{t.reasons[reason]}</span>
          <span className="flex flex-wrap gap-1">
            <Badge tone="plain">{isCertain ? t.certain : t.likely}</Badge>
            <StateBadge state={state} />
          </span>
        </p>
        <p className="text-text-soft text-sm">{t.rules[reason]}</p>
        <p className="text-sm break-words">{facts.join(' · ')}</p>
        {state !== 'open' && (
          <p className="text-text-soft text-sm break-words">
            {[
              decidedBy === null ? t.automatic : fillText(t.by, { name: decidedBy }),
              ...(note === null ? [] : [note]),
            ].join(' · ')}
          </p>
        )}
      </div>
      <Evidence read={read} />
      {proposal !== null && (
        <p className="text-sm break-words">
          {fillText(t.proposed[proposal.decision], { name: proposal.by, note: proposal.note })}
        </p>
      )}
      {state === 'open' && (
        <CaseSteps steps={steps} own={proposal?.mayDecide === false ? proposal.decision : undefined} />
      )}
      <p className="text-text-faint text-sm">{fillText(t.second, { amount: write(read.secondFrom) })}</p>
      {filed.length > 0 && <AppealList appeals={filed} amount={amount} isOpen={state === 'excluded'} />}
    </>
  )
}

/** One case with its evidence, what may be done with it, and its appeals. */
export function ExclusionPanel({ id }: { readonly id: string }) {
  const t = useDesk().texts.exclusions
  const { language, refusalText } = useLanguage()
  const { data, error } = useQuery(caseQuery(id, language))
  return (
    <CasePanel title={data === undefined ? t.list : `${data.member.name} (${data.member.id})`}>
      {data !== undefined && <Opened read={data} />}
      {data === undefined && error === null && <Skeleton className="h-stage-text rounded-lg" />}
      {data === undefined && error !== null && (
        <Notice kind="failure" icon={CircleAlert} title={t.failedOne}>
          {refusalText(codeOf(error))}
        </Notice>
      )}
    </CasePanel>
  )
}
