import { makeClient, type Client } from '@ronda/client'
import { chat, orders, table } from '@ronda/contract'

/** What a table asks for: it comes with the table, so that whoever plays a slot need not make its schemas. */
export type SharedClient = Pick<Client, 'orders' | 'table' | 'chat'>

export const openSharedClient = (options: Parameters<typeof makeClient>[1]): SharedClient =>
  makeClient({ orders, table, chat }, options)
