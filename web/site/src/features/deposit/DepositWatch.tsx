import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleCheck, CircleX, Hourglass, LoaderCircle, Undo2, type LucideIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DepositDetail } from '@ronda/contract'
import { money } from '@ronda/core'
import {
  secondaryLinkClass,
  Button,
  buttonClass,
  classes,
  confirm,
  formatMoney,
  Skeleton,
  toast,
  useLocale,
} from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { depositQuery } from './deposit.queries.ts'
import { NextStep } from './NextStep.tsx'
import { Receipt } from './Receipt.tsx'
import { SentBack } from './SentBack.tsx'
import { Timeline } from './Timeline.tsx'
import { toneOf, type Tone } from '@ronda/base/deposit/tone.ts'
import { methodIcons } from './methodIcons.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const marks: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly className: string }>> = {
  good: { icon: CircleCheck, className: 'bg-gain-soft text-gain' },
  bad: { icon: CircleX, className: 'bg-loss-soft text-loss' },
  moving: { icon: LoaderCircle, className: 'bg-accent-soft text-accent-text' },
  quiet: { icon: Hourglass, className: 'bg-surface-3 text-text-soft' },
}

/** The part of the credited amount that the payer has charged back, while some of it is left. */
function takenOf({ paid, toReturn, kept }: DepositDetail): bigint {
  const share = (paid ?? 0n) - toReturn
  return kept !== null && kept > 0n && kept < share ? share - kept : 0n
}

function Head({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit')
  const locale = useLocale()
  const { state, way, amount, paid, toReturn, owed, currency, reason } = deposit
  const tone = toneOf(state)
  const { icon, className } = marks[tone]
  const Icon = state === 'returned' ? Undo2 : icon
  const MethodIcon = methodIcons[way]
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const text = state === 'failed' ? t(`reasons.${reason ?? 'declined'}`) : t(`stateTexts.${state}`)
  return (
    <div aria-live="polite" className="grid justify-items-center gap-3 text-center">
      <span className={classes('grid size-16 place-items-center rounded-full', className)}>
        <Icon aria-hidden className={classes('size-icon-large', tone === 'moving' && 'animate-turn')} />
      </span>
      <p className="font-display tabular text-3xl font-bold">{written(paid ?? amount)}</p>
      <p className="text-text-faint inline-flex items-center gap-2 text-sm">
        <MethodIcon aria-hidden className="size-icon-small" />
        {t(`ways.${way}`)}
      </p>
      <h2 className="text-xl font-bold">{t(`headlines.${state}`)}</h2>
      <p className="text-text-soft max-w-measure">{text}</p>
      {owed > 0n && (
        <p className="bg-loss-soft max-w-measure rounded-md px-4 py-3 text-sm">{t('owes', { owed: written(owed) })}</p>
      )}
      {takenOf(deposit) > 0n && (
        <p className="bg-surface-2 max-w-measure rounded-md px-4 py-3 text-sm">
          {t('partly', { taken: written(takenOf(deposit)) })}
        </p>
      )}
      {paid !== null && paid !== amount && toReturn === 0n && (
        <p className="bg-surface-2 max-w-measure rounded-md px-4 py-3 text-sm">
          {t('differs', { asked: written(amount), paid: written(paid) })}
        </p>
      )}
    </div>
  )
}

/** Warns beforehand that part of the payment would be sent back. */
function AllowanceWarning({ deposit: { amount, room: allowance, currency } }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit.warn')
  const locale = useLocale()
  if (allowance === null || allowance >= amount) return null
  return (
    <p role="alert" className="bg-loss-soft mx-auto max-w-measure rounded-md px-4 py-3 text-sm">
      {allowance === 0n ? t('none') : t('some', { room: formatMoney(money(allowance, currency), locale) })}
    </p>
  )
}

/** When the deposit expires. */
function Times({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit')
  const format = useFormatter()
  const time = (atMs: number): string =>
    format.dateTime(atMs, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  return (
    <p className="text-text-faint tabular flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
      <span>{t('expires', { time: time(deposit.expiresAtMs) })}</span>
    </p>
  )
}

function CancelButton({ id }: { readonly id: string }) {
  const t = useTranslations('deposit.cancel')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  async function cancel(): Promise<void> {
    const isSure = await confirm({ title: t('title'), text: t('text'), yes: t('yes'), no: t('no'), isDanger: true })
    if (!isSure) return
    const reply = await api.deposit.cancel({ id })
    if (reply.ok) toast(t('done'))
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: CASHIER_KEY })
  }
  return (
    <Button variant="quiet" onClick={() => void cancel()}>
      {t('button')}
    </Button>
  )
}

function Watch({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit')
  const { id, state } = deposit
  const isWaiting = state === 'asked' || state === 'waiting'
  const isTransfer = deposit.way === 'bank' || deposit.way === 'bankTransfer'
  const isOver = !isWaiting && state !== 'confirmed'
  // A deposit that was paid and then reversed is no failure that can be retried.
  const isPaid = state === 'credited' || state === 'owed' || state === 'reversed' || state === 'returned'
  return (
    <>
      <section className="bg-surface-1 border-line grid grid-cols-1 gap-6 rounded-xl border p-5 tablet:p-8">
        <Head deposit={deposit} />
        <SentBack deposit={deposit} />
        <AllowanceWarning deposit={deposit} />
        {deposit.room !== 0n && <NextStep deposit={deposit} />}
        {isWaiting && isTransfer && <Receipt deposit={deposit} />}
        {isWaiting && <Times deposit={deposit} />}
        <div className="flex flex-wrap justify-center gap-3">
          {isWaiting && <CancelButton id={id} />}
          {isOver && (
            <Link to="/member" search={{ view: 'depositv2' }} className={buttonClass()}>
              {isPaid ? t('another') : t('retry')}
            </Link>
          )}
        </div>
      </section>
      <Timeline deposit={deposit} />
    </>
  )
}

/** One deposit: what to do, its state, and its history. It updates by itself. */
export function DepositWatch({ id }: { readonly id: string }) {
  const t = useTranslations('deposit')
  const { data, error, isError, refetch } = useQuery(depositQuery(id))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Link to="/member" search={{ view: 'depositv2' }} className={secondaryLinkClass}>
          <ArrowLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
          {t('back')}
        </Link>
      </div>
      {data !== undefined && <Watch deposit={data} />}
      {data === undefined && !isError && <Skeleton className="h-stage rounded-xl" />}
      {data === undefined && isError && <LoadError title={t('failureTitle')} error={error} onRetry={refetch} />}
    </div>
  )
}
