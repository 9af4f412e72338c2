import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'

/** A game on the wall: its cover opens it, a line below opens it for free. */
export function GameTile({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  return (
    <article className="group grid content-start gap-2">
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
          className="bg-veil duration-base absolute inset-0 grid place-items-center opacity-0 transition group-hover:opacity-100"
        >
          <span className="bg-accent text-on-accent grid size-16 place-items-center rounded-full">
            <Play className="size-icon-large" />
          </span>
        </span>
      </Link>
      <h3 className="font-body truncate font-bold tracking-normal">{game.displayName}</h3>
      {game.supportPlay === 0 && (
        <Link
          to="/seamless"
          search={{ game: game.gameCode, mode: 'free' }}
          aria-label={t('freeNamed', { game: game.displayName })}
          className="text-text-soft hover:text-text justify-self-start text-sm font-medium underline transition-colors"
        >
          {t('free')}
        </Link>
      )}
    </article>
  )
}
