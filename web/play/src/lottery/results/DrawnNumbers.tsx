import type { Json } from '../../arcade/view.ts'
import { revealsOf } from '../ritual/reveal.ts'
import { useLottery } from '../useCounter.ts'
import { Numbers } from './Numbers.tsx'
import { PrizeBoard } from './PrizeBoard.tsx'

/** All numbers of a draw. */
export function DrawnNumbers({ outcome }: { readonly outcome: Json }) {
  const { look } = useLottery()
  const prizes = look.prizesOf(outcome)
  if (look.face === 'prizes') {
    const reveals = revealsOf(prizes.toReversed())
    return <PrizeBoard reveals={reveals} passed={reveals.length} isLit={() => false} />
  }
  return <Numbers face={look.face} texts={prizes.flatMap(([, texts]) => texts)} size="large" />
}
