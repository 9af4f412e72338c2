import { Check, Clock3, TrendingUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DepositOffer, DepositWay } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { classes, formatMoney, useLocale } from '@ronda/ui'
import { wayIcons } from './wayIcons.ts'

type CardProps = {
  readonly offer: DepositOffer
  readonly currency: Currency
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const HOUR_MINUTES = 60
/** Of fewer than this a share in percent says more than is known. */
const SHARE_MIN = 20

function usePercent(): (share: number, digits: number) => string {
  const format = useFormatter()
  return (share, digits) => format.number(share, { style: 'percent', maximumFractionDigits: digits })
}

function WayFee({ offer: { feePermille, isClosed } }: { readonly offer: DepositOffer }) {
  const t = useTranslations('deposit')
  const percent = usePercent()
  const fee = feePermille === 0 ? t('noFee') : t('fee', { percent: percent(feePermille / 1_000, 1) })
  return (
    <span className={classes('text-sm font-medium', feePermille === 0 && !isClosed ? 'text-gain' : 'text-text-soft')}>
      {isClosed ? t('closedNow') : fee}
    </span>
  )
}

/** Limits, usual time, and how often it worked lately. */
function WayFacts({ offer, currency }: Pick<CardProps, 'offer' | 'currency'>) {
  const t = useTranslations('deposit')
  const percent = usePercent()
  const locale = useLocale()
  const { min, max, minutes, success } = offer
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const time =
    minutes < HOUR_MINUTES
      ? t('time.minutes', { count: minutes })
      : t('time.hours', { count: Math.round(minutes / HOUR_MINUTES) })
  return (
    <span className="text-text-faint flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="tabular">{t('limits', { min: written(min), max: written(max) })}</span>
      <span className="inline-flex items-center gap-1">
        <Clock3 aria-hidden className="size-icon-small" />
        {time}
      </span>
      {success.ended > 0 && (
        <span className="inline-flex items-center gap-1">
          <TrendingUp aria-hidden className="size-icon-small" />
          {success.ended < SHARE_MIN
            ? t('successFew', { credited: success.credited, count: success.ended })
            : t('success', { percent: percent(success.credited / success.ended, 0), count: success.ended })}
        </span>
      )}
    </span>
  )
}

function WayCard({ offer, currency, isChosen, onChoose }: CardProps) {
  const t = useTranslations('deposit')
  const { way, isClosed } = offer
  const Icon = isChosen ? Check : wayIcons[way]
  return (
    <label
      className={classes(
        'border-line bg-surface-1 relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border p-4 transition-colors',
        'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isClosed
          ? 'opacity-60'
          : 'hover:bg-surface-2 has-checked:border-accent has-checked:bg-surface-2 cursor-pointer',
      )}
    >
      <input
        type="radio"
        name="deposit-way"
        value={way}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
        className="spoken"
      />
      <span
        className={classes(
          'row-span-3 grid size-control place-items-center rounded-full transition-colors',
          isChosen ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-soft',
        )}
      >
        <Icon aria-hidden className="size-icon" />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{t(`ways.${way}`)}</span>
        <WayFee offer={offer} />
      </span>
      <span className="text-text-soft text-sm">{t(`wayTexts.${way}`)}</span>
      <WayFacts offer={offer} currency={currency} />
    </label>
  )
}

export type WayPickerProps = {
  readonly offers: readonly DepositOffer[]
  readonly currency: Currency
  readonly chosen: DepositWay | undefined
  readonly onChoose: (way: DepositWay) => void
}

/** Every way to pay in, with what one wants to know before choosing. */
export function WayPicker({ offers, currency, chosen, onChoose }: WayPickerProps) {
  const t = useTranslations('deposit')
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-3 text-xl font-bold">{t('chooseWay')}</legend>
      {offers.map((offer) => (
        <WayCard
          key={offer.way}
          offer={offer}
          currency={currency}
          isChosen={offer.way === chosen}
          onChoose={() => onChoose(offer.way)}
        />
      ))}
    </fieldset>
  )
}
