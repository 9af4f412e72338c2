import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { helpQuery } from '../brand/house.queries.ts'
import { usePageTexts, type Pages } from '../language/usePageTexts.ts'
import { useSpeech } from '../language/useSpeech.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'

/** Back to the front page, by the address that the help center has always led to. */
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

/** Help that an operator has placed elsewhere, inside our page. */
function HelpElsewhere({ title, url }: { readonly title: string; readonly url: string }) {
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

/** The answers that we write ourselves. */
function OwnHelp({ texts }: { readonly texts: Pages['help'] }) {
  return (
    <div className="page-column grid gap-10 py-8 desktop:grid-cols-[1fr_auto] desktop:py-12">
      <header className="desktop:col-span-full">
        <h1 className="flex items-center gap-2 text-3xl font-bold">
          <BackToIndex />
          {texts.title}
        </h1>
        <p className="text-text-soft mt-2 text-lg">{texts.lead}</p>
      </header>
      <div className="grid max-w-measure gap-10">
        {texts.sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className="scroll-mt-24 grid gap-3">
            <h2 className="text-2xl font-bold">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-text-soft">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <nav
        aria-label={texts.contents}
        className="self-start max-desktop:row-start-2 desktop:sticky desktop:top-24 desktop:w-menu"
      >
        <p className="text-text-faint text-sm font-medium">{texts.contents}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 desktop:grid">
          {texts.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="text-text-soft hover:text-text inline-flex min-h-control-small items-center transition-colors"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Answers on one page, each with an address of its own: /help#term is the terms of use. */
export function HelpPage() {
  const texts = usePageTexts('help')
  usePageTitle(texts?.title)
  const { hash } = useLocation()
  const { language } = useSpeech()
  const elsewhere = useQuery(helpQuery(language)).data?.url ?? null

  // The words may arrive after the address was followed.
  useEffect(() => {
    if (texts !== undefined && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [texts, hash])

  if (texts === undefined) return <Skeleton className="m-8 h-24" />
  // The terms are always ours: they are what a newcomer agrees to.
  if (elsewhere !== null && hash === '') {
    return (
      <div className="page-column grid gap-6 py-8">
        <h1 className="flex items-center gap-2 text-3xl font-bold">
          <BackToIndex />
          {texts.title}
        </h1>
        <HelpElsewhere title={texts.title} url={elsewhere} />
      </div>
    )
  }
  return <OwnHelp texts={texts} />
}
