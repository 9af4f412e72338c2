import { ShieldAlert } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { ServiceButton } from '../../shell/service/ServiceButton.tsx'
import { useContact } from '../../shell/service/useContact.ts'

/** Withdrawals are paused: why, until when, and what to do if somebody else made the change. */
export function Paused({ untilMs }: { readonly untilMs: number }) {
  const t = useTranslations('withdrawal.paused')
  const format = useFormatter()
  const hasService = useContact().entries.length > 0
  const when = format.dateTime(untilMs, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section
      role="status"
      className="bg-accent-soft grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-xl p-5"
    >
      <ShieldAlert aria-hidden className="text-accent-text mt-half size-icon" />
      <h2 className="font-bold">{t('title', { when })}</h2>
      <div className="col-start-2 grid gap-3 text-sm">
        <p className="text-text-soft">{t('text')}</p>
        {hasService && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('notYou')}</span>
            <ServiceButton size="small" label={t('service')} />
          </p>
        )}
      </div>
    </section>
  )
}
