import { useTranslations } from 'use-intl'
import type { ChipGame } from '../sharedRound/game.ts'
import { usePlaceTips } from './usePlaceTips.ts'
import { useLit, useTableContext, useTableView } from '../sharedRound/context.ts'
import { useLongPress } from './useLongPress.ts'
import { mayLay, stakedChips } from '../sharedRound/view.ts'

/** The places for chips. A long press or hovering shows what a place pays and returns. */
export function TablePlaces({ game }: { readonly game: ChipGame }) {
  const t = useTranslations('sharedRound')
  const { table, sound } = useTableContext()
  const view = useTableView()
  const { snapshot, stage, terms, pile, count } = view
  const tipOf = usePlaceTips()
  const nameOf = game.useNames()
  const { held, ...holding } = useLongPress()
  const isLit = useLit(stage === 'result' ? (snapshot?.round.outcome ?? undefined) : undefined)
  const { Places } = game
  if (!terms || !snapshot) return <section className="live-places felt" aria-busy="true" />
  const lay = (place: string): void => {
    sound.wake()
    sound.press()
    table.change({ type: 'lay', place, count })
  }
  return (
    <section className="live-places felt" {...holding}>
      <p className="spoken">{t('keys')}</p>
      <Places
        number={snapshot.round.number}
        unit={terms.unit}
        staked={stakedChips(view)}
        laid={pile.chips}
        isLit={isLit}
        isFixed={!mayLay(view)}
        onLay={lay}
        onTake={(place) => table.change({ type: 'take', place })}
        tipOf={tipOf}
      />
      {held !== undefined && <output className="place-tip">{tipOf(held, nameOf(held))}</output>}
    </section>
  )
}
