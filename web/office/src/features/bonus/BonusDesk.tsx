import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, Inbox, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BonusProposal } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { bonusProposalsQuery } from './bonus.queries.ts'
import { BonusDialog } from './BonusDialog.tsx'
import { MemberBonuses } from './MemberBonuses.tsx'
import { ProposalLine } from './ProposalLine.tsx'

function Proposals({ proposals }: { readonly proposals: readonly BonusProposal[] }) {
  const t = useDesk().texts.bonuses
  if (proposals.length === 0) {
    return (
      <Notice icon={Inbox} title={t.none.title}>
        {t.none.text}
      </Notice>
    )
  }
  return (
    <ul
      aria-labelledby="bonus-proposals-title"
      className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border"
    >
      {proposals.map((proposal) => (
        <ProposalLine key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  )
}

/** Bonuses that staff give: the fund, proposals, and the bonuses of one member. */
export function BonusDesk() {
  const { texts } = useDesk()
  const t = texts.bonuses
  const tShell = useTranslations('shell')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const [isProposing, setProposing] = useState(false)
  const query = useInfiniteQuery(bonusProposalsQuery)
  const first = query.data?.pages[0]
  if (first === undefined && query.error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} actions={retry} />
  }
  if (first === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const { currency, balance, promised } = first
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="bg-surface-1 border-line grid grid-cols-2 gap-4 rounded-lg border p-4">
        <div>
          <dt className="text-text-soft text-sm">{t.fund}</dt>
          <dd className="tabular text-xl font-bold">{write(balance)}</dd>
        </div>
        <div>
          <dt className="text-text-soft text-sm">{t.promised}</dt>
          <dd className="tabular text-xl font-bold">{write(promised)}</dd>
        </div>
      </dl>
      <section className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="bonus-proposals-title" className="text-lg font-bold">
            {t.proposals}
          </h3>
          <Button size="small" onClick={() => setProposing(true)}>
            <Plus aria-hidden className="size-icon-small" />
            {t.give}
          </Button>
        </div>
        <Proposals proposals={query.data?.pages.flatMap(({ proposals }) => proposals) ?? []} />
        <MoreButton list={query} label={texts.more} />
      </section>
      <MemberBonuses />
      {isProposing && <BonusDialog currency={currency} onClose={() => setProposing(false)} />}
    </div>
  )
}
