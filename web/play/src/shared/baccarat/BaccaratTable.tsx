import { BACCARAT_PLACES, type BaccaratPlace, type BaccaratView, type Card, type Chips } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { PlayingCard } from '../cards/PlayingCard.tsx'
import { PlaceButton } from '../chips/PlaceButton.tsx'

/** The order of the cards: player, banker, player, banker, then the third cards. */
const TURNS = { player: [0, 2, 4], banker: [1, 3, 5] } as const

type SideProps = {
  readonly side: 'player' | 'banker'
  readonly cards: readonly Card[]
  readonly total: number | undefined
  readonly isWinner: boolean
}

function Side({ side, cards, total, isWinner }: SideProps) {
  const t = useTranslations('arcade.tables.baccarat')
  const places = cards.length > 0 ? cards : [undefined, undefined]
  return (
    <section className={`coup-side${isWinner ? ' is-winner' : ''}`} aria-label={t(`place.${side}`)}>
      <h2 className="coup-name">
        {t(`place.${side}`)}
        {total !== undefined && <span className="points">{total}</span>}
      </h2>
      <div className="playing-row">
        {places.map((card, at) => (
          <PlayingCard
            key={`${card ?? 'down'}-${at}`}
            card={card}
            turn={card === undefined ? 0 : (TURNS[side][at] ?? 0)}
          />
        ))}
      </div>
    </section>
  )
}

export type BaccaratCoupProps = {
  readonly view: BaccaratView | undefined
  /** No result is shown before all cards are face up. */
  readonly isShown: boolean
}

/** Both hands of the coup. */
export function BaccaratCoup({ view, isShown }: BaccaratCoupProps) {
  const winner = isShown ? view?.winner : undefined
  return (
    <div className="coup">
      <Side
        side="player"
        cards={view?.player ?? []}
        total={isShown ? view?.playerTotal : undefined}
        isWinner={winner === 'player' || winner === 'tie'}
      />
      <Side
        side="banker"
        cards={view?.banker ?? []}
        total={isShown ? view?.bankerTotal : undefined}
        isWinner={winner === 'banker' || winner === 'tie'}
      />
    </div>
  )
}

export type BaccaratPlacesProps = {
  readonly chips: Chips
  /** The part of the chips that is placed but not staked yet. */
  readonly laid?: Chips
  readonly stake: bigint
  readonly isHit: (place: BaccaratPlace) => boolean
  readonly isFixed: boolean
  readonly tipOf?: (place: BaccaratPlace, name: string) => string
  /** What each place pays, as text. */
  readonly paysOf: (place: BaccaratPlace) => string
  readonly onLay: (place: string) => void
  readonly onTake: (place: string) => void
}

/** The places for chips. */
export function BaccaratPlaces(props: BaccaratPlacesProps) {
  const { chips, laid = {}, stake, isHit, isFixed, tipOf, paysOf, onLay, onTake } = props
  const t = useTranslations('arcade.tables.baccarat')
  return (
    <div className="bac-places" role="group" aria-label={t('table')}>
      {BACCARAT_PLACES.map((place) => {
        const name = t(`place.${place}`)
        return (
          <PlaceButton
            key={place}
            place={place}
            name={name}
            className={`bac-place is-${place}`}
            count={chips[place] ?? 0}
            stake={stake}
            isLaid={laid[place] !== undefined}
            isHit={isHit(place)}
            isFixed={isFixed}
            tip={tipOf?.(place, name) ?? ''}
            onLay={onLay}
            onTake={onTake}
          >
            <span className="place-name">{name}</span>
            <span className="place-pays">{paysOf(place)}</span>
          </PlaceButton>
        )
      })}
    </div>
  )
}
