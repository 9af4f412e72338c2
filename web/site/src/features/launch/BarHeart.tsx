import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { useFavouritesOfMember, useIsFavourite } from '../../shell/favourite/useFavourites.ts'
import { useToggleFavourite } from '../../shell/favourite/useToggleFavourite.ts'

/** The favourite button of the open game. */
export function BarHeart({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  useFavouritesOfMember()
  const isChosen = useIsFavourite(game.nodeId)
  const toggle = useToggleFavourite()
  const label = t('favourite', { game: game.displayName })
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={() => void toggle(game)}
      className="text-text-soft hover:text-text hover:bg-surface-3 grid size-control shrink-0 place-items-center rounded-full transition-colors active:scale-97"
    >
      <Heart aria-hidden className={classes('size-icon', isChosen && 'fill-loss text-loss')} />
    </button>
  )
}
