import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import type { OddsFormat } from '@ronda/games/sports'
import { Button } from '@ronda/ui'
import { oddsText } from './sportsView.ts'
import type { PlaceOffer } from './usePlace.ts'
import type { PricedLeg } from './useLegs.ts'

export type SlipOfferProps = {
  readonly offer: PlaceOffer
  readonly format: OddsFormat
  readonly currency: Currency
  readonly onReprice: (leg: PricedLeg, price: number, priceVersion: number) => void
  readonly onUnit: (atoms: bigint) => void
  readonly onRemove: (legs: readonly PricedLeg[]) => void
}

const BOX = 'bg-accent-soft grid gap-3 rounded-md p-3 text-sm'

/** The legs whose price is another one now. */
const changedIn = ({ asked, legs }: PlaceOffer) =>
  asked.legs.flatMap((leg, at) => {
    const now = legs[at]
    const price = now?.price ?? null
    if (now === undefined || price === null || price === leg.price) return []
    return [{ leg, price, priceVersion: now.priceVersion }]
  })

function PriceOffer({ offer, format, onReprice }: Pick<SlipOfferProps, 'offer' | 'format' | 'onReprice'>) {
  const t = useTranslations('sports')
  const changed = changedIn(offer)
  return (
    <div role="alert" className={BOX}>
      <p>{t('slip.priceOffer')}</p>
      <ul className="grid gap-1">
        {changed.map(({ leg, price }) => (
          <li key={leg.match.number} className="tabular">
            {t('slip.priceChange', {
              match: t('versus', leg.match),
              from: oddsText(format, leg.price ?? price),
              to: oddsText(format, price),
            })}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        onClick={() => {
          for (const { leg, price, priceVersion } of changed) onReprice(leg, price, priceVersion)
        }}
      >
        {t('slip.acceptPrice', { count: changed.length })}
      </Button>
    </div>
  )
}

function ClosedOffer({ offer, onRemove }: Pick<SlipOfferProps, 'offer' | 'onRemove'>) {
  const t = useTranslations('sports')
  const closed = offer.asked.legs.filter((_, at) => offer.legs[at]?.price === null)
  return (
    <div role="alert" className={BOX}>
      <p>{t('slip.closedOffer', { matches: closed.map(({ match }) => t('versus', match)).join(', ') })}</p>
      <Button size="small" onClick={() => onRemove(closed)}>
        {t('slip.acceptClosed')}
      </Button>
    </div>
  )
}

/** Other prices, a smaller stake, or the bet without what has closed, in place of a bare refusal. */
export function SlipOffer(props: SlipOfferProps) {
  const { offer, currency, onUnit } = props
  const t = useTranslations('sports.slip')
  const { write } = useAmounts(currency)
  if (offer.reason === 'price') return <PriceOffer {...props} />
  if (offer.reason === 'closed') return <ClosedOffer {...props} />
  const most = offer.unitMax ?? 0n
  return (
    <div role="alert" className={BOX}>
      <p>{most > 0n ? t('stakeOffer', { amount: write(most) }) : t('full')}</p>
      {most > 0n && (
        <Button size="small" onClick={() => onUnit(most)}>
          {t('acceptStake', { amount: write(most) })}
        </Button>
      )}
    </div>
  )
}
