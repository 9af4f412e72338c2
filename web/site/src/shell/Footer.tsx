import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Clock } from '@ronda/ui'
import { Brand } from './Brand.tsx'

const YEAR = String(new Date().getFullYear())
const AGE = '18+'
const LINK = 'text-text-soft hover:text-text inline-flex min-h-control-small items-center transition-colors'

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="text-text-faint font-body text-sm font-medium tracking-normal">{title}</h2>
      {children}
    </div>
  )
}

export function Footer() {
  const t = useTranslations('shell')
  return (
    <footer className="border-line mt-16 border-t">
      <div className="page-column grid grid-cols-2 gap-8 py-10 desktop:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start justify-items-start gap-3 desktop:col-span-1">
          <Brand />
          <p className="text-text-soft max-w-measure">{t('footer.promise')}</p>
        </div>
        <Column title={t('footer.play')}>
          <Link to="/rng" className={LINK}>
            {t('slots')}
          </Link>
        </Column>
        <Column title={t('footer.house')}>
          <Link to="/fairness" className={LINK}>
            {t('fairness')}
          </Link>
          <Link to="/help" className={LINK}>
            {t('help')}
          </Link>
          <Link to="/help" hash="term" className={LINK}>
            {t('footer.terms')}
          </Link>
        </Column>
        <Column title={t('footer.developers')}>
          <a href="/docs" className={LINK}>
            {t('api')}
          </a>
        </Column>
      </div>
      <div className="border-line border-t">
        <div className="text-text-faint page-column flex flex-wrap items-center gap-x-6 gap-y-3 py-6 text-sm">
          <span className="border-line-strong rounded-full border px-3 py-1 font-bold">{AGE}</span>
          <p className="flex-1 basis-measure">{t('footer.adults')}</p>
          <span className="desktop:hidden">
            <Clock />
          </span>
          <p>{t('footer.rights', { year: YEAR })}</p>
        </div>
      </div>
    </footer>
  )
}
