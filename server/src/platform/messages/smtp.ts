import { setTimeout as wait } from 'node:timers/promises'
import { err, ok, seconds } from '@ronda/core'
import { createTransport } from 'nodemailer'
import type { Carrier, Mail, SendFailure } from './messages.ts'

export type SmtpSettings = {
  /** smtp://user:password@host:587 or smtps://…; what nodemailer understands after a question mark goes here too. */
  readonly url: string
  readonly from: string
  /** First pause before another try; doubled each time. */
  readonly retryMs?: number
  readonly timeoutMs?: number
  /** Called when the server refuses our own account and not the recipient: only a person can fix that. */
  readonly onFailure?: (what: string) => void
}

const TRIES_MAX = 3
const RETRY_MS = 500
const TIMEOUT_MS = seconds(8)
const CONNECTIONS_MAX = 2
/** Servers close a connection that has carried too much. */
const MESSAGES_PER_CONNECTION = 50

type Problem = { readonly code?: string; readonly responseCode?: number }

/** A 5xx answer is a permanent refusal of the message, unless it is about our account; other failures are temporary. */
function failureOf({ code, responseCode }: Problem): SendFailure {
  if (code === 'EAUTH') return 'unreachable'
  return responseCode !== undefined && responseCode >= 500 ? 'rejected' : 'unreachable'
}

/** A retry after a broken connection may deliver a mail twice, which is better than not at all. */
export function openSmtp(settings: SmtpSettings): Carrier<Mail> {
  const { url, from, retryMs = RETRY_MS, timeoutMs = TIMEOUT_MS, onFailure = () => {} } = settings
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      maxMessages: MESSAGES_PER_CONNECTION,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A message is what we write, never a file or an address that it names.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail) {
      for (let tried = 1; ; tried += 1) {
        try {
          await transport.sendMail(mail)
          return ok(undefined)
        } catch (problem) {
          const failure = failureOf(problem as Problem)
          if ((problem as Problem).code === 'EAUTH') {
            onFailure('the mail server refuses our name and password')
            return err(failure)
          }
          if (failure === 'rejected' || tried === TRIES_MAX) return err(failure)
        }
        await wait(retryMs * 2 ** (tried - 1))
      }
    },
    close: () => transport.close(),
  }
}
