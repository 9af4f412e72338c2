import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReconciliationCase } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { Timeline, type TimelineStep } from '../../shell/desk/Timeline.tsx'
import { caseQuery } from './reconciliation.queries.ts'

type Each = { readonly each: ReconciliationCase }

function useSteps({ foundAt, isOpen, closedAt, closedBy, note }: ReconciliationCase): readonly TimelineStep[] {
  const t = useDesk().texts.reconciliation.steps
  const closed: TimelineStep = isOpen
    ? { id: 'next', title: t.waiting, state: 'waiting' }
    : {
        id: 'closed',
        title: closedBy === null ? t.gone : t.closed,
        at: closedAt ?? undefined,
        by: closedBy ?? undefined,
        note: note ?? undefined,
      }
  return [{ id: 'found', title: t.found, at: foundAt, state: 'bad' }, closed]
}

function Amounts({ each }: Each) {
  const t = useDesk().texts.reconciliation
  const locale = useLocale()
  const write = (atoms: bigint | null): string =>
    atoms === null ? t.nothing : formatMoney(money(atoms, each.currency), locale)
  return (
    <Facts
      facts={[
        { label: t.facts.theirs, value: write(each.theirs) },
        { label: t.facts.ours, value: write(each.ours) },
        { label: t.facts.booked, value: write(each.booked) },
        { label: t.facts.kind, value: t.kinds[each.kind] },
        { label: t.facts.provider, value: each.provider },
        { label: t.facts.day, value: each.day },
        { label: t.facts.subject, value: <span className="font-mono text-xs">{each.subject}</span> },
      ]}
    />
  )
}

function Case({ each }: Each) {
  const t = useDesk().texts.reconciliation
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isClosing, setClosing] = useState(false)
  const steps = useSteps(each)

  async function close(note: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.reconciliation.close({ id: each.id, note }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    return reply.ok ? undefined : refusalText(reply.error.code)
  }

  return (
    <>
      <div>
        <Badge tone={each.isOpen ? 'bad' : 'plain'}>{t.faults[each.fault]}</Badge>
      </div>
      <Amounts each={each} />
      {each.isOpen && <Button onClick={() => setClosing(true)}>{t.close}</Button>}
      <Timeline label={t.timeline} steps={steps} />
      {isClosing && (
        <ReasonDialog title={t.closeTitle} confirm={t.close} onClose={() => setClosing(false)} onConfirm={close} />
      )}
    </>
  )
}

/** One difference: both records, and the result of the investigation. */
export function CaseOfDifference({ id }: { readonly id: number }) {
  const t = useDesk().texts.reconciliation
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(caseQuery(id))
  return (
    <CasePanel title={data === undefined ? '' : t.faults[data.fault]}>
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(error))}
        </p>
      )}
      {data !== undefined && <Case key={data.id} each={data} />}
    </CasePanel>
  )
}
