import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, Inbox, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TopUp } from '@ronda/contract'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { FundCard } from './FundCard.tsx'
import { rewardFundsQuery } from './rewardFund.queries.ts'
import { TopUpDialog } from './TopUpDialog.tsx'
import { TopUpLine } from './TopUpLine.tsx'

function TopUps({ topUps }: { readonly topUps: readonly TopUp[] }) {
  const t = useDesk().texts.rewardFunds
  if (topUps.length === 0) {
    return (
      <Notice icon={Inbox} title={t.none.title}>
        {t.none.text}
      </Notice>
    )
  }
  return (
    <ul
      aria-labelledby="top-ups-title"
      className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border"
    >
      {topUps.map((topUp) => (
        <TopUpLine key={topUp.id} topUp={topUp} />
      ))}
    </ul>
  )
}

/** The money from which rewards are paid: what there is, what was paid, and proposals to add more. */
export function RewardFundDesk() {
  const { texts } = useDesk()
  const t = texts.rewardFunds
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const [isProposing, setProposing] = useState(false)
  const query = useInfiniteQuery(rewardFundsQuery)
  const funds = query.data?.pages[0]?.funds
  if (funds === undefined && query.error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} actions={retry} />
  }
  if (funds === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const currency = funds[0]?.currency
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        {funds.map((fund) => (
          <FundCard key={fund.fund} fund={fund} />
        ))}
      </ul>
      <section className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="top-ups-title" className="text-lg font-bold">
            {t.topUps}
          </h3>
          <Button size="small" onClick={() => setProposing(true)}>
            <Plus aria-hidden className="size-icon-small" />
            {t.propose}
          </Button>
        </div>
        <TopUps topUps={query.data?.pages.flatMap(({ topUps }) => topUps) ?? []} />
        <MoreButton list={query} label={texts.more} />
      </section>
      {isProposing && currency !== undefined && <TopUpDialog currency={currency} onClose={() => setProposing(false)} />}
    </div>
  )
}
