import { Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Clock } from '@ronda/ui'
import { useBrandName } from '@ronda/base/brand/brandName.queries.ts'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { useSeen } from '../../../shell/layout/useSeen.ts'
import { useSoon } from '../../../shell/layout/useSoon.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const BrandLines = lazyPart(
  () => import('./BrandLines.tsx'),
  'BrandLines',
  () => null,
)

const YEAR = String(new Date().getFullYear())
const AGE = '18+'

export function Footer() {
  const t = useTranslations('shell')
  const brand = useBrandName()
  const footer = useRef<HTMLElement>(null)
  const isSeen = useSeen(footer)
  const isDue = useSoon() || isSeen
  return (
    <footer ref={footer} className="border-line mt-16 border-t">
      <div className="page-column grid gap-10 py-10">
        <div className="grid min-h-stage grid-cols-2 content-start gap-8 wide:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start justify-items-start gap-3 wide:col-span-1">
            <Brand />
            <p className="text-text-soft max-w-measure">{t('footer.promise')}</p>
          </div>
          {isDue && <FooterLinks />}
        </div>
        <Suspense>{isSeen && <BrandLines />}</Suspense>
      </div>
      <div className="border-line border-t">
        <div className="text-text-faint page-column flex flex-wrap items-center gap-x-6 gap-y-3 py-6 text-sm">
          <span className="border-line-strong rounded-full border px-3 py-1 font-bold">{AGE}</span>
          <p className="flex-1 basis-measure">{t('footer.adults')}</p>
          <span className="desktop:hidden">
            <Clock />
          </span>
          <p>{t('footer.rights', { year: YEAR, brand })}</p>
        </div>
      </div>
    </footer>
  )
}
