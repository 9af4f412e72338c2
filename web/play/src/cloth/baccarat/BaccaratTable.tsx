import { BACCARAT_PLACES, type BaccaratPlace, type BaccaratView, type Card, type Chips } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../app/context.ts'
import { PlayingCard } from '../cards/PlayingCard.tsx'
import { Chip, toneOf } from '../chips/Chip.tsx'
import { useShortMoney } from '../chips/useShortMoney.ts'

/** Cards come in turn to both sides: first the player's, then the banker's, then the thirds. */
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
  /** Nothing is told before all cards lie open. */
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
  readonly stake: bigint
  readonly won: Readonly<Record<string, number>>
  readonly isFixed: boolean
  readonly onLay: (place: BaccaratPlace) => void
  readonly onTake: (place: BaccaratPlace) => void
}

/** Where chips can lie. */
export function BaccaratPlaces({ chips, stake, won, isFixed, onLay, onTake }: BaccaratPlacesProps) {
  const t = useTranslations('arcade.tables')
  const write = useMoney()
  const short = useShortMoney()
  return (
    <div className="bac-places" role="group" aria-label={t('baccarat.table')}>
      {BACCARAT_PLACES.map((place) => {
        const count = chips[place] ?? 0
        const name = t(`baccarat.place.${place}`)
        const amount = stake * BigInt(count)
        return (
          <button
            key={place}
            type="button"
            className={`bac-place is-${place}${won[place] === undefined ? '' : ' is-hit'}`}
            aria-label={
              count > 0
                ? t('chips.onPlace', { place: name, amount: write(amount) })
                : t('chips.onNothing', { place: name })
            }
            disabled={isFixed}
            onClick={() => onLay(place)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onTake(place)
            }}
          >
            <span className="bac-name">{name}</span>
            <span className="bac-pays">{t(`baccarat.pays.${place}`)}</span>
            {count > 0 && (
              <span className="bac-chip">
                <Chip tone={toneOf(count)} text={short(amount)} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
