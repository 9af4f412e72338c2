import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, Users } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DeskWithdrawal, WithdrawalStep } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { Facts } from '../../shell/desk/Facts.tsx'
import { FourEyes } from '../../shell/desk/FourEyes.tsx'
import { Timeline } from '../../shell/desk/Timeline.tsx'
import { MemberFreezes } from '../../shell/freeze/MemberFreezes.tsx'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { payoutReason } from '@ronda/base/withdrawal/payoutReason.ts'
import { StateMark } from '@ronda/base/withdrawal/StateMark.tsx'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { CaseAnswer } from './CaseAnswer.tsx'
import { Deciding } from './Deciding.tsx'
import { caseQuery } from './desk.queries.ts'

const BAD = new Set(['refused', 'paused', 'rejecting', 'failing', 'missing', 'partly', 'late', 'disputed'])

function Known({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useTranslations('withdrawalDesk')
  const format = useFormatter()
  const show = useMoneyText(withdrawal.currency)
  const { member, account, holderName, verifiedName, fee, askedAt, promisedAt, id, state } = withdrawal
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Facts
      facts={[
        { label: t('facts.member'), value: `${member.username} · ${member.number}` },
        { label: t('facts.account'), value: accountName(account) },
        { label: t('facts.holder'), value: holderName },
        { label: t('facts.verified'), value: verifiedName ?? t('notVerified') },
        ...(fee > 0n ? [{ label: t('facts.fee'), value: show(fee) }] : []),
        { label: t('facts.asked'), value: when(askedAt) },
        ...(promisedAt === null
          ? []
          : [{ label: t(state === 'paid' ? 'facts.autoReceive' : 'facts.promised'), value: when(promisedAt) }]),
        { label: t('facts.id'), value: <span className="font-mono text-xs">{id}</span> },
      ]}
    />
  )
}

function Eyes({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useTranslations('withdrawalDesk')
  const show = useMoneyText(withdrawal.currency)
  const format = useFormatter()
  const { needsTwo, firstApprover, approver, sharedWith, owed, isOwnName } = withdrawal
  const { pausedUntil, chargeable, isWaived } = withdrawal
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StateMark withdrawal={withdrawal} />
      {needsTwo && firstApprover === null && <Badge tone="waiting">{t('two')}</Badge>}
      {needsTwo && firstApprover !== null && <FourEyes first={firstApprover} second={approver} />}
      {!isOwnName && <Badge tone="bad">{t('otherName')}</Badge>}
      {pausedUntil !== null && (
        <Badge tone="bad">
          <ShieldAlert aria-hidden className="size-icon-small" />
          {t('paused', { when: format.dateTime(pausedUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </Badge>
      )}
      {owed > 0n && <Badge tone="bad">{t('owes', { amount: show(owed) })}</Badge>}
      {chargeable > 0n && <Badge tone="bad">{t('chargeable', { amount: show(chargeable) })}</Badge>}
      {isWaived && <Badge tone="waiting">{t('waived')}</Badge>}
      {sharedWith.length > 0 && (
        <Badge tone="bad">
          <Users aria-hidden className="size-icon-small" />
          {t('shared', { names: sharedWith.join(', ') })}
        </Badge>
      )}
    </div>
  )
}

function Case({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useTranslations('withdrawalDesk')
  const show = useMoneyText(withdrawal.currency)
  function noteOf(step: WithdrawalStep, words: string | null): string | undefined {
    // A ledger code, which the step already says.
    if (words === null || step === 'refused') return undefined
    return step === 'failing' ? t(`reasons.${payoutReason(words) ?? 'other'}`, { words }) : words
  }
  const format = useFormatter()
  const untilOf = (until: number | null): string =>
    until === null ? '' : format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' })
  const steps = withdrawal.timeline.map(({ step, at, words, amount, until }, index) => ({
    id: String(index),
    title: [t(`steps.${step}`, { until: untilOf(until) }), amount !== null && show(amount)].filter(Boolean).join(' · '),
    at,
    note: noteOf(step, words),
    state: BAD.has(step) ? ('bad' as const) : ('done' as const),
  }))
  return (
    <>
      <Eyes withdrawal={withdrawal} />
      <MemberFreezes member={withdrawal.member.number} />
      <p className="tabular text-2xl font-bold">{show(withdrawal.amount)}</p>
      <Known withdrawal={withdrawal} />
      <Deciding withdrawal={withdrawal} />
      {withdrawal.case && withdrawal.case.state !== 'closed' && (
        <CaseAnswer id={withdrawal.id} about={withdrawal.case} />
      )}
      <section aria-label={t('timeline')} className="grid grid-cols-1 gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t('timeline')}</h4>
        <Timeline label={t('timeline')} steps={steps} />
      </section>
    </>
  )
}

/** One withdrawal: the member, the account, who has approved, and what the user may do about it. */
export function WithdrawalCase({ id }: { readonly id: string }) {
  const t = useTranslations('withdrawalDesk')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(caseQuery(id))
  return (
    <CasePanel title={t('caseTitle')}>
      {data !== undefined && <Case withdrawal={data} />}
      {data === undefined && error === null && <Skeleton className="h-stage-text" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss">
          {refusalText(codeOf(error))}
        </p>
      )}
    </CasePanel>
  )
}
