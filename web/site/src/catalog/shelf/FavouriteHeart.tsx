import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { useIsFavourite } from './useFavourites.ts'
import { useToggleFavourite } from './useToggleFavourite.ts'

/** The heart on a cover. */
export function FavouriteHeart({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  const isChosen = useIsFavourite(game.nodeId)
  const toggle = useToggleFavourite()
  const label = t('favourite', { game: game.displayName })
  return (
    <button
      type="button"
      data-heart
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={() => toggle(game)}
      className="group/heart absolute end-0 top-0 grid size-control place-items-center rounded-full"
    >
      <span className="bg-ink/50 group-hover/heart:bg-ink/80 text-paper grid size-8 place-items-center rounded-full transition-colors group-active/heart:scale-97">
        <Heart aria-hidden className={classes('size-icon-small transition', isChosen && 'fill-loss text-loss')} />
      </span>
    </button>
  )
}
