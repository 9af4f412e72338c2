import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { days, fillText } from '@ronda/core'
import { Button, Notice, Skeleton, TextField, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { runsQuery } from './reconciliation.queries.ts'
import { Table } from '../../shell/desk/Table.tsx'

const yesterday = (): string => new Date(Date.now() - days(1)).toISOString().slice(0, 10)

/** Compares a day now, independent of the schedule. */
function RunForm() {
  const t = useDesk().texts.reconciliation
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [day, setDay] = useState(yesterday)
  const [isBusy, setBusy] = useState(false)

  async function run(): Promise<void> {
    setBusy(true)
    const reply = await staffApi.reconciliation.run({ day })
    setBusy(false)
    if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
    const sum = (key: 'matched' | 'differences'): string =>
      String(reply.value.list.reduce((total, each) => total + each[key], 0))
    toast(fillText(t.ran, { matched: sum('matched'), differences: sum('differences') }), 'good')
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField label={t.day} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      <Button isBusy={isBusy} disabled={day === ''} onClick={() => void run()}>
        {t.run}
      </Button>
    </div>
  )
}

/** Which days were compared, and the results. */
export function Days() {
  const t = useDesk().texts.reconciliation
  const { data: runs } = useQuery(runsQuery)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RunForm />
      {runs === undefined && <Skeleton className="h-24" />}
      {runs?.length === 0 && (
        <Notice icon={CalendarClock} title={t.emptyDays.title}>
          {t.emptyDays.text}
        </Notice>
      )}
      {runs !== undefined && runs.length > 0 && (
        <Table
          label={t.filters.days}
          head={[t.columns.day, t.columns.provider, t.columns.failure, t.columns.matched, t.columns.differences]}
          rows={runs.map((run) => [
            run.day,
            run.provider,
            run.failure ?? '',
            String(run.matched),
            String(run.differences),
          ])}
          file="reconciliation.csv"
          figuresFrom={3}
        />
      )}
    </div>
  )
}
