import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ArticleLine } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { articlesQuery } from '../../shell/content/content.queries.ts'
import { Pager } from '../../shell/content/Pager.tsx'
import { scenesOf, type Scene } from '../../shell/content/scene.ts'
import { ScenePicture } from '../../shell/content/ScenePicture.tsx'
import { TextError } from '../../shell/content/TextError.tsx'

export type Paper = 'news' | 'blog'

export function ReadTime({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('talk')
  return (
    <span>
      <span className="spoken">{t('readTime')} </span>
      {t('minutes', { minutes })}
    </span>
  )
}

type CardProps = { readonly line: ArticleLine; readonly paper: Paper; readonly scene: Scene }

function Card({ line, paper, scene }: CardProps) {
  const format = useFormatter()
  return (
    <li className="grid">
      <Link
        to={paper === 'news' ? '/news/$slug' : '/blog/$slug'}
        params={{ slug: line.slug }}
        className="bg-surface-1 border-line hover:bg-surface-2 block overflow-hidden rounded-xl border transition-colors"
      >
        <ScenePicture scene={scene} />
        <div className="grid gap-2 p-5">
          <span className="text-text-faint tabular flex flex-wrap gap-x-3 text-sm">
            <time dateTime={new Date(line.publishedAt).toISOString()}>
              {format.dateTime(line.publishedAt, { dateStyle: 'long' })}
            </time>
            <ReadTime minutes={line.minutes} />
          </span>
          <h2 className="text-lg font-bold">{line.title}</h2>
          <p className="text-text-soft">{line.summary}</p>
        </div>
      </Link>
    </li>
  )
}

function List({ paper }: { readonly paper: Paper }) {
  const t = useTranslations(`talk.${paper}`)
  const tShell = useTranslations('shell')
  const { language } = useLanguage()
  const [pageNo, setPageNo] = useState(1)
  const page = useQuery(articlesQuery(paper, language, pageNo))
  if (page.data === undefined) {
    return page.error === null ? <ScreenSkeleton /> : <TextError error={page.error} retry={page.refetch} />
  }
  const { list, totalPages } = page.data
  if (list.length === 0) {
    return (
      <Notice
        icon={Newspaper}
        title={t('empty')}
        actions={
          <Link to="/help" className={buttonClass('quiet')}>
            {tShell('help')}
          </Link>
        }
      >
        {t('emptyText')}
      </Notice>
    )
  }
  const scenes = scenesOf(list.map(({ slug }) => slug))
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {list.map((line, at) => (
          <Card key={line.slug} line={line} paper={paper} scene={scenes[at] ?? 'NEW'} />
        ))}
      </ul>
      <div className="mx-auto">
        <Pager pageNo={pageNo} totalPages={totalPages} onPage={setPageNo} />
      </div>
    </>
  )
}

function Screen({ paper }: { readonly paper: Paper }) {
  const t = useTranslations(`talk.${paper}`)
  usePageTitle(t('title'))
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('title')} lead={t('lead')} />
      <List paper={paper} />
    </ScreenFrame>
  )
}

const TALK = ['talk'] as const

/** Changes of the brand, the newest first. */
export function NewsPage() {
  return (
    <TextsProvider pages={TALK}>
      <Screen paper="news" />
    </TextsProvider>
  )
}

/** How the brand's games and services are made. */
export function BlogPage() {
  return (
    <TextsProvider pages={TALK}>
      <Screen paper="blog" />
    </TextsProvider>
  )
}
