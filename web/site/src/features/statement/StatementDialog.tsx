import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileBadge } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { STATEMENT_LINES_MAX, type StatementSection } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { Button, classes, Dialog, saveCsv, saveFile, Skeleton, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Moment } from './Moment.tsx'
import { statementQuery, type Period, type ReadStatement } from './statement.queries.ts'
import { statementRows } from './statementFile.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { formatDay } from './when.ts'

const FIGURES = [
  'opening',
  'deposits',
  'withdrawals',
  'transfers',
  'bonuses',
  'adjustments',
  'reversals',
  'staked',
  'won',
  'closing',
] as const

function Head({ statement, period }: { readonly statement: ReadStatement; readonly period: Period }) {
  const t = useTranslations('statement.statement')
  const locale = useLocale()
  const { holder, account, currency } = statement
  const days = `${formatDay(period.from, locale)} – ${formatDay(period.to, locale)}`
  const facts = [
    [t('holder'), holder],
    [t('account'), account],
    [t('period'), days],
    [t('currency'), currency],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
      {facts.map(([label, value], at) => (
        <div key={label} className="contents">
          <dt className="text-text-faint">{label}</dt>
          <dd className={classes('text-end break-words', at === 0 && 'font-bold')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Figures({ statement }: { readonly statement: ReadStatement }) {
  const t = useTranslations('statement.statement')
  const { write } = useAmounts(statement.currency)
  // Figures that are zero get no line; both balances always do.
  const shown = FIGURES.filter((name) => name === 'opening' || name === 'closing' || statement.figures[name] !== 0n)
  return (
    <dl className="bg-surface-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-md p-4 text-sm">
      {shown.map((name) => {
        const isStrong = name === 'opening' || name === 'closing'
        return (
          <div key={name} className={classes('contents', isStrong && 'font-bold')}>
            <dt>{t(name)}</dt>
            <dd className="tabular text-end">{write(statement.figures[name])}</dd>
          </div>
        )
      })}
    </dl>
  )
}

type SectionProps = { readonly section: StatementSection; readonly currency: Currency }

function Section({ section, currency }: SectionProps) {
  const t = useTranslations('statement.statement')
  const locale = useLocale()
  const { write, writeNet } = useAmounts(currency)
  const { name, opening, closing, lines } = section
  const balance = (label: string, atoms: bigint) => (
    <li className="flex justify-between gap-4 py-2 text-sm font-bold">
      <span>{label}</span>
      <span className="tabular">{write(atoms)}</span>
    </li>
  )
  return (
    <section aria-label={name} className="grid grid-cols-1">
      <h4 className="border-line border-b pb-1 font-bold">{name}</h4>
      <ol className="divide-line grid grid-cols-1 divide-y">
        {balance(t('opening'), opening)}
        {lines.map(({ day, atMs, title, note, amount, id }, at) => (
          // Two lines of one operation have the same id.
          <li key={`${id} ${at}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 text-sm">
            <span className="min-w-0 break-words">{title}</span>
            <span className={classes('tabular text-end font-medium', netColour(amount))}>{writeNet(amount)}</span>
            <span className="text-text-faint col-span-2 flex flex-wrap gap-x-2 text-xs">
              {atMs === null ? <span>{formatDay(day, locale)}</span> : <Moment atMs={atMs} />}
              {note !== null && <span>{note.replaceAll('• ', '•\u00A0')}</span>}
            </span>
          </li>
        ))}
        {balance(t('closing'), closing)}
      </ol>
    </section>
  )
}

/** Downloads of the statement, as a signed file or as CSV. */
function Files({ statement, period }: { readonly statement: ReadStatement; readonly period: Period }) {
  const t = useTranslations('statement.statement')
  const { language, refusalText } = useLanguage()
  const making = useMutation({
    mutationFn: () => api.statement.make({ ...period, language }),
    onSuccess(reply) {
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      const bytes = Uint8Array.from(atob(reply.value.pdf), (letter) => letter.codePointAt(0) ?? 0)
      return saveFile(reply.value.fileName, new Blob([bytes], { type: 'application/pdf' }))
    },
  })
  function saveTable(): void {
    const words = {
      holder: t('holder'),
      account: t('account'),
      period: t('period'),
      currency: t('currency'),
      date: t('date'),
      movement: t('movement'),
      amount: t('amount'),
      opening: t('opening'),
      closing: t('closing'),
    }
    saveCsv(`statement-${period.from}-${period.to}.csv`, statementRows({ ...statement, ...period }, words))
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button isBusy={making.isPending} onClick={() => making.mutate()}>
        <FileBadge aria-hidden className="size-icon-small" />
        {t('make')}
      </Button>
      <Button variant="quiet" onClick={saveTable}>
        <Download aria-hidden className="size-icon-small" />
        {t('csv')}
      </Button>
    </div>
  )
}

type StatementDialogProps = { readonly period: Period; readonly onClose: () => void }

/** The statement of some days: its holder, its totals, and every movement. */
export function StatementDialog({ period, onClose }: StatementDialogProps) {
  const t = useTranslations('statement.statement')
  const format = useFormatter()
  const { language } = useLanguage()
  const { data, error, isError, refetch } = useQuery(statementQuery(period, language))
  return (
    <Dialog isWide title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {data === undefined && !isError && <Skeleton className="h-stage-text rounded-md" />}
      {data === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {data !== undefined && (
        <div className="grid grid-cols-1 gap-5">
          <Head statement={data} period={period} />
          <Figures statement={data} />
          <Files statement={data} period={period} />
          <h3 className="text-lg font-bold">{t('movements')}</h3>
          {data.isCut && (
            <p className="text-text-soft text-sm">{t('cut', { count: format.number(STATEMENT_LINES_MAX) })}</p>
          )}
          {data.sections.length === 0 && <p className="text-text-soft text-sm">{t('noMovements')}</p>}
          {data.sections.map((section) => (
            <Section key={section.wallet} section={section} currency={data.currency} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
