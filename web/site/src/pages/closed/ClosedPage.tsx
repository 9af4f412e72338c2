import { Hammer, MapPinOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BrandStatus } from '@ronda/contract'
import { Notice, useLocale, useNow } from '@ronda/ui'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { BrandMark } from '@ronda/base/layout/BrandMark.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { spanUntil } from './countdown.ts'
import { ServiceButton } from '../../shell/service/ServiceButton.tsx'
import { OFFICE_PATH, STAFF_ENTRANCE_PATH } from '@ronda/base/browser/officePaths.ts'

/** When the site opens again, in the user's time zone, and how long that is. */
function Until({ endMs }: { readonly endMs: number }) {
  const t = useTranslations('shell.closed')
  const locale = useLocale()
  const span = spanUntil(endMs, useNow())
  const end = new Date(endMs)
  return (
    <span className="bg-surface-1 border-line mx-auto mt-4 grid gap-1 rounded-xl border px-8 py-4">
      <span className="text-text-soft text-sm">{t('until')}</span>
      <time dateTime={end.toISOString()} className="font-display text-text tabular text-xl font-bold">
        {end.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
      </time>
      <span className="text-accent-text tabular font-medium">
        {span === undefined ? t('soon') : t('left', { span })}
      </span>
    </span>
  )
}

/** Replaces the whole site while it is closed: to everyone (1), or to this region (2). */
export function ClosedPage({ status }: { readonly status: BrandStatus }) {
  const t = useTranslations('shell')
  const isRegion = status.status === 2
  const title = isRegion ? t('closed.region') : t('closed.maintenance')
  usePageTitle(title)
  const info = status.maintenance?.info ?? ''
  const endMs = status.maintenance?.maintenanceEnd ?? null
  return (
    <div className="lamplit flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-2 p-4 desktop:px-10">
        <span className="flex items-center gap-2">
          <BrandMark className="size-icon-large" />
          <span className="font-display text-xl font-bold tracking-tight">{status.brandName}</span>
        </span>
        <span className="flex items-center gap-1">
          <LanguageSelect />
          <ThemeSwitch />
        </span>
      </header>
      <main id="content" tabIndex={-1} className="grid flex-1 content-center pb-24 outline-none">
        <Notice
          isPage
          icon={isRegion ? MapPinOff : Hammer}
          title={title}
          actions={<ServiceButton hasIcon label={t('service')} />}
        >
          {isRegion ? t('closed.regionText') : info === '' ? t('closed.maintenanceText') : info}
          {isRegion && (
            <span className="text-text-faint mt-4 block text-sm">
              {t('closed.ip')} <span className="text-text tabular font-mono">{status.ip}</span>
            </span>
          )}
          {!isRegion && endMs !== null && <Until endMs={endMs} />}
        </Notice>
      </main>
      <footer className="p-4 text-center">
        <a
          href={`${STAFF_ENTRANCE_PATH}?to=${OFFICE_PATH}`}
          className="text-text-faint hover:text-text inline-flex min-h-control-small items-center text-sm transition-colors"
        >
          {t('closed.staff')}
        </a>
      </footer>
    </div>
  )
}
