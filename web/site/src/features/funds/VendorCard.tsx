import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { Button, buttonClass, classes, formatMoney, useLocale } from '@ronda/ui'
import { Amount } from './Amount.tsx'
import { useHidden } from './hidden.ts'
import { MoveDialog } from './MoveDialog.tsx'
import type { VendorHere } from '../../shell/wallet/wallet.queries.ts'

export type VendorCardProps = {
  readonly vendor: VendorHere
  readonly currency: Currency
  /** Cash that can be moved to the vendor. */
  readonly cash: bigint
  /** A move is in progress: another one has to wait. */
  readonly isWaiting: boolean
}

/** What was won or lost at the vendor since the money was moved there. */
function Result({ vendor, currency }: Pick<VendorCardProps, 'vendor' | 'currency'>) {
  const t = useTranslations('funds.vendors')
  const locale = useLocale()
  const { isHidden } = useHidden()
  if (vendor.reported === null) return vendor.amount > 0n ? <>{t('silent')}</> : null
  const result = vendor.reported - vendor.amount
  if (result === 0n || isHidden) return null
  const amount = formatMoney(money(result < 0n ? -result : result, currency), locale)
  return (
    <span className={result > 0n ? 'text-gain' : 'text-loss'}>
      {result > 0n ? t('won', { amount }) : t('lost', { amount })}
    </span>
  )
}

/** One vendor: its balance, and buttons to move money to and from it. */
export function VendorCard({ vendor, currency, cash, isWaiting }: VendorCardProps) {
  const t = useTranslations('funds.vendors')
  const [direction, setDirection] = useState<'in' | 'out'>()
  const there = vendor.reported ?? vendor.amount
  return (
    <li className="bg-page border-line grid grid-cols-1 gap-4 rounded-lg border p-4" data-vendor={vendor.code}>
      <div className="flex items-center gap-3">
        <span className="bg-surface-2 text-share-5 grid size-10 shrink-0 place-items-center rounded-full">
          <Store aria-hidden className="size-icon" />
        </span>
        <div className="grid min-w-0 flex-1">
          <span className="truncate font-bold">{vendor.name}</span>
          <span className="text-text-soft text-sm" aria-live="polite">
            {isWaiting ? t('waiting', { name: vendor.name }) : <Result vendor={vendor} currency={currency} />}
          </span>
        </div>
        <span className={classes('text-lg font-bold', isWaiting && 'animate-breathe')}>
          <Amount amount={money(there, currency)} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="quiet" disabled={isWaiting || cash === 0n} onClick={() => setDirection('in')}>
          {t('moveIn')}
        </Button>
        <Button size="small" variant="quiet" disabled={isWaiting || there === 0n} onClick={() => setDirection('out')}>
          {t('moveOut')}
        </Button>
        <Link to="/sandbox/vendor" className={buttonClass('quiet', 'small')}>
          {t('play')}
        </Link>
      </div>
      {direction !== undefined && (
        <MoveDialog
          vendor={vendor}
          direction={direction}
          currency={currency}
          most={direction === 'in' ? cash : there}
          onClose={() => setDirection(undefined)}
        />
      )}
    </li>
  )
}
