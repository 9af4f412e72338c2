import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { showOdds, type OddsFormat } from '@ronda/games/sports'
import { Button } from '@ronda/ui'
import type { PlaceOffer } from './usePlace.ts'

export type SlipOfferProps = {
  readonly offer: PlaceOffer
  /** The price on the slip. */
  readonly seen: number
  readonly format: OddsFormat
  readonly currency: Currency
  readonly onReprice: (price: number, priceVersion: number) => void
  readonly onStake: (atoms: bigint) => void
}

const BOX = 'bg-accent-soft grid gap-3 rounded-md p-3 text-sm'

/** Another price or stake, in place of a bare refusal. */
export function SlipOffer({ offer, seen, format, currency, onReprice, onStake }: SlipOfferProps) {
  const t = useTranslations('sports.slip')
  const { write } = useAmounts(currency)
  const { reason, price, priceVersion, stakeMax } = offer
  if (reason === 'price') {
    const to = showOdds(format, price)
    return (
      <div role="alert" className={BOX}>
        <p>{t('priceOffer', { from: showOdds(format, seen), to })}</p>
        <Button size="small" onClick={() => onReprice(price, priceVersion)}>
          {t('acceptPrice', { price: to })}
        </Button>
      </div>
    )
  }
  return (
    <div role="alert" className={BOX}>
      <p>{stakeMax > 0n ? t('stakeOffer', { amount: write(stakeMax) }) : t('full')}</p>
      {stakeMax > 0n && (
        <Button size="small" onClick={() => onStake(stakeMax)}>
          {t('acceptStake', { amount: write(stakeMax) })}
        </Button>
      )}
    </div>
  )
}
