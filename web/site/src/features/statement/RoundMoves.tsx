import { useTranslations } from 'use-intl'
import type { OpenedArcade } from '@ronda/contract'
import { describeArcade } from './arcadeTexts.ts'

export function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-text-faint text-xs">{label}</dt>
      <dd className="text-sm break-words">{text}</dd>
    </div>
  )
}

/** The bet, the moves, and the result. */
export function RoundMoves({ opened }: { readonly opened: OpenedArcade }) {
  const t = useTranslations('statement.round')
  const { bet, moves, view } = opened.round
  const describe = (value: object): string => describeArcade(value, (term) => t(`solo.${term}`))
  const came = describe(view)
  return (
    <dl className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <Line label={t('bet')} text={describe(bet) || t('betNone')} />
      {moves.length > 0 && <Line label={t('moves')} text={moves.map(describe).join(' → ')} />}
      {came !== '' && <Line label={t('came')} text={came} />}
    </dl>
  )
}
