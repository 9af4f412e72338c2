import { sumOfChips } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { ChipRack } from '../chips/ChipRack.tsx'
import { useTableContext, useTableView } from '../sharedRound/context.ts'
import { mayLay, mayPlace, stakedChips, type TableView } from '../sharedRound/view.ts'
import { TableMoney } from './TableMoney.tsx'
import { useOwnWords } from './useOwnWords.ts'

/** The selected chip, the chips on the table, and the button that stakes them. */
export function TableFoot() {
  const { table } = useTableContext()
  const view = useTableView()
  const { terms, pile, count } = view
  const write = useMoney()
  const { placed, laid } = stakedIn(view)
  const chips = { pile, count, setCount: (next: number) => table.hold(next), change: table.change.bind(table) }
  return (
    <footer className="live-foot">
      <OwnLine />
      {terms && <ChipRack table={chips} stake={terms.unit} counts={terms.chips} isFixed={!mayLay(view)} hasIcons />}
      <div className="live-stake">
        <TableMoney onTable={write(placed + laid)} />
        <PlaceButton view={view} />
      </div>
    </footer>
  )
}

/** The result of the last round the player bet on. Only a gain is highlighted. */
export function OwnLine() {
  const words = useOwnWords()
  const { played } = useTableView()
  const isGain = played !== undefined && !played.isVoid && played.win > played.staked
  return (
    <p className={`own-line${isGain ? ' is-gain' : ''}`} aria-hidden="true">
      {words}
    </p>
  )
}

function stakedIn({ terms, tickets, sent, snapshot, pile }: TableView): {
  readonly placed: bigint
  readonly laid: bigint
} {
  const unit = terms?.unit ?? 0n
  const asked = sent !== undefined && sent.round === snapshot?.round.number ? sumOfChips(sent.chips) : 0
  const placed = tickets.reduce((sum, { staked }) => sum + staked, 0n) + unit * BigInt(asked)
  return { placed, laid: unit * BigInt(sumOfChips(pile.chips)) }
}

function PlaceButton({ view }: { readonly view: TableView }) {
  const t = useTranslations('sharedRound')
  const { table, sound } = useTableContext()
  const write = useMoney()
  const { placed, laid } = stakedIn(view)
  const act = (): void => {
    sound.wake()
    sound.press()
    void table.place()
  }
  const isOff = !mayPlace(view)
  const hasStaked = sumOfChips(stakedChips(view)) > 0
  const hint = (): string => {
    if (laid > 0n)
      return placed > 0n
        ? t('placedMore', { placed: write(placed), laid: write(laid) })
        : t('laid', { amount: write(laid) })
    if (hasStaked) return t('placed', { amount: write(placed) })
    return mayLay(view) ? t('layFirst') : t('watching')
  }
  return (
    <div className="place-act">
      <button
        type="button"
        className="bet-main"
        aria-disabled={isOff}
        disabled={view.isClosed}
        onClick={isOff ? undefined : act}
      >
        {view.sent ? t('placing') : t('place')}
      </button>
      <p className={`place-hint${laid > 0n ? ' is-open' : ''}`}>{hint()}</p>
    </div>
  )
}
