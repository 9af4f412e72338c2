import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, Skeleton } from '@ronda/ui'
import { Card } from '../../shell/layout/Card.tsx'
import { paymentQuery } from '../../shell/wallet/paymentPassword.queries.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

/** The password that is required for withdrawals and transfers. */
export function PaymentCard() {
  const t = useTranslations('profile.payment')
  const format = useFormatter()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(paymentQuery)
  if (data === undefined) return <Skeleton className="h-20 rounded-xl" />
  const { isSet, lockedUntilMs, triesLeft } = data
  const time = lockedUntilMs === null ? undefined : format.dateTime(lockedUntilMs, { timeStyle: 'short' })
  const state = time === undefined ? t(isSet ? 'isSet' : 'none') : t('locked', { time })
  return (
    <Card
      icon={WalletCards}
      isDone={isSet && time === undefined}
      title={t('title')}
      state={isSet && time === undefined && triesLeft < 5 ? `${state} ${t('triesLeft', { count: triesLeft })}` : state}
      action={
        <Button
          variant="quiet"
          size="small"
          aria-label={`${t(isSet ? 'change' : 'create')}: ${t('title')}`}
          onClick={() => setOpen(true)}
        >
          {t(isSet ? 'change' : 'create')}
        </Button>
      }
    >
      {isOpen && <PaymentDialog isSet={isSet} onClose={() => setOpen(false)} />}
    </Card>
  )
}
