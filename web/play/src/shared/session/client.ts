import { makeClient, type Client } from '@ronda/client'
import { arcade, fairness, jackpot, launch, slot } from '@ronda/contract'

/** The calls of a game. Loading the schemas of all other calls would delay the first spin on a phone. */
const nouns = { launch, slot, arcade, jackpot, fairness }

export type GameClient = Pick<Client, keyof typeof nouns>

export const openClient = (options: Parameters<typeof makeClient>[1]): GameClient => makeClient(nouns, options)
