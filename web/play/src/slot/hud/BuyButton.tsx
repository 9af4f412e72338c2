import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useField, useIsFixed, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { timesStake } from '../../shared/text/figures.ts'

/** Where the feature can be bought: its price on the button, and a confirmation before any money moves. */
export function BuyButton() {
  const t = useTranslations('play')
  const { machine } = usePlay()
  const stake = useField('stake')
  const dialog = useRef<HTMLDialogElement>(null)
  const price = machine.game.priceOf(stake)
  if (price === undefined) return null
  return (
    <>
      <Opener price={price} onPress={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="ask" aria-label={t('buy.title')}>
        <BuyQuestion price={price} onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

/** Separate from its dialog, which then does not render again whenever a round begins and ends. */
function Opener({ price, onPress }: { readonly price: bigint; readonly onPress: () => void }) {
  const t = useTranslations('play.hud')
  const isFixed = useIsFixed()
  const write = useMoney()
  return (
    <button type="button" className="buy" disabled={isFixed} onClick={onPress}>
      {t('buy', { price: write(price) })}
    </button>
  )
}

function BuyQuestion({ price, onClose }: { readonly price: bigint; readonly onClose: () => void }) {
  const t = useTranslations('play.buy')
  const { machine, locale } = usePlay()
  const stake = useField('stake')
  const write = useMoney()
  const pay = (): void => {
    onClose()
    machine.sound.wake()
    machine.game.buy()
  }
  return (
    <div className="ask-card">
      <h2>{t('title')}</h2>
      <p>{t('text', { price: write(price), stake: write(stake), times: timesStake(price, stake, locale) })}</p>
      <div className="ask-tools">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className="button is-main" onClick={pay}>
          {t('confirm', { price: write(price) })}
        </button>
      </div>
    </div>
  )
}
