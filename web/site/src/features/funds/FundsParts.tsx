import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { classes } from '@ronda/ui'
import { allowanceQuery } from '../../shell/wallet/allowance.queries.ts'
import { Amount } from './Amount.tsx'
import type { FundsPart } from './fundsView.ts'
import { keyOf, PART_STYLES } from './partStyle.ts'

export type FundsPartsProps = {
  readonly parts: readonly FundsPart[]
  readonly currency: Currency
  /** Without the explanation of each part, where space is short. */
  readonly isShort?: boolean
  readonly onLeave?: (() => void) | undefined
}

/** How much of the balance can be withdrawn now: less while deposits still have to be wagered, or a limit applies. */
function Withdrawable() {
  const t = useTranslations('funds')
  const { data: allowance } = useQuery(allowanceQuery)
  if (allowance === undefined) return null
  return (
    <span className="text-text-soft flex flex-wrap gap-x-1 text-sm" data-withdrawable={allowance.most}>
      {t('parts.cash.text')}
      <span className="tabular font-medium">
        <Amount amount={money(allowance.most, allowance.currency)} />
      </span>
    </span>
  )
}

/** Every part of the money with its explanation; each links to the statement lines behind it. */
export function FundsParts({ parts, currency, isShort = false, onLeave }: FundsPartsProps) {
  const t = useTranslations('funds')
  return (
    <ul className="grid gap-1">
      {parts.map((part) => {
        const { icon: Icon, text } = PART_STYLES[part.part]
        const name = part.vendor?.name ?? ''
        return (
          <li key={keyOf(part)}>
            <Link
              to="/member"
              search={{ view: 'transactionHistory', wallet: part.wallet }}
              title={t('lines')}
              onClick={onLeave}
              data-part={keyOf(part)}
              className="hover:bg-surface-2 -mx-3 flex min-h-control items-center gap-3 rounded-lg px-3 py-2 transition-colors"
            >
              <span className={classes('bg-surface-2 grid size-10 shrink-0 place-items-center rounded-full', text)}>
                <Icon aria-hidden className="size-icon" />
              </span>
              <span className="grid min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{t(`parts.${part.part}.title`, { name })}</span>
                  <span className="font-bold">
                    <Amount amount={money(part.amount, currency)} />
                  </span>
                </span>
                {part.part === 'cash' && <Withdrawable />}
                {part.part !== 'cash' && !isShort && (
                  <span className="text-text-soft text-sm">{t(`parts.${part.part}.text`, { name })}</span>
                )}
              </span>
              <ChevronRight aria-hidden className="text-text-faint size-icon-small shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
