import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { BankRecord, BankRecordState } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { Button, confirm } from '@ronda/ui'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { useRecordAction } from './useRecordAction.ts'

const TONES: Readonly<Record<BankRecordState, BadgeTone>> = {
  recorded: 'waiting',
  confirmed: 'good',
  withdrawn: 'plain',
}

type RecordProps = { readonly record: BankRecord; readonly member: string; readonly currency: Currency }

/** Whoever recorded it may only withdraw it: somebody else confirms. */
function Deciding({ record, member, currency }: RecordProps) {
  const t = useTranslations('bankTransferDesk')
  const show = useMoneyText(currency)
  const act = useRecordAction()
  const [isBusy, setBusy] = useState(false)
  const { id, kind, amount, mayConfirm } = record

  async function run(ask: () => ReturnType<typeof staffApi.bankTransferDesk.confirm>, done: string): Promise<void> {
    setBusy(true)
    await act(ask, done)
    setBusy(false)
  }
  async function accept(): Promise<void> {
    const text = t(`confirmTexts.${kind}`, { amount: show(amount), member })
    const question = { title: t('confirmTitle'), text, yes: t('actions.confirm'), no: t('cancel') }
    if (await confirm(question)) await run(() => staffApi.bankTransferDesk.confirm({ id }), t('confirmed'))
  }
  async function withdraw(): Promise<void> {
    const question = { title: t('withdrawTitle'), text: t('withdrawText'), yes: t('actions.withdraw'), no: t('cancel') }
    if (await confirm({ ...question, isDanger: true }))
      await run(() => staffApi.bankTransferDesk.withdraw({ id }), t('withdrawn'))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {mayConfirm ? (
        <Button size="small" isBusy={isBusy} onClick={() => void accept()}>
          {t('actions.confirm')}
        </Button>
      ) : (
        <p className="text-text-soft text-sm">{t('notYou')}</p>
      )}
      <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void withdraw()}>
        {t('actions.withdraw')}
      </Button>
    </div>
  )
}

function RecordLine(props: RecordProps) {
  const { record, currency } = props
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  const show = useMoneyText(currency)
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
  const { kind, amount, bankReference, on, note, state, recordedBy, recordedAt, decidedBy, decidedAt } = record
  const day = on === null ? '' : format.dateTime(new Date(`${on}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <li className="bg-surface-2 grid grid-cols-1 gap-2 rounded-md p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular font-bold">{t(`kinds.${kind}`, { amount: show(amount) })}</p>
        <Badge tone={TONES[state]}>{t(`recordStates.${state}`)}</Badge>
      </div>
      {bankReference !== null && <p className="break-words">{t('recordLine', { reference: bankReference, day })}</p>}
      {note !== null && <p className="break-words">{note}</p>}
      <p className="text-text-faint text-xs">{t('recordedBy', { name: recordedBy, when: when(recordedAt) })}</p>
      {state !== 'recorded' && decidedBy !== null && decidedAt !== null && (
        <p className="text-text-faint text-xs">
          {t(state === 'confirmed' ? 'confirmedBy' : 'withdrawnBy', { name: decidedBy, when: when(decidedAt) })}
        </p>
      )}
      {state === 'recorded' && <Deciding {...props} />}
    </li>
  )
}

type RecordListProps = {
  readonly records: readonly BankRecord[]
  readonly member: string
  readonly currency: Currency
}

/** What was recorded, newest first, with the buttons of whoever may decide. */
export function RecordList({ records, member, currency }: RecordListProps) {
  const t = useTranslations('bankTransferDesk')
  if (records.length === 0) return null
  return (
    <section aria-label={t('records')} className="grid grid-cols-1 gap-3">
      <h4 className="text-text-soft text-sm font-medium">{t('records')}</h4>
      <ul className="grid grid-cols-1 gap-3">
        {records.map((record) => (
          <RecordLine key={record.id} record={record} member={member} currency={currency} />
        ))}
      </ul>
    </section>
  )
}
