import { useTranslations } from 'use-intl'
import type { OpenedShared } from '@ronda/contract'
import { Line } from './RoundMoves.tsx'
import { Slip } from './Slip.tsx'
import { slipLinesOf } from './slipLines.ts'
import { describeArcade } from './arcadeTexts.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'

/** The tickets of a shared round, and the result of each. */
export function RoundTickets({ opened }: { readonly opened: OpenedShared }) {
  const t = useTranslations('statement.round')
  const { number, tickets, outcome, currency } = opened.round
  const isSlip = tickets.length > 0 && tickets.every(({ bet }) => slipLinesOf(bet) !== undefined)
  const { write } = useAmounts(currency)
  const describe = (value: object): string => describeArcade(value, (term) => t(`solo.${term}`))
  const came = outcome === null ? '' : describe(outcome)
  if (isSlip) return <Slip opened={opened} />
  return (
    <dl className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <Line label={t('shared')} text={String(number)} />
      {tickets.map(({ id, bet, staked, win }) => (
        <Line
          key={id}
          label={t('ticket', { staked: write(staked), won: write(win ?? 0n) })}
          text={describe(bet) || t('betNone')}
        />
      ))}
      {came !== '' && <Line label={t('came')} text={came} />}
    </dl>
  )
}
