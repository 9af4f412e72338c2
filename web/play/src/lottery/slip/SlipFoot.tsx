import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { shareOf } from '../../shared/session/times.ts'
import { useTableContext, useTableView } from '../../shared/sharedRound/context.ts'
import { mayLay } from '../../shared/sharedRound/view.ts'
import { useSlipEditor, useLottery } from './useLottery.ts'
import { costOf, mostOf } from '../variants/worth.ts'

type Cost = {
  readonly cost: bigint
  /** What may still be staked on this draw. */
  readonly left: bigint
  readonly max: bigint
  readonly most: bigint | undefined
}

function useCost(): Cost {
  const { variant } = useLottery()
  const { slip } = useSlipEditor()
  const { terms, tickets } = useTableView()
  const unit = terms?.unit ?? 0n
  const max = unit * BigInt(terms?.roundMax ?? 0)
  const most = mostOf(variant.kinds, slip.lines)
  return {
    cost: unit * BigInt(costOf(variant.kinds, slip.lines)),
    max,
    left: max - tickets.reduce((sum, { staked }) => sum + staked, 0n),
    most: most === undefined ? undefined : shareOf(unit, most),
  }
}

/** The cost, the highest win, what prevents placing, and the button. */
export function SlipFoot({ onTickets }: { readonly onTickets: () => void }) {
  const t = useTranslations('lottery.slip')
  const write = useMoney()
  const { cost, most } = useCost()
  return (
    <footer className="slip-foot">
      <Figures
        items={[
          [t('total'), write(cost)],
          [t('most'), most === undefined ? t('pool') : write(most)],
        ]}
      />
      <Word onTickets={onTickets} />
      <PlaceButton />
    </footer>
  )
}

/** What prevents placing, or what was done, next to the button. */
function Word({ onTickets }: { readonly onTickets: () => void }) {
  const t = useTranslations('lottery.slip')
  const view = useTableView()
  const { refusals } = useGameContext()
  const { slip, refusal, placed, since, ordered } = useSlipEditor()
  const { cost, left, max } = useCost()
  const write = useMoney()
  const round = view.snapshot?.round.number
  if (placed !== undefined)
    return (
      <output className="slip-word is-good">
        {t('placed', { number: placed })}{' '}
        {ordered && ordered.refusal === undefined && `${t('ordered', { count: ordered.draws })} `}
        {ordered?.refusal !== undefined && `${t('notOrdered', { why: refusals[ordered.refusal] })} `}
        <button type="button" className="slip-link" onClick={onTickets}>
          {t('seeTicket')}
        </button>
      </output>
    )
  if (slip.lines.length === 0 || round === undefined) return null
  const textNow = (): string | undefined => {
    if (!mayLay(view) && !view.isClosed) return t('closed', { number: round })
    if (refusal === 'game.bets_closed') return t('closed', { number: since ?? round })
    if (refusal !== undefined && refusal !== 'wallet.insufficient_funds') return refusals[refusal]
    if (cost > left) return t('over', { amount: write(max), left: write(left) })
    if (cost > view.balance.cash) return t('funds', { amount: write(view.balance.cash) })
    return since !== undefined && since !== round ? t('kept', { number: since }) : undefined
  }
  const words = textNow()
  return words === undefined ? null : (
    <p className={`slip-word${refusal === undefined ? '' : ' is-bad'}`} role="alert">
      {words}
    </p>
  )
}

function PlaceButton() {
  const t = useTranslations('lottery.slip')
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const view = useTableView()
  const { slip, isSending } = useSlipEditor()
  const { cost, left } = useCost()
  const write = useMoney()
  const isOff = slip.lines.length === 0 || isSending || !mayLay(view) || cost > left || cost > view.balance.cash
  const act = (): void => {
    sound.wake()
    sound.press()
    void editor.place()
  }
  return (
    <button type="button" className="slip-place" aria-disabled={isOff} onClick={isOff ? undefined : act}>
      {isSending ? t('placing') : slip.lines.length > 0 ? t('place', { amount: write(cost) }) : t('placeFirst')}
    </button>
  )
}
