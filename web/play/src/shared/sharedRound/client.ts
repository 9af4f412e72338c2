import { makeClient, type Client } from '@ronda/client'
import { chat, orders, table } from '@ronda/contract'

/** The calls of a table. They are loaded with the table, so that a slot need not build their schemas. */
export type SharedClient = Pick<Client, 'orders' | 'table' | 'chat'>

export const openSharedClient = (options: Parameters<typeof makeClient>[1]): SharedClient =>
  makeClient({ orders, table, chat }, options)
