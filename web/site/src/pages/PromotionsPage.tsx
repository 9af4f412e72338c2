import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { announcementsQuery } from '../shell/content/content.queries.ts'
import { RichText } from '@ronda/base/content/RichText.tsx'

/** Announcements of the promotion kind, each as a card. */
function Offers() {
  const { language } = useLanguage()
  const offers = useQuery(announcementsQuery({ types: ['PR'], language })).data?.list ?? []
  if (offers.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      {offers.map(({ id, title, content }) => (
        <li key={id} className="bg-surface-1 border-line grid grid-cols-1 content-start gap-3 rounded-xl border p-6">
          <h2 className="text-xl font-bold">{title}</h2>
          <RichText html={content} />
        </li>
      ))}
    </ul>
  )
}

export function PromotionsPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  usePageTitle(t('promotions'))
  if (texts === undefined) return <ScreenSkeleton />
  const { lead, empty, text } = texts.promotions
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('promotions')} lead={lead} />
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
      <Offers />
    </ScreenFrame>
  )
}
