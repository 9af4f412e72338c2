import {
  BadgePercent,
  Gift,
  Handshake,
  MailOpen,
  Medal,
  Percent,
  Sparkles,
  Target,
  Tickets,
  Trophy,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Reward, RewardFundName } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, classes, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'

const icons: Readonly<Record<RewardFundName, LucideIcon>> = {
  REBATE: Percent,
  MISSION: Target,
  POINTS: Sparkles,
  RANK: Trophy,
  REFERRAL: UserRoundPlus,
  PROMOTION: BadgePercent,
  ENVELOPE: MailOpen,
  RAFFLE: Tickets,
  BONUS: Gift,
  TOURNAMENT: Medal,
  CONTRACT: Handshake,
}

/** When it ends, or has ended. */
function useWhen(): (reward: Reward) => string {
  const t = useTranslations('reward')
  const zone = useZone()
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return ({ state, expiresAtMs, collectedAtMs }) => {
    if (collectedAtMs !== null) return t('collectedOn', { time: when.format(collectedAtMs) })
    if (state === 'collecting') return t('paying')
    if (expiresAtMs === null) return t('forever')
    return t(state === 'expired' ? 'expiredOn' : 'until', { time: when.format(expiresAtMs) })
  }
}

export type RewardRowProps = {
  readonly reward: Reward
  /** Left out where it cannot be collected any more. */
  readonly onCollect?: () => void
  readonly isBusy?: boolean
}

/** One reward: what for, how much, and until when. */
export function RewardRow({ reward, onCollect, isBusy = false }: RewardRowProps) {
  const t = useTranslations('reward')
  const writeWhen = useWhen()
  const { write } = useAmounts(reward.currency)
  const { fund, name, amount, state } = reward
  const Icon = icons[fund]
  const isOpen = onCollect !== undefined
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={classes(
          'grid size-control shrink-0 place-items-center rounded-full',
          isOpen ? 'bg-accent-soft text-accent-text' : 'bg-surface-2 text-text-faint',
        )}
      >
        <Icon aria-hidden className="size-icon" />
      </span>
      <span className="min-w-0">
        <span className={classes('block break-words', isOpen ? 'font-bold' : 'text-text-soft')}>{name}</span>
        <span className="text-text-faint block text-sm">{[t(`reasons.${fund}`), writeWhen(reward)].join(' · ')}</span>
      </span>
      <span className="col-start-2 flex items-center justify-between gap-3 tablet:col-start-3">
        <span
          className={classes('tabular font-bold', state === 'expired' ? 'text-text-faint line-through' : 'text-gain')}
        >
          {write(amount)}
        </span>
        {isOpen && (
          <Button
            size="small"
            variant="quiet"
            isBusy={isBusy}
            aria-label={t('collectOne', { amount: write(amount), name })}
            onClick={onCollect}
          >
            {t('collect')}
          </Button>
        )}
      </span>
    </li>
  )
}
