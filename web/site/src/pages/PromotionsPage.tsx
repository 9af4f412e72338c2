import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { BadgePercent, BarChart3, Swords, Target } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { RichText } from '@ronda/base/content/RichText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { secondaryLinkClass, Skeleton } from '@ronda/ui'
import { Promotions } from '../features/promotion/Promotions.tsx'
import { Raffles } from '../features/raffle/Raffles.tsx'
import { announcementsQuery } from '../shell/content/content.queries.ts'
import { scenesOf } from '../shell/content/scene.ts'
import { ScenePicture } from '../shell/content/ScenePicture.tsx'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'

const TEXTS = ['promotion', 'statement'] as const

/** Announcements that belong beside promotions, each as a card; nothing while there are none. */
function News() {
  const t = useTranslations('promotion')
  const { language } = useLanguage()
  const { data } = useQuery(announcementsQuery({ types: ['PR'], language }))
  if (data === undefined || data.list.length === 0) return null
  const scenes = scenesOf(data.list.map(({ id }) => String(id)))
  return (
    <section aria-labelledby="promotion-news" className="grid grid-cols-1 gap-4">
      <h2 id="promotion-news" className="text-xl font-bold">
        {t('news')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {data.list.map(({ id, title, content, promotionType }, at) => (
          <li key={id} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
            <ScenePicture scene={scenes[at] ?? 'PROMO'} />
            <div className="grid grid-cols-1 content-start gap-3 p-6">
              <h3 className="text-lg font-bold">{title}</h3>
              <RichText html={content} />
              {promotionType !== null && (
                <p>
                  <Link to="/promotions" search={{ promotion: promotionType }} className={secondaryLinkClass}>
                    <BadgePercent aria-hidden className="size-icon-small" />
                    {t('newsLink')}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MORE = [
  { name: 'missions', icon: Target, tab: undefined },
  { name: 'board', icon: BarChart3, tab: 'board' },
  { name: 'tournaments', icon: Swords, tab: 'tournaments' },
] as const

/** What a member can take part in besides promotions. */
function More() {
  const t = useTranslations('promotion')
  return (
    <nav aria-label={t('more.label')} className="flex flex-wrap gap-3">
      {MORE.map(({ name, icon: Icon, tab }) => (
        <Link
          key={name}
          to="/member"
          search={{ view: 'missionLeaderboard', ...(tab !== undefined && { tab }) }}
          className={secondaryLinkClass}
        >
          <Icon aria-hidden className="size-icon-small" />
          {t(`more.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

function Page() {
  const t = useTranslations('promotion')
  const tShell = useTranslations('shell')
  const member = useMember()
  const { promotion } = useSearch({ strict: false })
  usePageTitle(tShell('promotions'))
  const viewer = viewerOf(member)
  const reader = viewer === 'visitor' || viewer === 'trial' ? viewer : 'member'
  return (
    <ScreenFrame>
      <TitleBar hasBack title={tShell('promotions')} lead={t('lead')} />
      {member === undefined ? (
        <Skeleton className="h-stage rounded-xl" />
      ) : (
        <Promotions key={promotion} reader={reader} linked={promotion} />
      )}
      {viewer === 'member' && <More />}
      {member !== undefined && <Raffles viewer={viewer} />}
      <News />
    </ScreenFrame>
  )
}

/** Promotions: what can be joined, what was joined, raffles, and announcements about them. */
export function PromotionsPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Page />
    </TextsProvider>
  )
}
