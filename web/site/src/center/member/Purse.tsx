import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { buttonClass, MoneyText, Skeleton } from '@ronda/ui'
import type { Pages } from '../../language/usePageTexts.ts'
import { balanceQuery } from '../../money/wallet/wallet.queries.ts'

/** The member's money as the ledger has it. */
export function Purse({ texts }: { readonly texts: Pages['center'] }) {
  const t = useTranslations('shell')
  const { data: balance } = useQuery(balanceQuery)
  const lines = [
    { label: texts.free, atoms: balance?.cash },
    { label: texts.held, atoms: balance?.held },
  ]
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-6">
      <div>
        <h2 className="text-xl font-bold">{texts.money}</h2>
        <p className="text-text-soft mt-1 text-sm">{texts.moneyText}</p>
      </div>
      <dl className="grid gap-4 tablet:grid-cols-2">
        {lines.map(({ label, atoms }) => (
          <div key={label} className="bg-surface-2 grid gap-1 rounded-lg p-4">
            <dt className="text-text-faint text-sm">{label}</dt>
            <dd className="font-display text-2xl font-bold">
              {balance === undefined || atoms === undefined ? (
                <Skeleton className="h-8 w-24" />
              ) : (
                <MoneyText amount={money(atoms, balance.currency)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link to="/member" search={{ view: 'depositv2' }} className={buttonClass('primary')}>
          {t('deposit')}
        </Link>
        <Link to="/member" search={{ view: 'withdraw' }} className={buttonClass('quiet')}>
          {t('withdraw')}
        </Link>
      </div>
    </section>
  )
}
