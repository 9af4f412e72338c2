import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { Skeleton, Tabs } from '@ronda/ui'
import { Goods } from '../features/mall/Goods.tsx'
import { Redemptions } from '../features/mall/Redemptions.tsx'
import { pointConfigQuery } from '../features/point/point.queries.ts'
import { PointBalance, SignInForPoints } from '../features/point/PointBalance.tsx'
import { PointDetails } from '../features/point/PointDetails.tsx'
import { PointRates } from '../features/point/PointRates.tsx'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { wholePoints } from '../shell/wallet/points.ts'
import { pointsQuery } from '../shell/wallet/points.queries.ts'

const TEXTS = ['point', 'mall', 'statement'] as const

/** The goods, for members with the points that they have. */
function OwnGoods() {
  const { data } = useQuery(pointsQuery)
  return data === undefined ? (
    <Skeleton className="h-stage rounded-xl" />
  ) : (
    <Goods current={wholePoints(data.currentPoints)} />
  )
}

function Mall() {
  const t = useTranslations('point')
  const member = useMember()
  const { tab = 'goods' } = useSearch({ from: '/shell/pointMall' })
  const navigate = useNavigate()
  const { data: config, error, isError, refetch } = useQuery(pointConfigQuery)
  if (config === undefined || member === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  if (member === null || isTrial(member)) {
    return (
      <>
        <SignInForPoints isTrial={member !== null} />
        <Goods current={undefined} />
        <PointRates config={config} />
      </>
    )
  }
  return (
    <>
      <PointBalance config={config} />
      <Tabs
        label={t('tabsLabel')}
        chosen={tab}
        tabs={(['goods', 'redeemed', 'details'] as const).map((id) => ({ id, label: t(`tabs.${id}`) }))}
        onChoose={(id) => void navigate({ to: '/pointMall', search: id === 'goods' ? {} : { tab: id }, replace: true })}
      >
        {tab === 'goods' && <OwnGoods />}
        {tab === 'redeemed' && <Redemptions />}
        {tab === 'details' && <PointDetails config={config} />}
      </Tabs>
      <PointRates config={config} />
    </>
  )
}

function Page() {
  const t = useTranslations('point')
  usePageTitle(t('title'))
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('title')} lead={t('lead')} />
      <Mall />
    </ScreenFrame>
  )
}

/** The points mall: the points of the member, goods for them, and what became of both. */
export function PointMallPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Page />
    </TextsProvider>
  )
}
