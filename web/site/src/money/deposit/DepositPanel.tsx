import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositOffer, DepositWay } from '@ronda/contract'
import { Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { DepositGate } from '../control/DepositGate.tsx'
import { useMember } from '../../people/session/useMember.ts'
import { isAgent } from '../../shell/roles.ts'
import { AmountForm } from './AmountForm.tsx'
import { CashCounter } from './CashCounter.tsx'
import { waysQuery } from './deposit.queries.ts'
import { DepositList } from './DepositList.tsx'
import { DepositWatch } from './DepositWatch.tsx'
import { WayPicker } from './WayPicker.tsx'
import { LoadTrouble } from '../../shell/LoadTrouble.tsx'

const TEXTS = ['deposit'] as const

function roomWithin({ min, max }: DepositOffer, room: bigint | null): bigint {
  return room === null || room >= max || room < min ? max : room
}

function PayIn() {
  const t = useTranslations('deposit')
  const { data, error, isError, refetch } = useQuery(waysQuery)
  const [chosen, choose] = useState<DepositWay>()
  if (data === undefined && !isError) return <Skeleton className="h-stage rounded-xl" />
  if (data === undefined) return <LoadTrouble title={t('troubleTitle')} error={error} onRetry={refetch} />
  const { currency, decimals, room } = data
  // Nobody is offered more than their own limit leaves.
  const ways = data.ways.map((each) => ({ ...each, max: roomWithin(each, room) }))
  const offer = ways.find(({ way, isClosed }) => way === chosen && !isClosed) ?? ways.find(({ isClosed }) => !isClosed)
  if (offer === undefined)
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={Unplug} title={t('nothingOpen')}>
          {t('nothingOpenText')}
        </Notice>
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[3fr_2fr]">
      <WayPicker offers={ways} currency={currency} chosen={offer.way} onChoose={choose} />
      <div className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
        <AmountForm key={offer.way} offer={offer} currency={currency} decimals={decimals} />
        <p className="text-text-faint text-center text-sm">
          {t('limitsText')}{' '}
          <Link to="/control" className="text-accent-text font-medium underline underline-offset-4">
            {t('limitsLink')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Panel() {
  const { deposit } = useSearch({ strict: false })
  const member = useMember()
  if (deposit !== undefined) return <DepositWatch key={deposit} id={deposit} />
  return (
    <>
      {isAgent(member) && <CashCounter />}
      <DepositGate>
        <PayIn />
      </DepositGate>
      <DepositList />
    </>
  )
}

/** Paying in: the ways, the amount, and everything that was paid in before. */
export function DepositPanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
