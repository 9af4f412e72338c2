import { bestAct, type BlackjackAct, type BlackjackView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { CardTable } from '../cards/CardTable.tsx'
import { dealMs } from '../cards/deal.ts'
import { roundOnTable } from '../cards/stage.ts'
import { useAdvice } from '../cards/useAdvice.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { BlackjackTable } from './BlackjackTable.tsx'
import './blackjack.css'

function adviceFor(view: BlackjackView | undefined): BlackjackAct | undefined {
  const hand = view?.hands[view.active ?? -1]
  const up = view?.dealer.cards[0]
  return view && hand && up !== undefined ? bestAct(hand.cards, up, view.acts) : undefined
}

function Acts(props: StageProps) {
  const t = useTranslations('arcade.tables.blackjack')
  const write = useMoney()
  const { stake, onMove } = props
  const { view, mayMove } = roundOnTable<BlackjackView>(props)
  const best = useAdvice().isShown ? adviceFor(view) : undefined
  const nameOf = (act: BlackjackAct): string =>
    act === 'double' || act === 'split' ? t('more', { act: t(act), stake: write(stake) }) : t(act)
  return (
    <div className="acts">
      {view?.acts.map((act) => (
        <button
          key={act}
          type="button"
          className={`button${act === 'hit' || act === 'stand' ? ' is-main' : ''}${act === best ? ' is-best' : ''}`}
          disabled={!mayMove}
          onClick={() => onMove({ act })}
        >
          {nameOf(act)}
        </button>
      ))}
    </div>
  )
}

function Stage(props: StageProps) {
  const t = useTranslations('arcade.tables.blackjack')
  const { view, id } = roundOnTable<BlackjackView>(props)
  const best = useAdvice().isShown ? adviceFor(view) : undefined
  return (
    <CardTable hasAdvice>
      <BlackjackTable key={id} view={view} isShown={!props.isBusy} />
      <p className="table-line" aria-live="polite">
        {best && t('best', { act: t(best) })}
      </p>
    </CardTable>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables.blackjack')
  const { hands, dealer } = round.view as BlackjackView
  const ours = hands.map(
    ({ total, outcome }) => `${t('total', { total })}${outcome ? `, ${t(`outcome.${outcome}`)}` : ''}`,
  )
  return `${t('player')}: ${ours.join('; ')}. ${t('dealer')}: ${t('total', { total: dealer.total })}`
}

export const blackjack: ArcadeClient = {
  firstBet: {},
  hue: 165,
  isInstant: false,
  Stage,
  Fields: () => null,
  Acts,
  showMs({ view, moves, isOver }) {
    if (moves.length === 0) return dealMs(4)
    return dealMs(isOver ? (view as BlackjackView).dealer.cards.length : 1)
  },
  Words,
  keys: { h: { act: 'hit' }, s: { act: 'stand' }, d: { act: 'double' }, p: { act: 'split' } },
}
