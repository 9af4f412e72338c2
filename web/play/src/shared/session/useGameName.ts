import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { useGameContext } from './context.ts'

/** The name of the open game in the user's language. It is the title of the page, too. */
export function useGameName(): string {
  const language = useLocale()
  const name = useGameContext().session.gameNames[language]
  useEffect(() => {
    document.title = name
  }, [name])
  return name
}
