import type { Refusal } from '@ronda/client'
import type { Result } from '@ronda/core'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAsk } from './useAsk.ts'
import { Failed, Skeleton } from './Waiting.tsx'

const PAGE_ROUNDS = 20

type Page<Round> = { readonly rounds: readonly Round[]; readonly next: number | null }

export type PageQuery = { readonly limit: number; readonly before?: number }

export type HistoryProps<Round> = {
  /** Loads a page of rounds. It must be the same function on every render. */
  readonly ask: (page: PageQuery) => Promise<Result<Page<Round>, Refusal>>
  readonly children: (round: Round) => ReactNode
  /** How many are loaded at a time. */
  readonly limit?: number
  readonly className?: string
  /** The text while there are none. */
  readonly empty?: string | undefined
}

/** Rounds page by page, the newest first. */
export function History<Round extends { readonly id: string }>(props: HistoryProps<Round>) {
  const { ask, limit = PAGE_ROUNDS } = props
  const askFirst = useCallback(() => ask({ limit }), [ask, limit])
  const [first, again] = useAsk(askFirst)
  if (first.state === 'asking') return <Skeleton rows={6} />
  if (first.state === 'failed') return <Failed refusal={first.refusal} onRetry={again} />
  return <Rounds {...props} limit={limit} first={first.value} />
}

type RoundsProps<Round> = HistoryProps<Round> & { readonly first: Page<Round>; readonly limit: number }

function Rounds<Round extends { readonly id: string }>(props: RoundsProps<Round>) {
  const { ask, limit, first, children, className, empty } = props
  const t = useTranslations('play.history')
  const [pages, setPages] = useState(first)
  const [refusal, setRefusal] = useState<Refusal>()
  const more = async (before: number): Promise<void> => {
    const page = await ask({ limit, before })
    setRefusal(page.ok ? undefined : page.error)
    if (page.ok) setPages((now) => joined(now, page.value))
  }
  const { rounds, next } = pages
  if (rounds.length === 0) return <p className="empty">{empty ?? t('empty')}</p>
  return (
    <div className="history">
      <ul className={className}>{rounds.map(children)}</ul>
      {refusal && next !== null && <Failed refusal={refusal} onRetry={() => void more(next)} />}
      {next !== null && !refusal && (
        <button type="button" className="button" onClick={() => void more(next)}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

/** A page that arrives twice is added once. */
function joined<Round extends { readonly id: string }>(now: Page<Round>, older: Page<Round>): Page<Round> {
  const fresh = older.rounds.filter(({ id }) => !now.rounds.some((known) => known.id === id))
  return { rounds: [...now.rounds, ...fresh], next: older.next }
}
