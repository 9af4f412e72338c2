import { useTranslations } from 'use-intl'
import type { BankTransfer, DepositState } from '@ronda/contract'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'

const TONES: Readonly<Record<DepositState, BadgeTone>> = {
  asked: 'plain',
  waiting: 'plain',
  confirmed: 'waiting',
  credited: 'good',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
  reversed: 'bad',
  owed: 'bad',
  returned: 'plain',
}

/** What is to be done about a transfer, or else what has become of its deposit. */
export function TransferBadge({ transfer: { state, toReturn, records } }: { readonly transfer: BankTransfer }) {
  const t = useTranslations('bankTransferDesk')
  if (records.some((record) => record.state === 'recorded'))
    return <Badge tone="waiting">{t('recordStates.recorded')}</Badge>
  if (toReturn > 0n) return <Badge tone="bad">{t('facts.toReturn')}</Badge>
  return state === null ? null : <Badge tone={TONES[state]}>{t(`transferStates.${state}`)}</Badge>
}
