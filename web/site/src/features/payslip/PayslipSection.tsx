import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PayslipRow } from '@ronda/contract'
import { calendarDay } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { periodText } from '@ronda/base/payslip/periodText.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Notice, Select, Skeleton, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { payslipsQuery } from './payslip.queries.ts'
import { PayslipDetail } from './PayslipDetail.tsx'
import { PayslipState } from './PayslipState.tsx'
import { parsePayslip } from './payslipAddress.ts'
import { usePayslipAddress } from './usePayslipAddress.ts'
import { PAYSLIP_RANGES, rangeDays, type PayslipRange } from './payslipView.ts'

const TEXTS = ['payslip', 'agentContractTerms'] as const

function Row({ row, onOpen }: { readonly row: PayslipRow; readonly onOpen: () => void }) {
  const t = useTranslations('payslip')
  const locale = useLocale()
  const { write, writeNet } = useAmounts(row.currency)
  const period = periodText(row.period, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 tablet:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {period} <PayslipState state={row.state} />
        </p>
        <p className="text-text-soft text-sm">
          {row.tier === null ? t('noTier') : t('tier', { tier: String(row.tier + 1) })}
          {row.corrected !== 0n && ` · ${t('corrected')}: ${writeNet(row.corrected)}`}
        </p>
        {row.debt > 0n && <p className="text-text-faint text-sm">{t('debt', { amount: write(row.debt) })}</p>}
      </div>
      <div className="flex items-center gap-4">
        <dl className="text-end">
          <div>
            <dt className="spoken">{t('pay')}</dt>
            <dd className="tabular text-lg font-bold">{write(row.pay)}</dd>
          </div>
          <div className="text-text-faint text-xs">
            <dt className="inline">{`${t('paid')}: `}</dt>
            <dd className="tabular inline">{write(row.paid)}</dd>
          </div>
        </dl>
        <Button variant="quiet" size="small" onClick={onOpen}>
          {t('open')} <span className="spoken">{period}</span>
        </Button>
      </div>
    </li>
  )
}

type ListProps = { readonly kind: PayKind; readonly range: PayslipRange; readonly onOpen: (id: string) => void }

function List({ kind, range, onOpen }: ListProps) {
  const t = useTranslations('payslip')
  const [today] = useState(() => calendarDay(Date.now(), 'UTC'))
  const list = useInfiniteQuery(payslipsQuery({ kind, ...rangeDays(range, today) }))
  const { data, error, isError, refetch } = list
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) {
    const isAll = range === 'all'
    return (
      <Notice icon={ReceiptText} title={t(isAll ? 'empty' : 'emptyRange')}>
        {t(isAll ? 'emptyText' : 'emptyRangeText')}
      </Notice>
    )
  }
  return (
    <>
      <ul
        aria-label={t('list')}
        className="border-line divide-line -mx-5 grid grid-cols-1 divide-y border-y tablet:-mx-6"
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} onOpen={() => onOpen(row.id)} />
        ))}
      </ul>
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

function Section({ kind }: { readonly kind: PayKind }) {
  const t = useTranslations('payslip')
  const { address, change } = usePayslipAddress()
  const { period = 'all', payslip } = address
  if (payslip !== undefined) return <PayslipDetail id={payslip} onBack={() => change({ payslip: undefined })} />
  return (
    <PanelCard title={t('title')} lead={t('lead')}>
      <div>
        <Select
          label={t('list')}
          value={period}
          options={PAYSLIP_RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          onChoose={(chosen) => change({ period: parsePayslip({ period: chosen }).period })}
        />
      </div>
      <List kind={kind} range={period} onOpen={(id) => change({ payslip: id })} />
    </PanelCard>
  )
}

/** What an agent's contract of a kind has paid, and how each payslip was computed. */
export function PayslipSection({ kind }: { readonly kind: PayKind }) {
  return (
    <TextsProvider pages={TEXTS}>
      <Section kind={kind} />
    </TextsProvider>
  )
}
