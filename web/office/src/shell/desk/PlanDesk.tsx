import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { CircleAlert, Plus, type LucideIcon } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from './DeskContext.ts'
import { Facts } from './Facts.tsx'

/** A page of plans, with what their fund has and what is reserved of it. */
type PlanPage = { readonly currency: Currency; readonly balance: bigint; readonly reserved: bigint }

type PlanTexts = {
  readonly balance: string
  readonly reserved: string
  readonly free: string
  readonly propose: string
  readonly none: { readonly title: string; readonly text: string }
}

type PlanDeskProps<Page extends PlanPage, Plan extends { readonly id: string }> = {
  readonly texts: PlanTexts
  readonly icon: LucideIcon
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly plansOf: (page: Page) => readonly Plan[]
  readonly lineOf: (plan: Plan) => ReactNode
  /** The form of a new plan. */
  readonly formFor: (page: Page, onClose: () => void) => ReactNode
}

type FundProps = { readonly texts: PlanTexts; readonly page: PlanPage }

/** What the fund of the plans has, and what is left of it for new ones. */
function Fund({ texts: t, page: { currency, balance, reserved } }: FundProps) {
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const facts = [
    { label: t.balance, value: write(balance) },
    { label: t.reserved, value: write(reserved) },
    { label: t.free, value: write(balance - reserved) },
  ]
  return (
    <section className="bg-surface-1 border-line rounded-lg border p-4">
      <Facts facts={facts} />
    </section>
  )
}

/** Plans that a fund pays for: what it has, and what is planned, published and over. */
export function PlanDesk<Page extends PlanPage, Plan extends { readonly id: string }>({
  texts: t,
  icon,
  query,
  plansOf,
  lineOf,
  formFor,
}: PlanDeskProps<Page, Plan>) {
  const { texts } = useDesk()
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const [isProposing, setProposing] = useState(false)
  const first = query.data?.pages[0]
  if (first === undefined && query.error !== null) {
    const retry = <Button onClick={() => void query.refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} actions={retry} />
  }
  if (first === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const plans = query.data?.pages.flatMap(plansOf) ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <Fund texts={t} page={first} />
      <div>
        <Button size="small" onClick={() => setProposing(true)}>
          <Plus aria-hidden className="size-icon-small" />
          {t.propose}
        </Button>
      </div>
      {plans.length === 0 ? (
        <Notice icon={icon} title={t.none.title}>
          {t.none.text}
        </Notice>
      ) : (
        <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
          {plans.map((plan) => (
            <Fragment key={plan.id}>{lineOf(plan)}</Fragment>
          ))}
        </ul>
      )}
      <MoreButton list={query} label={texts.more} />
      {isProposing && formFor(first, () => setProposing(false))}
    </div>
  )
}
