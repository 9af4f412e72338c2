import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { CONTRACT_PANELS, type Cause, type StatementLine } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { PAY_KINDS } from '@ronda/core/payroll'
import { classes, useLocale } from '@ronda/ui'
import type { MemberView } from '../../shell/layout/memberViews.ts'
import { causeIcons } from './causeIcons.ts'
import { Moment } from './Moment.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { addressOf, useLineTitle, type MoveLine } from '@ronda/base/statement/useLineTitle.ts'
import { formatDay } from './when.ts'

type Place = {
  readonly view: MemberView
  readonly deposit?: string
  readonly withdrawal?: string
  readonly transfer?: string
}

/** The page with the details of the line's subject. */
function placeOf({ cause, matter }: MoveLine): Place | undefined {
  // A cash deposit taken by an agent belongs to the player, so the agent gets no link.
  if (matter?.kind === 'deposit') return cause === 'transfer' ? undefined : { view: 'depositv2', deposit: matter.id }
  if (matter?.kind === 'withdrawal') return { view: 'withdraw', withdrawal: matter.id }
  if (matter?.kind === 'vendor') return { view: 'transferFund' }
  if (matter?.kind === 'transfer') return { view: 'transferUpline', transfer: matter.id }
  return cause === 'bonus' ? { view: 'bonusDetails' } : undefined
}

type FrameProps = {
  readonly cause: Cause
  readonly title: ReactNode
  readonly note: ReactNode
  readonly amount: bigint
  readonly balance: bigint
  readonly currency: Currency
  readonly link: ReactNode
}

function Frame({ cause, title, note, amount, balance, currency, link }: FrameProps) {
  const t = useTranslations('statement.account')
  const { write, writeNet } = useAmounts(currency)
  const Icon = causeIcons[cause]
  return (
    <li className="border-line hover:bg-surface-2 relative flex items-center gap-3 border-b px-4 py-3 transition-colors last:border-b-0">
      <span className="bg-surface-2 text-text-soft grid size-control-small shrink-0 place-items-center rounded-full">
        <Icon aria-hidden className="size-icon-small" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium">{title}</span>
        <span className="text-text-faint block text-xs">{note}</span>
      </span>
      <span className="shrink-0 text-end">
        <span className={classes('tabular block font-bold', netColour(amount))}>
          {cause === 'limit' ? '—' : writeNet(amount)}
        </span>
        <span className="text-text-faint tabular block text-xs">
          <span className="spoken">{t('balance')} </span>
          {write(balance)}
        </span>
      </span>
      {link}
    </li>
  )
}

/** The whole line is a link; the arrow shows it. */
const LINK = 'text-text-faint shrink-0 after:absolute after:inset-0'
const arrow = <ChevronRight aria-hidden className="size-icon-small rtl:-scale-x-100" />

export type AccountLineProps = {
  readonly line: StatementLine
  readonly currency: Currency
  /** The wallet that the line is of. */
  readonly wallet: string
}

function PlayLine({
  line,
  currency,
  wallet,
}: {
  readonly line: Extract<StatementLine, { type: 'play' }>
  readonly currency: Currency
  readonly wallet: string
}) {
  const t = useTranslations('statement')
  const format = useFormatter()
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const { rounds: count, gameName, gameCode, day, staked, won, balance } = line
  return (
    <Frame
      cause="play"
      title={
        count === 1
          ? t('account.playedOnce', { game: gameName })
          : t('account.playedMany', { rounds: format.number(count), game: gameName })
      }
      note={`${formatDay(day, locale)} · ${t('account.playedNet', { staked: write(staked), won: write(won) })}`}
      amount={won - staked}
      balance={balance}
      currency={currency}
      link={
        <Link
          to="/member"
          search={{
            view: 'personalHistoryCopy',
            from: day,
            to: day,
            game: gameCode,
            ...(wallet === 'bonus' && { wallet }),
          }}
          aria-label={t('account.openPlay')}
          className={LINK}
        >
          {arrow}
        </Link>
      }
    />
  )
}

function SubjectLink({ line }: { readonly line: MoveLine }) {
  const t = useTranslations('statement.account')
  const place = placeOf(line)
  if (line.cause === 'limit')
    return (
      <Link to="/control" aria-label={t('openCause')} className={LINK}>
        {arrow}
      </Link>
    )
  if (line.matter?.kind === 'payslip') {
    const { id: payslip, name } = line.matter
    const view = CONTRACT_PANELS[PAY_KINDS.find((kind) => kind === name) ?? 'dividend']
    return (
      <Link to="/agentHome" search={{ view, payslip }} aria-label={t('openCause')} className={LINK}>
        {arrow}
      </Link>
    )
  }
  if (place === undefined) return <span aria-hidden className="w-icon-small shrink-0" />
  return (
    <Link to="/member" search={place} aria-label={t('openCause')} className={LINK}>
      {arrow}
    </Link>
  )
}

/** What moved the money, by how much, and the balance after it. */
export function AccountLine({ line, currency, wallet }: AccountLineProps) {
  const titleOf = useLineTitle()
  if (line.type === 'play') return <PlayLine line={line} currency={currency} wallet={wallet} />
  const { cause, amount, balance, atMs } = line
  const address = addressOf(line)
  return (
    <Frame
      cause={cause}
      title={titleOf(line)}
      note={
        <>
          {address !== undefined && <span className="text-text-soft block">{address}</span>}
          <Moment atMs={atMs} />
        </>
      }
      amount={amount}
      balance={balance}
      currency={currency}
      link={<SubjectLink line={line} />}
    />
  )
}
