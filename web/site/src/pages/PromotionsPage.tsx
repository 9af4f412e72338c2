import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RichText } from '@ronda/base/content/RichText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { Skeleton } from '@ronda/ui'
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
        {data.list.map(({ id, title, content }, at) => (
          <li key={id} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
            <ScenePicture scene={scenes[at] ?? 'PROMO'} />
            <div className="grid grid-cols-1 content-start gap-3 p-6">
              <h3 className="text-lg font-bold">{title}</h3>
              <RichText html={content} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Page() {
  const t = useTranslations('promotion')
  const tShell = useTranslations('shell')
  const member = useMember()
  const { promotion } = useSearch({ strict: false })
  usePageTitle(tShell('promotions'))
  const reader = member === null ? 'visitor' : member !== undefined && isTrial(member) ? 'trial' : 'member'
  return (
    <ScreenFrame>
      <TitleBar hasBack title={tShell('promotions')} lead={t('lead')} />
      {member === undefined ? (
        <Skeleton className="h-stage rounded-xl" />
      ) : (
        <Promotions key={promotion} reader={reader} linked={promotion} />
      )}
      {reader === 'member' && member !== undefined && <Raffles />}
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
