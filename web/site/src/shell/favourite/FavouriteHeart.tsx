import type { GameItem } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { HeartIcon } from './tileIcons.tsx'
import { useIsFavourite } from './useFavourites.ts'
import { useToggleFavourite } from './useToggleFavourite.ts'

type FavouriteHeartProps = { readonly game: GameItem; readonly label: string }

/** The heart on a cover. */
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
      className="group/heart absolute end-0 top-0 grid size-control place-items-center rounded-full"
    >
      <span className="bg-ink/50 group-hover/heart:bg-ink/80 text-paper grid size-8 place-items-center rounded-full transition-colors group-active/heart:scale-97">
        <HeartIcon className={classes('size-icon-small transition', isChosen && 'fill-loss text-loss')} />
      </span>
    </button>
  )
}
