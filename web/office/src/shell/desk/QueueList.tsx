import { CircleAlert, Inbox } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, classes, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from './DeskContext.ts'
import { useQueueKeys } from './useQueueKeys.ts'

/** A query of one page has no next page. */
type QueueQuery = {
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
  readonly fetchNextPage?: () => unknown
}

type QueueListProps<Case> = {
  /** The label of the list. */
  readonly label: string
  /** Undefined while loading. */
  readonly cases: readonly Case[] | undefined
  readonly idOf: (each: Case) => string
  /** The query of the cases: its error and the way to more of them. */
  readonly query: QueueQuery
  /** Shown when nothing is waiting. */
  readonly empty: { readonly title: string; readonly text: string }
  /** One line, rendered inside a button that opens the case. */
  readonly children: (each: Case) => ReactNode
}

/** A list of cases, each opened by a press, or by j, k and Enter. */
export function QueueList<Case>(props: QueueListProps<Case>) {
  const { label, cases, idOf, query, empty, children } = props
  const { error, hasNextPage = false, isFetchingNextPage = false } = query
  const { texts, caseId, openCase } = useDesk()
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  useQueueKeys(list)
  if (cases === undefined && error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (cases === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  if (cases.length === 0) {
    return (
      <Notice icon={Inbox} title={empty.title}>
        {empty.text}
      </Notice>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul
        ref={list}
        aria-label={label}
        className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border"
      >
        {cases.map((each) => {
          const id = idOf(each)
          const isOpen = id === caseId
          return (
            <li key={id}>
              <button
                type="button"
                data-case={id}
                aria-current={isOpen}
                onClick={() => openCase(isOpen ? undefined : id)}
                className={classes(
                  'w-full min-w-0 px-4 py-3 text-start transition-colors -outline-offset-2',
                  isOpen ? 'bg-surface-3' : 'hover:bg-surface-2',
                )}
              >
                {children(each)}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-faint hidden text-xs desktop:block">{texts.keys}</p>
        {hasNextPage && (
          <Button variant="quiet" size="small" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
            {texts.more}
          </Button>
        )}
      </div>
    </div>
  )
}
