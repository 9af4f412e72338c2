import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, ReceiptText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { BILL_QUEUES, DECIDED_MAX, type DeskBill } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { PAY_KINDS } from '@ronda/core/payroll'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { periodText } from '@ronda/base/payslip/periodText.ts'
import { Checkbox, formatMoney, Notice, SearchField, Skeleton, useLocale } from '@ronda/ui'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { BillDecision } from './BillDecision.tsx'
import { billFilterOf, choosable, keptFilter, mayDecide } from './billView.ts'
import { billsQuery, type BillFilter } from './payslip.queries.ts'

const ALL = 'all'
const TONES: Readonly<Record<DeskBill['state'], BadgeTone>> = {
  awaiting_approval: 'waiting',
  to_collect: 'waiting',
  issued: 'good',
  partly_collected: 'waiting',
  insufficient: 'bad',
  not_reached: 'plain',
  denied: 'bad',
  expired: 'plain',
  to_set_off: 'waiting',
  set_off: 'good',
  nothing_due: 'plain',
}

type LineProps = {
  readonly bill: DeskBill
  readonly isChosen: boolean
  /** No more can be chosen. */
  readonly isFull: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function BillLine({ bill, isChosen, isFull, onChoose }: LineProps) {
  const t = useDesk().texts.payslips
  const tTerms = useTranslations('agentContractTerms')
  const format = useFormatter()
  const locale = useLocale()
  const { agent, kind, period, no, amount, collected, currency, state, decideUntil, note, isOwn } = bill
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const when = periodText(period, locale)
  const facts = [
    tTerms(`kinds.${kind}`),
    when,
    ...(no > 0 ? [fillText(t.correction, { no: `${no}` })] : []),
    ...(collected > 0n ? [fillText(t.collected, { amount: write(collected) })] : []),
    ...(collected < 0n ? [fillText(t.takenOff, { amount: write(-collected) })] : []),
    ...(state === 'awaiting_approval'
      ? [fillText(t.until, { when: format.dateTime(decideUntil, { dateStyle: 'short' }) })]
      : []),
    ...(isOwn ? [t.own] : []),
    ...(note === null ? [] : [note]),
  ]
  return (
    <li className="flex items-start gap-3 px-4 py-4">
      {mayDecide(bill) && (
        <Checkbox
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        >
          <span className="spoken">{fillText(t.select, { agent: agent.name, period: when })}</span>
        </Checkbox>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-medium break-all">{[agent.name, agent.id].join(' · ')}</span>
          <span className="tabular font-bold">{write(amount)}</span>
        </p>
        <p className="text-text-soft text-sm">{facts.join(' · ')}</p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
    </li>
  )
}

type FiltersProps = { readonly filter: BillFilter; readonly onChange: (part: Partial<BillFilter>) => void }

function Filters({ filter: { queue, kind, agent }, onChange }: FiltersProps) {
  const t = useDesk().texts.payslips
  const tTerms = useTranslations('agentContractTerms')
  return (
    <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      <Choice
        label={t.queue}
        value={queue}
        options={BILL_QUEUES.map((value) => ({ value, label: t.queues[value] }))}
        onChoose={(value) => onChange({ queue: value })}
      />
      <Choice
        label={t.kind}
        value={kind ?? ALL}
        options={[
          { value: ALL, label: t.all },
          ...PAY_KINDS.map((value) => ({ value, label: tTerms(`kinds.${value}`) })),
        ]}
        onChoose={(value) => onChange({ kind: value === ALL ? undefined : value })}
      />
      <SearchField
        label={t.agent}
        clearLabel={t.clear}
        text={agent}
        onType={(typed) => onChange({ agent: typed })}
        onClear={() => onChange({ agent: '' })}
      />
    </div>
  )
}

type FoundProps = { readonly bills: readonly DeskBill[] }

/** The bills that were found, with a choice among those that wait. */
function Found({ bills }: FoundProps) {
  const t = useDesk().texts.payslips
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const waiting = bills.filter(mayDecide)
  const all = choosable(bills)
  const picked = waiting.filter(({ id }) => chosen.has(id))
  function choose(id: string, isChosen: boolean): void {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)))
  }
  return (
    <>
      {waiting.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            checked={picked.length === all.length}
            onChange={(event) => setChosen(new Set(event.target.checked ? all.map(({ id }) => id) : []))}
          >
            {waiting.length > all.length ? fillText(t.selectFirst, { count: `${all.length}` }) : t.selectAll}
          </Checkbox>
          {picked.length > 0 && <BillDecision bills={picked} onDecided={() => setChosen(new Set())} />}
        </div>
      )}
      <ul
        aria-label={t.list}
        className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border"
      >
        {bills.map((bill) => (
          <BillLine
            key={bill.id}
            bill={bill}
            isChosen={chosen.has(bill.id)}
            isFull={picked.length >= DECIDED_MAX}
            onChoose={(isChosen) => choose(bill.id, isChosen)}
          />
        ))}
      </ul>
    </>
  )
}

/** What contracts owe to agents, and the decision about what waits. */
export function BillList() {
  const { texts, filter: kept, keepFilter } = useDesk()
  const t = texts.payslips
  const { refusalText } = useLanguage()
  const [filter, setFilter] = useState(() => billFilterOf(kept))
  function change(part: Partial<BillFilter>): void {
    const next = { ...filter, ...part }
    setFilter(next)
    keepFilter(keptFilter(next))
  }
  const asked = { ...filter, agent: useDeferredValue(filter.agent.trim()) }
  const query = useInfiniteQuery({ ...billsQuery(asked), placeholderData: keepPreviousData })
  const bills = query.data?.pages.flatMap((page) => page.bills)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Filters filter={filter} onChange={change} />
      {bills === undefined && query.error === null && <Skeleton className="h-stage-text rounded-lg" />}
      {bills === undefined && query.error !== null && (
        <Notice kind="failure" icon={CircleAlert} title={t.failed}>
          {refusalText(codeOf(query.error))}
        </Notice>
      )}
      {bills?.length === 0 && (
        <Notice icon={ReceiptText} title={t.none.title}>
          {t.none.text}
        </Notice>
      )}
      {bills !== undefined && bills.length > 0 && <Found bills={bills} />}
      <MoreButton list={query} label={texts.more} />
    </div>
  )
}
