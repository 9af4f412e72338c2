import { useEffect, useState } from 'react'

/** A pause this long means that a word is finished. */
const SEARCH_PAUSE_MS = 500

export type SearchText = {
  /** What stands in the box. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly clear: () => void
}

/** The text of a search box, handed on once the typing pauses. */
export function useSearchText(settled: string, onSettle: (text: string) => void): SearchText {
  const [typed, setTyped] = useState(settled)
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted === settled) return undefined
    const timer = setTimeout(() => onSettle(wanted), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, settled, onSettle])

  return {
    typed,
    type: setTyped,
    clear() {
      setTyped('')
      onSettle('')
    },
  }
}
