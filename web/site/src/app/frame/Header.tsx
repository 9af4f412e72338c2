import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, classes, Clock, Skeleton } from '@ronda/ui'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import type { HeaderProps } from '../../shell/layout/frameParts.ts'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const MemberCorner = lazyPart(() => import('./MemberCorner.tsx'), 'MemberCorner')

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
