import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { REWARD_DETAILS } from '@ronda/contract'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { buttonClass, classes, Notice } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { Moment } from './Moment.tsx'
import { RangeBar } from './RangeBar.tsx'
import { Figure, RecordError, WaitingLines } from './RecordParts.tsx'
import { bonusesQuery } from './statement.queries.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useRecordAddress } from './useRecordAddress.ts'

const TEXTS = ['statement'] as const
const FALLBACK = '12m'

type Bonus = {
  readonly id: string
  readonly kind: 'grant' | 'bonusPaid' | 'other' | (typeof REWARD_DETAILS)[number]
  readonly amount: bigint
  readonly atMs: number
}

function BonusLine({ bonus, writeNet }: { readonly bonus: Bonus; readonly writeNet: (atoms: bigint) => string }) {
  const t = useTranslations('statement.bonus')
  const { kind, amount, atMs } = bonus
  const title = amount < 0n ? t('taken') : t(`kinds.${kind}`)
  return (
    <li className="border-line flex items-center gap-3 border-b px-4 py-3 last:border-b-0">
      <span className="bg-accent-soft text-accent-text grid size-control-small shrink-0 place-items-center rounded-full">
        <Gift aria-hidden className="size-icon-small" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="text-text-soft block text-sm">{t(`texts.${kind}`)}</span>
        <span className="text-text-faint block text-xs">
          <Moment atMs={atMs} />
        </span>
      </span>
      <span className={classes('tabular shrink-0 font-bold', netColour(amount))}>{writeNet(amount)}</span>
    </li>
  )
}

function Record() {
  const t = useTranslations('statement')
  const place = useRecordAddress(FALLBACK)
  const filter = { ...place.days, zone: place.zone }
  const query = useInfiniteQuery(bonusesQuery(filter))
  const { data, error, isError, refetch } = query
  const first = data?.pages[0]
  const { writeNet } = useAmounts(first?.currency ?? 'USD')
  const bonuses = data?.pages.flatMap((page) => page.bonuses) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <RangeBar place={place} fallback={FALLBACK} />
      {first === undefined && isError && <RecordError error={error} onRetry={() => void refetch()} />}
      {first === undefined && !isError && <WaitingLines />}
      {first !== undefined && bonuses.length === 0 && (
        <Notice
          icon={Gift}
          title={t('bonus.empty')}
          actions={
            <Link to="/promotions" className={buttonClass()}>
              {t('bonus.promotions')}
            </Link>
          }
        >
          {t('bonus.emptyText')}
        </Notice>
      )}
      {first !== undefined && bonuses.length > 0 && (
        <>
          <dl className="bg-surface-1 border-line rounded-xl border px-4 py-3">
            <Figure label={t('bonus.total')} colour={netColour(first.total)}>
              {writeNet(first.total)}
            </Figure>
          </dl>
          <ul aria-label={t('bonus.list')} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
            {bonuses.map((bonus) => (
              <BonusLine key={bonus.id} bonus={bonus} writeNet={writeNet} />
            ))}
          </ul>
        </>
      )}
      <MoreButton list={query} label={t('more')} />
    </div>
  )
}

/** The bonuses that the brand gave, and the details of each. */
export function BonusDetails() {
  return (
    <TextsProvider pages={TEXTS}>
      <Record />
    </TextsProvider>
  )
}
