import { useEffect, useState, type RefObject } from 'react'
import { watchSight } from './watchSight.ts'

/** Whether an element is near the viewport; until known, the given value. */
export function useInSight(thing: RefObject<Element | null>, isAtFirst: boolean): boolean {
  const [isInSight, setInSight] = useState(isAtFirst)
  useEffect(() => (thing.current === null ? undefined : watchSight(thing.current, setInSight)), [thing])
  return isInSight
}
