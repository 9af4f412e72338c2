import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AgentContract, ContractExample } from '@ronda/contract'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, Skeleton, useLocale } from '@ronda/ui'
import { examplesQuery } from './agentContract.queries.ts'
import { COUNTS } from './contractView.ts'

type RowsProps = { readonly contract: AgentContract; readonly closed: readonly ContractExample[] }

function Rows({ contract: { terms }, closed }: RowsProps) {
  const t = useTranslations('agentContract')
  const format = useFormatter()
  const locale = useLocale()
  const { write, writeNet } = useAmounts(terms.currency)
  const day = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'medium', timeZone: 'UTC' })
  const heads = ['period', 'validBet', 'result', 'members', 'tier', 'gross', 'pay'] as const
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-text-faint text-start text-xs">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-2 text-start font-medium whitespace-nowrap">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {closed.map(({ fromMs, validBet, result, activeMembers, tier, gross, pay }) => (
            <tr key={fromMs}>
              <th scope="row" className="px-2 py-2 text-start font-medium whitespace-nowrap">
                {day(fromMs)}
              </th>
              <td className="px-2 py-2 whitespace-nowrap">{write(validBet)}</td>
              <td className={classes('px-2 py-2 whitespace-nowrap', netColour(result))}>{writeNet(result)}</td>
              <td className="px-2 py-2">{activeMembers.toLocaleString(locale)}</td>
              <td className="px-2 py-2">{tier === null ? '–' : tier + 1}</td>
              <td className="px-2 py-2 whitespace-nowrap">{write(gross)}</td>
              <td className="px-2 py-2 font-bold whitespace-nowrap">{write(pay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a contract or an offer would have paid in the last closed periods. */
export function Simulator({ contract }: { readonly contract: AgentContract }) {
  const t = useTranslations('agentContract')
  const [count, setCount] = useState<(typeof COUNTS)[number]>('3')
  const query = useQuery({ ...examplesQuery(contract.id, Number(count)), placeholderData: keepPreviousData })
  const { data: examples, error, isError, refetch } = query
  if (examples === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-lg" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { unavailable, closed } = examples
  if (unavailable !== null) return <p className="text-text-soft text-sm">{t(`unavailable.${unavailable}`)}</p>
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-bold">{t('simulator')}</h3>
        <Choice
          label={t('periodsShown')}
          value={count}
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChoose={setCount}
        />
      </div>
      <Rows contract={contract} closed={closed} />
      <p className="text-text-faint text-xs">{t('simulatorLead')}</p>
    </section>
  )
}
