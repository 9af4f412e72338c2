import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode }

/** A part that opens and closes. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group border-line border-t pt-2">
      <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-3 text-sm font-medium">
        {title}
        <ChevronDown aria-hidden className="size-icon-small transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}

const HASH_SHOWN = 16

/** The terms, paragraph by paragraph, with the fingerprint that names them. */
export function TermsText({ bonus: { text, termsHash } }: { readonly bonus: Pick<Bonus, 'text' | 'termsHash'> }) {
  const t = useTranslations('bonus')
  return (
    <div className="grid gap-3">
      <ol className="text-text-soft max-w-measure grid list-decimal gap-2 ps-5 text-sm">
        {text.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
      <p title={termsHash} className="text-text-faint tabular text-xs">
        {t('termsHash', { hash: termsHash.slice(0, HASH_SHOWN) })}
      </p>
    </div>
  )
}
