import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsBet, SportsCashOutOffer } from '@ronda/contract'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, chipClass, useLocale } from '@ronda/ui'
import { partAmount, partOf } from './slipView.ts'
import { useCashOut } from './useCashOut.ts'

type ChipState = Parameters<typeof chipClass>[0]

const PARTS = [25, 50, 75, 100] as const

const percent = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(hundredths / 100)

type PanelProps = { readonly bet: SportsBet; readonly offer: SportsCashOutOffer; readonly onClose: () => void }

/** How much of the bet is closed, what that pays, and what is kept for it. */
function CashOutPanel({ bet, offer, onClose }: PanelProps) {
  const t = useTranslations('sports.cashOut')
  const locale = useLocale()
  const { write } = useAmounts(bet.currency)
  const [part, setPart] = useState<(typeof PARTS)[number]>(100)
  const { close, failure, isChanged, isBusy, forget } = useCashOut(bet)
  const stake = partOf(bet, part)
  const amount = partAmount(offer.amount, stake, bet.left, bet.currency)
  const stateOf = (each: number): ChipState => (partOf(bet, each) === 0n ? 'off' : each === part ? 'chosen' : 'open')
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-label={t('part')} className="flex flex-wrap gap-2">
        {PARTS.map((each) => (
          <label key={each} className={chipClass(stateOf(each))}>
            <input
              type="radio"
              name={`part ${bet.id}`}
              className="sr-only"
              checked={each === part}
              disabled={partOf(bet, each) === 0n}
              onChange={() => {
                forget()
                setPart(each)
              }}
            />
            {each === 100 ? t('all') : percent(each, locale)}
          </label>
        ))}
      </div>
      <p className="text-text-soft text-sm">
        {t('terms', {
          stake: write(stake),
          left: write(bet.left - stake),
          margin: percent(offer.margin / 10_000, locale),
        })}
      </p>
      {isChanged === true && (
        <p role="alert" className="text-sm">
          {t('changed')}
        </p>
      )}
      <FormError text={failure} />
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} disabled={amount === 0n} onClick={() => void close(stake, amount)}>
          {t('confirm', { amount: write(amount) })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

/** What is offered for closing the bet now, in whole or in part. */
export function CashOut({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports.cashOut')
  const { write } = useAmounts(bet.currency)
  const [isOpen, setOpen] = useState(false)
  const offer = bet.cashOut
  if (offer === null) return <p className="text-text-faint text-sm">{t('none')}</p>
  if (isOpen) return <CashOutPanel bet={bet} offer={offer} onClose={() => setOpen(false)} />
  return (
    <Button variant="quiet" isWide onClick={() => setOpen(true)}>
      {t('open', { amount: write(offer.amount) })}
    </Button>
  )
}
