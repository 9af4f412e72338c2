import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { Button, Dialog } from '@ronda/ui'
import { useCancelBonus } from './useBonusAct.ts'

type CancelProps = {
  readonly bonus: Bonus
  /** Shown before a withdrawal. */
  readonly isWithdrawing?: boolean
  readonly onClose: () => void
}

/** What goes and what stays if the bonus is cancelled now, and the button that does it. */
export function CancelDialog({ bonus, isWithdrawing = false, onClose }: CancelProps) {
  const t = useTranslations('bonus.cancel')
  const { write } = useAmounts(bonus.terms.currency)
  const { data: balance } = useQuery(balanceQuery)
  const cancelling = useCancelBonus(onClose)
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {isWithdrawing && <p className="text-text-soft">{t('text')}</p>}
        <dl className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
          <div className="bg-surface-2 rounded-lg p-4">
            <dt className="text-text-faint text-sm">{t('goes')}</dt>
            <dd className="tabular text-loss text-xl font-bold">{write(bonus.ifCancelled?.toFund ?? 0n)}</dd>
            <dd className="text-text-soft text-sm">{t('goesText')}</dd>
          </div>
          <div className="bg-surface-2 rounded-lg p-4">
            <dt className="text-text-faint text-sm">{t('stays')}</dt>
            {balance !== undefined && <dd className="tabular text-xl font-bold">{write(balance.cash)}</dd>}
            <dd className="text-text-soft text-sm">{t('staysText')}</dd>
          </div>
        </dl>
        {bonus.isSettling && <p className="text-text-soft text-sm">{t('open')}</p>}
        <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
          <Button variant="quiet" size="large" isWide onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            size="large"
            isWide
            isBusy={cancelling.isPending}
            onClick={() => cancelling.mutate(bonus)}
          >
            {t('send')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
