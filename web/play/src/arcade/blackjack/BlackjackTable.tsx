import type { BlackjackHand, BlackjackView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { PlayingCard } from '../../shared/cards/PlayingCard.tsx'

type HandProps = {
  readonly name: string
  readonly hand: Pick<BlackjackHand, 'cards' | 'total' | 'isSoft' | 'outcome'>
  readonly isActive: boolean
  /** Whether the second card lies face down. */
  readonly hasHole?: boolean
  /** The position of each card in the dealing order. */
  readonly turnOf: (at: number) => number
}

/** The first two cards of player and dealer are dealt in turn; a later card of the player is dealt alone. */
const playerTurn = (at: number): number => (at < 2 ? 2 * at : 0)

/** Once the player has decided, the hole card is turned over and the other cards follow. */
const dealerTurn = (at: number): number => (at === 0 ? 1 : at - 1)

function Hand({ name, hand, isActive, hasHole = false, turnOf }: HandProps) {
  const t = useTranslations('arcade.tables.blackjack')
  const { cards, total, isSoft, outcome } = hand
  return (
    <section className={`bj-hand${isActive ? ' is-active' : ''}${outcome ? ` is-${outcome}` : ''}`} aria-label={name}>
      <h2 className="hand-name">
        {name}
        {cards.length > 0 && (
          <span className="points">{isSoft && total < 21 ? t('soft', { total }) : t('total', { total })}</span>
        )}
        {outcome && <span className={`bj-outcome is-${outcome}`}>{t(`outcome.${outcome}`)}</span>}
      </h2>
      <div className="playing-row is-fanned">
        {cards.map((card, at) => (
          <PlayingCard key={at} card={card} turn={turnOf(at)} />
        ))}
        {hasHole && <PlayingCard key="hole" card={undefined} turn={3} />}
        {cards.length === 0 && !hasHole && [0, 1].map((at) => <span key={at} className="playing-place" />)}
      </div>
    </section>
  )
}

const NO_HAND = { cards: [], total: 0, isSoft: false, outcome: null }

export type BlackjackTableProps = {
  readonly view: BlackjackView | undefined
  /** No result is shown before all cards are face up. */
  readonly isShown: boolean
}

/** Dealer above, the player's hands below; empty places before the first deal. */
export function BlackjackTable({ view, isShown }: BlackjackTableProps) {
  const t = useTranslations('arcade.tables.blackjack')
  const hands = view?.hands ?? [NO_HAND]
  return (
    <div className="bj">
      <Hand
        name={t('dealer')}
        hand={view ? { ...view.dealer, isSoft: false, outcome: null } : NO_HAND}
        isActive={false}
        hasHole={view !== undefined && view.active !== null}
        turnOf={dealerTurn}
      />
      <p className="bj-rules">{t('rules')}</p>
      <div className="bj-hands">
        {hands.map((hand, at) => (
          <Hand
            key={at}
            name={hands.length > 1 ? t('hand', { number: at + 1 }) : t('player')}
            hand={isShown ? hand : { ...hand, outcome: null }}
            isActive={view?.active === at && hands.length > 1}
            turnOf={playerTurn}
          />
        ))}
      </div>
    </div>
  )
}
