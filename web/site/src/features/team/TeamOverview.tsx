import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TeamPeriod } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, Notice, secondaryLinkClass, Skeleton, Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { overviewQuery, type Overview } from './team.queries.ts'
import { TeamChart } from './TeamChart.tsx'
import { resultOf } from './teamFigures.ts'

const TEXTS = ['team'] as const
const PERIODS = ['today', 'yesterday', 'month'] as const
type PeriodName = (typeof PERIODS)[number]

type FigureProps = { readonly label: string; readonly value: string; readonly colour?: string; readonly note?: string }

function Figure({ label, value, colour, note }: FigureProps) {
  return (
    <div className="bg-surface-1 border-line grid content-start gap-1 rounded-xl border p-4">
      <dt className="text-text-soft text-sm">{label}</dt>
      <dd className={classes('tabular text-xl font-bold break-words', colour)}>{value}</dd>
      {note !== undefined && <dd className="text-text-faint text-xs">{note}</dd>}
    </div>
  )
}

function PeriodFigures({ period, currency }: { readonly period: TeamPeriod; readonly currency: Currency }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const { write, writeNet } = useAmounts(currency)
  const result = resultOf(period)
  return (
    <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      <Figure label={t('active')} value={format.number(period.active)} note={t('activeNote', { count: period.bets })} />
      <Figure label={t('opened')} value={format.number(period.opened)} />
      <Figure
        label={t('figures.valid')}
        value={write(period.valid)}
        note={t('ofStakes', { amount: write(period.staked) })}
      />
      <Figure label={t('figures.deposited')} value={write(period.deposited)} />
      <Figure label={t('figures.withdrawn')} value={write(period.withdrawn)} />
      <Figure
        label={t('figures.result')}
        value={writeNet(result)}
        colour={netColour(result)}
        note={t(result > 0n ? 'membersWon' : result < 0n ? 'membersLost' : 'membersEven')}
      />
    </dl>
  )
}

function Size({ overview: { members, agents } }: { readonly overview: Overview }) {
  const t = useTranslations('team')
  const format = useFormatter()
  return (
    <dl className="bg-surface-1 border-line flex flex-wrap gap-x-8 gap-y-2 rounded-xl border px-5 py-4">
      {(['members', 'agents'] as const).map((name) => (
        <div key={name} className="flex items-baseline gap-2">
          <dd className="font-display tabular text-2xl font-bold">
            {format.number(name === 'members' ? members : agents)}
          </dd>
          <dt className="text-text-soft text-sm">{t(name, { count: name === 'members' ? members : agents })}</dt>
        </div>
      ))}
    </dl>
  )
}

/** The first steps of an agent whose team is empty. */
function NobodyYet() {
  const t = useTranslations('team')
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={UserRoundPlus}
        title={t('nobodyYet')}
        actions={
          <Link to="/agentHome" search={{ view: 'registerCenter' }} className={secondaryLinkClass}>
            {t('bringFirst')}
          </Link>
        }
      >
        {t('nobodyYetText')}
      </Notice>
    </div>
  )
}

function Panel() {
  const t = useTranslations('team')
  const { data: overview, error, isError, refetch } = useQuery(overviewQuery)
  const [period, setPeriod] = useState<PeriodName>('today')
  if (overview === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {overview.members + overview.agents === 0 ? <NobodyYet /> : <Size overview={overview} />}
      <Tabs
        label={t('period')}
        tabs={PERIODS.map((id) => ({ id, label: t(`periods.${id}`) }))}
        chosen={period}
        onChoose={setPeriod}
      >
        <PeriodFigures period={overview[period]} currency={overview.currency} />
      </Tabs>
      <TeamChart overview={overview} />
      <p className="text-text-faint text-xs">{t('note')}</p>
    </div>
  )
}

/** An agent's team at a glance. The figures change as the team plays. */
export function TeamOverview() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
