import { useRouter } from '@tanstack/react-router'
import { Play, Wrench } from 'lucide-react'
import { useMemo, useState, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { addressOf } from '../launch/decideLaunch.ts'
import { Cover, type CoverProps } from './Cover.tsx'
import { openGameSheet } from './gameSheet.ts'
import { makeLongPress } from './longPress.ts'
import { TileFacts } from './TileFacts.tsx'
import { usePlayLink } from './usePlayLink.ts'
import type { TileTexts } from './useTileTexts.ts'

function Badge({ text, className }: { readonly text: string; readonly className: string }) {
  return <span className={classes('rounded-full px-2 text-xs leading-4 font-bold', className)}>{text}</span>
}

/** Across the top edge: they cover the frame of the picture and none of its lettering. */
function Badges({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games.badge')
  return (
    <span className="pointer-events-none absolute start-2 -top-2 flex gap-1">
      {game.isNew === 1 && <Badge text={t('new')} className="bg-gain text-page" />}
      {game.isHot === 1 && <Badge text={t('hot')} className="bg-accent text-on-accent" />}
    </span>
  )
}

const hasBadges = ({ isMaintained, isHot, isNew }: GameItem): boolean => !isMaintained && (isHot === 1 || isNew === 1)

/** Over the cover of a game that is under maintenance. */
function MaintainedVeil() {
  const t = useTranslations('games.badge')
  return (
    <span className="bg-veil text-paper absolute inset-0 grid content-center justify-items-center gap-2 p-2 text-center text-xs font-bold">
      <Wrench aria-hidden className="size-icon" />
      {t('maintenance')}
    </span>
  )
}

/** Over a hovered or focused cover: the facts of the game. */
function HighlightVeil({ game }: { readonly game: GameItem }) {
  return (
    <span aria-hidden className="cover-shade animate-appear absolute inset-0 grid">
      <span className="bg-accent text-on-accent col-start-1 row-start-1 grid size-12 place-items-center place-self-center rounded-full">
        <Play className="size-icon" />
      </span>
      {/* A cover on a phone is too narrow for the facts. */}
      <span className="col-start-1 row-start-1 hidden tablet:grid">
        <TileFacts facts={game.facts} />
      </span>
    </span>
  )
}

export type TileCoverProps = Required<Pick<CoverProps, 'priority' | 'isNear'>> & {
  readonly game: GameItem
  readonly words: TileTexts
}

/** The picture of a game: a click opens the game; hovering, a long press or keyboard focus shows its facts. */
export function TileCover({ game, words, priority, isNear }: TileCoverProps) {
  const router = useRouter()
  const [isHighlighted, setHighlighted] = useState(false)
  const { isAnswered, ...press } = useMemo(() => makeLongPress(() => openGameSheet(game)), [game])
  const play = usePlayLink(game, 'real', isAnswered)
  // Preloads the game's page before the tap is complete.
  const approach = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') setHighlighted(true)
    void router.preloadRoute(addressOf(game, 'real')).catch(() => undefined)
  }
  return (
    <div
      className="relative"
      onPointerEnter={approach}
      onPointerLeave={() => setHighlighted(false)}
      onFocus={(event) => setHighlighted(event.target.matches(':focus-visible'))}
      onBlur={() => setHighlighted(false)}
    >
      <a
        {...press}
        {...play}
        data-open
        draggable={false}
        aria-label={words.play}
        className="border-line duration-base relative block overflow-hidden rounded-md border transition group-hover:-translate-y-half tablet:rounded-lg"
      >
        <Cover nodeId={game.nodeId} iconUrl={game.iconUrl} priority={priority} isNear={isNear} />
        {game.isMaintained && <MaintainedVeil />}
        {isHighlighted && !game.isMaintained && <HighlightVeil game={game} />}
      </a>
      {isNear && hasBadges(game) && <Badges game={game} />}
    </div>
  )
}
