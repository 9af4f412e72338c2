import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PayslipBill, PayslipRead } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { api, codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { periodText } from '@ronda/base/payslip/periodText.ts'
import { readWholeFile } from '@ronda/base/payslip/readWholeFile.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, saveFile, Skeleton, toast, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { payslipQuery } from './payslip.queries.ts'
import { PayslipBets } from './PayslipBets.tsx'
import { PayslipLines } from './PayslipLines.tsx'
import { owedOf } from './payslipView.ts'
import { PayslipState } from './PayslipState.tsx'

function Bill({ bill, currency }: { readonly bill: PayslipBill; readonly currency: Currency }) {
  const t = useTranslations('payslip')
  const locale = useLocale()
  const { writeNet } = useAmounts(currency)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{bill.no === 0 ? t('bill') : t('correction', { no: String(bill.no) })}</span>
          <span className="text-text-faint text-xs">{time.format(bill.postedAt)}</span>
          <PayslipState state={bill.state} />
        </span>
        <span className="tabular font-bold">{writeNet(bill.amount)}</span>
      </p>
      {bill.state === 'denied' && bill.note !== null && (
        <p className="text-text-soft text-sm">{t('deniedBecause', { reason: bill.note })}</p>
      )}
      {bill.payments.map(({ amount, paidAt, isSetOff }, at) => (
        <p key={at} className="text-text-soft flex flex-wrap justify-between gap-2 text-sm">
          <span>{[t(isSetOff ? 'setOff' : 'fromFund'), time.format(paidAt)].join(' · ')}</span>
          <span className="tabular">{writeNet(amount)}</span>
        </p>
      ))}
    </li>
  )
}

function Payments({ payslip }: { readonly payslip: PayslipRead }) {
  const t = useTranslations('payslip')
  const { currency, bills } = payslip
  const { write } = useAmounts(currency)
  const owed = owedOf(payslip)
  return (
    <PanelCard title={t('payments')}>
      {owed > 0n && <p className="text-sm">{t('owed', { amount: write(owed) })}</p>}
      <ul className="divide-line grid grid-cols-1 divide-y">
        {bills.map((bill) => (
          <Bill key={bill.no} bill={bill} currency={currency} />
        ))}
      </ul>
      {bills.every(({ payments }) => payments.length === 0) && (
        <p className="text-text-faint text-sm">{t('nothingPaid')}</p>
      )}
    </PanelCard>
  )
}

type FileKind = 'closed' | 'corrected'

function FileButton({ id, kind }: { readonly id: string; readonly kind: FileKind }) {
  const t = useTranslations('payslip')
  const { refusalText } = useLanguage()
  const saving = useMutation({
    mutationFn: () => readWholeFile((part) => api.payslips.file({ id, kind, ...part })),
    onSuccess: ({ name, texts }) => saveFile(name, new Blob([...texts], { type: 'application/json' })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
  return (
    <Button variant="quiet" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden className="size-icon-small" />
      {t(`files.${kind}`)}
    </Button>
  )
}

/** What the payslip can be computed from again; after a correction also with what came late. */
function Files({ payslip: { id, bills } }: { readonly payslip: PayslipRead }) {
  const t = useTranslations('payslip')
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <FileButton id={id} kind="closed" />
        {bills.length > 1 && <FileButton id={id} kind="corrected" />}
      </div>
      <p className="text-text-faint max-w-measure text-xs">{t('fileNote')}</p>
    </div>
  )
}

/** Bets of the period that do not count, by reason. */
function Excluded({ payslip: { excluded, currency } }: { readonly payslip: PayslipRead }) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  if (excluded.length === 0) return null
  return (
    <PanelCard title={t('notCounted')} lead={t('notCountedLead')}>
      <ul className="divide-line grid grid-cols-1 divide-y text-sm">
        {excluded.map(({ reason, bets, validBet }) => (
          <li key={reason} className="flex justify-between gap-4 py-2">
            <span>{[t(`excluded.${reason}`), t('notCountedBets', { count: bets })].join(' · ')}</span>
            <span className="tabular shrink-0">{write(validBet)}</span>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function Opened({ payslip }: { readonly payslip: PayslipRead }) {
  const locale = useLocale()
  return (
    <>
      <PanelCard title={periodText(payslip.period, locale)}>
        <div>
          <PayslipState state={payslip.state} />
        </div>
        <PayslipLines payslip={payslip} />
        <TermsView contract={{ terms: payslip.terms }} />
        <Files payslip={payslip} />
      </PanelCard>
      <Excluded payslip={payslip} />
      <Payments payslip={payslip} />
      <PayslipBets id={payslip.id} />
    </>
  )
}

/** One payslip: how it was computed, what was paid for it, and the bets behind it. */
export function PayslipDetail({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const t = useTranslations('payslip')
  const { data, error, isError, refetch } = useQuery(payslipQuery(id))
  return (
    <section aria-label={t('one')} className="grid grid-cols-1 gap-4">
      <div>
        <Button variant="quiet" size="small" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
          {t('back')}
        </Button>
      </div>
      {data === undefined ? (
        isError ? (
          <LoadError title={t('failedOne')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-stage rounded-xl" />
        )
      ) : (
        <Opened payslip={data} />
      )}
    </section>
  )
}
