import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PickField } from '../shared/controls/PickField.tsx'
import { useGameContext, useMoney } from '../shared/session/context.ts'
import { useTableContext, useTableView } from '../shared/sharedRound/context.ts'
import type { Panel } from './panels.ts'
import { useComet, useMultiple } from './useComet.ts'

const ROUNDS = [10, 25, 50, 100] as const
/** In stakes, so that they fit every currency. Zero means no limit; the loss always has a limit. */
const LOSSES = [5, 10, 25, 50, 100] as const
const PROFITS = [0, 5, 10, 25, 50, 100] as const

type Props = { readonly at: number; readonly panel: Panel; readonly isFixed: boolean }

/** Automatic bets, where the market allows them: a dialog asks for the limits before any money moves. */
export function AutoBetButton({ at, panel, isFixed }: Props) {
  const t = useTranslations('play.auto')
  const dialog = useRef<HTMLDialogElement>(null)
  if (!useGameContext().session.mayAutoplay) return null
  return (
    <>
      <button
        type="button"
        className="button is-small comet-repeat"
        disabled={isFixed}
        onClick={() => dialog.current?.showModal()}
      >
        {t('open')}
      </button>
      <dialog ref={dialog} className="ask" aria-label={t('title')}>
        <Question at={at} panel={panel} onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

function Question({ at, panel, onClose }: Omit<Props, 'isFixed'> & { readonly onClose: () => void }) {
  const t = useTranslations()
  const comet = useComet()
  const { sound } = useTableContext()
  const { terms } = useTableView()
  const write = useMoney()
  const multiple = useMultiple()
  const stake = (terms?.unit ?? 0n) * BigInt(panel.amount)
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>(10)
  const [loss, setLoss] = useState<(typeof LOSSES)[number]>(10)
  const [profit, setProfit] = useState<(typeof PROFITS)[number]>(0)
  const inStakes = (bound: number): string => (bound === 0 ? t('play.auto.off') : write(stake * BigInt(bound)))
  const start = (): void => {
    onClose()
    sound.wake()
    comet.beginAuto(at, {
      rounds,
      onWin: 'keep',
      onLoss: 'keep',
      stopProfit: profit === 0 ? undefined : stake * BigInt(profit),
      stopLoss: stake * BigInt(loss),
      stopWin: undefined,
      stopsAtFeature: false,
    })
  }
  return (
    <div className="ask-card">
      <h2>{t('play.auto.title')}</h2>
      <p>{t('sharedRound.crash.autoLead', { stake: write(stake), target: multiple(panel.target) })}</p>
      <div className="ask-fields">
        <PickField label={t('play.auto.rounds')} items={ROUNDS} value={rounds} nameOf={String} onPick={setRounds} />
        <PickField label={t('play.auto.stopLoss')} items={LOSSES} value={loss} nameOf={inStakes} onPick={setLoss} />
        <PickField
          label={t('sharedRound.crash.stopProfit')}
          items={PROFITS}
          value={profit}
          nameOf={inStakes}
          onPick={setProfit}
        />
      </div>
      <div className="ask-tools">
        <button type="button" className="button" onClick={onClose}>
          {t('play.auto.cancel')}
        </button>
        <button type="button" className="button is-main" onClick={start}>
          {t('play.auto.start')}
        </button>
      </div>
    </div>
  )
}
