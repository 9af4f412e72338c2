import { useEffect, useState, type RefObject } from 'react'
import { watchNear } from './watchNear.ts'

/** Whether an element is near the viewport; until known, the given value. */
export function useNear(thing: RefObject<Element | null>, isAtFirst: boolean): boolean {
  const [isNear, setNear] = useState(isAtFirst)
  useEffect(() => (thing.current === null ? undefined : watchNear(thing.current, setNear)), [thing])
  return isNear
}
