import { UserRoundPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ReferralGuest } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, Notice, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { Progress } from './Progress.tsx'
import type { ReferralInfo } from './referral.queries.ts'

type Props = { readonly info: ReferralInfo }

function Guest({ guest, info }: Props & { readonly guest: ReferralGuest }) {
  const t = useTranslations('referral')
  const { write } = useAmounts(info.terms.currency)
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: useZone() })
  const { name, state, valid, goal, endsAtMs, hostReward } = guest
  const isPlaying = state === 'playing'
  const isQualified = state === 'qualified'
  const amounts = { valid: write(valid), goal: write(goal) }
  return (
    <li className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{name}</span>
        <span className={classes('text-sm font-medium', isQualified ? 'text-gain' : 'text-text-soft')}>
          {t(`states.${state}`)}
        </span>
      </p>
      {(isPlaying || state === 'over') && (
        <>
          <Progress label={t('progress', { name, ...amounts })} valid={valid} goal={goal} />
          <p className="text-text-faint tabular flex flex-wrap justify-between gap-x-3 text-sm">
            <span>{t('valid', amounts)}</span>
            <span>{t(isPlaying ? 'until' : 'endedOn', { time: when.format(endsAtMs) })}</span>
          </p>
        </>
      )}
      {isPlaying && <p className="text-text-soft text-sm">{t('youEarn', { amount: write(hostReward) })}</p>}
      {isQualified && <p className="text-gain text-sm">{t('youEarned', { amount: write(hostReward) })}</p>}
      {state === 'refused' && <p className="text-text-soft text-sm">{t('refusedText')}</p>}
    </li>
  )
}

function Totals({ info }: Props) {
  const t = useTranslations('referral')
  const { write } = useAmounts(info.terms.currency)
  const { earned, qualified, qualifiedInMonth: count, monthMax: max } = info
  const totals = [
    { label: t('earned'), value: write(earned) },
    { label: t('qualified'), value: String(qualified) },
    { label: t('inMonth'), value: t('ofMax', { count: String(count), max: String(max) }) },
  ]
  return (
    <PanelCard title={t('totals')}>
      <dl className="grid grid-cols-1 gap-4 narrow:grid-cols-3">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-text-faint text-sm">{label}</dt>
            <dd className="tabular text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  )
}

/** Whom a member has invited, how far each guest is, and what they have brought. */
export function ReferralGuests({ info }: Props) {
  const t = useTranslations('referral')
  const { guests, moreGuests } = info
  return (
    <>
      {guests.length > 0 && <Totals info={info} />}
      <PanelCard title={t('guests')}>
        {guests.length === 0 ? (
          <Notice icon={UserRoundPlus} title={t('none')}>
            {t('noneText')}
          </Notice>
        ) : (
          <ul className="divide-line grid grid-cols-1 divide-y">
            {guests.map((guest, at) => (
              // Guests have no public id; the list only grows at its start.
              <Guest key={guests.length - at} guest={guest} info={info} />
            ))}
          </ul>
        )}
        {moreGuests > 0 && <p className="text-text-faint text-sm">{t('more', { count: moreGuests })}</p>}
      </PanelCard>
    </>
  )
}
