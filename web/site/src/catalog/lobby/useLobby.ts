import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { VendorCard } from '@ronda/contract'
import { useSpeech } from '../../language/useSpeech.ts'
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

/** Another language begins the list anew: its order and its pages are others. */
function useFirstPageInAnotherLanguage({ language, type, address }: Lobby): void {
  const navigate = useNavigate()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    const { page: _page, until: _until, ...search } = address
    if (address.page !== undefined || address.until !== undefined) {
      void navigate({ to: lobbyPaths[type], search, replace: true, resetScroll: false })
    }
  }, [language, type, address, navigate])
}

/** What the address means here: path, makers and language taken together. */
export function useLobby(): LobbyView {
  const { language } = useSpeech()
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
  useFirstPageInAnotherLanguage(lobby)
  return { lobby, cards, isKnown, unknownVendor: isKnown ? unknown : undefined }
}
