import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { VendorCard } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { categoryOf, lobbyPaths } from '../../shell/catalog/categories.ts'
import { parseLobby } from '../../shell/catalog/lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'
import { chooseVendor } from './lobbyRules.ts'
import { useLanes } from '../../shell/catalog/useCategoryVendors.ts'

export type LobbyView = {
  readonly lobby: Lobby
  readonly cards: readonly VendorCard[]
  /** Whether the vendors are loaded, and with them whose games are shown. */
  readonly isKnown: boolean
  readonly unknownVendor: string | undefined
}

/**
 * A change of language resets the page, because the order and the pages differ. Called outside the component that waits
 * for the new texts, since it must remember the previous language.
 */
export function useFirstPageInAnotherLanguage(): void {
  const { language } = useLanguage()
  const path = lobbyPaths[categoryOf(useLocation({ select: ({ pathname }) => pathname }))]
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

/** The lobby's state from its path, address, vendors and language. */
export function useLobby(): LobbyView {
  const { language } = useLanguage()
  const type = categoryOf(useLocation({ select: ({ pathname }) => pathname }))
  const search = useSearch({ strict: false, select: parseLobby })
  const { lanes, isKnown } = useLanes()
  const cards = useMemo(
    () => lanes.filter(({ gameType }) => gameType === type).flatMap((lane) => lane.cards),
    [lanes, type],
  )
  // Only slots have a list of new games.
  const address = useMemo(() => {
    const { list, ...rest } = search
    return list === 'NEW' && type !== 'RNG' ? rest : search
  }, [search, type])
  const { vendor, unknown } = chooseVendor(
    address,
    cards.map(({ vassalage }) => vassalage),
  )
  const lobby = useMemo(() => ({ language, type, vendor, address }), [language, type, vendor, address])
  return { lobby, cards, isKnown, unknownVendor: isKnown ? unknown : undefined }
}
