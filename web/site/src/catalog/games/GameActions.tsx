import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass } from '@ronda/ui'

/** The two ways into a game, side by side. */
export function GameActions({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  return (
    <div className="grid grid-cols-2 gap-3 tablet:flex">
      <Link to="/seamless" search={{ game: game.gameCode, mode: 'real' }} className={buttonClass('primary', 'large')}>
        {t('play')}
      </Link>
      {game.supportPlay === 0 && (
        <Link to="/seamless" search={{ game: game.gameCode, mode: 'free' }} className={buttonClass('quiet', 'large')}>
          {t('free')}
        </Link>
      )}
    </div>
  )
}
