import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { SANDBOX_BEHAVIOURS, SANDBOX_REFUNDS, type SandboxPayout } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, buttonClass, formatMoney, Skeleton, toast, useLocale } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { providerQuery } from '../features/provider/pay.queries.ts'
import { Switch } from '../features/provider/Switch.tsx'

const TEXTS = ['providerSandbox'] as const
const HANDS = ['atOnce', 'byHand'] as const

type ProviderSettings = {
  readonly mood: (typeof SANDBOX_BEHAVIOURS)[number]
  readonly paysAtOnce: boolean
  readonly refunds: (typeof SANDBOX_REFUNDS)[number]
}

function useChange<Asked>(change: (asked: Asked) => Promise<unknown>) {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  return useMutation({
    mutationFn: change,
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: providerQuery.queryKey }),
  })
}

type LineProps = {
  readonly amount: string
  readonly text: string
  readonly state: string
  readonly atMs: number
  readonly children: ReactNode
}

function Line({ amount, text, state, atMs, children }: LineProps) {
  const format = useFormatter()
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-3 first:border-t-0">
      <span className="grid min-w-0 flex-1">
        <span className="tabular font-bold">{amount}</span>
        <span className="text-text-soft truncate text-sm">{text}</span>
      </span>
      <span className="grid justify-items-end text-sm">
        <span className="font-medium">{state}</span>
        <span className="text-text-faint tabular">{format.dateTime(atMs, { hour: '2-digit', minute: '2-digit' })}</span>
      </span>
      {children}
    </li>
  )
}

function LineList({
  title,
  none,
  children,
}: {
  readonly title: string
  readonly none: string
  readonly children: ReactNode[]
}) {
  return (
    <section className="bg-surface-1 border-line overflow-hidden rounded-xl border">
      <h2 className="border-line border-b px-5 py-4 text-lg font-bold">{title}</h2>
      {children.length === 0 ? <p className="text-text-faint p-5">{none}</p> : <ol>{children}</ol>}
    </section>
  )
}

function Payout({ payout }: { readonly payout: SandboxPayout }) {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  const { id, amount, currency, holder, institution, account, state, createdAtMs } = payout
  const settle = useChange(async (next: 'paid' | 'failed') =>
    granted(await api.providerSandbox.settlePayout({ id, state: next, notice: 'now' })),
  )
  return (
    <Line
      amount={formatMoney(money(amount, currency), locale)}
      text={`${institution} · ${account} · ${holder}`}
      state={t(`states.${state}`)}
      atMs={createdAtMs}
    >
      {state === 'waiting' && (
        <span className="flex gap-2">
          <Button size="small" onClick={() => settle.mutate('paid')}>
            {t('till.pay')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => settle.mutate('failed')}>
            {t('till.fail')}
          </Button>
        </span>
      )}
    </Line>
  )
}

type SettingsFormProps = {
  readonly settings: ProviderSettings
  readonly onChange: (settings: ProviderSettings) => void
}

/** The simulated behaviour of the provider. */
function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const t = useTranslations('providerSandbox')
  const { mood, paysAtOnce, refunds } = settings
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <Switch
        title={t('till.mood')}
        choices={SANDBOX_BEHAVIOURS.map((value) => ({ value, label: t(`till.moods.${value}`) }))}
        chosen={mood}
        onChoose={(next) => onChange({ ...settings, mood: next })}
      />
      <Switch
        title={t('till.payouts')}
        choices={HANDS.map((value) => ({ value, label: t(`till.${value}`) }))}
        chosen={paysAtOnce ? 'atOnce' : 'byHand'}
        onChoose={(next) => onChange({ ...settings, paysAtOnce: next === 'atOnce' })}
      />
      <Switch
        title={t('till.refunds')}
        choices={SANDBOX_REFUNDS.map((value) => ({ value, label: t(`till.refundStates.${value}`) }))}
        chosen={refunds}
        onChoose={(next) => onChange({ ...settings, refunds: next })}
      />
    </div>
  )
}

function Provider() {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  usePageTitle(t('till.title'))
  const { data, isError } = useQuery(providerQuery)
  const change = useChange(async (next: ProviderSettings) => granted(await api.providerSandbox.setSandboxState(next)))
  if (isError && data === undefined) return <NotFound />
  if (data === undefined) return <Skeleton className="m-8 h-24" />
  const { mood, paysAtOnce, refunds } = data
  return (
    <div className="page-column grid gap-8 py-8 desktop:py-12">
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{t('till.title')}</h1>
        <p className="text-text-soft mt-2">{t('till.lead')}</p>
      </header>
      <SettingsForm settings={{ mood, paysAtOnce, refunds }} onChange={change.mutate} />
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <LineList title={t('till.charges')} none={t('till.none')}>
          {data.charges.map(({ id, way, amount, currency, state, reference, createdAtMs }) => (
            <Line
              key={id}
              amount={formatMoney(money(amount, currency), locale)}
              text={`${t(`titles.${way}`)} · ${reference}`}
              state={t(`states.${state}`)}
              atMs={createdAtMs}
            >
              <Link to="/sandbox/pay/$id" params={{ id }} className={buttonClass('quiet', 'small')}>
                {t('till.open')}
              </Link>
            </Line>
          ))}
        </LineList>
        <LineList title={t('till.sent')} none={t('till.none')}>
          {data.payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} />
          ))}
        </LineList>
      </div>
    </div>
  )
}

/** The console of the sandbox provider: all its charges and payouts, and its simulated behaviour. */
export function ProviderPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Provider />
    </TextsProvider>
  )
}
