import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PayKind } from '@ronda/core/payroll'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ownQuery } from './agentContract.queries.ts'
import { BelowContracts } from './BelowContracts.tsx'
import { ContractVersions } from './ContractVersions.tsx'
import { OfferCard, OwnContract } from './OwnContract.tsx'

const TEXTS = ['agentContract', 'agentContractTerms'] as const

function Section({ kind }: { readonly kind: PayKind }) {
  const t = useTranslations('agentContract')
  const { data: own, error, isError, refetch } = useQuery(ownQuery(kind))
  if (own === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { contract, offer, versions } = own
  return (
    <div className="grid grid-cols-1 gap-4">
      {offer !== null && <OfferCard offer={offer} hasContract={contract !== null} />}
      <OwnContract contract={contract} />
      <BelowContracts kind={kind} own={contract} />
      <ContractVersions versions={versions} />
    </div>
  )
}

/** An agent's contracts of a kind: their own, and those with the agents directly below. */
export function ContractSection({ kind }: { readonly kind: PayKind }) {
  return (
    <TextsProvider pages={TEXTS}>
      <Section kind={kind} />
    </TextsProvider>
  )
}
