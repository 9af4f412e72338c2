import { eightFive, nineSix, type PokerTable, type PokerView } from '@ronda/games'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CardTable } from '../cards/CardTable.tsx'
import { dealMs } from '../cards/deal.ts'
import { makeSharedValue, useSharedValue } from '../cards/sharedValue.ts'
import { roundOnTable } from '../cards/stage.ts'
import { useAdvice } from '../cards/useAdvice.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { HeldCards } from './HeldCards.tsx'
import { PayTable } from './PayTable.tsx'
import { useBestHold } from './useBestHold.ts'
import './videoPoker.css'

const HAND = 5
const NOTHING_HELD: readonly boolean[] = [false, false, false, false, false]

/** Which cards are held. The choice is stored with its round, because it is valid for no other. */
const chosen = makeSharedValue<{ readonly round: string; readonly hold: readonly boolean[] }>({
  round: '',
  hold: NOTHING_HELD,
})

function useLongPress(round: string | undefined): readonly [readonly boolean[], (at: number) => void] {
  const kept = useSharedValue(chosen)
  const hold = kept.round === round ? kept.hold : NOTHING_HELD
  const turn = (at: number): void => {
    if (round !== undefined) chosen.set({ round, hold: hold.with(at, !hold[at]) })
  }
  return [hold, turn]
}

/** Keys 1 to 5 hold, space draws; a focused button keeps its own keys. */
function usePokerKeys(mayMove: boolean, onTurn: (at: number) => void, onDraw: () => void): void {
  useEffect(() => {
    if (!mayMove) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const at = Number(event.key) - 1
      if (event.key !== ' ' && Number.isInteger(at) && at >= 0 && at < HAND) onTurn(at)
      if (event.key === ' ' && event.target === document.body) onDraw()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [mayMove, onTurn, onDraw])
}

function Stage({ table, props }: { readonly table: PokerTable; readonly props: StageProps }) {
  const t = useTranslations('arcade.tables.poker')
  const { view, id, isOpen, mayMove } = roundOnTable<PokerView>(props)
  const [hold, turn] = useLongPress(id)
  const advice = useAdvice()
  const best = useBestHold(table, advice.isShown && isOpen ? view?.dealt : undefined)
  usePokerKeys(mayMove, turn, () => props.onMove({ hold }))
  return (
    <CardTable hasAdvice>
      <PayTable pays={table.pays} stake={props.stake} prize={props.isBusy ? undefined : view?.prize} />
      <HeldCards view={view} hold={hold} best={best} isFixed={!mayMove} onTurn={turn} />
      <p className="table-line" aria-live="polite">
        {best && t(best.some(Boolean) ? 'best' : 'bestNone')}
        {!best && isOpen && t('choose')}
        {!isOpen && view && !props.isBusy && t(`prize.${view.prize}`)}
      </p>
    </CardTable>
  )
}

function Acts(props: StageProps) {
  const t = useTranslations('arcade.tables.poker')
  const { id, mayMove } = roundOnTable<PokerView>(props)
  const [hold] = useLongPress(id)
  return (
    <button type="button" className="bet-main" disabled={!mayMove} onClick={() => props.onMove({ hold })}>
      {t('draw')}
    </button>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables.poker')
  return t(`prize.${(round.view as PokerView).prize}`)
}

function pokerClient(table: PokerTable): ArcadeClient {
  return {
    firstBet: {},
    hue: 165,
    isInstant: false,
    Stage: (props) => <Stage table={table} props={props} />,
    Fields: () => null,
    Acts,
    showMs({ view }) {
      const held = view['held'] as PokerView['held']
      return dealMs(held === null ? HAND : held.filter((each) => !each).length)
    },
    Words,
  }
}

export const pokerNineSix: ArcadeClient = pokerClient(nineSix)
export const pokerEightFive: ArcadeClient = pokerClient(eightFive)
