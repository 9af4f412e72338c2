import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import type { Profit } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { classes } from '@ronda/ui'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useRecordAddress } from './useRecordAddress.ts'

type Sums = Pick<Profit, 'rounds' | 'staked' | 'won'>

function ShareLine({
  sums,
  currency,
  children,
}: {
  readonly sums: Sums
  readonly currency: Currency
  readonly children: ReactNode
}) {
  const t = useTranslations('statement')
  const format = useFormatter()
  const { write, writeNet } = useAmounts(currency)
  const { rounds, staked, won } = sums
  return (
    <li className="border-line flex items-center justify-between gap-4 border-b px-4 py-3 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{children}</span>
        <span className="text-text-faint block text-xs">
          {`${t('rounds', { count: rounds, number: format.number(rounds) })} · ${t('staked')} ${write(staked)} · ${t('won')} ${write(won)}`}
        </span>
      </span>
      <span className={classes('tabular shrink-0 font-bold', netColour(won - staked))}>{writeNet(won - staked)}</span>
    </li>
  )
}

function Shares({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="bg-surface-1 border-line overflow-hidden rounded-xl border">{children}</ul>
    </section>
  )
}

/** The same by category and by game; a game links to its rounds. */
export function ProfitShares({ profit }: { readonly profit: Profit }) {
  const t = useTranslations()
  const { days } = useRecordAddress('30d')
  return (
    <>
      <Shares title={t('statement.profit.byCategory')}>
        {profit.categories.map(({ gameType, ...sums }) => (
          <ShareLine key={gameType} sums={sums} currency={profit.currency}>
            {t(`shell.category.${gameType}`)}
          </ShareLine>
        ))}
      </Shares>
      <Shares title={t('statement.profit.byGame')}>
        {profit.games.map(({ gameCode, gameName, ...sums }) => (
          <ShareLine key={gameCode} sums={sums} currency={profit.currency}>
            <Link
              to="/member"
              search={{ view: 'personalHistoryCopy', ...days, game: gameCode }}
              className="hover:text-accent-text underline-offset-4 hover:underline"
            >
              {gameName}
            </Link>
          </ShareLine>
        ))}
      </Shares>
    </>
  )
}
