import { createContext } from 'react'
import type { ChatEnvelope } from '@ronda/contract'

export type GameEnvelope = { readonly shown: ChatEnvelope; readonly take: () => void }

/** The red envelope that is open to the player, for the chat of the tables on this page. */
export const GameEnvelopeContext = createContext<GameEnvelope | undefined>(undefined)
