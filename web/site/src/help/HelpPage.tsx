import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Skeleton } from '@ronda/ui'
import { usePageTexts } from '../language/usePageTexts.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'

/** Answers on one page, each with an address of its own: /help#term is the terms of use. */
export function HelpPage() {
  const texts = usePageTexts('help')
  usePageTitle(texts?.title)
  const { hash } = useLocation()

  // The words may arrive after the address was followed.
  useEffect(() => {
    if (texts !== undefined && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [texts, hash])

  if (texts === undefined) return <Skeleton className="m-8 h-24" />
  return (
    <div className="page-column grid gap-10 py-8 desktop:grid-cols-[1fr_auto] desktop:py-12">
      <div className="grid max-w-measure gap-10">
        <header>
          <h1 className="text-3xl font-bold">{texts.title}</h1>
          <p className="text-text-soft mt-2 text-lg">{texts.lead}</p>
        </header>
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
        className="order-first self-start desktop:sticky desktop:top-24 desktop:order-none desktop:w-menu"
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
