import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { buttonClass, IconButton, Skeleton } from '@ronda/ui'
import { Amount } from './Amount.tsx'
import { FundsBar } from './FundsBar.tsx'
import { FundsParts } from './FundsParts.tsx'
import { useHidden } from './hidden.ts'
import { useFunds } from './useFunds.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

function Waiting() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-10 w-tile" />
      <Skeleton className="h-4 rounded-full" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

function Tools({ isFetching, refresh }: { readonly isFetching: boolean; readonly refresh: () => void }) {
  const t = useTranslations('wallet')
  const { isHidden, toggle } = useHidden()
  return (
    <span className="-me-2 flex shrink-0">
      <IconButton icon={isHidden ? Eye : EyeOff} label={isHidden ? t('show') : t('hide')} onClick={toggle} />
      <IconButton icon={RefreshCw} label={t('refresh')} isTurning={isFetching} onClick={refresh} />
    </span>
  )
}

type Leaving = { readonly onLeave?: (() => void) | undefined }

function FundsLinks({ onLeave, children }: Leaving & { readonly children: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/member" search={{ view: 'depositv2' }} onClick={onLeave} className={buttonClass('primary')}>
        {t('deposit')}
      </Link>
      <Link to="/member" search={{ view: 'withdraw' }} onClick={onLeave} className={buttonClass('quiet')}>
        {t('withdraw')}
      </Link>
      {children}
    </div>
  )
}

export type ExplainedFundsProps = Leaving & {
  readonly isShort?: boolean
  /** Further links, beside deposit and withdrawal. */
  readonly children?: ReactNode
}

/** All the money of the member: the total, its parts, and what each part is. */
export function ExplainedFunds({ isShort = false, onLeave, children }: ExplainedFundsProps) {
  const t = useTranslations('funds')
  const { currency, view, error, isError, isFetching, refresh } = useFunds()
  if (view === undefined || currency === undefined) {
    if (!isError) return <Waiting />
    return <LoadError title={t('failed')} error={error} onRetry={refresh} />
  }
  return (
    <div className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <span className="text-text-faint text-sm">{t('total')}</span>
          {/* The exact amount, for browser tests that compare the screen with the ledger. */}
          <span className="font-display text-3xl font-bold" data-total={view.total}>
            <Amount amount={money(view.total, currency)} />
          </span>
        </div>
        <Tools isFetching={isFetching} refresh={refresh} />
      </div>
      <FundsBar parts={view.parts} />
      <FundsParts parts={view.parts} currency={currency} isShort={isShort} onLeave={onLeave} />
      <FundsLinks onLeave={onLeave}>{children}</FundsLinks>
    </div>
  )
}
