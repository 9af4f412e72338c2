import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { BankPayout } from '@ronda/contract'
import { Button, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { Facts } from '../../shell/desk/Facts.tsx'
import { payeeQuery, payoutQuery } from './bankTransfer.queries.ts'
import { FailedDialog } from './FailedDialog.tsx'
import { PayoutBadge } from './PayoutBadge.tsx'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordList } from './RecordList.tsx'

type PayoutProps = { readonly payout: BankPayout }

/** One record at a time: the next one waits until somebody has decided about it. */
function Recording({ payout: { id, state, records } }: PayoutProps) {
  const t = useTranslations('bankTransferDesk')
  const [kind, setKind] = useState<'paid' | 'failed'>()
  if (state !== 'waiting' || records.some((record) => record.state === 'recorded')) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setKind('paid')}>{t('actions.paid')}</Button>
        <Button variant="quiet" onClick={() => setKind('failed')}>
          {t('actions.failed')}
        </Button>
      </div>
      {kind === 'paid' && (
        <RecordDialog
          title={t('actions.paid')}
          send={(recorded) => staffApi.bankTransferDesk.recordPayout({ ...recorded, id, kind: 'paid' })}
          onClose={() => setKind(undefined)}
        />
      )}
      {kind === 'failed' && <FailedDialog id={id} onClose={() => setKind(undefined)} />}
    </div>
  )
}

/** What whoever pays, records or confirms must know while it is not over. */
function Warnings({ payout: { state, exportedAt, isFrozen, pausedUntil } }: PayoutProps) {
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  if (state !== 'waiting') return null
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {isFrozen && <p className="bg-loss-soft rounded-md px-4 py-3 text-sm">{t('frozenWarning')}</p>}
      {pausedUntil !== null && (
        <p className="bg-loss-soft rounded-md px-4 py-3 text-sm">{t('pausedWarning', { when: when(pausedUntil) })}</p>
      )}
      {exportedAt !== null && <p className="bg-accent-soft rounded-md px-4 py-3 text-sm">{t('fileWarning')}</p>}
    </>
  )
}

function Case({ payout }: PayoutProps) {
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  const show = useMoneyText(payout.currency)
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  const { id, member, amount, kind, holder, institution, askedAt, exportedAt, records } = payout
  const { refusalText } = useLanguage()
  const { data: payee, error, refetch, isFetching } = useQuery(payeeQuery(id))
  const isWallet = kind === 'wallet'
  const facts = [
    { label: t('facts.holder'), value: <span className="font-bold">{holder}</span> },
    { label: t(isWallet ? 'facts.network' : 'facts.institution'), value: institution },
    {
      label: t(isWallet ? 'facts.address' : 'facts.account'),
      value: (
        <>
          <span className="font-mono break-all">{payee?.account ?? payout.account}</span>
          {payee === undefined && error !== null && (
            <span role="alert" className="text-loss grid justify-items-start gap-2">
              {refusalText(codeOf(error))}
              <Button size="small" variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
                {t('facts.retry')}
              </Button>
            </span>
          )}
        </>
      ),
    },
    { label: t('facts.member'), value: `${member.username} · ${member.number}` },
    { label: t('facts.asked'), value: when(askedAt) },
    ...(exportedAt === null ? [] : [{ label: t('facts.exported'), value: when(exportedAt) }]),
    { label: t('facts.id'), value: <span className="font-mono text-xs">{id}</span> },
  ]
  return (
    <>
      <div>
        <PayoutBadge payout={payout} />
      </div>
      <p className="tabular text-2xl font-bold">{show(amount)}</p>
      <Facts facts={facts} />
      <Warnings payout={payout} />
      <Recording payout={payout} />
      <RecordList records={records} member={member.username} currency={payout.currency} />
    </>
  )
}

/** One payout by hand: where the money goes, and who said that it went. */
export function PayoutCase({ id }: { readonly id: string }) {
  const t = useTranslations('bankTransferDesk')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(payoutQuery(id))
  return (
    <CasePanel title={t('payoutTitle')}>
      {data !== undefined && <Case key={data.id} payout={data} />}
      {data === undefined && error === null && <Skeleton className="h-stage-text" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss">
          {refusalText(codeOf(error))}
        </p>
      )}
    </CasePanel>
  )
}
