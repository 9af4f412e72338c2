import { sumOfChips } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../slot/machine/context.ts'
import { ChipRack } from '../chips/ChipRack.tsx'
import { useLiveContext, useLiveView } from '../sharedRound/context.ts'
import { mayLay, mayPlace, stakedChips, type LiveView } from '../sharedRound/view.ts'
import { useOwnWords } from './useOwnWords.ts'
import '../chips/chips.css'

/** The selected chip, the chips on the table, and the button that stakes them. */
export function LiveFoot() {
  const { table } = useLiveContext()
  const view = useLiveView()
  const { terms, pile, count } = view
  const chips = { pile, count, setCount: (next: number) => table.hold(next), change: table.change.bind(table) }
  return (
    <footer className="live-foot">
      <OwnLine />
      {terms && <ChipRack table={chips} stake={terms.unit} counts={terms.chips} isFixed={!mayLay(view)} hasIcons />}
      <div className="live-stake">
        <Money view={view} />
        <PlaceButton view={view} />
      </div>
    </footer>
  )
}

/** The result of the last round the player bet on. Only a gain is highlighted. */
export function OwnLine() {
  const words = useOwnWords()
  const { played } = useLiveView()
  const isGain = played !== undefined && !played.isVoid && played.win > played.staked
  return (
    <p className={`own-line${isGain ? ' is-gain' : ''}`} aria-hidden="true">
      {words}
    </p>
  )
}

function useStaked({ terms, tickets, sent, snapshot, pile }: LiveView): {
  readonly placed: bigint
  readonly laid: bigint
} {
  const unit = terms?.unit ?? 0n
  const asked = sent !== undefined && sent.round === snapshot?.round.number ? sumOfChips(sent.chips) : 0
  const placed = tickets.reduce((sum, { staked }) => sum + staked, 0n) + unit * BigInt(asked)
  return { placed, laid: unit * BigInt(sumOfChips(pile.chips)) }
}

function Money({ view }: { readonly view: LiveView }) {
  const t = useTranslations()
  const { session } = useGameContext()
  const write = useMoney()
  const { placed, laid } = useStaked(view)
  return (
    <dl className="figures">
      <div>
        <dt>{session.mode === 'free' ? t('play.hud.freeBalance') : t('play.hud.balance')}</dt>
        <dd>{write(view.balance.cash)}</dd>
      </div>
      <div>
        <dt>{t('live.onTable')}</dt>
        <dd>{write(placed + laid)}</dd>
      </div>
    </dl>
  )
}

function PlaceButton({ view }: { readonly view: LiveView }) {
  const t = useTranslations('live')
  const { table, sound } = useLiveContext()
  const write = useMoney()
  const { placed, laid } = useStaked(view)
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
