import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, ReceiptText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PayRunDue, PayRunShown } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { periodText } from '@ronda/base/payslip/periodText.ts'
import { readWholeFile } from '@ronda/base/payslip/readWholeFile.ts'
import { Button, formatMoney, Notice, saveFile, Skeleton, toast, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { DryRun } from './DryRun.tsx'
import { runsQuery } from './payslip.queries.ts'

const LIST = 'bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border'

type Money = { readonly fund: bigint; readonly owed: bigint; readonly awaiting: bigint; readonly currency: Currency }

function Fund({ sums }: { readonly sums: Money }) {
  const t = useDesk().texts.payslips
  const locale = useLocale()
  return (
    <section className="bg-surface-1 border-line grid gap-3 rounded-lg border p-4">
      <dl className="grid grid-cols-1 gap-4 tablet:grid-cols-3">
        {(['fund', 'owed', 'awaiting'] as const).map((name) => (
          <div key={name}>
            <dt className="text-text-soft text-sm">{t[name]}</dt>
            <dd className="tabular text-xl font-bold">{formatMoney(money(sums[name], sums.currency), locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-faint text-sm">{t.fundNote}</p>
    </section>
  )
}

function useRunName(): (run: PayRunDue) => string {
  const tTerms = useTranslations('agentContractTerms')
  const locale = useLocale()
  return ({ kind, period }) => [tTerms(`kinds.${kind}`), periodText(period, locale)].join(' · ')
}

function Due({ due }: { readonly due: readonly PayRunDue[] }) {
  const t = useDesk().texts.payslips
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const nameOf = useRunName()
  const running = useMutation({
    mutationFn: async () => granted(await staffApi.payslipDesk.run()),
    onSuccess: () => toast(t.ran, 'good'),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t.due}</h3>
      {due.length === 0 ? (
        <p className="text-text-soft text-sm">{t.nothingDue}</p>
      ) : (
        <ul className={LIST}>
          {due.map((each) => (
            <li key={nameOf(each)} className="grid gap-2 px-4 py-3">
              <span className="font-medium">{nameOf(each)}</span>
              <DryRun run={each} isDue />
            </li>
          ))}
        </ul>
      )}
      <div className="grid justify-items-start gap-2">
        <Button size="small" isBusy={running.isPending} onClick={() => running.mutate()}>
          {t.runNow}
        </Button>
        <p className="text-text-faint text-sm">{t.runNote}</p>
      </div>
    </section>
  )
}

function RunLine({ run }: { readonly run: PayRunShown }) {
  const t = useDesk().texts.payslips
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const nameOf = useRunName()
  const saving = useMutation({
    mutationFn: (kind: 'closed' | 'corrected') =>
      readWholeFile((part) => staffApi.payslipDesk.file({ id: run.id, kind, ...part })),
    onSuccess: ({ name, texts }) => saveFile(name, new Blob([...texts], { type: 'application/json' })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{nameOf(run)}</span>
        <span className="tabular font-bold">{formatMoney(money(run.pay, run.currency), locale)}</span>
      </p>
      <p className="text-text-faint text-xs">{fillText(t.payslips, { count: run.payslips.toLocaleString(locale) })}</p>
      <div className="flex flex-wrap gap-2">
        {(['closed', 'corrected'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            isBusy={saving.isPending && saving.variables === kind}
            onClick={() => saving.mutate(kind)}
          >
            {t.files[kind]}
          </Button>
        ))}
        <DryRun run={run} />
      </div>
    </li>
  )
}

/** The fund, what is due, and every run so far. */
export function RunList() {
  const { texts } = useDesk()
  const t = texts.payslips
  const { refusalText } = useLanguage()
  const query = useInfiniteQuery(runsQuery)
  const [first] = query.data?.pages ?? []
  if (first === undefined) {
    if (query.error === null) return <Skeleton className="h-stage-text rounded-lg" />
    return (
      <Notice kind="failure" icon={CircleAlert} title={t.failed}>
        {refusalText(codeOf(query.error))}
      </Notice>
    )
  }
  const runs = query.data?.pages.flatMap((page) => page.runs) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      {first.now !== null && <Fund sums={{ ...first.now, currency: first.currency }} />}
      {first.now !== null && <Due due={first.now.due} />}
      {runs.length === 0 ? (
        <Notice icon={ReceiptText} title={t.noRuns.title}>
          {t.noRuns.text}
        </Notice>
      ) : (
        <ul aria-label={t.runs} className={LIST}>
          {runs.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      )}
      <MoreButton list={query} label={texts.more} />
    </div>
  )
}
