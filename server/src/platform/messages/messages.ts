import type { Result } from '@ronda/core'

/** `rejected`: this message will never be delivered there. `unreachable`: no carrier accepted it at the moment. */
export type SendFailure = 'rejected' | 'unreachable'

export type Sms = { readonly to: string; readonly text: string }
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** A service that sends one kind of message. */
export type Carrier<Message> = {
  send(message: Message): Promise<Result<undefined, SendFailure>>
  close(): void
}

/** Sends text messages and mails. */
export type Messages = {
  sendSms(message: Sms): Promise<Result<undefined, SendFailure>>
  sendMail(message: Mail): Promise<Result<undefined, SendFailure>>
  /** Whether there is a carrier for such a message. */
  readonly can: { readonly sms: boolean; readonly mail: boolean }
  /** Whether any message goes to the sandbox, where everybody may read it. */
  readonly isSandbox: boolean
  close(): void
}
