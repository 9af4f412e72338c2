import type { RefusalCode } from '@ronda/contract'

/** How the network can fail before any server has replied. */
export type NetworkCode = 'network.offline' | 'network.timeout'

/** Why a call was refused. The code selects the text for the user; `message` is from the server, for logs. */
export type Refusal = {
  readonly code: RefusalCode | NetworkCode
  readonly message?: string
  /** How long from the reply on until it can be tried again, where the server knows. */
  readonly retryAfterMs?: number
  /** When the refusal ends, if it ends by itself. */
  readonly untilMs?: number
  /** The name of what it was refused for, in each language. */
  readonly subject?: Readonly<Record<string, string>>
  /** The id of the request in the log of the server, where the server has failed. */
  readonly requestId?: string
}

/** The text of a refusal, after the name of what it was refused for: without it nobody knows which game is meant. */
export function withSubject(text: string, { subject }: Refusal, language: string): string {
  const name = subject?.[language]
  return name === undefined ? text : `${name}: ${text}`
}
