import { useState } from 'react'
import { useTableField } from '../shared/sharedRound/context.ts'
import { multipleShown } from './betState.ts'
import { useComet, useMultiple } from './useComet.ts'
import { useEachFrame } from '../shared/page/useEachFrame.ts'

/**
 * Heights that a screen reader announces: often enough to cash out by, and not so often that they drown everything
 * else.
 */
const ANNOUNCED = [
  150, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000,
] as const

export function SpokenHeights() {
  const comet = useComet()
  const stage = useTableField('stage')
  const write = useMultiple()
  const [height, setHeight] = useState<number>()
  useEachFrame(() => {
    const now = multipleShown(comet.moment())
    setHeight(ANNOUNCED.findLast((each) => each <= now))
  })
  return <output className="spoken">{stage === 'showing' && height !== undefined ? write(height) : ''}</output>
}
