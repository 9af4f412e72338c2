import { useMessages } from 'use-intl'

/** What a game is in a sentence, for those that have one. */
export function useAbout(gameCode: string): string | undefined {
  const about: Readonly<Partial<Record<string, string>>> = useMessages().games.about
  return about[gameCode]
}
