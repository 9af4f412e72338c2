import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { Backdrop } from './Backdrop.tsx'
import { OtherGames } from './OtherGames.tsx'

/** An address without a game: mistyped, outdated, or of a game that is no longer shown. */
export function Unknown({ game, mode }: { readonly game: string; readonly mode: PlayMode }) {
  const t = useTranslations('launchStage.unknown')
  return (
    <Backdrop>
      <div className="grid w-full max-w-measure gap-2 px-4 pb-8">
        <Notice
          kind="failure"
          icon={SearchX}
          title={t('title')}
          actions={
            <Link to="/rng" className={buttonClass()}>
              {t('find')}
            </Link>
          }
        >
          {t('text')}
        </Notice>
        <OtherGames replace than={game} mode={mode} />
      </div>
    </Backdrop>
  )
}
