import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import '../verify/panels.css'

/** The bets, a row each: the name, what it pays and the long-term return. */
export function BetTable({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('sharedRound.rules')
  return (
    <table className="bet-table">
      <thead>
        <tr>
          <th scope="col">{t('bet')}</th>
          <th scope="col">{t('paysHead')}</th>
          <th scope="col">{t('returnsHead')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
