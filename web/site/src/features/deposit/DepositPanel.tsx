import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositOffer } from '@ronda/contract'
import { Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { isAgent } from '@ronda/base/member/roles.ts'
import { CashCounter } from './CashCounter.tsx'
import { methodsQuery } from './deposit.queries.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositList } from './DepositList.tsx'
import { DepositWatch } from './DepositWatch.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const TEXTS = ['deposit'] as const

function maxWithin({ min, max }: DepositOffer, allowance: bigint | null): bigint {
  return allowance === null || allowance >= max || allowance < min ? max : allowance
}

function PayIn() {
  const t = useTranslations('deposit')
  const { data, error, isError, refetch } = useQuery(methodsQuery)
  if (data === undefined && !isError) return <Skeleton className="h-stage rounded-xl" />
  if (data === undefined) return <LoadError title={t('failureTitle')} error={error} onRetry={refetch} />
  const { currency, decimals, room: allowance } = data
  if (data.ways.every(({ isClosed }) => isClosed))
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={Unplug} title={t('nothingOpen')}>
          {t('nothingOpenText')}
        </Notice>
      </div>
    )
  // The offered amounts never exceed the member's own limit.
  const ways = data.ways.map((each) => ({ ...each, max: maxWithin(each, allowance) }))
  return <DepositForm ways={ways} currency={currency} decimals={decimals} />
}

type DepositPanelProps = {
  /** Around the form: what the member's own limits allow. */
  readonly Gate: ComponentType<{ readonly children: ReactNode }>
}

function Panel({ Gate }: DepositPanelProps) {
  const { deposit } = useSearch({ strict: false })
  const member = useMember()
  if (deposit !== undefined) return <DepositWatch key={deposit} id={deposit} />
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {isAgent(member) && <CashCounter />}
        <Gate>
          <PayIn />
        </Gate>
      </div>
      <DepositList />
    </div>
  )
}

/** Deposits: the amount, the method, and all earlier deposits. */
export function DepositPanel({ Gate }: DepositPanelProps) {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel Gate={Gate} />
    </TextsProvider>
  )
}
