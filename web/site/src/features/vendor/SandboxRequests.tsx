import { useFormatter, useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { MoneyText } from '@ronda/ui'
import type { VendorState } from './vendor.queries.ts'

type SandboxRequestsProps = { readonly requests: VendorState['requests']; readonly currency: Currency }

/** The requests that the vendor received, from its own records. */
export function SandboxRequests({ requests, currency }: SandboxRequestsProps) {
  const t = useTranslations('vendor')
  const format = useFormatter()
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-6">
      <h2 className="text-lg font-bold">{t('requests')}</h2>
      {requests.length === 0 && <p className="text-text-faint text-sm">{t('none')}</p>}
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={request.id} className="flex items-center justify-between gap-4 text-sm">
            <span className="grid">
              <span>{request.isDone ? t(request.kind) : t('refused')}</span>
              <span className="text-text-faint">{format.dateTime(request.atMs, { timeStyle: 'medium' })}</span>
            </span>
            <span className="font-bold">
              <MoneyText amount={money(request.amount, currency)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
