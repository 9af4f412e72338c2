import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import type { ReferralInvitation } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { Progress } from './Progress.tsx'

type Props = { readonly invitation: ReferralInvitation; readonly currency: Currency }

/** What became of the invitation, in a sentence; nothing while the guest is playing. */
function useOutcome(): (invitation: ReferralInvitation) => string | undefined {
  const t = useTranslations('referral')
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: useZone() })
  return ({ state, endsAtMs }) => {
    if (state === 'reached') return t('ownReached')
    if (state === 'qualified') return t('ownQualified')
    if (state === 'refused') return t('ownRefused')
    return state === 'over' ? t('ownOver', { time: when.format(endsAtMs) }) : undefined
  }
}

/** Whose guest the member is: their own progress, and what the host earns from them. */
export function ReferralInvited({ invitation, currency }: Props) {
  const t = useTranslations('referral')
  const { write } = useAmounts(currency)
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: useZone() })
  const outcome = useOutcome()(invitation)
  const { name, state, valid, goal, endsAtMs, guestReward, hostReward } = invitation
  const progress = t('ownProgress', { valid: write(valid), goal: write(goal) })
  const hasRewards = state !== 'refused' && state !== 'over'
  return (
    <PanelCard title={t('invited', { name })}>
      {outcome !== undefined && <p className="text-text-soft text-sm">{outcome}</p>}
      {(state === 'playing' || state === 'over') && (
        <div className="grid gap-2">
          <Progress label={progress} valid={valid} goal={goal} />
          <p className="text-text-soft tabular flex flex-wrap justify-between gap-x-3 text-sm">
            <span>{progress}</span>
            {state === 'playing' && <span>{t('until', { time: when.format(endsAtMs) })}</span>}
          </p>
        </div>
      )}
      {hasRewards && (
        <dl className="grid grid-cols-1 gap-4 narrow:grid-cols-2">
          <div>
            <dt className="text-text-faint text-sm">{t('ownReward')}</dt>
            <dd className="tabular text-xl font-bold">{write(guestReward)}</dd>
          </div>
          <div>
            <dt className="text-text-faint text-sm">{t('hostReward', { name })}</dt>
            <dd className="tabular text-xl font-bold">{write(hostReward)}</dd>
          </div>
        </dl>
      )}
    </PanelCard>
  )
}
