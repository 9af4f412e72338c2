import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, Plus, Tickets } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { rafflesQuery } from './raffle.queries.ts'
import { RaffleDialog } from './RaffleDialog.tsx'
import { RaffleLine } from './RaffleLine.tsx'

/** Raffles: what the fund has, and what is planned, published and drawn. */
export function RaffleDesk() {
  const { texts } = useDesk()
  const t = texts.raffles
  const tShell = useTranslations('shell')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const [isProposing, setProposing] = useState(false)
  const query = useInfiniteQuery(rafflesQuery)
  const first = query.data?.pages[0]
  if (first === undefined && query.error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} actions={retry} />
  }
  if (first === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const { currency, balance, reserved } = first
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const raffles = query.data?.pages.flatMap((page) => page.raffles) ?? []
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
      {raffles.length === 0 ? (
        <Notice icon={Tickets} title={t.none.title}>
          {t.none.text}
        </Notice>
      ) : (
        <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
          {raffles.map((raffle) => (
            <RaffleLine key={raffle.id} raffle={raffle} />
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
      {isProposing && <RaffleDialog currency={currency} onClose={() => setProposing(false)} />}
    </div>
  )
}
