import { Link, useRouterState } from '@tanstack/react-router'
import { CircleOff, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { PlayMode } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Backdrop } from './Backdrop.tsx'
import { Unknown } from './Unknown.tsx'

export type RefusedProps = {
  readonly code: Refusal['code']
  readonly game: string
  readonly mode: PlayMode
  /** A retry, or links to other pages. */
  readonly ways: ReactNode
}

/** Why a game did not open, and what to do next. */
export function Refused({ code, game, mode, ways }: RefusedProps) {
  const t = useTranslations()
  const { refusalText } = useLanguage()
  const here = useRouterState({ select: (state) => state.location.href })
  if (code === 'game.unknown' || code === 'request.malformed') return <Unknown game={game} mode={mode} />
  if (code === 'session.trial') {
    return (
      <Backdrop>
        <Notice
          kind="failure"
          icon={Sparkles}
          title={t('launchStage.trial.title')}
          actions={
            <>
              <Link to="/register" search={{ to: here }} replace className={buttonClass()}>
                {t('launchStage.trial.open')}
              </Link>
              <Link to="/seamless" search={{ game, mode: 'free' }} replace className={buttonClass('quiet')}>
                {t('launchStage.trial.free')}
              </Link>
            </>
          }
        >
          {refusalText(code)}
        </Notice>
      </Backdrop>
    )
  }
  const toOwnMoney = (
    <Link to="/seamless" search={{ game, mode: 'real' }} replace className={buttonClass()}>
      {t('launch.toReal')}
    </Link>
  )
  return (
    <Backdrop>
      <Notice
        kind="failure"
        icon={CircleOff}
        title={t('launch.refused')}
        actions={mode === 'bonus' && code.startsWith('bonus.') ? toOwnMoney : ways}
      >
        {refusalText(code)}
      </Notice>
    </Backdrop>
  )
}
