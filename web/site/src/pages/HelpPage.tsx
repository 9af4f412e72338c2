import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { helpQuery } from '@ronda/base/brand/brand.queries.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { helpTextsQuery } from '../shell/content/content.queries.ts'
import { HelpCenter } from '../features/help/HelpCenter.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

/** A link home, at the address that the help center has always linked to. */
function BackToIndex() {
  const t = useTranslations('shell')
  return (
    <Link
      to="/index"
      aria-label={t('back')}
      title={t('back')}
      className="text-text-soft hover:text-text hover:bg-surface-3 -ms-3 grid size-control shrink-0 place-items-center rounded-full transition-colors"
    >
      <ChevronLeft aria-hidden className="size-icon rtl:-scale-x-100" />
    </Link>
  )
}

/** An external help page that an operator has set, shown in a frame. */
function ExternalHelp({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <iframe
      src={url}
      title={title}
      sandbox="allow-scripts allow-popups allow-forms"
      referrerPolicy="no-referrer"
      className="border-line bg-surface-1 h-dvh w-full rounded-xl border"
    />
  )
}

/** The brand's own answers. */
function OwnHelp() {
  const t = useTranslations()
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(helpTextsQuery(language))
  if (data !== undefined) return <HelpCenter articles={data.list} />
  if (error === null) return <ScreenSkeleton />
  return <LoadError title={t('help.failure')} error={error} onRetry={refetch} isBusy={isFetching} />
}

function Help() {
  const t = useTranslations('help')
  usePageTitle(t('title'))
  const { hash } = useLocation()
  const { language } = useLanguage()
  const externalUrl = useQuery(helpQuery(language)).data?.url ?? null
  return (
    <ScreenFrame>
      <header>
        <h1 className="flex items-center gap-2 text-3xl font-bold">
          <BackToIndex />
          {t('title')}
        </h1>
        <p className="text-text-soft mt-1">{t('lead')}</p>
      </header>
      {/* The terms are always the brand's own, because new members agree to them. */}
      {externalUrl !== null && hash === '' ? <ExternalHelp title={t('title')} url={externalUrl} /> : <OwnHelp />}
    </ScreenFrame>
  )
}

const HELP = ['help'] as const

/** Answers by chapter, each with its own anchor: /help#term is the terms of use. */
export function HelpPage() {
  return (
    <TextsProvider pages={HELP}>
      <Help />
    </TextsProvider>
  )
}
