import { useEffect, useState } from 'react'

/** A pause in typing this long starts the search. */
const SEARCH_PAUSE_MS = 500

export type SearchText = {
  /** The text in the search box. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly clear: () => void
}

/**
 * The text of a search box, submitted once the typing pauses. A change from outside, such as a step back or another
 * vendor, is written into the box; the box's own submitted text is not, since more may have been typed since.
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
