import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft, FileQuestion, Link2, Share2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Article } from '@ronda/contract'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../../shell/layout/ScreenFrame.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ReadTime, type Paper } from './ArticlesPage.tsx'
import { articleQuery } from '../../shell/content/content.queries.ts'
import { RichText } from '@ronda/base/content/RichText.tsx'
import { TextError } from '../../shell/content/TextError.tsx'
import { useCopyLink } from '../../shell/content/useCopyLink.ts'

function ToAll({ paper }: { readonly paper: Paper }) {
  const t = useTranslations(`talk.${paper}`)
  return (
    <Link to={paper === 'news' ? '/news' : '/blog'} className={buttonClass('quiet', 'small')}>
      <ChevronLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
      {t('all')}
    </Link>
  )
}

/** The native share sheet where there is one, otherwise copying the address. */
function Sharing({ article, paper }: { readonly article: Article; readonly paper: Paper }) {
  const t = useTranslations('talk')
  const copy = useCopyLink(t('copied'))
  const path = `/${paper}/${article.slug}`
  const share = (): void => {
    // Closing the sheet is a cancellation and no failure.
    navigator.share({ title: article.title, url: location.origin + path }).catch(() => undefined)
  }
  return (
    <div className="border-line flex flex-wrap gap-3 border-t pt-6">
      <Button variant="quiet" size="small" onClick={() => copy(path)}>
        <Link2 aria-hidden className="size-icon-small" />
        {t('copyLink')}
      </Button>
      {'share' in navigator && (
        <Button variant="quiet" size="small" onClick={share}>
          <Share2 aria-hidden className="size-icon-small" />
          {t('share')}
        </Button>
      )}
    </div>
  )
}

function Text({ article, paper }: { readonly article: Article; readonly paper: Paper }) {
  const t = useTranslations('talk')
  const format = useFormatter()
  usePageTitle(article.title)
  const isChanged = article.updatedAt > article.publishedAt
  return (
    <article className="mx-auto grid w-full max-w-measure grid-cols-1 gap-6">
      <div>
        <ToAll paper={paper} />
      </div>
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold">{article.title}</h1>
        <p className="text-text-soft text-lg">{article.summary}</p>
        <p className="text-text-faint tabular flex flex-wrap gap-x-4 text-sm">
          <time dateTime={new Date(article.publishedAt).toISOString()}>
            {format.dateTime(article.publishedAt, { dateStyle: 'long' })}
          </time>
          <ReadTime minutes={article.minutes} />
          {isChanged && (
            <span>{t('updated', { date: format.dateTime(article.updatedAt, { dateStyle: 'long' }) })}</span>
          )}
        </p>
      </header>
      <RichText html={article.content} />
      <Sharing article={article} paper={paper} />
    </article>
  )
}

function Screen({ paper }: { readonly paper: Paper }) {
  const t = useTranslations('talk')
  const { slug = '' } = useParams({ strict: false })
  const { language } = useLanguage()
  // A change of language keeps the old text until the new one has loaded, but another article is another page.
  const { data, error, refetch } = useQuery({
    ...articleQuery(slug, language),
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  })
  if (data?.kind === paper) return <Text article={data} paper={paper} />
  if (data === undefined && error === null) return <ScreenSkeleton />
  if (data === undefined && codeOf(error) !== 'article.unknown' && codeOf(error) !== 'request.malformed') {
    return <TextError error={error} retry={refetch} />
  }
  return (
    <Notice isPage icon={FileQuestion} title={t('missing')} actions={<ToAll paper={paper} />}>
      {t('missingText')}
    </Notice>
  )
}

const TALK = ['talk'] as const

function Page({ paper }: { readonly paper: Paper }) {
  return (
    <TextsProvider pages={TALK}>
      <ScreenFrame>
        <Screen paper={paper} />
      </ScreenFrame>
    </TextsProvider>
  )
}

export const NewsArticlePage = () => <Page paper="news" />
export const BlogArticlePage = () => <Page paper="blog" />
