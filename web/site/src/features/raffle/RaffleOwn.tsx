import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Raffle, RaffleState } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { betsToTicket, wonBy, writeCode } from './raffleView.ts'

type OwnProps = { readonly raffle: Raffle; readonly state: RaffleState }

/** What came of the own tickets; nothing before the draw. */
export function RaffleResult({ raffle }: Pick<OwnProps, 'raffle'>) {
  const t = useTranslations('raffle')
  const { write } = useAmounts(raffle.currency)
  if (raffle.own === null || raffle.state !== 'drawn') return null
  const won = wonBy(raffle)
  if (won === 0n) return raffle.own.tickets === 0 ? null : <p className="text-text-soft text-sm">{t('lost')}</p>
  return (
    <div className="bg-gain-soft grid gap-1 rounded-md p-3">
      <p className="text-gain tabular text-xl font-bold">{t('won', { amount: write(won) })}</p>
      <Link
        to="/member"
        search={{ view: 'rewardCenter' }}
        className="text-text-soft inline-flex min-h-control items-center text-sm underline"
      >
        {t('wonText')}
      </Link>
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="text-text-soft tabular grid gap-1 text-sm">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** The own tickets, where they come from, and what is missing for the next one. */
export function RaffleTickets({ raffle, state }: OwnProps) {
  const t = useTranslations('raffle')
  const { write } = useAmounts(raffle.currency)
  const { own, plan } = raffle
  if (own === null) return <p className="text-text-soft text-sm">{t('notIn')}</p>
  const { tickets, free, first, entrant, isFreeClaimed } = own
  const missing = state === 'open' ? betsToTicket(raffle) : undefined
  const lines = [
    ...(plan.hasFree ? [t('mineFree', { count: String(free) })] : []),
    ...(plan.betPerTicket === null ? [] : [t('mineBets', { count: String(Math.max(0, tickets - free)) })]),
    ...(missing === undefined ? [] : [t('mineNext', { amount: write(missing) })]),
    ...(state === 'open' && isFreeClaimed ? [t('freeToday')] : []),
    ...(first === null
      ? []
      : [t('mineRange', { count: tickets, first: String(first), last: String(first + tickets - 1) })]),
    t('mineCode', { code: writeCode(entrant) }),
  ]
  return (
    <section className="bg-surface-2 grid gap-2 rounded-lg p-4">
      <h3 className="tabular font-bold">{t('mineOf', { count: String(tickets), max: String(plan.ticketsMax) })}</h3>
      <Lines lines={lines} />
    </section>
  )
}
