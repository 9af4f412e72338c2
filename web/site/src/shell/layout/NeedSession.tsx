import { Link, useRouterState } from '@tanstack/react-router'
import { LogIn, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice, Skeleton } from '@ronda/ui'
import { usePageTexts } from '../texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { isTrial } from '@ronda/base/member/roles.ts'

export type NeedSessionProps = {
  readonly children: ReactNode
  /** Closed to trial accounts. */
  readonly isForOwners?: boolean
}

/**
 * Content for signed-in members only. The route guard has already checked; this handles a session that ends while the
 * page is open, and returns to the same page after a sign-in.
 */
export function NeedSession({ children, isForOwners = false }: NeedSessionProps) {
  const t = useTranslations('people')
  const texts = usePageTexts('center')
  const member = useMember()
  const here = useRouterState({ select: (state) => state.location.href })
  if (member === undefined || texts === undefined) return <Skeleton className="h-stage-text rounded-xl" />
  if (member === null) {
    return (
      <Notice
        icon={LogIn}
        title={texts.signedOutTitle}
        actions={
          <Link to="/login" search={{ to: here }} replace className={buttonClass()}>
            {t('signIn')}
          </Link>
        }
      >
        {texts.signedOutText}
      </Notice>
    )
  }
  if (isForOwners && isTrial(member)) {
    return (
      <Notice
        icon={Sparkles}
        title={texts.trialTitle}
        actions={
          <Link to="/register" className={buttonClass()}>
            {texts.trialAction}
          </Link>
        }
      >
        {texts.trialText}
      </Notice>
    )
  }
  return children
}
