import { useTranslations } from 'use-intl'
import { ResultMark } from '../sharedRound/ResultMark.tsx'
import { useTableField, useTableGame } from '../sharedRound/context.ts'

const MARKS = 20

/** The last results, the newest first; a press opens all statistics. */
export function PastStrip({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('sharedRound')
  const { useResult } = useTableGame()
  const resultOf = useResult()
  const snapshot = useTableField('snapshot')
  const past = (snapshot?.past ?? []).slice(0, MARKS)
  const words = past.slice(0, 5).map(({ outcome }) => (outcome ? resultOf(outcome) : t('voidMark')))
  return (
    <button type="button" className="past-strip" aria-label={`${t('last')}: ${words.join(', ')}`} onClick={onOpen}>
      {past.map(({ number, outcome }) => (
        <span key={number} className="past-mark">
          <ResultMark outcome={outcome} />
        </span>
      ))}
    </button>
  )
}
