import { sumOfChips, type BaccaratView, type Chips } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { CardTable } from '../cards/CardTable.tsx'
import { dealMs } from '../cards/deal.ts'
import { roundOnTable } from '../cards/stage.ts'
import { ChipRack } from '../../shared/chips/ChipRack.tsx'
import { useChips } from '../chips/useChips.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { BaccaratCoup, BaccaratPlaces } from '../../shared/baccarat/BaccaratTable.tsx'
import '../../shared/baccarat/baccarat.css'

function Stage(props: StageProps) {
  const t = useTranslations('arcade.tables')
  const write = useMoney()
  const table = useChips(props)
  const { view, id } = roundOnTable<BaccaratView>(props)
  const total = sumOfChips(table.pile.chips)
  return (
    <CardTable>
      <BaccaratCoup key={id} view={view} isShown={!props.isBusy} />
      <p className="table-line" aria-live="polite">
        {view === undefined || props.isBusy ? t('baccarat.waiting') : t(`baccarat.winner.${view.winner}`)}
      </p>
      <BaccaratPlaces
        chips={table.pile.chips}
        stake={props.stake}
        isHit={(place) => !props.isBusy && view?.won[place] !== undefined}
        paysOf={(place) => t(`baccarat.pays.${place}`)}
        isFixed={props.isBusy}
        onLay={(place) => table.change({ type: 'lay', place, count: table.count })}
        onTake={(place) => table.change({ type: 'take', place })}
      />
      <ChipRack table={table} stake={props.stake} isFixed={props.isBusy} />
      <p className="table-line">
        {total === 0 ? t('chips.layFirst') : t('chips.total', { amount: write(props.stake * BigInt(total)) })}
      </p>
    </CardTable>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables.baccarat')
  const { winner, playerTotal, bankerTotal } = round.view as BaccaratView
  return [
    t(`winner.${winner}`),
    t('total', { side: t('place.player'), total: playerTotal }),
    t('total', { side: t('place.banker'), total: bankerTotal }),
  ].join('. ')
}

export const baccarat: ArcadeClient = {
  firstBet: { chips: {} },
  hue: 165,
  isInstant: true,
  Stage,
  Fields: () => null,
  isBet: ({ chips }) => sumOfChips(chips as Chips) > 0,
  showMs({ view }) {
    const { player, banker } = view as BaccaratView
    return dealMs(player.length + banker.length)
  },
  Words,
}
