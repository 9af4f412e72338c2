import { ShieldAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const ServiceDialog = lazyPart(() => import('../../shell/service/ServiceDialog.tsx'), 'ServiceDialog')

/** Withdrawals are paused: why, until when, and what to do if somebody else made the change. */
export function Paused({ untilMs }: { readonly untilMs: number }) {
  const t = useTranslations('withdrawal.paused')
  const format = useFormatter()
  const [isAsking, setAsking] = useState(false)
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
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{t('notYou')}</span>
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t('service')}
          </Button>
        </p>
      </div>
      <Suspense>{isAsking && <ServiceDialog onClose={() => setAsking(false)} />}</Suspense>
    </section>
  )
}
