import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { VendorCard } from '@ronda/contract'
import { useLanguage } from '../../language/useLanguage.ts'
import { categoryOf, lobbyPaths } from './categories.ts'
import { parseLobby } from './lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'
import { chooseVendor } from './lobbyRules.ts'
import { useLanes } from './useShelves.ts'

export type LobbyView = {
  readonly lobby: Lobby
  readonly cards: readonly VendorCard[]
  /** Whether the makers are known, and with them whose games are shown. */
  readonly isKnown: boolean
  readonly unknownVendor: string | undefined
}

/**
 * Another language begins the list anew: its order and its pages are others. Kept outside of what waits for the words of
 * that language, since it must remember the one before.
 */
export function useFirstPageInAnotherLanguage(): void {
  const { language } = useLanguage()
  const path = lobbyPaths[categoryOf(useLocation({ select: ({ pathname }) => pathname }))]
  const { page, until, ...search } = useSearch({ strict: false, select: parseLobby })
  const navigate = useNavigate()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    if (page === undefined && until === undefined) return
    void navigate({ to: path, search, replace: true, resetScroll: false })
  }, [language, path, page, until, search, navigate])
}

/** What the address means here: path, makers and language taken together. */
export function useLobby(): LobbyView {
  const { language } = useLanguage()
  const type = categoryOf(useLocation({ select: ({ pathname }) => pathname }))
  const search = useSearch({ strict: false, select: parseLobby })
  const { lanes, isKnown } = useLanes()
  const cards = useMemo(
    () => lanes.filter(({ gameType }) => gameType === type).flatMap((lane) => lane.cards),
    [lanes, type],
  )
  // New games are a list of slots alone.
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
