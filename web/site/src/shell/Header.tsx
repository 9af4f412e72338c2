import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, classes, Clock, Skeleton } from '@ronda/ui'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { useShownMember } from '../people/session/useShownMember.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { Brand } from './Brand.tsx'
import { lazyPart } from './lazyPart.ts'

const MemberCorner = lazyPart(() => import('./member/MemberCorner.tsx'), 'MemberCorner')

/** `to` is where a sign-in leads: back to a game, when one was open. */
function VisitorButtons({ to }: { readonly to: string | undefined }) {
  const t = useTranslations('people')
  const search = to === undefined ? {} : { to }
  return (
    <div data-visitor className="flex items-center gap-2">
      <Link
        to="/login"
        search={search}
        replace={to !== undefined}
        resetScroll={false}
        className={buttonClass('quiet', 'small')}
      >
        {t('signIn')}
      </Link>
      <Link
        to="/register"
        search={search}
        replace={to !== undefined}
        resetScroll={false}
        className={buttonClass('primary', 'small')}
      >
        {t('signUp')}
      </Link>
    </div>
  )
}

export type HeaderProps = {
  /** Above a game: full width, and with the brand, since no side menu shows it. */
  readonly isStage?: boolean
}

export function Header({ isStage = false }: HeaderProps) {
  const member = useShownMember()
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <header className="bg-page border-line sticky top-0 z-header border-b">
      <div
        className={classes('flex h-header-phone items-center gap-2 desktop:h-header', isStage ? 'px-6' : 'page-column')}
      >
        <div className={isStage ? 'pe-4' : 'desktop:hidden'}>
          <Brand isCrowded={Boolean(member)} />
        </div>
        <div className="hidden desktop:block">
          <Clock />
        </div>
        <div className="ms-auto flex items-center gap-2">
          <div className="hidden items-center gap-1 desktop:flex">
            <LanguageSelect />
            <ThemeSwitch />
          </div>
          {member === undefined && <Skeleton className="h-control-small w-24 rounded-full" />}
          {member === null && <VisitorButtons to={isStage ? here : undefined} />}
          {member && (
            <Suspense fallback={<Skeleton className="h-control w-menu rounded-full" />}>
              <MemberCorner member={member} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  )
}
