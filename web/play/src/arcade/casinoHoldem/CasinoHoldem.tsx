import { ANTE_WINS, CALL, type HoldemView } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { CardTable } from '../cards/CardTable.tsx'
import { dealMs } from '../cards/deal.ts'
import { roundOnTable } from '../cards/stage.ts'
import { useAdvice } from '../cards/useAdvice.ts'
import type { ArcadeClient, StageProps } from '../round/client.ts'
import { HoldemTable } from './HoldemTable.tsx'
import { useBestDecision } from './useBestDecision.ts'
import './holdem.css'

/** What the ante pays for each hand, the highest first. */
function AnteTable() {
  const t = useTranslations('arcade.tables')
  const rows = [
    [t('holdem.royalFlush'), ANTE_WINS[9]],
    [t('cards.hand.straightFlush'), ANTE_WINS[8]],
    [t('cards.hand.fourOfAKind'), ANTE_WINS[7]],
    [t('cards.hand.fullHouse'), ANTE_WINS[6]],
    [t('cards.hand.flush'), ANTE_WINS[5]],
    [t('holdem.straightOrLess'), ANTE_WINS[4]],
  ] as const
  return (
    <dl className="ante-table" aria-label={t('holdem.ante')}>
      {rows.map(([name, times = 0]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{t('holdem.pays', { times })}</dd>
        </div>
      ))}
    </dl>
  )
}

type Act = 'call' | 'fold'

function useLine(view: HoldemView | undefined, isShown: boolean, best: Act | undefined): string {
  const t = useTranslations('arcade.tables.holdem')
  const outcome = view?.outcome ?? undefined
  if (outcome !== undefined) return isShown ? t(`outcome.${outcome}`) : ''
  if (best !== undefined) return best === 'call' ? t('bestCall') : t('bestFold')
  return view === undefined ? t('qualifies') : t('decide')
}

function Acts(props: StageProps) {
  const t = useTranslations('arcade.tables.holdem')
  const write = useMoney()
  const { stake, onMove } = props
  const { mayMove } = roundOnTable<HoldemView>(props)
  return (
    <div className="acts">
      <button type="button" className="button" disabled={!mayMove} onClick={() => onMove({ act: 'fold' })}>
        {t('fold')}
      </button>
      <button type="button" className="button is-main" disabled={!mayMove} onClick={() => onMove({ act: 'call' })}>
        {t('call', { stake: write(stake * BigInt(CALL)) })}
      </button>
    </div>
  )
}

function Stage(props: StageProps) {
  const { view, id, isOpen } = roundOnTable<HoldemView>(props)
  const advice = useAdvice()
  const best = useBestDecision(advice.isShown && isOpen ? view : undefined)
  const line = useLine(view, !props.isBusy, best)
  return (
    <CardTable hasAdvice>
      <AnteTable />
      <HoldemTable key={id} view={view} />
      <p className="table-line" aria-live="polite">
        {line}
      </p>
    </CardTable>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.tables')
  const { outcome, playerHand } = round.view as HoldemView
  const hand = t(`cards.hand.${playerHand}`)
  return outcome === null ? hand : `${hand}. ${t(`holdem.outcome.${outcome}`)}`
}

export const casinoHoldem: ArcadeClient = {
  firstBet: {},
  hue: 165,
  isInstant: false,
  Stage,
  Fields: () => null,
  Acts,
  showMs: ({ isOver }) => dealMs(isOver ? 3 : 7),
  Words,
  keys: { c: { act: 'call' }, f: { act: 'fold' } },
}
