import type { TableMark } from '@ronda/contract'
import type { Json } from '../wager/json.ts'
import { useTableGame } from './context.ts'

const VOID: TableMark = { tone: 'void', sign: '–' }

/** Short marks for results; a voided round has its own mark. */
export function useMarks(): (outcome: Json | null) => TableMark {
  const markOf = useTableGame().useMark()
  return (outcome) => (outcome ? markOf(outcome) : VOID)
}

export function ResultMark({ outcome }: { readonly outcome: Json | null }) {
  const { tone, sign } = useMarks()(outcome)
  return <span className={`mark is-${tone}`}>{sign}</span>
}
