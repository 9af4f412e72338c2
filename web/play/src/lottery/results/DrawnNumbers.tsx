import type { Json } from '../../shared/wager/json.ts'
import { revealsOf } from '../variants/reveal.ts'
import { useLottery } from '../slip/useLottery.ts'
import { Numbers } from './Numbers.tsx'
import { PrizeBoard } from './PrizeBoard.tsx'

/** All numbers of a draw. */
export function DrawnNumbers({ outcome }: { readonly outcome: Json }) {
  const { variant } = useLottery()
  const prizes = variant.prizesOf(outcome)
  if (variant.face === 'prizes') {
    const reveals = revealsOf(prizes.toReversed())
    return <PrizeBoard reveals={reveals} passed={reveals.length} isLit={() => false} />
  }
  return <Numbers face={variant.face} texts={prizes.flatMap(([, texts]) => texts)} size="large" />
}
