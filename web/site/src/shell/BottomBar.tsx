import { Link } from '@tanstack/react-router'
import { CircleUser, Ellipsis, LogIn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '../people/session/useMember.ts'
import { places } from './places.ts'

const MoreDialog = lazy(async () => ({ default: (await import('./MoreDialog.tsx')).MoreDialog }))

const CELL =
  'text-text-soft grid min-h-bar flex-1 content-center justify-items-center gap-1 text-xs font-medium transition-colors'

/** The menu of a phone, where a thumb can reach it. */
export function BottomBar() {
  const t = useTranslations('shell')
  const tPeople = useTranslations('people')
  const isMember = Boolean(useMember())
  const [isMoreOpen, setMoreOpen] = useState(false)
  const Person = isMember ? CircleUser : LogIn
  return (
    <nav
      aria-label={t('menu')}
      className="bg-surface-1 border-line fixed inset-x-0 bottom-0 z-bar flex border-t pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      {places.slice(0, 3).map(({ to, text, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ className: 'text-accent-text' }}
          className={CELL}
        >
          <Icon aria-hidden className="size-icon" />
          {t(text)}
        </Link>
      ))}
      <Link
        to={isMember ? '/member' : '/login'}
        resetScroll={isMember}
        activeProps={{ className: 'text-accent-text' }}
        className={CELL}
      >
        <Person aria-hidden className="size-icon" />
        {isMember ? t('account') : tPeople('signIn')}
      </Link>
      <button type="button" className={CELL} aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
        <Ellipsis aria-hidden className="size-icon" />
        {t('more')}
      </button>
      <Suspense>{isMoreOpen && <MoreDialog onClose={() => setMoreOpen(false)} />}</Suspense>
    </nav>
  )
}
