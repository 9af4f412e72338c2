import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DepositOffer, DepositWay } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { classes, formatMoney, useLocale } from '@ronda/ui'
import { methodIcons } from './methodIcons.ts'

type RowProps = {
  readonly offer: DepositOffer
  readonly currency: Currency
  /** The amount typed so far, to mark the methods that accept it. */
  readonly amount: bigint | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** Below this number of deposits a success rate in percent would be misleading. */
const SHARE_MIN = 20

/** The facts to choose by: fee, duration and, where the amount is out of range, the limits. */
function useFacts({ offer, currency, amount }: Pick<RowProps, 'offer' | 'currency' | 'amount'>) {
  const t = useTranslations('deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { min, max, minutes, feePermille, success } = offer
  const percent = (share: number, digits: number): string =>
    format.number(share, { style: 'percent', maximumFractionDigits: digits })
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const isOutside = amount !== undefined && (amount < min || amount > max)
  return {
    fee: feePermille === 0 ? t('noFee') : t('fee', { percent: percent(feePermille / 1_000, 1) }),
    time:
      minutes < HOUR_MINUTES
        ? t('time.minutes', { count: minutes })
        : t('time.hours', { count: Math.round(minutes / HOUR_MINUTES) }),
    limits: t('limits', { min: written(min), max: written(max) }),
    isOutside,
    success:
      success.ended === 0
        ? undefined
        : success.ended < SHARE_MIN
          ? t('successFew', { credited: success.credited, count: success.ended })
          : t('success', { percent: percent(success.credited / success.ended, 0), count: success.ended }),
  }
}

/** How long the member's own agent took for cash so far. */
function useDeskText({ desk }: DepositOffer): string | undefined {
  const t = useTranslations('deposit')
  if (desk === null) return undefined
  const minutes = Math.max(1, Math.ceil(desk.medianMs / MINUTE_MS))
  const time =
    minutes < HOUR_MINUTES
      ? t('deskTime.minutes', { count: minutes })
      : t('deskTime.hours', { count: Math.ceil(minutes / HOUR_MINUTES) })
  return t('desk', { time, count: desk.count, days: desk.days })
}

/** What the chosen method requires of the payer. */
function Details({ offer, currency, amount }: Pick<RowProps, 'offer' | 'currency' | 'amount'>) {
  const t = useTranslations('deposit')
  const { limits, success } = useFacts({ offer, currency, amount })
  const desk = useDeskText(offer)
  return (
    <span className="text-text-soft col-span-full grid gap-half text-sm">
      <span>{t(`wayTexts.${offer.way}`)}</span>
      <span className="text-text-faint flex flex-wrap gap-x-3 text-xs">
        <span className="tabular">{limits}</span>
        {success !== undefined && <span>{success}</span>}
      </span>
      {desk !== undefined && <span>{desk}</span>}
    </span>
  )
}

function MethodRow({ offer, currency, amount, isChosen, onChoose }: RowProps) {
  const t = useTranslations('deposit')
  const { way, isClosed } = offer
  const { fee, time, limits, isOutside } = useFacts({ offer, currency, amount })
  const Icon = methodIcons[way]
  return (
    <label
      className={classes(
        'border-line grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t px-4 py-2 transition-colors first:border-t-0',
        'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
        isClosed ? 'opacity-60' : 'hover:bg-surface-2 has-checked:bg-surface-2 cursor-pointer',
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
          'grid size-control-small place-items-center rounded-full transition-colors',
          isChosen ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-soft',
        )}
      >
        <Icon aria-hidden className="size-icon-small" />
      </span>
      <span className="grid min-w-0">
        <span className="truncate text-sm font-bold">{t(`ways.${way}`)}</span>
        <span className={classes('truncate text-xs', isOutside && !isClosed ? 'text-loss' : 'text-text-faint')}>
          {isClosed ? t('closedNow') : isOutside ? limits : `${fee} · ${time}`}
        </span>
      </span>
      <span className="grid size-icon place-items-center">
        {isChosen && <Check aria-hidden className="text-accent-text size-icon" />}
      </span>
      {isChosen && <Details offer={offer} currency={currency} amount={amount} />}
    </label>
  )
}

export type MethodPickerProps = {
  readonly offers: readonly DepositOffer[]
  readonly currency: Currency
  readonly amount: bigint | undefined
  readonly chosen: DepositWay | undefined
  readonly onChoose: (way: DepositWay) => void
}

/** Every payment method on its own line; the chosen one shows what it requires of the payer. */
export function MethodPicker({ offers, currency, amount, chosen, onChoose }: MethodPickerProps) {
  const t = useTranslations('deposit')
  return (
    <fieldset className="min-w-0">
      <legend className="text-text-soft mb-2 text-sm font-medium">{t('chooseWay')}</legend>
      <div className="border-line grid grid-cols-1 overflow-hidden rounded-lg border">
        {offers.map((offer) => (
          <MethodRow
            key={offer.way}
            offer={offer}
            currency={currency}
            amount={amount}
            isChosen={offer.way === chosen}
            onChoose={() => onChoose(offer.way)}
          />
        ))}
      </div>
    </fieldset>
  )
}
