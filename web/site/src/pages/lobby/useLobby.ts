import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { VendorCard } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { categoryOf } from '../../shell/games/categories.ts'
import { parseLobby } from '../../shell/games/lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'
import { chooseVendor } from './lobbyRules.ts'
import { useLanes } from '../../shell/games/useCategoryVendors.ts'

export type LobbyView = {
  readonly lobby: Lobby
  readonly cards: readonly VendorCard[]
  /** Whether the vendors are loaded, and with them whose games are shown. */
  readonly isKnown: boolean
  readonly unknownVendor: string | undefined
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
