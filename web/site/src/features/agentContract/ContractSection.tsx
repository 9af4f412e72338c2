import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PayKind } from '@ronda/core/payroll'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Button, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ownQuery, versionsQuery } from './agentContract.queries.ts'
import { BelowContracts } from './BelowContracts.tsx'
import { ContractVersions } from './ContractVersions.tsx'
import { OfferCard, OwnContract } from './OwnContract.tsx'

const TEXTS = ['agentContract', 'agentContractTerms'] as const

/** The versions before those of the first page, once they are asked for. */
function OlderVersions({ id, before }: { readonly id: string; readonly before: number }) {
  const t = useTranslations('agentContract')
  const [isOpen, setOpen] = useState(false)
  const query = useInfiniteQuery({ ...versionsQuery(id, before), enabled: isOpen })
  const { data, isError, isFetching, error, refetch } = query
  if (data === undefined && isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  if (data === undefined) {
    return (
      <div>
        <Button variant="quiet" isBusy={isFetching} onClick={() => setOpen(true)}>
          {t('more')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <ContractVersions versions={data.pages.flatMap((page) => page.versions)} />
      <MoreButton list={query} label={t('more')} />
    </>
  )
}

function Section({ kind }: { readonly kind: PayKind }) {
  const t = useTranslations('agentContract')
  const { data: own, error, isError, refetch } = useQuery(ownQuery(kind))
  if (own === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { contract, offer, versions, next } = own
  const oldest = versions.at(-1)
  return (
    <div className="grid grid-cols-1 gap-4">
      {offer !== null && <OfferCard offer={offer} hasContract={contract !== null} />}
      <OwnContract contract={contract} />
      <BelowContracts kind={kind} own={contract} />
      <ContractVersions versions={versions} />
      {oldest !== undefined && next !== null && <OlderVersions id={oldest.id} before={next} />}
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
