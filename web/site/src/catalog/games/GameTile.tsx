import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass, classes } from '@ronda/ui'
import { useAbout } from './useAbout.ts'

function Cover({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  return (
    <Link
      to="/seamless"
      search={{ game: game.gameCode, mode: 'real' }}
      aria-label={t('playNamed', { game: game.displayName })}
      className="border-line shadow-raised duration-base relative block overflow-hidden rounded-lg border transition group-hover:-translate-y-1"
    >
      <img
        src={game.iconUrl}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        decoding="async"
        className="bg-surface-2 aspect-cover w-full object-cover"
      />
      <span
        aria-hidden
        className="bg-veil duration-base absolute inset-0 grid place-items-center opacity-0 transition group-hover:opacity-100 group-has-focus-visible:opacity-100"
      >
        <span className="bg-accent text-on-accent grid size-16 place-items-center rounded-full">
          <Play className="size-icon-large" />
        </span>
      </span>
    </Link>
  )
}

export type GameTileProps = {
  readonly game: GameItem
  /** One of few: on a phone it takes the whole row and says what it is. */
  readonly isFeature?: boolean
}

/** A game on the wall: its cover opens it, a button below opens it for free. */
export function GameTile({ game, isFeature = false }: GameTileProps) {
  const t = useTranslations('games')
  const about = useAbout(game.gameCode)
  return (
    <article
      className={classes(
        'group grid content-start gap-3',
        isFeature && 'max-tablet:col-span-full max-tablet:grid-cols-[2fr_3fr] max-tablet:items-center max-tablet:gap-4',
      )}
    >
      <Cover game={game} />
      <div
        className={classes('flex items-center justify-between gap-2', isFeature && 'max-tablet:grid max-tablet:gap-3')}
      >
        <h3 className={classes('truncate font-bold', isFeature && 'max-tablet:text-xl')}>{game.displayName}</h3>
        {isFeature && about !== undefined && <p className="text-text-soft text-sm tablet:hidden">{about}</p>}
        {game.supportPlay === 0 && (
          <Link
            to="/seamless"
            search={{ game: game.gameCode, mode: 'free' }}
            aria-label={t('freeNamed', { game: game.displayName })}
            className={buttonClass('quiet', 'small')}
          >
            {t('freeShort')}
          </Link>
        )}
      </div>
    </article>
  )
}
