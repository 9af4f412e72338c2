import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { classes, IconButton, MoneyText, Skeleton } from '@ronda/ui'
import { deviceStore } from '../../store.ts'
import { balanceQuery } from './wallet.queries.ts'

const HIDDEN_MARK = 'ronda.balanceHidden'
const DOTS = '••••••'

/** The member's balance, always true: counted to each new value, hidden from a neighbour's eye by one tap. */
export function BalanceLine({ isBare = false }: { readonly isBare?: boolean }) {
  const t = useTranslations('wallet')
  const { data: balance, refetch, isFetching } = useQuery(balanceQuery)
  const [isHidden, setHidden] = useState(() => deviceStore.get(HIDDEN_MARK) !== null)

  function toggle(): void {
    if (isHidden) deviceStore.clear(HIDDEN_MARK)
    else deviceStore.set(HIDDEN_MARK, '1')
    setHidden(!isHidden)
  }

  return (
    <div
      className={classes(
        'flex min-h-control items-center',
        !isBare && 'bg-surface-2 border-line rounded-full border ps-4 pe-1',
      )}
      // The exact amount, for journeys that compare the screen with the ledger.
      data-balance={balance?.cash}
    >
      <span className="spoken">{t('balance')}</span>
      <span className="pe-2 font-bold">
        {balance === undefined && <Skeleton className="h-4 w-16" />}
        {balance !== undefined && isHidden && (
          <>
            <span aria-hidden>{DOTS}</span>
            <span className="spoken">{t('hidden')}</span>
          </>
        )}
        {balance !== undefined && !isHidden && <MoneyText amount={money(balance.cash, balance.currency)} />}
      </span>
      {!isBare && (
        <>
          <IconButton
            size="small"
            icon={isHidden ? Eye : EyeOff}
            label={isHidden ? t('show') : t('hide')}
            onClick={toggle}
          />
          <span className="hidden tablet:inline-flex">
            <IconButton
              size="small"
              icon={RefreshCw}
              label={t('refresh')}
              isTurning={isFetching}
              onClick={() => void refetch()}
            />
          </span>
        </>
      )}
    </div>
  )
}
