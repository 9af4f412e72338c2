import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, Medal, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { plansQuery } from './tournament.queries.ts'
import { TournamentDialog } from './TournamentDialog.tsx'
import { TournamentLine } from './TournamentLine.tsx'

/** Tournaments: what the fund has, and what is planned, published and settled. */
export function TournamentDesk() {
  const { texts } = useDesk()
  const t = texts.tournaments
  const tShell = useTranslations('shell')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const [isProposing, setProposing] = useState(false)
  const query = useInfiniteQuery(plansQuery)
  const first = query.data?.pages[0]
  if (first === undefined && query.error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} actions={retry} />
  }
  if (first === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const { currency, unit, balance, reserved } = first
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const plans = query.data?.pages.flatMap((page) => page.plans) ?? []
  const facts = [
    { label: t.balance, value: write(balance) },
    { label: t.reserved, value: write(reserved) },
    { label: t.free, value: write(balance - reserved) },
  ]
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="bg-surface-1 border-line rounded-lg border p-4">
        <Facts facts={facts} />
      </section>
      <div>
        <Button size="small" onClick={() => setProposing(true)}>
          <Plus aria-hidden className="size-icon-small" />
          {t.propose}
        </Button>
      </div>
      {plans.length === 0 ? (
        <Notice icon={Medal} title={t.none.title}>
          {t.none.text}
        </Notice>
      ) : (
        <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
          {plans.map((plan) => (
            <TournamentLine key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </div>
      )}
      {isProposing && <TournamentDialog currency={currency} unit={unit} onClose={() => setProposing(false)} />}
    </div>
  )
}
