import { z } from 'zod/mini'
import { balance } from './money/wallet.ts'
import { JACKPOT_LEVELS } from './play/jackpotWords.ts'
import { atoms, currency } from './wire.ts'

/** The socket's address; the ticket goes in its query. */
export const SOCKET_PATH = '/api/v1/realtime'

/** The client sends a ping this often; a side that hears nothing for twice as long treats the socket as lost. */
export const HEARTBEAT_MS = 15_000

export const socketFromServer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello') }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('balance'), balance }),
  z.strictObject({ type: z.literal('signed_out') }),
  /** Status or settings of the house have changed: ask again. */
  z.strictObject({ type: z.literal('brand') }),
  /** A game was closed, hidden or opened: ask again which there are, and whether the one at hand is among them. */
  z.strictObject({ type: z.literal('games') }),
  /** Something of the member's deposits, withdrawals, limits or papers has changed: ask again. */
  z.strictObject({ type: z.literal('cashier') }),
  /** A message has come, or was read or deleted elsewhere. */
  z.strictObject({ type: z.literal('inbox'), unreadCount: z.int() }),
  /** What is in pools of a currency now; those that have not moved are left out. */
  z.strictObject({
    type: z.literal('jackpots'),
    currency,
    pools: z.array(z.strictObject({ level: z.enum(JACKPOT_LEVELS), amount: atoms })),
  }),
])
export type SocketFromServer = z.infer<typeof socketFromServer>

export const socketFromClient = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('ping') })])
