import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Announcement } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { announcementsQuery } from '../shell/content/content.queries.ts'
import { scenesOf } from '../shell/content/scene.ts'
import { ScenePicture } from '../shell/content/ScenePicture.tsx'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'
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

export function PromotionsPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(announcementsQuery({ types: ['PR'], language }))
  const offers = data?.list
  usePageTitle(t('promotions'))
  if (texts === undefined || (offers === undefined && error === null)) return <ScreenSkeleton />
  const { lead, empty, text } = texts.promotions
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('promotions')} lead={lead} />
      {offers === undefined && <SectionError error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {offers !== undefined && offers.length > 0 && <Offers offers={offers} />}
      {offers?.length === 0 && (
        <Notice
          icon={BadgePercent}
          title={empty}
          actions={
            <Link to="/rng" className={buttonClass()}>
              {texts.seeGames}
            </Link>
          }
        >
          {text}
        </Notice>
      )}
    </ScreenFrame>
  )
}
