import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Brand } from './Brand.tsx'
import { places } from './places.ts'

/** The menu at the side of a wide screen. */
export function SideMenu() {
  const t = useTranslations('shell')
  return (
    <nav
      aria-label={t('menu')}
      className="bg-surface-1 border-line fixed inset-y-0 start-0 z-header hidden w-menu flex-col border-e px-3 pb-4 desktop:flex"
    >
      <div className="flex h-header items-center px-3">
        <Brand />
      </div>
      <div className="grid gap-1 py-4">
        {places.map(({ to, text, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ className: 'bg-accent-soft text-accent-text' }}
            inactiveProps={{ className: 'text-text-soft hover:text-text hover:bg-surface-2' }}
            className="flex min-h-control items-center gap-3 rounded-md px-3 font-medium transition-colors"
          >
            <Icon aria-hidden className="size-icon" />
            {t(text)}
          </Link>
        ))}
      </div>
      <Link
        to="/help"
        hash="control"
        className="bg-surface-2 hover:bg-surface-3 mt-auto rounded-lg p-4 transition-colors"
      >
        <span className="font-bold">{t('mindful')}</span>
        <span className="text-text-soft mt-1 block text-sm">{t('mindfulText')}</span>
      </Link>
    </nav>
  )
}
