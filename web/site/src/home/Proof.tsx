import { Link } from '@tanstack/react-router'
import { LockKeyhole, PackageOpen, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'

const steps = [
  { icon: LockKeyhole, title: 'seal', text: 'sealText' },
  { icon: PenLine, title: 'yours', text: 'yoursText' },
  { icon: PackageOpen, title: 'open', text: 'openText' },
] as const

/** How a round is proven, in three steps. */
export function Proof() {
  const t = useTranslations('home.proof')
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-measure">
          <h2 className="text-3xl font-bold">{t('title')}</h2>
          <p className="text-text-soft mt-2">{t('text')}</p>
        </div>
        <Link to="/fairness" className={buttonClass('quiet')}>
          {t('link')}
        </Link>
      </div>
      <ol className="grid gap-4 tablet:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-surface-1 border-line grid content-start gap-3 rounded-xl border p-6">
            <Icon aria-hidden className="text-accent-text size-icon-large" />
            <h3 className="text-xl font-bold">{t(title)}</h3>
            <p className="text-text-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
