import { colourOf, sumOfChips, type Chips, type RouletteView } from '@ronda/games'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { roundOnTable } from '../cards/stage.ts'
import { ChipRack } from '../../shared/chips/ChipRack.tsx'
import { useChips } from '../chips/useChips.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { RouletteLayout } from '../../shared/roulette/RouletteLayout.tsx'
import { RouletteWheel } from '../../shared/roulette/RouletteWheel.tsx'
import '../../shared/cards/table.css'
import '../../shared/roulette/roulette.css'

/** How long the wheel turns; the style sheet has the same time. */
const TURN_MS = 3_700

/**
 * How many rounds have been shown at this table, including the current one: each turns the wheel on from where it
 * stopped.
 */
function useRoundCount(round: string | undefined): number {
  const [seen, setSeen] = useState({ round, count: 0 })
  if (seen.round === round) return seen.count
  setSeen({ round, count: seen.count + 1 })
  return seen.count + 1
}

function Stage(props: StageProps) {
  const t = useTranslations('arcade.tables')
  const write = useMoney()
  const table = useChips(props)
  const { view, id } = roundOnTable<RouletteView>(props)
  const rounds = useRoundCount(id)
  const total = sumOfChips(table.pile.chips)
  return (
    <div className="felt">
      <div className="roulette">
        <RouletteWheel pocket={view?.pocket} round={rounds} isTurning={props.isFresh} />
        <RouletteLayout
          chips={table.pile.chips}
          stake={props.stake}
          pocket={props.isBusy ? undefined : view?.pocket}
          isFixed={props.isBusy}
          onLay={(place) => table.change({ type: 'lay', place, count: table.count })}
          onTake={(place) => table.change({ type: 'take', place })}
        />
      </div>
      <ChipRack table={table} stake={props.stake} isFixed={props.isBusy} />
      <p className="table-line">
        {total === 0 ? t('roulette.ready') : t('chips.total', { amount: write(props.stake * BigInt(total)) })}
      </p>
    </div>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables.roulette')
  const { pocket } = round.view as RouletteView
  return t('result', { pocket, colour: t(`colour.${colourOf(pocket)}`) })
}

export const roulette: ArcadeClient = {
  firstBet: { chips: {} },
  hue: 165,
  isInstant: true,
  Stage,
  Fields: () => null,
  isBet: ({ chips }) => sumOfChips(chips as Chips) > 0,
  showMs: () => TURN_MS,
  Words,
}
