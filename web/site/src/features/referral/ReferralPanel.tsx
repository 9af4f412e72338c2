import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { buttonClass, Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { referralQuery } from './referral.queries.ts'
import { ReferralGuests } from './ReferralGuests.tsx'
import { ReferralInvited } from './ReferralInvited.tsx'
import { ReferralShare } from './ReferralShare.tsx'
import { ReferralLevels, ReferralSteps } from './ReferralTerms.tsx'

const TEXTS = ['referral', 'statement'] as const

function NotOffered() {
  const t = useTranslations('referral')
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={UserRoundPlus}
        title={t('notOffered')}
        actions={
          <Link to="/member" search={{ view: 'rewardCenter' }} className={buttonClass()}>
            {t('toRewards')}
          </Link>
        }
      >
        {t('notOfferedText')}
      </Notice>
    </div>
  )
}

function Panel() {
  const t = useTranslations('referral')
  const { data: info, error, isError, refetch } = useQuery(referralQuery)
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { isOffered, invitation, guests, terms } = info
  return (
    <div className="grid grid-cols-1 gap-4">
      {isOffered ? <ReferralShare info={info} /> : <NotOffered />}
      {invitation !== null && <ReferralInvited invitation={invitation} currency={terms.currency} />}
      {isOffered && <ReferralSteps info={info} />}
      {isOffered && <ReferralLevels info={info} />}
      {(isOffered || guests.length > 0) && <ReferralGuests info={info} />}
    </div>
  )
}

/** Inviting friends: the link, what both sides get, and how far everybody is. */
export function ReferralPanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
