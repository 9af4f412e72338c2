import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import './panels.css'

/** What can be bet on, a row each: its name, what it pays and what comes back in the long run. */
export function BetTable({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('live.rules')
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
