import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'
import { Backdrop } from './Backdrop.tsx'
import { LaunchCover } from './LaunchCover.tsx'

export type AskToSignInProps = { readonly game: string; readonly cover: string | undefined }

/** For a visitor who chose real play: sign in, or play the same game for free. */
export function AskToSignIn({ game, cover }: AskToSignInProps) {
  const t = useTranslations()
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <Backdrop>
      <div className="grid justify-items-center gap-4 p-6 text-center">
        <LaunchCover cover={cover} className="border-line mb-2 max-w-1/2 border" />
        <h2 className="text-2xl font-bold">{t('launch.signInTitle')}</h2>
        <p className="text-text-soft max-w-measure">{t('launch.signInText')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Link to="/login" search={{ to: here }} replace className={buttonClass()}>
            {t('people.signIn')}
          </Link>
          <Link to="/seamless" search={{ game, mode: 'free' }} replace className={buttonClass('quiet')}>
            {t('games.free')}
          </Link>
        </div>
        <p className="text-text-soft flex flex-wrap justify-center gap-x-2 text-sm">
          <span>{t('people.login.other')}</span>
          <Link to="/register" search={{ to: here }} replace className="text-accent-text font-medium underline">
            {t('people.login.toOther')}
          </Link>
        </p>
      </div>
    </Backdrop>
  )
}
