import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CircleCheck, CircleX, Landmark, Undo2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SandboxCharge } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, buttonClass, classes, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { useBrandName } from '@ronda/base/brand/brandName.queries.ts'
import { codeOf } from '@ronda/base/call/api.ts'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { chargeQuery, type Timing } from '../features/provider/pay.queries.ts'
import { PayForm } from '../features/provider/PayForm.tsx'
import { Switch } from '../features/provider/Switch.tsx'
import { useAct, type Act } from '../features/provider/useAct.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const TIMINGS: readonly Timing[] = ['now', 'late', 'thrice', 'never']
const REASONS = ['declined', 'no_funds', 'not_authorised'] as const
const TEXTS = ['providerSandbox'] as const

type Ended = Exclude<SandboxCharge['state'], 'waiting'>

const marks: Readonly<Record<Ended, { readonly icon: LucideIcon; readonly className: string }>> = {
  paid: { icon: CircleCheck, className: 'bg-gain-soft text-gain' },
  failed: { icon: CircleX, className: 'bg-loss-soft text-loss' },
  reversed: { icon: Undo2, className: 'bg-loss-soft text-loss' },
}

function Outcome({ charge, state }: { readonly charge: SandboxCharge; readonly state: Ended }) {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  const { icon: Icon, className } = marks[state]
  return (
    <div aria-live="polite" className="grid justify-items-center gap-3 text-center">
      <span className={classes('grid size-16 place-items-center rounded-full', className)}>
        <Icon aria-hidden className="size-icon-large" />
      </span>
      <h2 className="text-xl font-bold">
        {t(`${state}Title`, { amount: formatMoney(money(charge.paid, charge.currency), locale) })}
      </h2>
      <p className="text-text-soft">{t(`${state}Text`)}</p>
      <a href={charge.returnUrl} className={buttonClass('primary', 'large')}>
        {t('goBack')}
      </a>
    </div>
  )
}

type RefundsProps = { readonly charge: SandboxCharge; readonly onAct: (act: Act) => void }

/** The refunds of the merchant; a pending one waits for a decision. */
function Refunds({ charge: { refunded, refunding, currency }, onAct }: RefundsProps) {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  if (refunded === 0n) return null
  return (
    <div className="bg-surface-2 grid gap-3 rounded-md p-4 text-sm">
      {refunded > refunding && <p>{t('refunded', { amount: written(refunded - refunding) })}</p>}
      {refunding > 0n && (
        <>
          <p>{t('refunding', { amount: written(refunding) })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onAct({ act: 'refund', state: 'done' })}>
              {t('refundDone')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onAct({ act: 'refund', state: 'failed' })}>
              {t('refundFailed')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function Charge({ charge }: { readonly charge: SandboxCharge }) {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  const { id, way, state, amount, fee, currency } = charge
  const brand = useBrandName()
  usePageTitle(t(`titles.${way}`))
  const [timing, setTiming] = useState<Timing>('now')
  const act = useAct(id, timing)
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (
    <>
      <div className="text-center">
        <h1 className="text-text-soft font-medium">{t(`titles.${way}`)}</h1>
        <p className="font-display tabular mt-1 text-3xl font-bold">{written(amount + fee)}</p>
        <p className="text-text-faint text-sm">
          {[brand, ...(fee > 0n ? [t('withFee', { fee: written(fee) })] : [])].join(' · ')}
        </p>
      </div>
      {state === 'waiting' ? (
        <PayForm charge={charge} isBusy={act.isPending} onAct={act.mutate} />
      ) : (
        <Outcome charge={charge} state={state} />
      )}
      <Refunds charge={charge} onAct={act.mutate} />
      {state === 'paid' && way === 'bank' && <PayForm charge={charge} isBusy={act.isPending} onAct={act.mutate} />}
      {(state === 'waiting' || state === 'paid') && (
        <div className="border-line grid grid-cols-1 gap-4 border-t pt-4">
          <Switch
            title={t('notices.title')}
            choices={TIMINGS.map((value) => ({ value, label: t(`notices.${value}`) }))}
            chosen={timing}
            onChoose={setTiming}
          />
          {state === 'waiting' ? (
            <div className="grid gap-2">
              <p className="text-text-soft text-sm font-medium">{t('failing.title')}</p>
              <div className="flex flex-wrap gap-2">
                {REASONS.map((reason) => (
                  <Button key={reason} variant="quiet" size="small" onClick={() => act.mutate({ act: 'fail', reason })}>
                    {t(`failing.${reason}`)}
                  </Button>
                ))}
              </div>
            </div>
          ) : (
            charge.left > 0n && (
              <Button variant="quiet" isBusy={act.isPending} onClick={() => act.mutate({ act: 'reverse' })}>
                {t('reverse')}
              </Button>
            )
          )}
        </div>
      )}
    </>
  )
}

function Pay() {
  const t = useTranslations('providerSandbox')
  const { id } = useParams({ from: '/sandbox/pay/$id' })
  const { data, error, isError, refetch } = useQuery(chargeQuery(id))
  if (data !== undefined) return <Charge charge={data} />
  if (!isError) return <Skeleton className="h-stage-text rounded-lg" />
  const isUnknown = codeOf(error) === 'request.not_found' || codeOf(error) === 'request.malformed'
  return <LoadError title={isUnknown ? t('notFound') : t('failure')} error={error} onRetry={refetch} />
}

function Frame() {
  const t = useTranslations('providerSandbox')
  return (
    <div className="bg-surface-2 grid min-h-dvh grid-cols-1 content-start gap-6 p-4 tablet:p-8">
      <header className="mx-auto flex w-full max-w-dialog items-center justify-between gap-2">
        <span className="inline-flex items-center gap-2 font-bold">
          <Landmark aria-hidden className="size-icon" />
          {t('brand')}
        </span>
        <span className="flex items-center gap-1">
          <LanguageSelect />
          <ThemeSwitch />
        </span>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="bg-surface-1 border-line shadow-raised mx-auto grid w-full max-w-dialog grid-cols-1 gap-5 rounded-xl border p-5 outline-none tablet:p-8"
      >
        <Pay />
      </main>
      <p className="text-text-soft mx-auto max-w-dialog text-center text-sm">{t('note')}</p>
    </div>
  )
}

/** The sandbox provider's own page, where the payer decides the outcome. */
export function PayPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Frame />
    </TextsProvider>
  )
}
