import type { GameItem } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { HeartIcon } from './tileIcons.tsx'
import { useIsFavourite } from './useFavourites.ts'
import { useToggleFavourite } from './useToggleFavourite.ts'

type FavouriteHeartProps = { readonly game: GameItem; readonly label: string }

/** The heart beside a game's name: over the cover it would hide the lettering. */
export function FavouriteHeart({ game, label }: FavouriteHeartProps) {
  const isChosen = useIsFavourite(game.nodeId)
  const toggle = useToggleFavourite()
  return (
    <button
      type="button"
      data-heart
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={() => void toggle(game)}
      className="text-text-faint hover:text-text hover:bg-surface-3 grid size-8 place-items-center rounded-full transition-colors active:scale-97"
    >
      <HeartIcon className={classes('size-icon-small transition', isChosen && 'fill-loss text-loss')} />
    </button>
  )
}
