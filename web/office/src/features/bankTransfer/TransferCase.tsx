import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { BankTransfer } from '@ronda/contract'
import { Button, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { Facts } from '../../shell/desk/Facts.tsx'
import { transferQuery } from './bankTransfer.queries.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordList } from './RecordList.tsx'
import { TransferBadge } from './TransferBadge.tsx'

type TransferProps = { readonly transfer: BankTransfer }

/** One record at a time: the next one waits until somebody has decided about it. */
function Recording({ transfer: { id, currency, arrived, returned, records } }: TransferProps) {
  const t = useTranslations('bankTransferDesk')
  const [kind, setKind] = useState<'arrived' | 'returned'>()
  if (records.some(({ state }) => state === 'recorded')) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setKind('arrived')}>{t('actions.arrived')}</Button>
      {arrived > returned && (
        <Button variant="quiet" onClick={() => setKind('returned')}>
          {t('actions.returned')}
        </Button>
      )}
      {kind !== undefined && (
        <RecordDialog
          title={t(`actions.${kind}`)}
          currency={currency}
          send={(recorded, amount) => staffApi.bankTransferDesk.recordTransfer({ ...recorded, id, kind, amount })}
          onClose={() => setKind(undefined)}
        />
      )}
    </div>
  )
}

function Case({ transfer }: TransferProps) {
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  const show = useMoneyText(transfer.currency)
  const { id, member, reference, amount, arrived, returned, toReturn, holder, bank, account, askedAt } = transfer
  const facts = [
    { label: t('facts.member'), value: `${member.username} · ${member.number}` },
    { label: t('facts.reference'), value: <span className="tabular font-bold">{reference}</span> },
    { label: t('facts.amount'), value: show(amount) },
    ...(arrived > 0n ? [{ label: t('facts.arrived'), value: show(arrived) }] : []),
    ...(returned > 0n ? [{ label: t('facts.returned'), value: show(returned) }] : []),
    ...(toReturn > 0n ? [{ label: t('facts.toReturn'), value: show(toReturn) }] : []),
    { label: t('facts.to'), value: `${holder} · ${bank} · ${account}` },
    { label: t('facts.asked'), value: format.dateTime(askedAt, { dateStyle: 'medium', timeStyle: 'short' }) },
    { label: t('facts.id'), value: <span className="font-mono text-xs">{id}</span> },
  ]
  return (
    <>
      <div>
        <TransferBadge transfer={transfer} />
      </div>
      <p className="tabular text-2xl font-bold">{show(arrived > 0n ? arrived : amount)}</p>
      <Facts facts={facts} />
      {toReturn > 0n && (
        <p className="bg-loss-soft rounded-md px-4 py-3 text-sm">{t('sendBack', { amount: show(toReturn) })}</p>
      )}
      <Recording transfer={transfer} />
      <RecordList records={transfer.records} member={member.username} currency={transfer.currency} />
    </>
  )
}

/** One deposit by bank transfer: what was announced, what arrived, and who said so. */
export function TransferCase({ id }: { readonly id: string }) {
  const t = useTranslations('bankTransferDesk')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(transferQuery(id))
  return (
    <CasePanel title={t('transferTitle')}>
      {data !== undefined && <Case key={data.id} transfer={data} />}
      {data === undefined && error === null && <Skeleton className="h-stage-text" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss">
          {refusalText(codeOf(error))}
        </p>
      )}
    </CasePanel>
  )
}
