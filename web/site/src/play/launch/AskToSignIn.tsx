import { Link, useRouterState } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { Backdrop } from './Backdrop.tsx'

/** For a visitor who chose to play with money: sign in, or the same game for free, one tap away. */
export function AskToSignIn({ game }: { readonly game: string }) {
  const t = useTranslations()
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <Backdrop game={game}>
      <Notice
        icon={KeyRound}
        title={t('launch.signInTitle')}
        actions={
          <>
            <Link to="/login" search={{ to: here }} className={buttonClass()}>
              {t('people.signIn')}
            </Link>
            <Link to="/seamless" search={{ game, mode: 'free' }} replace className={buttonClass('quiet')}>
              {t('games.free')}
            </Link>
          </>
        }
      >
        {t('launch.signInText')}
      </Notice>
    </Backdrop>
  )
}
