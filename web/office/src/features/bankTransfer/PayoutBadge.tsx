import { useTranslations } from 'use-intl'
import type { BankPayout } from '@ronda/contract'
import { Badge } from '../../shell/desk/Badge.tsx'

const TONES = { waiting: 'waiting', paid: 'good', failed: 'bad' } as const

/** What has become of a payout, or that a record of it waits for a second person. */
export function PayoutBadge({ payout: { state, records } }: { readonly payout: BankPayout }) {
  const t = useTranslations('bankTransferDesk')
  const isRecorded = records.some((record) => record.state === 'recorded')
  return <Badge tone={TONES[state]}>{isRecorded ? t('recordStates.recorded') : t(`states.${state}`)}</Badge>
}
