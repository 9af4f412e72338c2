import { makeClient, type Client } from '@ronda/client'
import { arcade, fairness, jackpot, launch, slot } from '@ronda/contract'

/** What a game asks for. The schemas of all other calls would keep a phone busy before its first spin. */
const nouns = { launch, slot, arcade, jackpot, fairness }

export type GameClient = Pick<Client, keyof typeof nouns>

export const openClient = (options: Parameters<typeof makeClient>[1]): GameClient => makeClient(nouns, options)
