import { colourOf, type Chips } from '@ronda/games'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { PlaceChip } from '../chips/PlaceChip.tsx'
import { nextPlace, places, type Direction, type Place } from './layout.ts'
import { useSpotNames } from './useSpotNames.ts'

/** The layout is vertical on a phone and horizontal where there is space; then the arrow keys turn with it. */
const ARROWS = {
  vertical: { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' },
  horizontal: { ArrowLeft: 'up', ArrowRight: 'down', ArrowUp: 'right', ArrowDown: 'left' },
} as const satisfies Record<string, Readonly<Record<string, Direction>>>

function directionOf(key: string): Direction | undefined {
  const isHorizontal = window.matchMedia('(min-width: 40rem) and (orientation: landscape)').matches
  const arrows: Readonly<Record<string, Direction>> = isHorizontal ? ARROWS.horizontal : ARROWS.vertical
  return arrows[key]
}

export type RouletteLayoutProps = {
  readonly chips: Chips
  /** The part of the chips that is placed but not staked yet. */
  readonly laid?: Chips
  readonly stake: bigint
  /** What a place pays and returns, shown on request. */
  readonly tipOf?: (place: string, name: string) => string
  /** The pocket of the round that has ended, if there is one. */
  readonly pocket: number | undefined
  readonly isFixed: boolean
  readonly onLay: (place: string) => void
  readonly onTake: (place: string) => void
}

/** The betting layout: one tab stop; the arrow keys move between the places. */
export function RouletteLayout(props: RouletteLayoutProps) {
  const { chips, laid = {}, stake, tipOf, pocket, isFixed, onLay, onTake } = props
  const t = useTranslations('arcade.tables.roulette')
  const [at, setAt] = useState('straight-0')
  const layout = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent): void => {
    const direction = directionOf(event.key)
    if (direction) {
      event.preventDefault()
      event.stopPropagation()
      const next = nextPlace(at, direction)
      setAt(next)
      layout.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus()
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && !isFixed) onTake(at)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrow keys of its buttons
    <div ref={layout} className="cloth" role="group" aria-label={t('table')} onKeyDown={go}>
      {places.map((place) => (
        <SpotButton
          key={place.spot.id}
          place={place}
          count={chips[place.spot.id] ?? 0}
          isLaid={laid[place.spot.id] !== undefined}
          stake={stake}
          tipOf={tipOf}
          isHit={pocket !== undefined && place.spot.numbers.includes(pocket)}
          isStop={place.spot.id === at}
          isFixed={isFixed}
          onPress={() => {
            setAt(place.spot.id)
            onLay(place.spot.id)
          }}
        />
      ))}
    </div>
  )
}

type SpotButtonProps = {
  readonly place: Place
  readonly count: number
  readonly isLaid: boolean
  readonly stake: bigint
  readonly tipOf: RouletteLayoutProps['tipOf']
  readonly isHit: boolean
  readonly isStop: boolean
  readonly isFixed: boolean
  readonly onPress: () => void
}

function toneOfPlace({ kind, spot }: Place): string {
  if (kind === 'straight') return ` is-${colourOf(spot.numbers[0] ?? 0)}`
  return kind === 'red' || kind === 'black' ? ` is-${kind}` : ''
}

function SpotButton({ place, count, isLaid, stake, tipOf, isHit, isStop, isFixed, onPress }: SpotButtonProps) {
  const t = useTranslations('arcade.tables.chips')
  const { nameOf, labelOf } = useSpotNames()
  const write = useMoney()
  const name = nameOf(place)
  const amount = stake * BigInt(count)
  const box = { '--x': place.x, '--y': place.y, '--w': place.width, '--h': place.height }
  const tone = place.isBetween ? ' is-between' : toneOfPlace(place)
  return (
    <button
      type="button"
      className={`spot${tone}${isHit ? ' is-hit' : ''}`}
      style={box as CSSProperties}
      data-spot={place.spot.id}
      tabIndex={isStop ? 0 : -1}
      title={tipOf?.(place.spot.id, name)}
      aria-label={count > 0 ? t('onPlace', { place: name, amount: write(amount) }) : t('onNothing', { place: name })}
      aria-disabled={isFixed}
      onClick={() => {
        if (!isFixed) onPress()
      }}
    >
      {!place.isBetween && <span className="spot-text">{labelOf(place)}</span>}
      {count > 0 && <PlaceChip className="spot-chip" count={count} stake={stake} isLaid={isLaid} />}
    </button>
  )
}
