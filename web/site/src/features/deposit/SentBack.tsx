import { useFormatter, useTranslations } from 'use-intl'
import type { DepositDetail } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

type Row = { readonly label: string; readonly value: string; readonly isStrong?: boolean }

/** What was paid, credited and sent back, in lines that add up. */
export function SentBack({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit.refund')
  const format = useFormatter()
  const locale = useLocale()
  const { amount, fee, paid, toReturn, returned, returnReason, currency, timeline } = deposit
  if (paid === null || toReturn === 0n) return null
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const credited = paid - toReturn
  const isDone = returned === toReturn
  const sent = timeline.findLast(({ step }) => step === 'sent_back')
  const time =
    sent && format.dateTime(sent.atMs, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const doneText = time === undefined ? t('done') : t('doneAt', { time })
  const rows: readonly Row[] = [
    ...(paid === amount ? [] : [{ label: t('asked'), value: written(amount) }]),
    { label: t('paid'), value: written(paid) },
    { label: t('credited'), value: written(credited), isStrong: true },
    { label: isDone ? doneText : t('waiting'), value: written(toReturn), isStrong: true },
  ]
  const limitText = credited > 0n ? t('limit', { credited: written(credited) }) : t('limitNone')
  return (
    <section aria-label={t('title')} className="bg-surface-2 mx-auto grid w-full max-w-measure gap-3 rounded-md p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        {rows.map(({ label, value, isStrong = false }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className={isStrong ? 'font-bold' : 'text-text-soft'}>{label}</dt>
            <dd className={isStrong ? 'tabular text-end font-bold' : 'tabular text-end'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-soft text-sm">
        {returnReason === 'stopped' || returnReason === 'frozen' ? t(returnReason) : limitText}
        {fee > 0n && ` ${t('fee', { fee: written(fee) })}`}
      </p>
    </section>
  )
}
