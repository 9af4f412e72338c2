import type { Result } from '@ronda/core'

/** `rejected`: this message will never arrive there. `unreachable`: nobody took it just now. */
export type SendFailure = 'rejected' | 'unreachable'

export type Sms = { readonly to: string; readonly text: string }
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Someone who carries one kind of message. */
export type Carrier<Message> = {
  send(message: Message): Promise<Result<undefined, SendFailure>>
  close(): void
}

/** The ways out of the house. */
export type Messages = {
  sendSms(message: Sms): Promise<Result<undefined, SendFailure>>
  sendMail(message: Mail): Promise<Result<undefined, SendFailure>>
  /** Whether there is anybody to give such a message to. */
  readonly can: { readonly sms: boolean; readonly mail: boolean }
  /** Whether any of them ends in the sandbox, where everybody may read it. */
  readonly isSandbox: boolean
  close(): void
}
