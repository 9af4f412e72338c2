import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { fillText } from '@ronda/core'
import type { FailedItem } from '@ronda/contract'
import { Button, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { failuresQuery } from './failures.queries.ts'

const OUTBOX = 'outbox.'

/** The key of a kind in the texts. */
const keyOf = (kind: string): string => kind.replace('.', '_')

const idOf = ({ kind, item }: FailedItem): string => `${kind}:${item}`

function useKindName(): (kind: string) => string {
  const { kinds, events } = useDesk().texts.failures
  const names: Readonly<Record<string, string>> = kinds
  return (kind) => {
    if (kind.startsWith(OUTBOX)) return fillText(events, { consumer: kind.slice(OUTBOX.length) })
    return names[keyOf(kind)] ?? kind
  }
}

function Line({ failure }: { readonly failure: FailedItem }) {
  const t = useDesk().texts.failures
  const format = useFormatter()
  const nameOf = useKindName()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="text-sm leading-snug font-medium">{nameOf(failure.kind)}</span>
      <span className="text-text-faint tabular text-xs">
        {format.dateTime(failure.lastAt, { dateStyle: 'short', timeStyle: 'medium' })}
      </span>
      <span className="text-loss truncate text-sm">{failure.error}</span>
      <span className="text-text-faint tabular text-end text-xs">
        {fillText(t.tries, { count: String(failure.tries) })}
      </span>
      <span className="text-text-faint col-span-2 truncate font-mono text-xs">{failure.item}</span>
    </span>
  )
}

function FailurePanel({ failure }: { readonly failure: FailedItem }) {
  const t = useDesk().texts.failures
  const format = useFormatter()
  const { refusalText } = useLanguage()
  const nameOf = useKindName()
  const { refetch } = useQuery(failuresQuery)
  const retrying = useMutation({
    mutationFn: () => staffApi.failures.retry({ kind: failure.kind, item: failure.item }),
    async onSuccess(reply) {
      if (reply.ok) toast(t.hurried, 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await refetch()
    },
  })
  // Some are retried by their own schedule or table: those cannot be retried by hand.
  const ownPaces: Readonly<Record<string, string>> = t.ownPaces
  const ownPace = ownPaces[keyOf(failure.kind)]
  const moment = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <CasePanel title={nameOf(failure.kind)}>
      <Facts
        facts={[
          { label: t.facts.item, value: <span className="font-mono text-xs break-all">{failure.item}</span> },
          { label: t.facts.tries, value: String(failure.tries) },
          { label: t.facts.first, value: moment(failure.firstAt) },
          { label: t.facts.last, value: moment(failure.lastAt) },
          ...(ownPace === undefined ? [{ label: t.facts.next, value: moment(failure.nextTryAt) }] : []),
        ]}
      />
      <section aria-label={t.facts.error} className="grid grid-cols-1 gap-2">
        <h4 className="text-text-soft text-sm font-medium">{t.facts.error}</h4>
        <p className="bg-page border-line rounded-md border p-3 font-mono text-xs break-words">{failure.error}</p>
      </section>
      <p className="text-text-soft text-sm">{ownPace ?? t.effect}</p>
      {ownPace === undefined && (
        <div>
          <Button size="small" isBusy={retrying.isPending} onClick={() => retrying.mutate()}>
            {t.retry}
          </Button>
        </div>
      )}
    </CasePanel>
  )
}

/** Operations that failed and are retried: an alert for the operators of the platform. */
export function FailuresQueue() {
  const { texts, caseId } = useDesk()
  const query = useQuery(failuresQuery)
  const list = query.data?.list
  const open = list?.find((failure) => idOf(failure) === caseId)
  return (
    <CaseFrame
      list={
        <QueueList
          label={texts.queues.failures.title}
          cases={list}
          idOf={idOf}
          query={query}
          empty={texts.failures.empty}
        >
          {(failure) => <Line failure={failure} />}
        </QueueList>
      }
      panel={open && <FailurePanel failure={open} />}
    />
  )
}
