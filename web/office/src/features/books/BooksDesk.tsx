import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { BooksReport } from '@ronda/contract'
import { makeDecimal, money } from '@ronda/core'
import { formatCount, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Table } from '../../shell/desk/Table.tsx'
import { booksQuery } from './books.queries.ts'
import { BooksState } from './BooksState.tsx'
import { secondsOf } from './took.ts'

function Runs({ before }: Pick<BooksReport, 'before'>) {
  const t = useDesk().texts.books
  const format = useFormatter()
  const locale = useLocale()
  if (before.length === 0) return null
  const { when, took, entries, faults } = t.columns
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{t.runs}</h3>
      <Table
        label={t.runs}
        head={[when, took, entries, faults]}
        rows={before.map((run) => [
          format.dateTime(run.checkedAtMs, { dateStyle: 'medium', timeStyle: 'short' }),
          secondsOf(run.tookMs, locale) ?? '·',
          formatCount(run.entries, locale),
          formatCount(run.faults, locale),
        ])}
        plain={[
          [when, took, entries, faults],
          ...before.map((run) => [
            new Date(run.checkedAtMs).toISOString(),
            run.tookMs === null ? '' : String(run.tookMs),
            String(run.entries),
            String(run.faults),
          ]),
        ]}
        file="ledger-audits.csv"
        figuresFrom={1}
      />
    </section>
  )
}

function Accounts({ accounts }: Pick<BooksReport, 'accounts'>) {
  const t = useDesk().texts.books
  const locale = useLocale()
  const { account, currency, balance } = t.columns
  const used = accounts.filter((each) => each.balance !== 0n)
  if (used.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{t.accounts}</h3>
      <Table
        label={t.accounts}
        head={[account, currency, balance]}
        rows={used.map((each) => [
          each.account,
          each.currency,
          formatMoney(money(each.balance, each.currency), locale),
        ])}
        plain={[
          [account, currency, balance],
          ...used.map((each) => [each.account, each.currency, makeDecimal(money(each.balance, each.currency))]),
        ]}
        file="house-accounts.csv"
        figuresFrom={2}
      />
    </section>
  )
}

/** The hourly check of the ledger: when it ran, what it found, and the balances of the house accounts. */
export function BooksDesk() {
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(booksQuery)
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <BooksState report={data} />
      <Runs before={data.before} />
      <Accounts accounts={data.accounts} />
    </div>
  )
}
