import { useEffect, useState } from 'react'

/** A pause this long means that a word is finished. */
const SEARCH_PAUSE_MS = 500

export type SearchText = {
  /** What stands in the box. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly clear: () => void
}

/**
 * The text of a search box, handed on once the typing pauses. What settles by another way, a step back or another maker,
 * is written into the box; what the box itself has handed on is not, since more may have been typed since.
 */
export function useSearchText(settled: string, onSettle: (text: string) => void): SearchText {
  const [typed, setTyped] = useState(settled)
  const [handedOn, setHandedOn] = useState(settled)
  const [seen, setSeen] = useState(settled)
  if (seen !== settled) {
    setSeen(settled)
    if (settled !== handedOn) {
      setHandedOn(settled)
      setTyped(settled)
    }
  }
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted === handedOn) return undefined
    const timer = setTimeout(() => {
      setHandedOn(wanted)
      onSettle(wanted)
    }, SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, handedOn, onSettle])

  return {
    typed,
    type: setTyped,
    clear() {
      setTyped('')
      setHandedOn('')
      onSettle('')
    },
  }
}
