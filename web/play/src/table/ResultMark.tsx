import type { TableMark } from '@ronda/contract'
import type { Json } from '../arcade/view.ts'
import { useTableGame } from './useLive.ts'

const VOID: TableMark = { tone: 'void', sign: '–' }

/** What came of rounds, at a glance; one that was called off has a mark of its own. */
export function useMarks(): (outcome: Json | null) => TableMark {
  const markOf = useTableGame().useMark()
  return (outcome) => (outcome ? markOf(outcome) : VOID)
}

export function ResultMark({ outcome }: { readonly outcome: Json | null }) {
  const { tone, sign } = useMarks()(outcome)
  return <span className={`mark is-${tone}`}>{sign}</span>
}
