import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useFormatter } from 'use-intl'
import { AUDIT_ACTIONS, type AuditLine } from '@ronda/contract'
import { Button, TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { ChainState } from './ChainState.tsx'
import { auditLogQuery, NO_FILTER, type AuditFilter } from './auditLog.queries.ts'
import { Changes } from './Changes.tsx'
import { detailOf } from './detailOf.ts'

function useActionName(): (action: string) => string {
  const names: Readonly<Record<string, string>> = useDesk().texts.auditLog.actions
  // An action that was renamed since is shown by its stored name.
  return (action) => names[action.replace('.', '_')] ?? action
}

/** Entries of the server itself have the stored actor `house`, which gets a translated name. */
function useActorName(): (actor: string) => string {
  const { house: serverName } = useDesk().texts.auditLog
  return (actor) => (actor === 'house' ? serverName : actor)
}

function Line({ auditEntry }: { readonly auditEntry: AuditLine }) {
  const format = useFormatter()
  const nameOf = useActionName()
  const actorName = useActorName()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="text-sm leading-snug font-medium">{nameOf(auditEntry.action)}</span>
      <span className="text-text-faint tabular text-xs">
        {format.dateTime(auditEntry.at, { dateStyle: 'short', timeStyle: 'medium' })}
      </span>
      <span className="text-text-soft truncate text-sm">{actorName(auditEntry.actor)}</span>
      <span className="text-text-faint tabular text-end text-xs">{`#${auditEntry.seq}`}</span>
      <span className="text-text-faint col-span-2 truncate font-mono text-xs">{auditEntry.subject}</span>
    </span>
  )
}

type FilterProps = { readonly filter: AuditFilter; readonly onChange: (filter: AuditFilter) => void }

function Filter({ filter, onChange }: FilterProps) {
  const t = useDesk().texts.auditLog
  const nameOf = useActionName()
  const field = (name: 'actor' | 'subject') => (
    <TextField
      label={t.filter[name]}
      value={filter[name]}
      maxLength={120}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => onChange({ ...filter, [name]: event.target.value.trim() })}
    />
  )
  return (
    <search className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      {field('actor')}
      <Choice
        label={t.filter.action}
        value={filter.action}
        options={[
          { value: '', label: t.filter.any },
          ...AUDIT_ACTIONS.map((action) => ({ value: action as string, label: nameOf(action) })),
        ]}
        onChoose={(action) => onChange({ ...filter, action })}
      />
      <div className="col-span-2 tablet:col-span-1">{field('subject')}</div>
    </search>
  )
}

function AuditEntryPanel({
  auditEntry,
  onFilter,
}: {
  readonly auditEntry: AuditLine
  readonly onFilter: (subject: string) => void
}) {
  const t = useDesk().texts.auditLog
  const format = useFormatter()
  const nameOf = useActionName()
  const actorName = useActorName()
  return (
    <CasePanel title={nameOf(auditEntry.action)}>
      <Facts
        facts={[
          { label: t.facts.seq, value: `#${auditEntry.seq}` },
          { label: t.facts.at, value: format.dateTime(auditEntry.at, { dateStyle: 'medium', timeStyle: 'medium' }) },
          { label: t.facts.actor, value: actorName(auditEntry.actor) },
          { label: t.facts.action, value: <span className="font-mono text-xs">{auditEntry.action}</span> },
          { label: t.facts.subject, value: <span className="font-mono text-xs">{auditEntry.subject}</span> },
        ]}
      />
      <Changes detail={auditEntry.detail} />
      <section aria-label={t.facts.detail} className="grid grid-cols-1 gap-2">
        <h4 className="text-text-soft text-sm font-medium">{t.facts.detail}</h4>
        <dl className="bg-page border-line grid gap-2 rounded-md border p-3 text-sm">
          {detailOf(auditEntry.detail).map(([name, value]) => (
            <div key={name} className="grid min-w-0 gap-half">
              <dt className="text-text-faint text-xs">{name}</dt>
              <dd className="font-mono text-xs break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div>
        <Button variant="quiet" size="small" onClick={() => onFilter(auditEntry.subject)}>
          {t.same}
        </Button>
      </div>
      <details className="text-sm">
        <summary className="text-text-soft cursor-pointer">{t.seal}</summary>
        <dl className="mt-2 grid gap-2 font-mono text-xs break-all">
          <dt className="text-text-faint">{t.before}</dt>
          <dd>{auditEntry.before}</dd>
          <dt className="text-text-faint">{t.hash}</dt>
          <dd>{auditEntry.hash}</dd>
        </dl>
      </details>
    </CasePanel>
  )
}

/** Who did what, when and why, in a hash chain that cannot be changed unnoticed. */
export function AuditLogQueue() {
  const { texts, caseId, openCase } = useDesk()
  const t = texts.auditLog
  const [filter, setFilter] = useState(NO_FILTER)
  const asked = useDeferredValue(filter)
  const query = useInfiniteQuery({ ...auditLogQuery(asked), placeholderData: keepPreviousData })
  const auditLog = query.data?.pages.flatMap(({ list }) => list)
  const open = auditLog?.find(({ seq }) => String(seq) === caseId)

  const showSubject = (subject: string): void => {
    setFilter({ ...NO_FILTER, subject })
    openCase(undefined)
  }

  return (
    <CaseFrame
      list={
        <>
          <ChainState />
          <Filter filter={filter} onChange={setFilter} />
          <QueueList
            label={texts.queues.auditLog.title}
            cases={auditLog}
            idOf={({ seq }) => String(seq)}
            query={query}
            empty={t.empty}
          >
            {(auditEntry) => <Line auditEntry={auditEntry} />}
          </QueueList>
        </>
      }
      panel={open && <AuditEntryPanel auditEntry={open} onFilter={showSubject} />}
    />
  )
}
