import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { percentOf } from '@ronda/base/agentContract/termsForm.ts'
import { api } from '@ronda/base/call/api.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Button, Dialog, Notice, Skeleton, useLocale } from '@ronda/ui'
import type { PayKind } from '@ronda/core/payroll'
import { belowQuery, versionsQuery } from './agentContract.queries.ts'
import { ContractEnd } from './ContractEnd.tsx'
import { ContractVersions } from './ContractVersions.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { useContractAct } from './useContractAct.ts'

type Row = {
  readonly id: string
  readonly name: string
  readonly contract: AgentContract | null
  readonly offer: AgentContract | null
}

const highestOf = ({ terms }: AgentContract): number => terms.tiers.at(-1)?.rateMillionths ?? 0

function History({
  id,
  title,
  onClose,
}: {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}) {
  const t = useTranslations('agentContract')
  const query = useInfiniteQuery(versionsQuery(id))
  const { data, error, isError, refetch } = query
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      {data !== undefined && <ContractVersions versions={data.pages.flatMap((page) => page.versions)} />}
      <MoreButton list={query} label={t('more')} />
      {data === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {data === undefined && !isError && <Skeleton className="h-stage-text rounded-lg" />}
    </Dialog>
  )
}

function State({ row: { contract, offer } }: { readonly row: Row }) {
  const t = useTranslations('agentContract')
  const format = useFormatter()
  const locale = useLocale()
  const rateOf = (each: AgentContract): string => percentOf(highestOf(each), locale)
  return (
    <div className="text-text-soft grid gap-1 text-sm">
      <p>{contract === null ? t('belowNoContract') : t('holds', { rate: rateOf(contract) })}</p>
      {offer !== null && (
        <p className="text-accent-text">
          {t('waitsUntil', { rate: rateOf(offer), date: format.dateTime(offer.expiresAt, { dateStyle: 'medium' }) })}
        </p>
      )}
    </div>
  )
}

function BelowRow({ row, own }: { readonly row: Row; readonly own: AgentContract | null }) {
  const t = useTranslations('agentContract')
  const { act, isBusy } = useContractAct()
  const [opened, setOpened] = useState<'offer' | 'history'>()
  const { id, name, contract, offer } = row
  const known = contract ?? offer
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-bold break-all">{name}</span>
        <span className="text-text-faint tabular text-xs">{id}</span>
      </p>
      <State row={row} />
      <div className="flex flex-wrap gap-3">
        {own !== null && offer === null && (
          <Button size="small" onClick={() => setOpened('offer')}>
            {t('offerTo')}
          </Button>
        )}
        {offer !== null && (
          <Button
            size="small"
            variant="quiet"
            isBusy={isBusy}
            onClick={() =>
              void act(
                () => api.agentContracts.withdraw({ id: offer.id }),
                () => t('withdrawn'),
              )
            }
          >
            {t('withdraw')}
          </Button>
        )}
        {known !== null && (
          <Button size="small" variant="quiet" onClick={() => setOpened('history')}>
            {t('history')}
          </Button>
        )}
      </div>
      {contract !== null && <ContractEnd contract={contract} side="upline" />}
      {opened === 'offer' && own !== null && <OfferDialog to={row} own={own} onClose={() => setOpened(undefined)} />}
      {opened === 'history' && known !== null && (
        <History id={known.id} title={name} onClose={() => setOpened(undefined)} />
      )}
    </li>
  )
}

/** The agents directly below, what they have from this agent, and offers to them. */
export function BelowContracts({ kind, own }: { readonly kind: PayKind; readonly own: AgentContract | null }) {
  const t = useTranslations('agentContract')
  const query = useInfiniteQuery(belowQuery(kind))
  const rows = query.data?.pages.flatMap((page) => page.rows)
  return (
    <section
      aria-label={t('below')}
      className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-5 tablet:p-6"
    >
      <h2 className="text-xl font-bold">{t('below')}</h2>
      {rows === undefined && query.isError && (
        <LoadError title={t('failed')} error={query.error} onRetry={query.refetch} />
      )}
      {rows === undefined && !query.isError && <Skeleton className="h-stage-text rounded-lg" />}
      {rows?.length === 0 && (
        <Notice icon={Users} title={t('belowNone')}>
          {t('belowNoneText')}
        </Notice>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className="divide-line grid grid-cols-1 divide-y">
          {rows.map((row) => (
            <BelowRow key={row.id} row={row} own={own} />
          ))}
        </ul>
      )}
      <MoreButton list={query} label={t('more')} />
    </section>
  )
}
