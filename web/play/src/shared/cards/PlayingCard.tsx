import type { Card } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { CardBack, CardFace } from './CardFace.tsx'
import { rankName, suitName } from './suits.ts'

/** "Ace of spades", in the user's language. */
export function useCardName(): (card: Card | undefined) => string {
  const t = useTranslations('arcade.tables.cards')
  return (card) =>
    card === undefined
      ? t('faceDown')
      : t('name', { rank: t(`rank.${rankName(card)}`), suit: t(`suit.${suitName(card)}`) })
}

export type PlayingCardProps = {
  /** Undefined for a card that lies face down. */
  readonly card: Card | undefined
  /** Its position in the deal: each card waits for the ones before it. */
  readonly turn?: number
  readonly isDim?: boolean
  readonly isLit?: boolean
}

/** A card on the table: dealt from the shoe, and turned over once its face is known. */
export function PlayingCard({ card, turn = 0, isDim = false, isLit = false }: PlayingCardProps) {
  const nameOf = useCardName()
  const state = `${card === undefined ? ' is-down' : ''}${isDim ? ' is-dim' : ''}${isLit ? ' is-lit' : ''}`
  return (
    <span
      className={`playing-card${state}`}
      style={{ '--turn': turn } as CSSProperties}
      role="img"
      aria-label={nameOf(card)}
    >
      <span className="playing-body">
        {card !== undefined && <CardFace card={card} />}
        <CardBack />
      </span>
    </span>
  )
}
