import { useFormatter, useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { MoneyText } from '@ronda/ui'
import type { VendorLook } from './vendor.queries.ts'

type DeedsProps = { readonly deeds: VendorLook['deeds']; readonly currency: Currency }

/** What the vendor was asked for, as its own books have it. */
export function Deeds({ deeds, currency }: DeedsProps) {
  const t = useTranslations('vendor')
  const format = useFormatter()
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-6">
      <h2 className="text-lg font-bold">{t('deeds')}</h2>
      {deeds.length === 0 && <p className="text-text-faint text-sm">{t('none')}</p>}
      <ul className="grid gap-3">
        {deeds.map((deed) => (
          <li key={deed.id} className="flex items-center justify-between gap-4 text-sm">
            <span className="grid">
              <span>{deed.isDone ? t(deed.kind) : t('refused')}</span>
              <span className="text-text-faint">{format.dateTime(deed.atMs, { timeStyle: 'medium' })}</span>
            </span>
            <span className="font-bold">
              <MoneyText amount={money(deed.amount, currency)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
