import { err } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import type { Carrier, Messages } from './messages.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { openSmsGateway, type SmsSettings } from './smsGateway.ts'
import { openSmtp, type SmtpSettings } from './smtp.ts'

export type MessageSettings = {
  readonly smtp?: SmtpSettings | undefined
  readonly sms?: SmsSettings | undefined
  /** Whether messages without a carrier may go to the sandbox: only where no real person waits for them. */
  readonly mayUseSandbox: boolean
}

export type MessageService = Messages & {
  /** Where messages can be read; undefined where all have a real carrier, or where it is not allowed. */
  readonly sandbox: Sandbox | undefined
}

const noCarrier: Carrier<unknown> = { send: async () => err('unreachable'), close: () => {} }

/** Real carriers where they are set up, the sandbox where it is allowed, and no carrier otherwise. */
export function openMessages(db: Db, clock: Clock, log: Log, settings: MessageSettings): MessageService {
  const needsSandbox = settings.mayUseSandbox && !(settings.smtp && settings.sms)
  const sandbox = needsSandbox ? openSandbox(db, clock) : undefined
  const onFailure = (what: string): void => log.error(what)
  const sms = settings.sms ? openSmsGateway({ onFailure, ...settings.sms }) : sandbox?.sms
  const mail = settings.smtp ? openSmtp({ onFailure, ...settings.smtp }) : sandbox?.mail
  return {
    sendSms: (message) => (sms ?? noCarrier).send(message),
    sendMail: (message) => (mail ?? noCarrier).send(message),
    can: { sms: sms !== undefined, mail: mail !== undefined },
    isSandbox: sandbox !== undefined,
    sandbox,
    close() {
      sms?.close()
      mail?.close()
    },
  }
}
