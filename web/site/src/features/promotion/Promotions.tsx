import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PROMOTION_KINDS, type Promotion, type PromotionKind } from '@ronda/contract'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Notice, Skeleton, Tabs } from '@ronda/ui'
import type { Reader } from './PromotionAction.tsx'
import { PromotionCard } from './PromotionCard.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import { promotionOffersQuery, promotionsQuery } from './promotion.queries.ts'
import { linkedIn, shownIn, TABS, type Linked, type Tab } from './promotionView.ts'

/** What names an entry: what was joined, or the promotion that can be. */
const keyOf = ({ id, own }: Promotion): string => own?.id ?? id

type ListProps = {
  readonly list: readonly Promotion[]
  readonly reader: Reader
  /** What a link leads to. */
  readonly linked: Linked<Promotion>
}

function Cards({ list, reader, linked }: ListProps) {
  const t = useTranslations('promotion')
  const [opened, setOpened] = useState(linked.promotion && keyOf(linked.promotion))
  const promotion = list.find((each) => keyOf(each) === opened)
  if (list.length === 0) {
    return (
      <Notice icon={BadgePercent} title={t('emptyFilter.title')}>
        {t('emptyFilter.text')}
      </Notice>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {list.map((each) => (
          <PromotionCard key={keyOf(each)} promotion={each} reader={reader} onOpen={() => setOpened(keyOf(each))} />
        ))}
      </ul>
      {promotion !== undefined && (
        <PromotionDialog promotion={promotion} reader={reader} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function Filtered({ list, reader, linked }: ListProps) {
  const t = useTranslations('promotion')
  const hasClaim = list.some(({ own, state }) => own !== null && state === 'claim')
  const [tab, setTab] = useState<Tab>(linked.tab ?? (hasClaim ? 'mine' : 'open'))
  const [kind, setKind] = useState<PromotionKind | 'any'>(linked.kind)
  const kinds = PROMOTION_KINDS.filter((each) => list.some((promotion) => promotion.kind === each))
  const options = [
    { value: 'any' as const, label: t('anyKind') },
    ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  ]
  const shown = shownIn(list, tab, kind)
  return (
    <>
      {kinds.length > 1 && (
        <div className="tablet:max-w-dialog">
          <Choice label={t('kindLabel')} value={kind} options={options} onChoose={setKind} />
        </div>
      )}
      {reader === 'member' ? (
        <Tabs
          label={t('tabsLabel')}
          chosen={tab}
          tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          onChoose={setTab}
        >
          <Cards list={shown} reader={reader} linked={linked} />
        </Tabs>
      ) : (
        <Cards list={shownIn(list, 'open', kind)} reader={reader} linked={linked} />
      )}
    </>
  )
}

/** The promotions of the brand, and those of the reader. */
export function Promotions({ reader, linked }: { readonly reader: Reader; readonly linked: string | undefined }) {
  const t = useTranslations('promotion')
  const { language } = useLanguage()
  const own = useQuery({ ...promotionsQuery(language), enabled: reader === 'member' })
  const offers = useQuery({ ...promotionOffersQuery(language), enabled: reader !== 'member' })
  const { data, error, isError, refetch } = reader === 'member' ? own : offers
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return (
    <>
      {!data.isOffered && <p className="text-text-soft max-w-measure text-sm">{t('restricted')}</p>}
      {data.list.length === 0 ? (
        <Notice icon={BadgePercent} title={t('empty.title')}>
          {t('empty.text')}
        </Notice>
      ) : (
        <Filtered list={data.list} reader={reader} linked={linkedIn(data.list, linked)} />
      )}
    </>
  )
}
