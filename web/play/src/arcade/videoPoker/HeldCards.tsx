import type { PokerView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { PlayingCard, useCardName } from '../../shared/cards/PlayingCard.tsx'

export type HeldCardsProps = {
  readonly view: PokerView | undefined
  readonly hold: readonly boolean[]
  /** The cards that the best play holds, when it is shown. */
  readonly best: readonly boolean[] | undefined
  readonly isFixed: boolean
  readonly onTurn: (at: number) => void
}

/** Five cards; each is a toggle while the player may choose. */
export function HeldCards({ view, hold, best, isFixed, onTurn }: HeldCardsProps) {
  const t = useTranslations('arcade.tables.poker')
  const nameOf = useCardName()
  const drawn = view?.held?.map((held, at, all) => (held ? 0 : all.slice(0, at).filter((each) => !each).length))
  return (
    <div className="held-cards" role="group" aria-label={t('hand')}>
      {Array.from({ length: 5 }, (_, at) => {
        const card = view?.cards[at]
        const isHeld = view?.held?.[at] ?? hold[at] ?? false
        return (
          <button
            key={at}
            type="button"
            className={`held${isHeld && view ? ' is-held' : ''}${best?.[at] ? ' is-best' : ''}`}
            aria-pressed={isHeld}
            aria-label={`${nameOf(card)}. ${isHeld ? t('held') : t('hold')}`}
            disabled={isFixed}
            onClick={() => onTurn(at)}
          >
            <PlayingCard
              key={`${view?.dealt.join('.') ?? 'none'}-${card ?? 'down'}`}
              card={card}
              turn={drawn?.[at] ?? at}
            />
            <span className="held-tag" aria-hidden="true">
              {isHeld && view ? t('held') : at + 1}
            </span>
          </button>
        )
      })}
    </div>
  )
}
