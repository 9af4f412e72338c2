import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Exclusion } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Skeleton } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { AppealDialog } from './AppealDialog.tsx'
import { exclusionsQuery } from './exclusion.queries.ts'

const TEXTS = ['exclusion'] as const

/** What the agent wrote, and the answer. */
function OwnAppeal({ appeal }: { readonly appeal: NonNullable<Exclusion['appeal']> }) {
  const t = useTranslations('exclusion')
  const { text, answer, note } = appeal
  const answered = answer === null ? t('waiting') : t(answer === 'lifted' ? 'accepted' : 'upheld', { note: note ?? '' })
  return (
    <div className="bg-surface-2 grid gap-1 rounded-lg p-3 text-sm">
      <p className="break-words whitespace-pre-line">{t('yours', { text })}</p>
      <p className="text-text-soft break-words">{answered}</p>
    </div>
  )
}

function Row({ exclusion, onAppeal }: { readonly exclusion: Exclusion; readonly onAppeal: () => void }) {
  const t = useTranslations('exclusion')
  const { write } = useAmounts(exclusion.currency)
  const { member, day, reason, bets, validBet, isAutomatic, note, isLifted, mayAppeal, appeal } = exclusion
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium">
          {member.name} <span className="text-text-faint tabular text-xs">{member.id}</span>
          <span className="text-text-soft block text-sm">
            {[day, t('bets', { count: bets }), t(isAutomatic ? 'automatic' : 'decided')].join(' · ')}
          </span>
        </p>
        <p className="text-end">
          <span className="tabular block font-bold">{write(validBet)}</span>
          <span className={isLifted ? 'text-gain text-xs' : 'text-text-soft text-xs'}>
            {t(isLifted ? 'lifted' : 'excluded')}
          </span>
        </p>
      </div>
      <p className="text-sm">{t(`reasons.${reason}`)}</p>
      {note !== null && <p className="text-text-soft text-sm break-words">{t('note', { note })}</p>}
      {appeal !== null && <OwnAppeal appeal={appeal} />}
      {mayAppeal && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('appealOf', { member: `${member.name} ${member.id}`, day })}
            onClick={onAppeal}
          >
            {t('appeal')}
          </Button>
        </div>
      )}
    </li>
  )
}

function List() {
  const t = useTranslations('exclusion')
  const [appealed, setAppealed] = useState<Exclusion>()
  const list = useInfiniteQuery(exclusionsQuery)
  const { data, error, isError, refetch } = list
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="text-text-soft text-sm">{t('empty')}</p>
  return (
    <>
      <ul aria-label={t('list')} className="divide-line grid grid-cols-1 divide-y">
        {rows.map((exclusion) => (
          <Row key={exclusion.id} exclusion={exclusion} onAppeal={() => setAppealed(exclusion)} />
        ))}
      </ul>
      <MoreButton list={list} label={t('more')} />
      {appealed !== undefined && <AppealDialog exclusion={appealed} onClose={() => setAppealed(undefined)} />}
    </>
  )
}

function Section() {
  const t = useTranslations('exclusion')
  return (
    <PanelCard title={t('title')} lead={t('lead')}>
      <List />
    </PanelCard>
  )
}

/** Bets that do not count for an agent's contracts, and appeals against that. */
export function ExclusionSection() {
  return (
    <TextsProvider pages={TEXTS}>
      <Section />
    </TextsProvider>
  )
}
