import { rankOf, type HiloView, type Side } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { useTimes } from '../../shared/session/times.ts'

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const
const KING = 12
const RANKS_OF_ALL = 13

const suitOf = (card: number): (typeof SUITS)[number] => SUITS[card % 4] ?? 'spades'

function useRank(): { readonly short: (card: number) => string; readonly long: (card: number) => string } {
  const t = useTranslations('arcade.hilo')
  const words: Readonly<Record<number, readonly [short: string, long: string]>> = {
    0: ['A', t('ace')],
    10: ['J', t('jack')],
    11: ['Q', t('queen')],
    12: ['K', t('king')],
  }
  return {
    short: (card) => words[rankOf(card)]?.[0] ?? String(rankOf(card) + 1),
    long: (card) => words[rankOf(card)]?.[1] ?? String(rankOf(card) + 1),
  }
}

function Card({ card, isLarge = false }: { readonly card: number; readonly isLarge?: boolean }) {
  const t = useTranslations('arcade.hilo')
  const rank = useRank()
  const suit = suitOf(card)
  const isRed = suit === 'hearts' || suit === 'diamonds'
  return (
    <span
      role="img"
      aria-label={t('card', { rank: rank.long(card), suit: t(suit) })}
      className={`card-face${isLarge ? ' is-large' : ''}${isRed ? ' is-red' : ''}`}
    >
      <b>{rank.short(card)}</b>
      <i>{SIGNS[suit]}</i>
    </span>
  )
}

/** What a guess means on this card: an equal rank wins, except where the guess would then always win. */
function useGuessName(): (side: Side, rank: number) => string {
  const t = useTranslations('arcade.hilo')
  return (side, rank) => {
    if (side === 'high') return rank === KING ? t('same') : rank === 0 ? t('onlyHigh') : t('high')
    return rank === 0 ? t('same') : rank === KING ? t('onlyLow') : t('low')
  }
}

function Guess({ side, props }: { readonly side: Side; readonly props: StageProps }) {
  const t = useTranslations('arcade')
  const times = useTimes()
  const nameOf = useGuessName()
  const view = props.round?.view as HiloView | undefined
  const last = view?.cards.at(-1)
  const offer = view?.offers.find((one) => one.side === side)
  if (last === undefined) return null
  return (
    <button
      type="button"
      className={`guess is-${side}`}
      disabled={!offer || props.isBusy}
      onClick={() => props.onMove({ guess: side })}
    >
      <span className="guess-arrow" aria-hidden="true">
        {side === 'high' ? '▲' : '▼'}
      </span>
      <strong>{nameOf(side, rankOf(last))}</strong>
      {offer && (
        <span className="guess-worth">
          {t('hilo.worth', {
            chance: String(Math.round((offer.ranks / RANKS_OF_ALL) * 1_000) / 10),
            times: times(offer.pays),
          })}
        </span>
      )}
    </button>
  )
}

function Stage(props: StageProps) {
  const t = useTranslations('arcade.hilo')
  const { round, isBusy, onMove } = props
  const view = round?.view as HiloView | undefined
  const last = view?.cards.at(-1)
  const isOpen = round !== undefined && !round.isOver
  const isLost = round !== undefined && round.isOver && round.win === 0n
  return (
    <div className="hilo">
      <ol className="hilo-past" aria-label={t('cards')}>
        {view?.cards.slice(0, -1).map((card, at) => (
          <li key={at}>
            <Card card={card} />
          </li>
        ))}
      </ol>
      <div className={`hilo-now${isLost ? ' is-lost' : ''}`}>
        {last === undefined ? (
          <span className="card-back">
            <span className="spoken">{t('draw')}</span>
          </span>
        ) : (
          <Card key={view?.cards.length} card={last} isLarge />
        )}
      </div>
      {isOpen && (
        <div className="hilo-guesses">
          <Guess side="high" props={props} />
          <button type="button" className="button is-small" disabled={isBusy} onClick={() => onMove({ skip: true })}>
            {t('skip')}
          </button>
          <Guess side="low" props={props} />
        </div>
      )}
    </div>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.hilo')
  const rank = useRank()
  const last = (round.view as HiloView).cards.at(-1) ?? 0
  return t('card', { rank: rank.long(last), suit: t(suitOf(last)) })
}

export const hilo: ArcadeClient = {
  firstBet: {},
  hue: 50,
  isInstant: false,
  Stage,
  Fields: () => null,
  showMs: () => 0,
  Words,
  keys: { ArrowUp: { guess: 'high' }, ArrowDown: { guess: 'low' }, ArrowRight: { skip: true } },
}
