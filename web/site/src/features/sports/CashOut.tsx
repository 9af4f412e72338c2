import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsBet, SportsCashOutOffer } from '@ronda/contract'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, chipClass, useLocale, useNow } from '@ronda/ui'
import { partAmount, partOf } from './slipView.ts'
import { leftMs } from './sportsView.ts'
import { useCashOut } from './useCashOut.ts'

type ChipState = Parameters<typeof chipClass>[0]

const PARTS = [25, 50, 75, 100] as const

const percent = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(hundredths / 100)

type PanelProps = {
  readonly bet: SportsBet
  /** Nothing is offered while bets on a match of it are suspended: then it is the last one, locked. */
  readonly offer: SportsCashOutOffer
  readonly isLocked: boolean
  readonly onClose: () => void
}

/** How much of the bet is closed, what that pays, and what is kept for it. */
function CashOutPanel({ bet, offer, isLocked, onClose }: PanelProps) {
  const t = useTranslations('sports.cashOut')
  const locale = useLocale()
  const nowMs = useNow()
  const { write } = useAmounts(bet.currency)
  const [part, setPart] = useState<(typeof PARTS)[number]>(100)
  const { close, failure, isChanged, isBusy, waitsUntilMs, forget } = useCashOut(bet)
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
              disabled={partOf(bet, each) === 0n || isBusy}
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
      {waitsUntilMs === undefined ? (
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy} disabled={amount === 0n || isLocked} onClick={() => void close(stake, amount)}>
            {isLocked ? t('locked', { amount: write(amount) }) : t('confirm', { amount: write(amount) })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <p role="status" className="bg-accent-soft rounded-md p-3 text-sm font-medium">
          {t('waits', { seconds: Math.ceil(leftMs(waitsUntilMs, nowMs, 0) / 1_000) })}
        </p>
      )}
    </div>
  )
}

/** The offer, or the last one while bets on a match in play are suspended. */
function useOffer({ cashOut, legs }: SportsBet) {
  const [last, setLast] = useState(cashOut)
  if (cashOut !== null && cashOut !== last) setLast(cashOut)
  const isInPlay = legs.some(({ match }) => match.state === 'playing')
  return { offer: cashOut ?? (isInPlay ? last : null), isLocked: cashOut === null, isInPlay }
}

/** What is offered for closing the bet now, in whole or in part. */
export function CashOut({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports.cashOut')
  const { write } = useAmounts(bet.currency)
  const [isOpen, setOpen] = useState(false)
  const { offer, isLocked, isInPlay } = useOffer(bet)
  if (offer === null) return <p className="text-text-faint text-sm">{t(isInPlay ? 'suspended' : 'none')}</p>
  if (isOpen) return <CashOutPanel bet={bet} offer={offer} isLocked={isLocked} onClose={() => setOpen(false)} />
  const amount = write(offer.amount)
  return (
    <Button variant="quiet" isWide disabled={isLocked} onClick={() => setOpen(true)}>
      {isLocked ? t('locked', { amount }) : t('open', { amount })}
    </Button>
  )
}
