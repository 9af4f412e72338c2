import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import type { LobbyPath } from './categories.ts'
import { parseLobby } from './lobbyAddress.ts'

/**
 * A change of language resets the page, because the order and the pages differ. Called outside the component that waits
 * for the new texts, since it must remember the previous language.
 */
export function useFirstPageInAnotherLanguage(path: LobbyPath | '/favorite' | '/recent'): void {
  const { language } = useLanguage()
  const { page, until, ...search } = useSearch({ strict: false, select: parseLobby })
  const navigate = useNavigate()
  const previous = useRef(language)
  useEffect(() => {
    if (previous.current === language) return
    previous.current = language
    if (page === undefined && until === undefined) return
    void navigate({ to: path, search, replace: true, resetScroll: false })
  }, [language, path, page, until, search, navigate])
}
