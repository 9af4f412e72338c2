import { Link, useLocation } from '@tanstack/react-router'
import {
  BadgeCheck,
  CircleUser,
  Compass,
  Dices,
  Hourglass,
  MessageCircleQuestion,
  Scale,
  Search,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Article } from '@ronda/contract'
import { Button, classes, Notice, SearchField } from '@ronda/ui'
import type { Scene } from '../../shell/content/scene.ts'
import { ScenePicture } from '../../shell/content/ScenePicture.tsx'
import { useContact } from '../../shell/service/useContact.ts'
import { Answer } from './Answer.tsx'
import { chaptersOf, findAnswers, openedBy, type Chapter, type ChapterId } from './helpView.ts'

const ICONS: Readonly<Record<ChapterId, LucideIcon>> = {
  start: Compass,
  account: CircleUser,
  play: Dices,
  fair: BadgeCheck,
  control: Hourglass,
  money: Wallet,
  faq: MessageCircleQuestion,
  term: Scale,
  other: MessageCircleQuestion,
}

const PICTURES: Readonly<Record<ChapterId, Scene>> = {
  start: 'HOME',
  account: 'FAV',
  play: 'RNG',
  fair: 'SEARCH',
  control: 'RECENT',
  money: 'PROMO',
  faq: 'NEW',
  term: 'ALL',
  other: 'HOT',
}

/** The chapters as cards, each with a summary of its answers. */
function Overview({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const t = useTranslations('help.chapters')
  return (
    <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 wide:grid-cols-4">
      {chapters.map(({ id }) => {
        const Icon = ICONS[id]
        return (
          <li key={id} className="grid">
            <Link
              to="/help"
              hash={id}
              className="bg-surface-1 border-line hover:bg-surface-2 block overflow-hidden rounded-xl border transition-colors"
            >
              <ScenePicture scene={PICTURES[id]} />
              <div className="grid gap-2 p-5">
                <h2 className="flex items-center gap-2 text-lg font-bold">
                  <Icon aria-hidden className="text-accent-text size-icon shrink-0" />
                  {t(`${id}.title`)}
                </h2>
                <p className="text-text-soft text-sm">{t(`${id}.text`)}</p>
              </div>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The chapter menu: beside the text, or a row above it on a phone. */
function ChapterMenu({ chapters, opened }: { readonly chapters: readonly Chapter[]; readonly opened: ChapterId }) {
  const t = useTranslations('help')
  return (
    <nav aria-label={t('contents')} className="min-w-0 desktop:sticky desktop:top-24 desktop:self-start">
      <ul className="scrollbar-none flex gap-2 overflow-x-auto py-1 desktop:grid desktop:gap-1">
        {chapters.map(({ id }) => (
          <li key={id} className="shrink-0">
            <Link
              to="/help"
              hash={id}
              aria-current={id === opened ? 'page' : undefined}
              className={classes(
                'border-line inline-flex min-h-control-small items-center rounded-full border px-4 text-sm whitespace-nowrap transition-colors desktop:w-full',
                id === opened ? 'bg-surface-3 text-text' : 'text-text-soft hover:text-text',
              )}
            >
              {t(`chapters.${id}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpenedChapter({ chapter, hash }: { readonly chapter: Chapter; readonly hash: string }) {
  const t = useTranslations('help')
  const isFaq = chapter.id === 'faq'
  return (
    <div className="grid min-w-0 max-w-measure grid-cols-1 content-start gap-8">
      <section id={chapter.id} className="scroll-mt-24 grid gap-3">
        <h2 className="text-2xl font-bold">{t(`chapters.${chapter.id}.title`)}</h2>
        {!isFaq && chapter.articles.length > 1 && (
          <ul aria-label={t('inChapter')} className="grid">
            {chapter.articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to="/help"
                  hash={slug}
                  className="text-accent-text inline-flex min-h-control-small items-center underline underline-offset-2"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {chapter.articles.map((article) => (
        <Answer key={article.slug} article={article} isFolded={isFaq} isOpen={article.slug === hash} />
      ))}
    </div>
  )
}

function Found({ articles, words }: { readonly articles: readonly Article[]; readonly words: string }) {
  const t = useTranslations('help')
  const service = useContact()
  const hasService = service.entries.length > 0
  const found = findAnswers(articles, words)
  if (found.length === 0) {
    return (
      <Notice
        icon={Search}
        title={t('foundNone', { words })}
        actions={hasService && <Button onClick={() => service.open()}>{t('service')}</Button>}
      >
        {t(hasService ? 'foundNoneService' : 'foundNoneText')}
      </Notice>
    )
  }
  return (
    <div className="grid max-w-measure grid-cols-1 gap-4">
      <h2 aria-live="polite" className="text-xl font-bold">
        {t('found', { count: found.length })}
      </h2>
      {found.map((article) => (
        <Answer key={article.slug} article={article} isFolded isOpen={found.length === 1} />
      ))}
    </div>
  )
}

/** The help center: chapters, a search over all of them, and an anchor for every answer. */
export function HelpCenter({ articles }: { readonly articles: readonly Article[] }) {
  const t = useTranslations('help')
  const { hash } = useLocation()
  const [typed, setTyped] = useState('')
  const chapters = chaptersOf(articles)
  const opened = openedBy(hash, chapters)

  // The answers may load after the anchor was followed.
  const openedId = opened?.id
  useEffect(() => {
    if (openedId === undefined || openedId === hash) window.scrollTo({ top: 0, behavior: 'instant' })
    else document.getElementById(hash)?.scrollIntoView()
  }, [hash, openedId])

  return (
    <div className="grid grid-cols-1 gap-6">
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        text={typed}
        onType={setTyped}
        onClear={() => setTyped('')}
      />
      {typed.trim() !== '' ? (
        <Found articles={articles} words={typed.trim()} />
      ) : opened === undefined ? (
        <Overview chapters={chapters} />
      ) : (
        <div className="grid grid-cols-1 gap-6 desktop:grid-cols-[var(--size-menu)_1fr] desktop:gap-10">
          <ChapterMenu chapters={chapters} opened={opened.id} />
          <OpenedChapter chapter={opened} hash={hash} />
        </div>
      )}
    </div>
  )
}
