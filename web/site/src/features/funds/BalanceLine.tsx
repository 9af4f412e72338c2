import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { classes, IconButton, Popover, Skeleton } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { Amount } from './Amount.tsx'
import { useHidden } from './hidden.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'

const FundsHint = lazyPart(() => import('./FundsHint.tsx'), 'FundsHint')

function Figure() {
  const t = useTranslations('wallet')
  const { data: balance } = useQuery(balanceQuery)
  return (
    <>
      <span className="spoken">{t('balance')}</span>
      <span className="pe-2 font-bold">
        {balance === undefined ? (
          <Skeleton className="h-4 w-16" />
        ) : (
          <Amount isShort amount={money(balance.cash, balance.currency)} />
        )}
      </span>
    </>
  )
}

/** The balance, which opens the breakdown, with buttons to hide and to refresh it. */
function Explained() {
  const t = useTranslations('wallet')
  const { refetch, isFetching } = useQuery(balanceQuery)
  const { isHidden, toggle } = useHidden()
  return (
    <>
      <Popover label={t('explain')} trigger={<Figure />}>
        {(close) => (
          <Suspense fallback={<Skeleton className="h-stage-text" />}>
            <FundsHint onLeave={close} />
          </Suspense>
        )}
      </Popover>
      <IconButton
        size="small"
        icon={isHidden ? Eye : EyeOff}
        label={isHidden ? t('show') : t('hide')}
        onClick={toggle}
      />
      <IconButton
        size="small"
        icon={RefreshCw}
        label={t('refresh')}
        isTurning={isFetching}
        onClick={() => void refetch()}
      />
    </>
  )
}

/** The member's balance, kept up to date by the socket; one tap hides it. */
export function BalanceLine({ isBare = false }: { readonly isBare?: boolean }) {
  const { data: balance } = useQuery(balanceQuery)
  return (
    <div
      className={classes(
        'flex min-h-control items-center',
        !isBare && 'bg-surface-2 border-line rounded-full border ps-4 pe-1',
      )}
      // The exact amount, for browser tests that compare the screen with the ledger.
      data-balance={balance?.cash}
    >
      {isBare ? <Figure /> : <Explained />}
    </div>
  )
}
