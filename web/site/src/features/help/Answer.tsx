import { ChevronDown, Link2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Article } from '@ronda/contract'
import { IconButton } from '@ronda/ui'
import { RichText } from '@ronda/base/content/RichText.tsx'
import { useCopyLink } from '../../shell/content/useCopyLink.ts'

export type AnswerProps = {
  readonly article: Article
  /** Collapsed until opened, so that a list of questions can be skimmed. */
  readonly isFolded: boolean
  readonly isOpen: boolean
}

function AnswerText({ article }: { readonly article: Article }) {
  const t = useTranslations('help')
  const format = useFormatter()
  const copy = useCopyLink(t('copied'))
  const date = format.dateTime(article.updatedAt, { dateStyle: 'long' })
  return (
    <>
      <RichText html={article.content} />
      <p className="text-text-faint flex items-center gap-1 text-sm">
        {t('updated', { date })}
        <IconButton size="small" icon={Link2} label={t('copy')} onClick={() => copy(`/help#${article.slug}`)} />
      </p>
    </>
  )
}

/** One answer of the help center, with its own anchor. */
export function Answer({ article, isFolded, isOpen }: AnswerProps) {
  const { slug, title } = article
  if (!isFolded) {
    return (
      <section id={slug} className="scroll-mt-24 grid grid-cols-1 gap-3">
        <h3 className="text-xl font-bold">{title}</h3>
        <AnswerText article={article} />
      </section>
    )
  }
  return (
    <details id={slug} open={isOpen} className="border-line group scroll-mt-24 border-b pb-3">
      <summary className="flex min-h-control list-none items-center justify-between gap-4 text-lg font-medium">
        {title}
        <ChevronDown
          aria-hidden
          className="text-text-faint size-icon shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-2 pt-2">
        <AnswerText article={article} />
      </div>
    </details>
  )
}
