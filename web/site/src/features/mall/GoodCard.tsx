import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Good } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, formatCount, useLocale } from '@ronda/ui'

type GoodProps = {
  readonly good: Good
  /** Whole points of the member; undefined for somebody who has none to spend here. */
  readonly current: number | undefined
  readonly onRedeem: () => void
}

/** The button, or why there is none. */
function Action({ good: { name, price, stock }, current, onRedeem }: GoodProps) {
  const t = useTranslations('mall')
  const locale = useLocale()
  if (stock === 0) return <p className="text-text-faint min-h-control content-center text-sm">{t('gone')}</p>
  const label = t('redeemNamed', { name })
  if (current === undefined) {
    return (
      <Link to="/login" search={{ to: '/pointMall' }} aria-label={label} className={buttonClass('quiet')}>
        {t('redeem')}
      </Link>
    )
  }
  if (current < price) {
    return (
      <p className="text-text-soft tabular min-h-control content-center text-sm">
        {t('missing', { points: formatCount(price - current, locale) })}
      </p>
    )
  }
  return (
    <Button aria-label={label} onClick={onRedeem}>
      {t('redeem')}
    </Button>
  )
}

/** A good with its picture, its price and what is left. */
export function GoodCard(props: GoodProps) {
  const { good } = props
  const locale = useLocale()
  const t = useTranslations('mall')
  const { write } = useAmounts(good.currency)
  const { name, text, price, picture, amount, stock, perMember } = good
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 content-start overflow-hidden rounded-xl border">
      <img src={picture} alt="" loading="lazy" width={480} height={480} className="aspect-good w-full object-cover" />
      <div className="grid grid-cols-1 content-start gap-2 p-4">
        <h3 className="font-bold break-words">{name}</h3>
        <p className="tabular text-accent-text text-lg font-bold">{t('price', { count: price })}</p>
        <p className="text-text-soft text-sm break-words">{text}</p>
        <p className="text-text-faint tabular flex flex-wrap gap-x-3 text-xs">
          <span>{amount === null ? t('delivery') : t('instant', { amount: write(amount) })}</span>
          {stock !== null && stock > 0 && <span>{t('left', { count: stock })}</span>}
          {perMember !== null && <span>{t('limit', { count: formatCount(perMember, locale) })}</span>}
        </p>
        <div className="mt-2 grid">
          <Action {...props} />
        </div>
      </div>
    </li>
  )
}
