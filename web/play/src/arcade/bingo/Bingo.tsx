import { BINGO_PRIZES, CALLED, CARDS_MAX, fullLines, type BingoView } from '@ronda/games'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { roundOnTable } from '../cards/stage.ts'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Balls } from './Balls.tsx'
import { BingoCardView } from './BingoCardView.tsx'
import '../../shared/cards/table.css'
import './bingo.css'

const BALL_MS = 150

/** How many balls have been called while a new round is shown; all of them before and after. */
function useCalled(round: string | undefined, isFresh: boolean): number {
  const [shown, setShown] = useState({ round, count: CALLED })
  const count = !isFresh ? CALLED : shown.round === round ? shown.count : 0
  useEffect(() => {
    if (!isFresh || count >= CALLED) return undefined
    const timer = setTimeout(() => setShown({ round, count: count + 1 }), BALL_MS)
    return () => clearTimeout(timer)
  }, [round, isFresh, count])
  return count
}

function Prizes({ stake }: { readonly stake: bigint }) {
  const t = useTranslations('arcade.tables.bingo')
  const write = useMoney()
  return (
    <dl className="bingo-prizes" aria-label={t('prizes')}>
      {BINGO_PRIZES.slice(1, 9).map((stakes, at) => (
        <div key={at}>
          <dt>{t('lines', { lines: at + 1 })}</dt>
          <dd>{write(stake * BigInt(stakes))}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stage(props: StageProps) {
  const t = useTranslations('arcade.tables.bingo')
  const { view, id } = roundOnTable<BingoView>(props)
  const count = useCalled(id, props.isFresh)
  const balls = view?.balls.slice(0, count) ?? []
  const called = new Set(balls)
  return (
    <div className="felt is-bare">
      <div className="bingo">
        <Balls balls={balls} total={CALLED} />
        <div className="bingo-cards">
          {view?.cards.map((card, at) => (
            <BingoCardView
              key={`${id}-${at}`}
              card={card}
              name={t('card', { number: at + 1 })}
              called={called}
              full={fullLines(card, called)}
            />
          ))}
        </div>
        {view === undefined && <p className="table-line">{t('ready')}</p>}
        <Prizes stake={props.stake} />
        {props.isFresh && (
          <div className="acts">
            <button type="button" className="button" onClick={props.onShown}>
              {t('skip')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

/** How many cards are played. Each costs one stake. */
function Fields({ bet, onBet }: FieldsProps) {
  const t = useTranslations('arcade.tables.bingo')
  const cards = Number(bet['cards'])
  const step = (label: 'fewer' | 'more', by: number, isOff: boolean) => (
    <button
      type="button"
      className="tool"
      aria-label={t(label)}
      disabled={isOff}
      onClick={() => onBet({ cards: cards + by })}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  )
  return (
    <fieldset className="stepper">
      <legend className="spoken">{t('cards')}</legend>
      {step('fewer', -1, cards === 1)}
      <dl className="meter is-stake">
        <dt>{t('cards')}</dt>
        <dd aria-live="polite">{cards}</dd>
      </dl>
      {step('more', 1, cards === CARDS_MAX)}
    </fieldset>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables.bingo')
  const { full } = round.view as BingoView
  return full.map(({ length }, at) => `${t('card', { number: at + 1 })}: ${t('lines', { lines: length })}`).join('. ')
}

export const bingo: ArcadeClient = {
  firstBet: { cards: 1 },
  hue: 20,
  isInstant: true,
  Stage,
  Fields,
  showMs: () => CALLED * BALL_MS + 400,
  Words,
}
