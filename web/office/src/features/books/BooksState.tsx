import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { BooksReport } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, classes, formatCount, toast, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { booksQuery } from './books.queries.ts'
import { secondsOf } from './took.ts'

const STATES = {
  right: { Icon: CircleCheck, className: 'bg-gain-soft text-gain' },
  late: { Icon: Clock, className: 'bg-accent-soft text-accent-text' },
  wrong: { Icon: CircleAlert, className: 'bg-loss-soft text-loss' },
} as const

function stateOf({ faults, isLate }: BooksReport): keyof typeof STATES {
  if (faults.length > 0) return 'wrong'
  return isLate ? 'late' : 'right'
}

/** Whether the ledger balances, when it was last checked, and every fault; with a button to check now. */
export function BooksState({ report }: { readonly report: BooksReport }) {
  const t = useDesk().texts.books
  const format = useFormatter()
  const locale = useLocale()
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const [isBusy, setBusy] = useState(false)

  async function check(): Promise<void> {
    setBusy(true)
    const reply = await staffApi.books.check()
    setBusy(false)
    if (reply.ok) queries.setQueryData(booksQuery.queryKey, reply.value)
    else toast(refusalText(reply.error.code), 'bad')
  }

  const state = stateOf(report)
  const { Icon, className } = STATES[state]
  const when = format.dateTime(report.checkedAtMs, { dateStyle: 'medium', timeStyle: 'medium' })
  const took = secondsOf(report.tookMs, locale)
  return (
    <section aria-label={t.state} className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className={classes('grid size-control-small shrink-0 place-items-center rounded-full', className)}>
          <Icon aria-hidden className="size-icon-small" />
        </span>
        <div className="min-w-0 flex-1 basis-tile" role="status">
          <p className="font-medium">{fillText(t[state], { entries: formatCount(report.entries, locale) })}</p>
          <p className="text-text-faint text-xs">
            {took === undefined ? fillText(t.checked, { when }) : fillText(t.checkedIn, { when, took })}
          </p>
        </div>
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void check()}>
          {t.check}
        </Button>
      </div>
      {report.faults.length > 0 && (
        <ul aria-label={t.faults} className="text-loss grid gap-1 font-mono text-xs break-words">
          {report.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
