import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PayslipBet } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Skeleton, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { betsQuery } from './payslip.queries.ts'

/** What an event is: a game, what was given, that it was taken back, or why it does not count. */
function useWhat(currency: Currency): (bet: PayslipBet) => string {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  return ({ game, given, isUndo, excluded }) =>
    [
      game ?? t('given', { amount: write(given) }),
      ...(isUndo ? [t('undo')] : []),
      ...(excluded === null ? [] : [t(`excluded.${excluded}`)]),
    ].join(' · ')
}

function Table({ bets, currency }: { readonly bets: readonly PayslipBet[]; readonly currency: Currency }) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  const what = useWhat(currency)
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' })
  const cell = 'tabular py-2 ps-3 text-end'
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-text-faint text-xs">
            {(['at', 'member', 'what'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pe-3 text-start font-medium">
                {t(`bet.${name}`)}
              </th>
            ))}
            {(['stakes', 'prizes', 'validBet'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 ps-3 text-end font-medium">
                {t(`bet.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <tr key={bet.id} className="border-line border-t">
              <td className="tabular py-2 pe-3 whitespace-nowrap">{time.format(bet.at)}</td>
              <td className="py-2 pe-3 whitespace-nowrap">
                {bet.member.name} <span className="text-text-faint tabular text-xs">{bet.member.id}</span>
              </td>
              <td className="py-2 pe-3">{what(bet)}</td>
              <td className={cell}>{write(bet.stakes)}</td>
              <td className={cell}>{write(bet.prizes)}</td>
              <td className={cell}>{write(bet.validBet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bets({ id }: { readonly id: string }) {
  const t = useTranslations('payslip')
  const { language } = useLanguage()
  const list = useInfiniteQuery(betsQuery(id, language))
  const { data, error, isError, refetch } = list
  const [first] = data?.pages ?? []
  if (first === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('betsFailed')} error={error} onRetry={refetch} />
  }
  const bets = data?.pages.flatMap((page) => page.rows) ?? []
  if (bets.length === 0) return <p className="text-text-soft text-sm">{t('noBets')}</p>
  return (
    <>
      <Table bets={bets} currency={first.currency} />
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

/** The events that a payslip was computed from. */
export function PayslipBets({ id }: { readonly id: string }) {
  const t = useTranslations('payslip')
  return (
    <PanelCard title={t('bets')} lead={t('betsLead')}>
      <Bets id={id} />
    </PanelCard>
  )
}
