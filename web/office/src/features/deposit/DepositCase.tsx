import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositDeskDetail } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, formatMoney, Skeleton, toast, useLocale } from '@ronda/ui'
import { api, codeOf } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { Timeline } from '../../shell/desk/Timeline.tsx'
import { MemberFreezes } from '../../shell/freeze/MemberFreezes.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { StateMark } from '@ronda/base/deposit/StateMark.tsx'
import { toneOfStep } from '@ronda/base/deposit/tone.ts'
import { useStepText } from '@ronda/base/deposit/useStepText.ts'
import { caseQuery } from './depositDesk.queries.ts'

type CaseProps = { readonly deposit: DepositDeskDetail }

/** What staff can do: query the provider again, or end the wait. */
function Doing({ deposit: { id, state } }: CaseProps) {
  const t = useTranslations('depositDesk')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: DESK_KEY })
  async function askProvider(): Promise<void> {
    setBusy(true)
    const reply = await proven(() => staffApi.depositDesk.look({ id }))
    setBusy(false)
    if (reply.ok) toast(t('looked'))
    else toast(refusalText(reply.error.code), 'bad')
    await refresh()
  }
  async function close(reason: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.depositDesk.close({ id, reason }))
    await refresh()
    if (!reply.ok) return refusalText(reply.error.code)
    toast(t('closed'))
    return undefined
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" isBusy={isBusy} onClick={() => void askProvider()}>
        {t('look')}
      </Button>
      {(state === 'asked' || state === 'waiting') && (
        <Button size="small" variant="quiet" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      )}
      {isClosing && (
        <ReasonDialog
          isDanger
          title={t('closeTitle')}
          text={t('closeText')}
          confirm={t('close')}
          onClose={() => setClosing(false)}
          onConfirm={close}
        />
      )}
    </div>
  )
}

function useFacts({ deposit }: CaseProps) {
  const t = useTranslations('depositDesk')
  const tDeposit = useTranslations('deposit')
  const locale = useLocale()
  const { id, member, memberNumber, way, provider, amount, fee, paid, currency, reason } = deposit
  const { toReturn, returned, returnReason } = deposit
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return [
    { label: t('facts.member'), value: `${member} · ${memberNumber}` },
    { label: t('facts.way'), value: tDeposit(`ways.${way}`) },
    { label: t('facts.provider'), value: provider },
    { label: t('facts.asked'), value: written(amount) },
    ...(fee > 0n ? [{ label: t('facts.fee'), value: written(fee) }] : []),
    ...(paid === null ? [] : [{ label: t('facts.paid'), value: written(paid) }]),
    ...(paid === null || returnReason === null
      ? []
      : [
          { label: t('facts.credited'), value: written(paid - toReturn) },
          { label: t('facts.back'), value: written(toReturn) },
          { label: t('facts.returned'), value: written(returned) },
          { label: t('facts.why'), value: t(`why.${returnReason}`) },
        ]),
    ...(reason === null ? [] : [{ label: t('facts.reason'), value: tDeposit(`reasons.${reason}`) }]),
    { label: t('facts.id'), value: <span className="font-mono text-xs">{id}</span> },
  ]
}

/** What the provider reports now, beside our own record. */
function ProviderReport({ deposit: { heard: report } }: CaseProps) {
  const t = useTranslations('depositDesk')
  const locale = useLocale()
  const written = (atoms: bigint): string => formatMoney(money(atoms, report?.currency ?? 'USD'), locale)
  const paid = report && report.paid > 0n ? ` · ${written(report.paid)}` : ''
  const left =
    report?.state === 'paid' && report.left < report.paid ? ` · ${t('heardLeft', { left: written(report.left) })}` : ''
  return (
    <p className="bg-surface-2 grid gap-1 rounded-md p-4 text-sm">
      <span className="text-text-faint">{t('heard')}</span>
      <span className="font-bold">
        {report === null ? t('heardNothing') : `${t(`heardStates.${report.state}`)}${paid}${left}`}
      </span>
    </p>
  )
}

/** The picture that the member sent; viewing it is logged, so it is loaded only on request. */
function ReceiptPicture({ id }: { readonly id: string }) {
  const t = useTranslations('depositDesk')
  const { refusalText } = useLanguage()
  const [source, setSource] = useState<string>()
  async function open(): Promise<void> {
    const reply = await api.uploads.look({ id })
    if (reply.ok) setSource(`data:${reply.value.type};base64,${reply.value.data}`)
    else toast(refusalText(reply.error.code), 'bad')
  }
  if (source !== undefined) return <img src={source} alt={t('receipt')} className="border-line rounded-md border" />
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => void open()}>
        {t('receipt')}
      </Button>
    </div>
  )
}

function Case({ deposit }: CaseProps) {
  const t = useTranslations('depositDesk')
  const textOf = useStepText(deposit.currency)
  const facts = useFacts({ deposit })
  const steps = deposit.timeline.map((each, index) => ({
    id: String(index),
    title: textOf(each),
    at: each.atMs,
    state: toneOfStep(each.step),
  }))
  return (
    <>
      <div>
        <StateMark state={deposit.state} />
      </div>
      <MemberFreezes member={deposit.memberNumber} />
      <Facts facts={facts} />
      {deposit.provider !== 'agent' && <ProviderReport deposit={deposit} />}
      {deposit.receipt !== null && <ReceiptPicture id={deposit.receipt} />}
      {deposit.provider !== 'agent' && <Doing deposit={deposit} />}
      <section aria-label={t('timeline')} className="grid grid-cols-1 gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t('timeline')}</h4>
        <Timeline label={t('timeline')} steps={steps} />
      </section>
    </>
  )
}

/** One deposit: our record, the provider's report, and what staff can do. */
export function DepositCase({ id }: { readonly id: string }) {
  const t = useTranslations('depositDesk')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(caseQuery(id))
  return (
    <CasePanel title={t('caseTitle')}>
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(error))}
        </p>
      )}
      {data !== undefined && <Case key={data.id} deposit={data} />}
    </CasePanel>
  )
}
