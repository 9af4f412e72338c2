import { useQuery } from '@tanstack/react-query'
import { BadgePercent, CircleAlert, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DeskPromotion, PromotionApplication } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { PromotionDialog } from './PromotionDialog.tsx'
import { PromotionLine } from './PromotionLine.tsx'
import { promotionsQuery } from './promotions.queries.ts'

/** Somebody who wants to take part. */
function ApplicationLine({ application }: { readonly application: PromotionApplication }) {
  const t = useDesk().texts.promotions
  const format = useFormatter()
  const { language } = useLanguage()
  const { id, member, names, contact, appliedAtMs } = application
  const when = format.dateTime(appliedAtMs, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <p className="font-bold break-words">{names[language]}</p>
      <p className="text-text-soft text-sm break-words">{fillText(t.applied, { member, when })}</p>
      {contact !== null && <p className="tabular text-sm">{fillText(t.contact, { contact })}</p>}
      <div className="flex flex-wrap gap-3">
        <DecideButtons
          texts={t}
          size="small"
          effect={t.effect}
          refuseEffect={t.effect}
          approve={() => proven(() => staffApi.promotionDesk.review({ application: id, note: null }))}
          refuse={(note) => proven(() => staffApi.promotionDesk.review({ application: id, note }))}
          resultOf={() => [t.accepted, true]}
        />
      </div>
    </li>
  )
}

/** Promotions: who applies, what is offered, what it has cost, and new versions. */
export function PromotionDesk() {
  const t = useDesk().texts.promotions
  const tShell = useTranslations('shell')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const { data: info, error, refetch } = useQuery(promotionsQuery)
  const [edited, setEdited] = useState<{ readonly promotion: DeskPromotion | undefined }>()
  if (info === undefined && error !== null) {
    const retry = <Button onClick={() => void refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (info === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const { currency, fund, promotions, applications } = info
  return (
    <div className="grid grid-cols-1 gap-5">
      {applications.length > 0 && (
        <section aria-labelledby="applications-title" className="grid grid-cols-1 gap-3">
          <h3 id="applications-title" className="text-lg font-bold">
            {t.applications}
          </h3>
          <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
            {applications.map((application) => (
              <ApplicationLine key={application.id} application={application} />
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-soft text-sm">
          {`${t.fund}: `}
          <span className="tabular font-bold">{formatMoney(money(fund, currency), locale)}</span>
        </p>
        <Button size="small" onClick={() => setEdited({ promotion: undefined })}>
          <Plus aria-hidden className="size-icon-small" />
          {t.add}
        </Button>
      </div>
      {promotions.length === 0 && (
        <Notice icon={BadgePercent} title={t.none.title}>
          {t.none.text}
        </Notice>
      )}
      <ul aria-label={t.list} className="grid grid-cols-1 gap-3">
        {promotions.map((promotion) => (
          <PromotionLine
            key={promotion.id}
            promotion={promotion}
            currency={currency}
            onEdit={() => setEdited({ promotion })}
          />
        ))}
      </ul>
      {edited && (
        <PromotionDialog promotion={edited.promotion} currency={currency} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}
