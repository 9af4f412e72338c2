import { makeClient, type Client } from '@ronda/client'
import { chat, sharedRoundOrders, sharedRound } from '@ronda/contract'

/** The calls of a table. They are loaded with the table, so that a slot need not build their schemas. */
export type SharedClient = Pick<Client, 'sharedRoundOrders' | 'sharedRound' | 'chat'>

export const openSharedClient = (options: Parameters<typeof makeClient>[1]): SharedClient =>
  makeClient({ sharedRoundOrders, sharedRound, chat }, options)
