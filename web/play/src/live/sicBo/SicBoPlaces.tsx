import { sicBoPlaces } from '@ronda/games'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlacesProps } from '../../shared/sharedRound/game.ts'
import { TablePlace } from '../../shared/places/TablePlace.tsx'
import { usePlaceWorth } from '../../shared/places/usePlaceTips.ts'
import { Die } from './Die.tsx'
import { facesOf } from './faces.ts'
import { useSicBoNames } from './useSicBoNames.ts'

const ids = [...sicBoPlaces.keys()]
const of = (kind: string): readonly string[] => ids.filter((id) => id.startsWith(`${kind}-`))

/** Rows of the table from top to bottom, and how many places are side by side on a phone and on a desktop. */
const ROWS: readonly {
  readonly places: readonly string[]
  readonly across: 'four' | 'five' | 'six' | 'seven'
  readonly wide: number
}[] = [
  { places: of('total'), across: 'seven', wide: 14 },
  { places: of('single'), across: 'six', wide: 6 },
  { places: of('double'), across: 'six', wide: 6 },
  { places: of('pair'), across: 'five', wide: 15 },
  { places: [...of('triple'), 'anyTriple'], across: 'four', wide: 7 },
]

const HALVES = ['small', 'odd', 'even', 'big'] as const

function Faces({ place }: { readonly place: string }) {
  return (
    <span className="sb-faces">
      {facesOf(place).map((face, at) => (
        <Die key={`${face} ${at}`} face={face} />
      ))}
    </span>
  )
}

function Label({ place }: { readonly place: string }) {
  const t = useTranslations('sharedRound.sicBo')
  if (place === 'anyTriple') return <span className="place-name">{t('anyTripleShort')}</span>
  if (!place.startsWith('total-')) return <Faces place={place} />
  return <span className="place-name">{place.slice('total-'.length)}</span>
}

/** All bets on three dice. */
export function SicBoPlaces(props: PlacesProps) {
  const t = useTranslations('sharedRound.sicBo')
  const nameOf = useSicBoNames()
  const worthOf = usePlaceWorth()
  const button = (place: string, className: string, children: ReactNode) => (
    <TablePlace key={place} of={props} place={place} name={nameOf(place)} className={`sb-place ${className}`}>
      {children}
    </TablePlace>
  )
  return (
    <div className="sb-places" role="group" aria-label={t('table')}>
      {HALVES.map((half) =>
        button(
          half,
          'is-half',
          <>
            <span className="place-name">{t(half)}</span>
            <span className="place-pays">
              {half === 'small' || half === 'big' ? `${t(`${half}Of`)} · ` : ''}
              {worthOf(half)?.pays}
            </span>
          </>,
        ),
      )}
      {ROWS.map(({ places, across, wide }) => (
        <div key={places[0]} className={`sb-row is-of-${across}`} style={{ '--wide': wide } as CSSProperties}>
          {places.map((place) =>
            button(
              place,
              place === 'anyTriple' ? 'is-any' : '',
              <>
                <Label place={place} />
                <span className="place-pays">{worthOf(place)?.pays}</span>
              </>,
            ),
          )}
        </div>
      ))}
    </div>
  )
}
