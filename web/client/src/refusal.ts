import type { RefusalCode } from '@ronda/contract'

/** What a network can do to a call before any server has answered. */
export type NetworkCode = 'network.offline' | 'network.timeout'

/** Why a call was not granted. The code chooses the text a person reads; `message` is the server's own, for logs. */
export type Refusal = {
  readonly code: RefusalCode | NetworkCode
  readonly message?: string
  /** When it passes by itself, where it does. */
  readonly untilMs?: number
}
