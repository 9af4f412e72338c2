import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { SegmentRow } from '../../shared/controls/Segments.tsx'
import { StakeKeys, StakeStepper } from '../../shared/controls/StakeStepper.tsx'
import { useBalanceName } from '../../shared/session/useBalanceName.ts'
import type { ArcadeClient } from '../round/client.ts'
import { AutoFields, planOf, FIRST_FORM } from './AutoFields.tsx'
import { Figures } from '../../shared/controls/Figures.tsx'
import { shareOf } from '../../shared/session/times.ts'
import { useArcadeContext, useStageProps, useArcadeView } from '../round/context.ts'
import { isOpen, mayBet } from '../round/view.ts'

/** Balance, stake, the game's own fields and the main button. */
export function BetPanel() {
  const t = useTranslations('arcade')
  const { game, table } = useArcadeContext()
  const view = useArcadeView()
  const [isAuto, setAuto] = useState(false)
  const [form, setForm] = useState(FIRST_FORM)
  const { mayAutoplay } = useGameContext().session
  const mayAuto = game.isInstant && mayAutoplay
  const { Fields } = game
  const isFixed = !mayBet(view) || view.auto !== undefined
  const { stake, stakes: offered, cash } = view
  const stakes = { stake, stakes: offered, cash, isFixed, onStake: (chosen: bigint) => table.stakeAt(chosen) }
  return (
    <section className="bet" aria-label={t('table')}>
      <div className="bet-money">
        <Balance />
        <StakeStepper {...stakes} />
        <StakeKeys {...stakes} />
      </div>
      <fieldset className="bet-fields" disabled={isFixed || view.falling.length > 0}>
        <Fields bet={view.bet} stake={view.stake} onBet={(bet) => table.choose(bet)} />
        {mayAuto && <Ways isAuto={isAuto} onChange={setAuto} />}
        {mayAuto && isAuto && <AutoFields form={form} onChange={setForm} />}
      </fieldset>
      <MainButton onAuto={mayAuto && isAuto ? () => table.begin(planOf(form, view.stake)) : undefined} />
    </section>
  )
}

function Balance() {
  const name = useBalanceName()
  const { cash } = useArcadeView()
  const write = useMoney()
  return <Figures items={[[name, write(cash)]]} />
}

const WAYS = ['manual', 'automatic'] as const

function Ways({ isAuto, onChange }: { readonly isAuto: boolean; readonly onChange: (isAuto: boolean) => void }) {
  const t = useTranslations('arcade.auto')
  return (
    <SegmentRow
      label="ways"
      items={WAYS}
      value={isAuto ? 'automatic' : 'manual'}
      nameOf={(way) => t(way)}
      onChoose={(way) => onChange(way === 'automatic')}
    />
  )
}

/** One button, or the moves that the game allows in an open round. */
function MainButton({ onAuto }: { readonly onAuto: (() => void) | undefined }) {
  const { Acts } = useArcadeContext().game
  const view = useArcadeView()
  return Acts && isOpen(view) ? <GameActs Acts={Acts} /> : <OneButton onAuto={onAuto} />
}

function GameActs({ Acts }: { readonly Acts: NonNullable<ArcadeClient['Acts']> }) {
  return <Acts {...useStageProps()} />
}

function OneButton({ onAuto }: { readonly onAuto: (() => void) | undefined }) {
  const t = useTranslations('arcade')
  const { table, sound, game } = useArcadeContext()
  const view = useArcadeView()
  const write = useMoney()
  const { phase, auto, round } = view
  const act = (): void => {
    sound.wake()
    sound.press()
    if (auto) table.stop()
    else if (isOpen(view)) void table.move({ take: true })
    else if (onAuto) onAuto()
    else void table.bet()
  }
  const pays = isOpen(view) ? ((round?.view as { readonly pays?: number } | undefined)?.pays ?? 0) : 0
  const words = (): string => {
    if (auto)
      return auto.left === undefined ? t('auto.stop') : `${t('auto.stop')} · ${t('auto.left', { count: auto.left })}`
    if (round && isOpen(view))
      return round.moves.length === 0 ? t('takeBack') : t('take', { win: write(shareOf(round.stake, pays)) })
    if (onAuto) return t('auto.start')
    return phase === 'asking' ? t('playing') : t('play')
  }
  const isBusy = !auto && (phase !== 'idle' || view.isPressIgnored || !(game.isBet?.(view.bet) ?? true))
  return (
    <button
      type="button"
      className={`bet-main${isOpen(view) ? ' is-take' : ''}${auto ? ' is-stop' : ''}`}
      aria-disabled={isBusy}
      disabled={phase === 'closed'}
      onClick={isBusy ? undefined : act}
    >
      {words()}
    </button>
  )
}
