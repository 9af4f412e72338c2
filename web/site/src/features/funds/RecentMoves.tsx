import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { classes, formatMoney, useLocale } from '@ronda/ui'
import type { VendorMove } from '@ronda/contract'
import { Amount } from './Amount.tsx'

const TONES = { waiting: 'text-accent-text', done: 'text-gain', refused: 'text-loss' } as const

export type RecentMovesProps = {
  readonly moves: readonly VendorMove[]
  readonly currency: Currency
  readonly nameOf: (code: string) => string
}

/** The latest moves, each with who started it and its state. */
export function RecentMoves({ moves, currency, nameOf }: RecentMovesProps) {
  const t = useTranslations('funds.vendors')
  const format = useFormatter()
  const locale = useLocale()
  if (moves.length === 0) return <p className="text-text-faint text-sm">{t('none')}</p>
  return (
    <ul className="grid gap-3">
      {moves.map((move) => {
        const Icon = move.direction === 'in' ? ArrowUpRight : ArrowDownLeft
        const name = nameOf(move.vendor)
        const amount = move.moved ?? move.amount
        return (
          <li key={move.id} className="flex items-start gap-3 text-sm" data-move={move.state}>
            <Icon aria-hidden className="text-text-faint mt-half size-icon shrink-0" />
            <span className="grid min-w-0 flex-1">
              <span>{move.direction === 'in' ? t('toVendor', { name }) : t('fromVendor', { name })}</span>
              <span className="text-text-faint">
                {format.dateTime(move.askedAtMs, { dateStyle: 'medium', timeStyle: 'short' })}
                {' · '}
                {t(`causes.${move.cause}`)}
              </span>
              {move.result !== null && move.result !== 0n && (
                <span className={move.result > 0n ? 'text-gain' : 'text-loss'}>
                  {t('result', { amount: formatMoney(money(move.result, currency), locale) })}
                </span>
              )}
            </span>
            <span className="grid justify-items-end">
              {amount !== null && (
                <span className="font-bold">
                  <Amount amount={money(amount, currency)} />
                </span>
              )}
              <span className={classes(TONES[move.state])}>{t(`states.${move.state}`)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
