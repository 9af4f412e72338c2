import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Notice, Skeleton } from '@ronda/ui'
import { GoodCard } from './GoodCard.tsx'
import { goodsQuery } from './mall.queries.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

/** What points can be redeemed for; `current` is undefined for somebody who is not signed in. */
export function Goods({ current }: { readonly current: number | undefined }) {
  const t = useTranslations('mall')
  const { language } = useLanguage()
  const { data, error, isError, refetch } = useQuery(goodsQuery(language))
  const [chosen, setChosen] = useState<string>()
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  if (data.list.length === 0) {
    return (
      <Notice icon={Gift} title={t('emptyTitle')}>
        {t('emptyText')}
      </Notice>
    )
  }
  const good = data.list.find(({ id }) => id === chosen)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 narrow:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {data.list.map((each) => (
          <GoodCard key={each.id} good={each} current={current} onRedeem={() => setChosen(each.id)} />
        ))}
      </ul>
      {good !== undefined && current !== undefined && (
        <RedeemDialog good={good} current={current} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
