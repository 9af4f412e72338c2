import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositDetail, DepositNext } from '@ronda/contract'
import { money, unreachable } from '@ronda/core'
import { buttonClass, classes, formatMoney, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { CopyLine } from './CopyLine.tsx'

function PageLink({ id, url, children }: { readonly id: string; readonly url: string; readonly children: ReactNode }) {
  return (
    // A page of the payment provider: it replaces this page instead of opening beside it.
    <a href={url} onClick={() => void api.deposit.opened({ id })} className={buttonClass('primary', 'large')}>
      {children}
      <ExternalLink aria-hidden className="size-icon" />
    </a>
  )
}

type PartProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="text-text-soft text-sm">{text}</p>
      </div>
      {children}
    </div>
  )
}

type Next<Kind> = Extract<DepositNext, { readonly kind: Kind }>
type StepProps<Kind> = { readonly id: string; readonly next: Next<Kind>; readonly due: string }

function ByBank({ id, next, due }: StepProps<'bank'>) {
  const t = useTranslations('deposit.next')
  return (
    <Part title={t('bankTitle')} text={t('bankText')}>
      <CopyLine label={t('reference')} value={next.reference} isLarge />
      <CopyLine label={t('account')} value={next.account} />
      <CopyLine label={t('holder')} value={next.holder} />
      {next.bank !== undefined && <CopyLine label={t('bank')} value={next.bank} />}
      <CopyLine label={t('amount')} value={due} />
      {next.note !== undefined && <p className="text-text-soft text-sm break-words">{next.note}</p>}
      {next.url !== undefined && (
        <PageLink id={id} url={next.url}>
          {t('bankPage')}
        </PageLink>
      )}
    </Part>
  )
}

function Confirmations({ done, all }: { readonly done: number; readonly all: number }) {
  const t = useTranslations('deposit.next')
  const text = t('confirmed', { done, all })
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="flex gap-1"
      >
        {Array.from({ length: all }, (_, at) => (
          <span
            key={at}
            className={classes('h-2 flex-1 rounded-full transition-colors', at < done ? 'bg-gain' : 'bg-surface-3')}
          />
        ))}
      </div>
      <p className="text-text-soft text-sm">{text}</p>
    </div>
  )
}

function ToAddress({ id, next, due, done }: StepProps<'address'> & { readonly done: number | null }) {
  const t = useTranslations('deposit.next')
  return (
    <Part title={t('addressTitle')} text={t('addressText', { count: next.confirmations })}>
      <CopyLine label={t('address')} value={next.address} />
      <CopyLine label={t('amount')} value={due} />
      {done !== null && <Confirmations done={done} all={next.confirmations} />}
      {next.url !== undefined && (
        <PageLink id={id} url={next.url}>
          {t('addressPage')}
        </PageLink>
      )}
    </Part>
  )
}

/** The next step for the member, as text. */
export function NextStep({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit.next')
  const locale = useLocale()
  const { id, next, amount, fee, currency, confirmations } = deposit
  if (next === null) return null
  const due = formatMoney(money(amount + fee, currency), locale)
  switch (next.kind) {
    case 'page':
      return (
        <div className="grid grid-cols-1 justify-items-stretch gap-2 text-center">
          <PageLink id={id} url={next.url}>
            {t('page')}
          </PageLink>
          <p className="text-text-faint text-sm">{t('pageText')}</p>
        </div>
      )
    case 'bank':
      return <ByBank id={id} next={next} due={due} />
    case 'address':
      return <ToAddress id={id} next={next} due={due} done={confirmations} />
    case 'agent':
      return (
        <Part title={t('agentTitle')} text={t('agentText')}>
          <CopyLine label={t('code')} value={next.code} isLarge />
        </Part>
      )
    default:
      return unreachable(next)
  }
}
