import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Announcement } from '@ronda/contract'
import { buttonClass, Notice, Skeleton } from '@ronda/ui'
import { usePageTexts, type Pages } from '../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { announcementsQuery } from '../shell/content/content.queries.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { scenesOf } from '../shell/content/scene.ts'
import { ScenePicture } from '../shell/content/ScenePicture.tsx'
import { RichText } from '@ronda/base/content/RichText.tsx'

/** Announcements of the promotion kind, each as a card. */
function Offers({ offers }: { readonly offers: readonly Announcement[] }) {
  const scenes = scenesOf(offers.map(({ id }) => String(id)))
  return (
    <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      {offers.map(({ id, title, content }, at) => (
        <li key={id} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
          <ScenePicture scene={scenes[at] ?? 'PROMO'} />
          <div className="grid grid-cols-1 content-start gap-3 p-6">
            <h2 className="text-xl font-bold">{title}</h2>
            <RichText html={content} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function NoOffers({ texts }: { readonly texts: Pages['screens'] }) {
  return (
    <Notice
      icon={BadgePercent}
      title={texts.promotions.empty}
      actions={
        <Link to="/rng" className={buttonClass()}>
          {texts.seeGames}
        </Link>
      }
    >
      {texts.promotions.text}
    </Notice>
  )
}

export function PromotionsPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery(announcementsQuery({ types: ['PR'], language }))
  usePageTitle(t('promotions'))
  if (texts === undefined) return <ScreenSkeleton />
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('promotions')} lead={texts.promotions.lead} />
      {data === undefined && error === null && <Skeleton className="h-stage-text rounded-xl" />}
      {data === undefined && error !== null && (
        <LoadError title={texts.promotions.failure} error={error} onRetry={refetch} />
      )}
      {data !== undefined && (data.list.length > 0 ? <Offers offers={data.list} /> : <NoOffers texts={texts} />)}
    </ScreenFrame>
  )
}
