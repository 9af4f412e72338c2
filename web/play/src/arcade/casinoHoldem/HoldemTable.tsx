import type { Card, HoldemView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { PlayingCard } from '../../shared/cards/PlayingCard.tsx'

type RowProps = {
  readonly name: string
  readonly hand: string | undefined
  readonly cards: readonly (Card | undefined)[]
  readonly places: number
  readonly turns: readonly number[]
}

function Row({ name, hand, cards, places, turns }: RowProps) {
  return (
    <section className="holdem-row" aria-label={name}>
      <h2 className="hand-name">
        {name}
        {hand !== undefined && <span className="points">{hand}</span>}
      </h2>
      <div className="playing-row">
        {Array.from({ length: places }, (_, at) =>
          at < cards.length ? (
            <PlayingCard key={at} card={cards[at]} turn={turns[at] ?? 0} />
          ) : (
            <span key={at} className="playing-place" />
          ),
        )}
      </div>
    </section>
  )
}

const FACE_DOWN = [undefined, undefined]

/** The dealer above, the board in the middle, the player below. */
export function HoldemTable({ view }: { readonly view: HoldemView | undefined }) {
  const t = useTranslations('arcade.tables')
  const nameOf = (hand: HoldemView['dealerHand'] | undefined): string | undefined =>
    hand ? t(`cards.hand.${hand}`) : undefined
  const isOver = (view?.outcome ?? undefined) !== undefined
  const dealer = view === undefined ? [] : isOver ? view.dealer : FACE_DOWN
  return (
    <div className="holdem">
      <Row
        name={t('holdem.dealer')}
        hand={nameOf(view?.dealerHand)}
        cards={dealer}
        places={2}
        turns={isOver ? [2, 2] : [1, 3]}
      />
      <Row name={t('holdem.board')} hand={undefined} cards={view?.board ?? []} places={5} turns={[4, 5, 6, 0, 1]} />
      <Row
        name={t('holdem.player')}
        hand={nameOf(view?.playerHand)}
        cards={view?.player ?? []}
        places={2}
        turns={[0, 2]}
      />
    </div>
  )
}
