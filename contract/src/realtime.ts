import { z } from 'zod/mini'
import { balance } from './money/wallet.ts'
import { JACKPOT_LEVELS } from './play/jackpotWords.ts'
import { atoms, currency } from './wire.ts'

/** The socket's address; the socket token is in its query. */
export const SOCKET_PATH = '/api/v1/realtime'

/** The client sends a ping this often; a side that receives nothing for twice as long treats the socket as lost. */
export const HEARTBEAT_MS = 15_000

export const socketFromServer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello') }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('balance'), balance }),
  z.strictObject({ type: z.literal('signed_out') }),
  /** Status or settings of the brand have changed: fetch them again. */
  z.strictObject({ type: z.literal('brand') }),
  /** A game was closed, hidden or opened: fetch the list again, and check whether the open game is still in it. */
  z.strictObject({ type: z.literal('games') }),
  /** Something about the member's deposits, withdrawals, limits or documents has changed: fetch it again. */
  z.strictObject({ type: z.literal('cashier') }),
  /** Something of the member info has changed, such as the rank: fetch it again. */
  z.strictObject({ type: z.literal('member') }),
  /** The figures of the agent's team have changed: fetch them again. */
  z.strictObject({ type: z.literal('team') }),
  /** A contract of the agent, or an offer, has changed: fetch them again. */
  z.strictObject({ type: z.literal('contracts') }),
  /** A message has arrived, or was read or deleted in another tab. */
  z.strictObject({ type: z.literal('inbox'), unreadCount: z.int() }),
  /** The amounts of the pools of a currency; pools that have not changed are left out. */
  z.strictObject({
    type: z.literal('jackpots'),
    currency,
    pools: z.array(z.strictObject({ level: z.enum(JACKPOT_LEVELS), amount: atoms })),
  }),
])
export type SocketFromServer = z.infer<typeof socketFromServer>

export const socketFromClient = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('ping') })])
