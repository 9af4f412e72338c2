import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField, useIsFixed, usePlay } from '../machine/context.ts'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { PickField } from '../../shared/controls/PickField.tsx'

const ROUNDS = [10, 25, 50, 100] as const
/** In stakes, so that they fit every currency. Zero means no limit; the loss always has a limit. */
const LOSSES = [5, 10, 25, 50, 100] as const
const WINS = [0, 5, 10, 25, 50, 100] as const

/** Automatic rounds, where the market allows them: a dialog asks for the limits before any money moves. */
export function AutoButton() {
  const t = useTranslations('play.auto')
  const dialog = useRef<HTMLDialogElement>(null)
  if (!useGameContext().session.mayAutoplay) return null
  return (
    <>
      <Opener onPress={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="ask" aria-label={t('title')}>
        <AutoQuestion onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

/** Separate from its dialog, which then does not render again whenever a round begins and ends. */
function Opener({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations('play.auto')
  const isFixed = useIsFixed()
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('open')}
      title={t('open')}
      disabled={isFixed}
      onClick={onPress}
    >
      <Icon name="auto" />
    </button>
  )
}

function AutoQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('play.auto')
  const { machine } = usePlay()
  const stake = useField('stake')
  const write = useMoney()
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>(25)
  const [loss, setLoss] = useState<(typeof LOSSES)[number]>(25)
  const [win, setWin] = useState<(typeof WINS)[number]>(0)
  const [stopsAtFeature, setStopsAtFeature] = useState(true)
  const inStakes = (bound: number): string => write(stake * BigInt(bound))
  const start = (): void => {
    onClose()
    machine.sound.wake()
    machine.game.begin({
      rounds,
      onWin: 'keep',
      onLoss: 'keep',
      stopProfit: undefined,
      stopLoss: stake * BigInt(loss),
      stopWin: win === 0 ? undefined : stake * BigInt(win),
      stopsAtFeature,
    })
  }
  return (
    <div className="ask-card">
      <h2>{t('title')}</h2>
      <p>{t('lead', { stake: write(stake) })}</p>
      <div className="ask-fields">
        <PickField label={t('rounds')} items={ROUNDS} value={rounds} nameOf={String} onPick={setRounds} />
        <PickField label={t('stopLoss')} items={LOSSES} value={loss} nameOf={inStakes} onPick={setLoss} />
        <PickField
          label={t('stopWin')}
          items={WINS}
          value={win}
          nameOf={(bound) => (bound === 0 ? t('off') : inStakes(bound))}
          onPick={setWin}
        />
      </div>
      <label className="ask-check">
        <input type="checkbox" checked={stopsAtFeature} onChange={(event) => setStopsAtFeature(event.target.checked)} />
        <span>{t('stopFeature')}</span>
      </label>
      <div className="ask-tools">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className="button is-main" onClick={start}>
          {t('start')}
        </button>
      </div>
    </div>
  )
}
