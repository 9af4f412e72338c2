import { useTranslations } from 'use-intl'
import type { OpenedArcade } from '@ronda/contract'

/** JSON without its signs: what was chosen or came, as names and numbers. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, field]) => (field === true ? name : `${name} ${plain(field)}`))
    .join(' · ')
}

function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-text-faint text-xs">{label}</dt>
      <dd className="text-sm break-words">{text}</dd>
    </div>
  )
}

/** What was bet, what was done, and what came of it, in the words of the game's own rules. */
export function RoundMoves({ opened }: { readonly opened: OpenedArcade }) {
  const t = useTranslations('records.round')
  const { bet, moves, view } = opened.round
  return (
    <dl className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <Line label={t('bet')} text={plain(bet) || t('betNone')} />
      {moves.length > 0 && <Line label={t('moves')} text={moves.map(plain).join(' → ')} />}
      <Line label={t('came')} text={plain(view)} />
    </dl>
  )
}
