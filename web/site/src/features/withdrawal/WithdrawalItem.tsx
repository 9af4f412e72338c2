import { ChevronDown, Clock3 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { WithdrawalLine } from '@ronda/contract'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { CaseNote } from './CaseNote.tsx'
import { ReceiptQuestion } from './ReceiptQuestion.tsx'
import { DisputeButton } from './DisputeButton.tsx'
import { StateMark } from '@ronda/base/withdrawal/StateMark.tsx'
import { Timeline } from './Timeline.tsx'
import { whereabouts } from './whereabouts.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'

/** Who holds the money, and when it moves on at the latest. */
function Standing({ withdrawal }: { readonly withdrawal: WithdrawalLine }) {
  const t = useTranslations('withdrawal.list')
  const format = useFormatter()
  const show = useMoneyText(withdrawal.currency)
  const { holder, promisedAt, state, received, remaining, receipt } = withdrawal
  const when =
    promisedAt === null ? undefined : format.dateTime(promisedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="text-text-soft grid gap-1 text-sm">
      <p>{t(`holder.${whereabouts(holder, state === 'paid')}`)}</p>
      {when !== undefined && (
        <p className="flex items-center gap-2">
          <Clock3 aria-hidden className="size-icon-small shrink-0" />
          {state === 'paid' ? t('autoReceive', { when }) : t('promised', { when })}
        </p>
      )}
      {receipt === 'partly' && (
        <p className="tabular flex flex-wrap gap-x-4">
          <span>{t('received', { amount: show(received) })}</span>
          <span className="text-loss">{t('remaining', { amount: show(remaining) })}</span>
        </p>
      )}
    </div>
  )
}

type WithdrawalItemProps = {
  readonly withdrawal: WithdrawalLine
  /** The history is expanded from the start. */
  readonly isOpen?: boolean
}

/** One withdrawal: its state, what to do, and its history. */
export function WithdrawalItem({ withdrawal, isOpen = false }: WithdrawalItemProps) {
  const t = useTranslations('withdrawal.list')
  const format = useFormatter()
  const show = useMoneyText(withdrawal.currency)
  const { state, receipt, amount, currency, account, askedAt, timeline } = withdrawal
  const isOver = state === 'refused' || state === 'asked'
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular font-display text-xl font-bold">{show(amount)}</p>
          <StateMark withdrawal={withdrawal} />
        </div>
        <p className="text-text-faint text-sm break-words">
          {t('to', { account: accountName(account) })}
          {' · '}
          {format.dateTime(askedAt, { dateStyle: 'medium' })}
        </p>
      </div>
      <Standing withdrawal={withdrawal} />
      {withdrawal.case && withdrawal.case.state !== 'closed' && <CaseNote about={withdrawal.case} />}
      {state === 'paid' && receipt !== 'received' && <ReceiptQuestion withdrawal={withdrawal} />}
      <div className="border-line flex flex-wrap items-start justify-between gap-2 border-t pt-2">
        <details open={isOpen} className="group min-w-0 flex-1 basis-tile open:basis-full">
          <summary className="text-text-soft hover:text-text flex min-h-control-small cursor-pointer list-none items-center gap-1 text-sm font-medium">
            {t('timeline')}
            <ChevronDown aria-hidden className="size-icon-small transition-transform group-open:rotate-180" />
          </summary>
          <div className="py-3">
            <Timeline entries={timeline} currency={currency} />
          </div>
        </details>
        {!isOver && withdrawal.case?.state !== 'open' && <DisputeButton withdrawal={withdrawal} />}
      </div>
    </li>
  )
}
