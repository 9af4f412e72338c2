import type { Currency } from '@ronda/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'

type Paid = { readonly win: bigint; readonly staked: bigint; readonly currency: Currency }

/** The result of a verified round as text, and what it paid. */
export function PaidCard({ round, children }: { readonly round: Paid; readonly children: ReactNode }) {
  const t = useTranslations('arcade.verify')
  const write = useMoney()
  return (
    <section className="card">
      {children}
      <p>{t('paid', { win: write(round.win, round.currency), staked: write(round.staked, round.currency) })}</p>
    </section>
  )
}
