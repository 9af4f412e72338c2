import { useTranslations } from 'use-intl'
import type { BankPayout } from '@ronda/contract'
import { Badge } from '../../shell/desk/Badge.tsx'

const TONES = { waiting: 'waiting', paid: 'good', failed: 'bad' } as const

/** What has become of a payout, that a record of it waits for a second person, or that it must not be paid now. */
export function PayoutBadge({ payout: { state, isFrozen, pausedUntil, records } }: { readonly payout: BankPayout }) {
  const t = useTranslations('bankTransferDesk')
  if (records.some((record) => record.state === 'recorded'))
    return <Badge tone={TONES[state]}>{t('recordStates.recorded')}</Badge>
  if (state === 'waiting' && isFrozen) return <Badge tone="bad">{t('states.frozen')}</Badge>
  if (state === 'waiting' && pausedUntil !== null) return <Badge tone="bad">{t('states.paused')}</Badge>
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
